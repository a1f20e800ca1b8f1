package io.github.casemate.siege.words;

import static io.github.casemate.siege.phrasing.PieceWords.color;
import static io.github.casemate.siege.phrasing.PieceWords.faces;
import static io.github.casemate.siege.phrasing.PieceWords.space;
import static io.github.casemate.text.English.count;
import static io.github.casemate.text.English.number;

import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.event.AbilityUsed;
import io.github.casemate.siege.event.ActionPhaseBegan;
import io.github.casemate.siege.event.AttackEnded;
import io.github.casemate.siege.event.BuildEnded;
import io.github.casemate.siege.event.BuildingBuilt;
import io.github.casemate.siege.event.CardDestroyed;
import io.github.casemate.siege.event.CardDiscarded;
import io.github.casemate.siege.event.CardGiven;
import io.github.casemate.siege.event.CardPassed;
import io.github.casemate.siege.event.CardRemoved;
import io.github.casemate.siege.event.CardReturned;
import io.github.casemate.siege.event.CardSetAside;
import io.github.casemate.siege.event.CardTaken;
import io.github.casemate.siege.event.CardTookEffect;
import io.github.casemate.siege.event.CardsDrawn;
import io.github.casemate.siege.event.CardsKept;
import io.github.casemate.siege.event.CoinsScored;
import io.github.casemate.siege.event.ColonistsMoved;
import io.github.casemate.siege.event.ColonistsSettled;
import io.github.casemate.siege.event.ColonistsWentHome;
import io.github.casemate.siege.event.ColonizeEnded;
import io.github.casemate.siege.event.ColorChosen;
import io.github.casemate.siege.event.DeckRefilled;
import io.github.casemate.siege.event.DicePickedUp;
import io.github.casemate.siege.event.DiceRolled;
import io.github.casemate.siege.event.DiceTaken;
import io.github.casemate.siege.event.FleetReturned;
import io.github.casemate.siege.event.FleetSent;
import io.github.casemate.siege.event.FortAttacked;
import io.github.casemate.siege.event.FortBuilt;
import io.github.casemate.siege.event.GameEnded;
import io.github.casemate.siege.event.HandSeen;
import io.github.casemate.siege.event.LeadershipSpent;
import io.github.casemate.siege.event.OpenWatersEntered;
import io.github.casemate.siege.event.Passed;
import io.github.casemate.siege.event.Reinforced;
import io.github.casemate.siege.event.RerollGained;
import io.github.casemate.siege.event.RerollsUsedUp;
import io.github.casemate.siege.event.ResultsAdded;
import io.github.casemate.siege.event.ResultsCounted;
import io.github.casemate.siege.event.RollingEnded;
import io.github.casemate.siege.event.ShipBuilt;
import io.github.casemate.siege.event.StartDetermined;
import io.github.casemate.siege.event.StoneBrought;
import io.github.casemate.siege.event.StoneFell;
import io.github.casemate.siege.event.StoneLost;
import io.github.casemate.siege.event.StonePlaced;
import io.github.casemate.siege.event.StonesPicked;
import io.github.casemate.siege.event.TurnBegan;
import io.github.casemate.siege.phrasing.ModuleWords;
import io.github.casemate.siege.phrasing.Phrasing;
import io.github.casemate.siege.phrasing.PieceWords;
import io.github.casemate.siege.table.Ending;
import io.github.casemate.text.English;

/** The events of the base game in words. */
final class BaseEvents {

    static final ModuleWords ALL = course().and(cards()).and(building()).and(attack());

    private BaseEvents() {}

    private static ModuleWords course() {
        return ModuleWords.NONE
                .told(StartDetermined.class, (e, t) -> t.does(e.player(), "begins") + ".")
                .heading(
                        TurnBegan.class,
                        (e, t) -> "Turn " + e.number() + ": "
                                + (t.names().isYou(e.player())
                                        ? "you"
                                        : t.names().name(e.player())))
                .told(
                        ColonistsSettled.class,
                        (e, t) -> t.does(e.player(), "settles") + " " + count(e.number(), "colonist") + " in "
                                + e.fort().name() + ".")
                .quiet(ColonizeEnded.class, (e, t) -> "No more colonists settle.")
                .quiet(
                        FleetReturned.class,
                        (e, t) -> t.whoseAtFirst(e.player()) + " fleet comes home from " + t.card(e.fort()) + ".")
                .quiet(ActionPhaseBegan.class, (e, t) -> t.does(e.player(), "is") + " about to act.")
                .told(Passed.class, (e, t) -> t.does(e.player(), "has") + " nothing to do and must pass.")
                .told(CoinsScored.class, (e, t) -> t.does(e.player(), "scores") + " " + count(e.coins(), "coin") + ".")
                .told(
                        ColonistsMoved.class,
                        (e, t) -> colonists(e.player(), e.number(), t) + (e.number() == 1 ? " moves" : " move")
                                + " from " + t.card(e.from()) + " to " + t.card(e.to()) + ".")
                .told(
                        ColonistsWentHome.class,
                        (e, t) -> colonists(e.player(), e.number(), t) + (e.number() == 1 ? " goes" : " go")
                                + " home from " + e.card().name() + ".")
                .heading(GameEnded.class, (e, t) -> ending(e.ending(), t));
    }

    private static String colonists(PlayerId player, int number, Phrasing phrasing) {
        return English.capital(number(number)) + " of " + phrasing.whose(player) + " colonists";
    }

    private static String ending(Ending ending, Phrasing phrasing) {
        String reason = switch (ending.how()) {
            case COLONIST -> "no colonist is left at home";
            case ECONOMIC -> "enough coins, and more than anybody else";
            case TURN_LIMIT -> "ahead when the last turn was over";
            case DRAW -> "nobody is ahead when the last turn is over";
        };
        return ending.winner()
                .map(winner -> phrasing.does(winner, "wins") + ": " + reason + ".")
                .getOrElse("A draw: " + reason + ".");
    }

    private static ModuleWords cards() {
        return ModuleWords.NONE
                .told(CardsDrawn.class, (e, t) -> t.does(e.player(), "draws") + " " + t.pile(e.deck(), e.cards()) + ".")
                .quiet(CardsKept.class, (e, t) -> t.does(e.player(), "keeps") + " the other cards.")
                .told(
                        CardGiven.class,
                        (e, t) -> t.does(e.from(), "gives") + " " + t.pile(e.deck(), e.card()) + " to " + t.whom(e.to())
                                + ".")
                .quiet(
                        CardSetAside.class,
                        (e, t) ->
                                t.does(e.player(), "lays") + " " + t.pile(e.deck(), e.card()) + " aside to be passed.")
                .told(
                        CardPassed.class,
                        (e, t) -> t.does(e.from(), "passes") + " " + t.pile(e.deck(), e.card()) + " to "
                                + t.whom(e.to()) + ".")
                .told(
                        CardTaken.class,
                        (e, t) -> t.does(e.to(), "takes") + " " + t.pile(e.deck(), e.card()) + " from "
                                + t.whom(e.from()) + ".")
                .told(CardDiscarded.class, (e, t) -> t.does(e.player(), "discards") + " " + t.card(e.card()) + ".")
                .told(
                        HandSeen.class,
                        (e, t) -> t.does(e.observer(), "looks") + " at " + t.whose(e.player()) + " hand: "
                                + t.pile(e.deck(), e.cards()) + ".")
                .told(DeckRefilled.class, (e, t) -> "The discard pile is shuffled and becomes the deck.")
                .told(
                        CardDestroyed.class,
                        (e, t) -> t.whoseAtFirst(e.player()) + " " + e.card().name() + " is destroyed.")
                .told(
                        CardRemoved.class,
                        (e, t) -> t.whoseAtFirst(e.player()) + " " + e.card().name()
                                + " is destroyed and leaves the game.")
                .told(
                        CardReturned.class,
                        (e, t) -> t.card(e.card()) + " comes back to " + t.whose(e.player()) + " hand.")
                .told(CardTookEffect.class, (e, t) -> English.capital(t.card(e.card())) + " takes effect.")
                .quiet(AbilityUsed.class, (e, t) -> t.card(e.card()) + " has been used.");
    }

    private static ModuleWords building() {
        return ModuleWords.NONE
                .told(FortBuilt.class, (e, t) -> t.does(e.player(), "builds") + " " + t.card(e.card()) + ".")
                .told(
                        StoneBrought.class,
                        (e, t) -> "A " + color(e.color()) + " stone of the general supply comes to " + t.card(e.fort())
                                + ", " + space(e.space()) + ".")
                .told(
                        StonePlaced.class,
                        (e, t) -> t.does(e.player(), "puts") + " a " + color(e.color()) + " stone on "
                                + t.card(e.fort(), e.player()) + ", " + space(e.space()) + ".")
                .told(
                        BuildingBuilt.class,
                        (e, t) -> t.does(e.player(), "builds") + " " + t.card(e.card()) + " below "
                                + t.card(e.fort(), e.player())
                                + " with " + count(e.colonists(), "colonist") + ".")
                .told(
                        ShipBuilt.class,
                        (e, t) -> t.does(e.player(), "builds") + " the ship "
                                + t.card(e.card()) + " with "
                                + count(e.colonists(), "colonist") + " of "
                                + t.card(e.fort(), e.player()) + ".")
                .quiet(BuildEnded.class, (e, t) -> t.card(e.card()) + " is finished.");
    }

    private static ModuleWords attack() {
        return ModuleWords.NONE
                .quiet(
                        FleetSent.class,
                        (e, t) -> t.whoseAtFirst(e.player()) + " fleet sails to " + t.whose(e.defender()) + " "
                                + e.fort().name() + ".")
                .told(
                        FortAttacked.class,
                        (e, t) -> t.does(e.player(), "attacks") + " " + t.whose(e.defender()) + " "
                                + e.fort().name() + ".")
                .told(OpenWatersEntered.class, (e, t) -> t.does(e.player(), "sails") + " into Open Waters.")
                .quiet(
                        DiceTaken.class,
                        (e, t) -> t.does(e.player(), "takes") + " "
                                + (e.dice() == 1 ? "one die" : number(e.dice()) + " dice") + " and has "
                                + (e.rerolls() == 1 ? "one re-roll" : number(e.rerolls()) + " re-rolls") + ".")
                .told(
                        DiceRolled.class,
                        (e, t) -> (e.dice().total() == 1 ? "The die shows " : "The dice show ") + faces(e.dice()) + ".")
                .told(DicePickedUp.class, (e, t) -> t.does(e.player(), "rolls") + " " + faces(e.dice()) + " again.")
                .told(
                        RerollGained.class,
                        (e, t) -> t.card(e.card()) + " gives " + t.whom(e.player()) + " one more re-roll.")
                .quiet(RerollsUsedUp.class, (e, t) -> t.does(e.player(), "has") + " no re-roll left.")
                .quiet(RollingEnded.class, (e, t) -> t.does(e.player(), "stops") + " rolling.")
                .told(
                        ResultsAdded.class,
                        (e, t) -> t.does(e.player(), "adds") + " " + number(e.number()) + " "
                                + PieceWords.face(e.face()) + (e.number() == 1 ? " result." : " results."))
                .quiet(ResultsCounted.class, (e, t) -> "All results are on the table.")
                .told(
                        LeadershipSpent.class,
                        (e, t) -> t.does(e.player(), "spends") + " " + number(e.number()) + " Leadership.")
                .told(
                        ColorChosen.class,
                        (e, t) -> t.does(e.player(), "chooses") + " " + color(e.color()) + " as the attack colour.")
                .quiet(
                        StonesPicked.class,
                        (e, t) -> t.does(e.player(), "aims") + " at " + PieceWords.spaces(e.spaces()) + ".")
                .told(
                        StoneFell.class,
                        (e, t) -> "A " + color(e.color()) + " stone of " + t.card(e.fort()) + " falls, "
                                + space(e.space()) + ".")
                .told(
                        Reinforced.class,
                        (e, t) -> e.stones().isEmpty()
                                ? t.does(e.player(), "reinforces") + ", but no stone comes."
                                : t.does(e.player(), "reinforces") + " with " + PieceWords.stones(e.stones()) + ".")
                .told(StoneLost.class, (e, t) -> t.does(e.player(), "loses") + " a " + color(e.color()) + " stone.")
                .quiet(AttackEnded.class, (e, t) -> t.whoseAtFirst(e.player()) + " attack is over.");
    }
}
