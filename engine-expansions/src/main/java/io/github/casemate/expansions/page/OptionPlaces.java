package io.github.casemate.expansions.page;

import static io.github.casemate.expansions.page.SiegePlaces.card;
import static io.github.casemate.expansions.page.SiegePlaces.heap;
import static io.github.casemate.expansions.page.SiegePlaces.seat;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.Step;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.action.Attack;
import io.github.casemate.siege.action.AttackOpenWaters;
import io.github.casemate.siege.action.BuildBuilding;
import io.github.casemate.siege.action.BuildFort;
import io.github.casemate.siege.action.BuildShip;
import io.github.casemate.siege.action.ChooseCard;
import io.github.casemate.siege.action.ChooseColor;
import io.github.casemate.siege.action.ChooseOpponent;
import io.github.casemate.siege.action.ChooseReinforce;
import io.github.casemate.siege.action.ChooseSecondWave;
import io.github.casemate.siege.action.DiscardCard;
import io.github.casemate.siege.action.DrawCards;
import io.github.casemate.siege.action.EndLeadership;
import io.github.casemate.siege.action.FellStones;
import io.github.casemate.siege.action.GiveCard;
import io.github.casemate.siege.action.KeepDice;
import io.github.casemate.siege.action.LeaveEmpty;
import io.github.casemate.siege.action.PassCard;
import io.github.casemate.siege.action.PlaceStone;
import io.github.casemate.siege.action.RepairSpace;
import io.github.casemate.siege.action.RerollDice;
import io.github.casemate.siege.action.SendHome;
import io.github.casemate.siege.action.Settle;
import io.github.casemate.siege.action.Shelter;
import io.github.casemate.siege.action.SinkShip;
import io.github.casemate.siege.action.UseCard;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.box.Face;
import io.github.casemate.siege.box.Faces;
import io.github.casemate.siege.box.Spaces;
import io.github.casemate.siege.box.StoneColor;
import io.github.casemate.siege.cards.ChooseShelter;
import io.github.casemate.siege.cards.ChooseStone;
import io.github.casemate.siege.table.Deck;
import io.github.casemate.siege.table.Fort;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

/** Where on the drawing each option is chosen: at every piece and place that it is about. */
final class OptionPlaces {

    private final Table table;
    private final Option<Card> fort;
    private final @Nullable Step<Table> question;

    /**
     * @param fort the fort whose spaces the question is about
     * @param question the open question
     */
    OptionPlaces(Table table, Option<Card> fort, @Nullable Step<Table> question) {
        this.table = table;
        this.fort = fort;
        this.question = question;
    }

    /** The places of an option; none if it is about nothing that is drawn, or if nobody here knows it. */
    Seq<String> of(Action option) {
        Seq<String> cards = aboutCards(option);
        Seq<String> more = cards.isEmpty() ? aboutTheAttack(option) : cards;
        Seq<String> others = more.isEmpty() ? aboutStonesAndPeople(option) : more;
        return others.isEmpty() ? new ExpansionPlaces(this).of(option) : others;
    }

    private static Seq<String> aboutCards(Action option) {
        if (option instanceof BuildFort build) {
            return Array.of(card(build.card()));
        } else if (option instanceof BuildBuilding build) {
            return Array.of(card(build.card()), card(build.fort()));
        } else if (option instanceof BuildShip build) {
            return Array.of(card(build.card()), card(build.fort()));
        } else if (option instanceof ChooseCard choose) {
            return Array.of(card(choose.card()));
        } else if (option instanceof DiscardCard discard) {
            return Array.of(card(discard.card()));
        } else if (option instanceof GiveCard give) {
            return Array.of(card(give.card()), seat(give.to()));
        } else if (option instanceof PassCard pass) {
            return Array.of(card(pass.card()));
        } else if (option instanceof SinkShip sink) {
            return Array.of(card(sink.ship()));
        } else if (option instanceof UseCard use) {
            return Array.of(card(use.card()));
        }
        return option instanceof DrawCards ? Array.of(SiegePlaces.deck(Deck.MAIN)) : Array.empty();
    }

    private Seq<String> aboutTheAttack(Action option) {
        if (option instanceof Attack attack) {
            return Array.of(card(attack.fort()));
        } else if (option instanceof AttackOpenWaters) {
            return Array.of(SiegePlaces.OPEN_WATERS);
        } else if (option instanceof KeepDice) {
            return Array.of(SiegePlaces.KEEP);
        } else if (option instanceof RerollDice again) {
            return dice(again.dice());
        } else if (option instanceof EndLeadership) {
            return Array.of(SiegePlaces.NO_MORE_LEADERSHIP);
        } else if (option instanceof ChooseReinforce) {
            return Array.of(SiegePlaces.REINFORCE);
        } else if (option instanceof ChooseSecondWave) {
            return dice(Face.TARGET).append(SiegePlaces.SECOND_WAVE);
        } else if (option instanceof FellStones fell) {
            return spaces(fell.spaces());
        }
        return option instanceof ChooseColor choose ? colored(choose.color()) : Array.empty();
    }

    private Seq<String> aboutStonesAndPeople(Action option) {
        if (option instanceof PlaceStone place) {
            return spaces(Spaces.of(place.space())).appendAll(owner().map(owner -> heap(owner, place.color())));
        } else if (option instanceof LeaveEmpty leave) {
            return spaces(Spaces.of(leave.space()));
        } else if (option instanceof RepairSpace repair) {
            return spaces(Spaces.of(repair.space()));
        } else if (option instanceof Settle settle) {
            int there = table.findFort(settle.fort()).map(Fort::colonists).getOrElse(0);
            return colonist(settle.fort(), there + settle.number() - 1, settle.number());
        } else if (option instanceof SendHome send) {
            int there = table.findFort(send.fort()).map(Fort::colonists).getOrElse(0);
            return colonist(send.fort(), there - send.number(), send.number());
        } else if (option instanceof ChooseOpponent choose) {
            return Array.of(seat(choose.player()));
        }
        return option instanceof Shelter && question instanceof ChooseShelter choose
                ? Array.of(card(choose.shelter()))
                : Array.empty();
    }

    /** A number of colonists is chosen at the last of them that is meant, or by the name of the fort. */
    private static Seq<String> colonist(Card fort, int place, int number) {
        Seq<String> name = Array.of(card(fort));
        return number == 0 ? name : name.append(SiegePlaces.colonist(fort, place));
    }

    /** RUL-44: a colour may be that of a loose stone; otherwise it is one of results or of the general supply. */
    private Seq<String> colored(StoneColor color) {
        if (question instanceof ChooseStone choose) {
            return Array.of(heap(choose.attacker(), color));
        }
        Seq<String> dice = Face.of(color).map(this::dice).getOrElse(Array::empty);
        return dice.isEmpty() ? Array.of(heap(color)) : dice;
    }

    /** All dice that show a face. */
    Seq<String> dice(Face face) {
        int there = table.attack().map(attack -> attack.results(face)).getOrElse(0);
        return Array.range(0, there).map(number -> SiegePlaces.die(face, number));
    }

    /** Of dice that show the same face, the first ones are meant. */
    private static Seq<String> dice(Faces dice) {
        return Array.of(Face.values())
                .flatMap(face -> Array.range(0, dice.count(face)).map(number -> SiegePlaces.die(face, number)));
    }

    /** Spaces of the fort that the question is about. */
    Seq<String> spaces(Spaces spaces) {
        return fort.toArray().flatMap(card -> spaces.numbers().map(space -> SiegePlaces.space(card, space)));
    }

    private Option<PlayerId> owner() {
        return fort.flatMap(table::findFort).map(Fort::owner);
    }
}
