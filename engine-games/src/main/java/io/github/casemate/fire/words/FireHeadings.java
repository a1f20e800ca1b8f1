package io.github.casemate.fire.words;

import io.github.casemate.agenda.GameView;
import io.github.casemate.fire.box.Realm;
import io.github.casemate.fire.rules.AcceptOffer;
import io.github.casemate.fire.rules.BuyAtMarket;
import io.github.casemate.fire.rules.ChosenMeal;
import io.github.casemate.fire.rules.CompleteWhich;
import io.github.casemate.fire.rules.EruptionTarget;
import io.github.casemate.fire.rules.FindHome;
import io.github.casemate.fire.rules.FireQuestion;
import io.github.casemate.fire.rules.FloodTarget;
import io.github.casemate.fire.rules.HungryStep;
import io.github.casemate.fire.rules.JudgeClaim;
import io.github.casemate.fire.rules.LayHighBridgeWhere;
import io.github.casemate.fire.rules.LaySupport;
import io.github.casemate.fire.rules.LayWhere;
import io.github.casemate.fire.rules.LinkAgain;
import io.github.casemate.fire.rules.MarchArmy;
import io.github.casemate.fire.rules.Menu;
import io.github.casemate.fire.rules.MillWhich;
import io.github.casemate.fire.rules.OfferForWhat;
import io.github.casemate.fire.rules.OfferWhat;
import io.github.casemate.fire.rules.PlaceAtHome;
import io.github.casemate.fire.rules.React;
import io.github.casemate.fire.rules.SendGiant;
import io.github.casemate.fire.rules.TakeOne;
import io.github.casemate.fire.rules.Works;
import io.github.casemate.fire.table.FireTable;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.pack.Heading;
import io.github.casemate.pack.Names;
import io.github.casemate.text.English;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

/** What each question asks the listener, and by which rules. */
final class FireHeadings {

    private final Realm realm;
    private final Names names;

    FireHeadings(Realm realm, Names names) {
        this.realm = realm;
        this.names = names;
    }

    Heading of(FireQuestion question, GameView<FireTable> view) {
        FireTable table = view.table();
        if (question instanceof Menu) {
            return Heading.of(
                    "What do you do? You have " + FireText.some(table.pile(table.active())) + ".", "TRN-2", "BLD-1");
        } else if (question instanceof FindHome home) {
            return Heading.of(
                    "Where do you place the " + (home.first() ? "Marketplace" : "Mill") + " and a Cottage?",
                    question.rule(),
                    "RUL-1");
        } else if (question instanceof PlaceAtHome place) {
            return Heading.of(
                    "Where in " + place.territory() + " does the "
                            + realm.plan(place.building()).blueprint().name() + " stand?",
                    "RUL-1",
                    "SET-4");
        } else if (question instanceof React react) {
            return react(react, view);
        } else if (question instanceof AcceptOffer offer) {
            return Heading.of(
                    names.does(offer.player(), "offers you ") + FireText.some(offer.given(), offer.giving()) + " for "
                            + FireText.some(offer.wanted(), offer.wanting()) + ". Do you accept?",
                    "TRD-1",
                    "TRD-2");
        }
        return building(question).getOrElse(() -> other(question, table));
    }

    private Option<Heading> building(FireQuestion question) {
        @Nullable Heading found = null;
        if (question instanceof LayWhere lay) {
            found = Heading.of("Where do you lay the " + lay.element().label() + "?", "BLD-1", "CON-2", "BLD-7");
        } else if (question instanceof LayHighBridgeWhere) {
            found = Heading.of("Where do you lay the high bridge?", "BLD-4", "RUL-5");
        } else if (question instanceof LaySupport) {
            found = Heading.of("What supports an end of the high bridge?", "RUL-5");
        } else if (question instanceof CompleteWhich) {
            found = Heading.of("What is completed by this brick?", "SIT-7", "SIT-8", "RUL-27");
        } else if (question instanceof MillWhich) {
            found = Heading.of("Which brick do you mill?", "TRN-4", "RUL-9");
        } else if (question instanceof LinkAgain) {
            found = Heading.of("Your kingdom has come apart: which brick joins it again?", "RUL-9");
        }
        return Option.of(found);
    }

    private Heading other(FireQuestion question, FireTable table) {
        if (question instanceof BuyAtMarket market) {
            return Heading.of(
                    "What do you take for " + FireText.some(market.given(), market.price()) + "?", "TRN-3", "ELE-8");
        } else if (question instanceof OfferWhat offer) {
            return Heading.of("What do you offer to " + names.name(offer.partner()) + "?", "TRD-1", "TRD-2");
        } else if (question instanceof OfferForWhat offer) {
            return Heading.of(
                    "What do you ask of " + names.name(offer.partner()) + " for "
                            + FireText.some(offer.given(), offer.giving()) + "?",
                    "TRD-1",
                    "TRD-2");
        } else if (question instanceof FloodTarget flood) {
            return Heading.of(
                    flood.major() ? "Where do the rivers rise, and wash away even buildings?" : "Where is the flood?",
                    "EVT-3",
                    "RUL-29");
        } else if (question instanceof EruptionTarget) {
            return Heading.of("Which territory beside the volcano is shaken?", "EVT-2", "RUL-29");
        } else if (question instanceof SendGiant) {
            return Heading.of("Where does the Giant go from " + giant(table) + "?", question.rule(), "GIA-3");
        } else if (question instanceof HungryStep) {
            return Heading.of(
                    "You have the most bricks. Where does the hungry Giant go from " + giant(table) + "?",
                    "GIA-4",
                    "GIA-5");
        } else if (question instanceof MarchArmy march) {
            return Heading.of("Where does your army go from " + march.from() + "?", "ARM-2", "ARM-3");
        } else if (question instanceof TakeOne) {
            return Heading.of("Which element do you take from your Collection?", "EVT-4", "ADV-3");
        } else if (question instanceof ChosenMeal) {
            return Heading.of("Which of your bricks does the Giant eat?", "RUL-12", "GIA-5");
        }
        return Heading.of("Choose " + question.toChoose() + ".", question.rule());
    }

    private Heading react(React react, GameView<FireTable> view) {
        if (!react.claim()) {
            String when = react.last() ? " turn is nearly over." : " dice have been rolled.";
            return Heading.of(
                    English.capital(names.whose(view.table().active())) + when + " Do you play an event?",
                    "WIN-1",
                    "RUL-13");
        }
        PlayerId claimant = view.agenda()
                .find(JudgeClaim.class::isInstance)
                .map(step -> ((JudgeClaim) step).claimant())
                .getOrElse(view.table().active());
        return Heading.of(
                names.does(claimant, "claims the crown with ") + FireText.points(Works.points(view.table(), claimant))
                        + ". Do you play an event against it?",
                "WIN-3",
                "RUL-16");
    }

    private String giant(FireTable table) {
        return FireText.territory(realm.terrain().name(table.walkers().giant()));
    }
}
