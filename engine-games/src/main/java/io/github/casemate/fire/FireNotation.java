package io.github.casemate.fire;

import io.github.casemate.agenda.Action;
import io.github.casemate.fire.action.FireAction;
import io.github.casemate.fire.box.Element;
import io.github.casemate.fire.box.PoleColour;
import io.github.casemate.pack.Notation;
import java.util.Locale;

/** Short texts for answers: elements are letters, cells are {@code x,y}, and territories are {@code A} to {@code *}. */
final class FireNotation implements Notation<Action> {

    private static final Notation<Action> OTHERS = Notation.ofText();

    @Override
    public String of(Action action) {
        if (action instanceof FireAction.PlantFlag flag) {
            return "flag " + flag.element().letter() + " " + text(flag.pole());
        }
        if (action instanceof FireAction.DrawFromDeck draw) {
            return "draw " + draw.card() + " " + draw.copy();
        }
        if (action instanceof FireAction.RollColours dice) {
            return "roll " + text(dice.one()) + " " + text(dice.other());
        }
        if (action instanceof FireAction.CompleteSite site) {
            return "complete " + site.name() + " " + site.plan() + "/" + site.form() + " at " + site.x() + ","
                    + site.y() + " on " + site.base();
        }
        if (action instanceof FireAction.PlaceOriginal place) {
            return place.building() + " " + place.x() + "," + place.y() + " form " + place.form();
        }
        return brick(action);
    }

    private static String brick(Action action) {
        if (action instanceof FireAction.LayBrick lay) {
            return lay.brick().toString();
        }
        if (action instanceof FireAction.LayHighBridge high) {
            return "high " + high.bridge();
        }
        if (action instanceof FireAction.MillBrick mill) {
            return "mill " + mill.brick();
        }
        if (action instanceof FireAction.LinkBrick link) {
            return "link " + link.brick();
        }
        return element(action);
    }

    private static String element(Action action) {
        if (action instanceof FireAction.LayElement lay) {
            return "lay " + lay.element().letter();
        }
        if (action instanceof FireAction.GoToMarket market) {
            return "market " + market.element().letter();
        }
        if (action instanceof FireAction.BuyElement buy) {
            return "buy " + buy.element().letter();
        }
        if (action instanceof FireAction.TakeElement take) {
            return "take " + take.element().letter();
        }
        if (action instanceof FireAction.EatBrick eat) {
            return "eat " + eat.element().letter();
        }
        if (action instanceof FireAction.GiveElements give) {
            return "give " + elements(give.element(), give.count());
        }
        if (action instanceof FireAction.WantElements want) {
            return "want " + elements(want.element(), want.count());
        }
        return word(action);
    }

    private static String word(Action action) {
        if (action instanceof FireAction.StartHighBridge) {
            return "high";
        }
        if (action instanceof FireAction.StartMilling) {
            return "mill";
        }
        if (action instanceof FireAction.PlayEventCard event) {
            return "play " + event.card();
        }
        if (action instanceof FireAction.ThrowAway card) {
            return "discard " + card.card();
        }
        if (action instanceof FireAction.OfferTo offer) {
            return "offer " + offer.partner();
        }
        if (action instanceof FireAction.AnswerOffer answer) {
            return answer.accepts() ? "yes" : "no";
        }
        if (action instanceof FireAction.EndConstruction end) {
            return end.rest() ? "end and rest" : "end";
        }
        if (action instanceof FireAction.ChooseTerritory to) {
            return "to " + to.territory();
        }
        if (action instanceof FireAction.ChooseHome home) {
            return "home " + home.territory();
        }
        return OTHERS.of(action);
    }

    private static String elements(Element element, int count) {
        return String.valueOf(count) + element.letter();
    }

    private static String text(PoleColour colour) {
        return colour.name().toLowerCase(Locale.ROOT);
    }
}
