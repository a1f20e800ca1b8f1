package io.github.casemate.expansions.ramparts;

import static io.github.casemate.siege.phrasing.PieceWords.color;
import static io.github.casemate.siege.phrasing.PieceWords.face;

import io.github.casemate.siege.phrasing.ModuleWords;
import io.github.casemate.text.English;

/** The ramparts in words. */
final class RampartsWords {

    static final ModuleWords ALL = events().and(options()).and(questions());

    private RampartsWords() {}

    private static ModuleWords events() {
        return ModuleWords.NONE
                .told(
                        AttackTurned.class,
                        (e, say) -> "The attack is turned from " + say.card(e.from()) + " to " + say.card(e.to()) + ".")
                .told(
                        BuildingRazed.class,
                        (e, say) -> say.does(e.player(), "aims") + " at "
                                + e.building().name() + ".")
                .told(
                        ResultChanged.class,
                        (e, say) -> say.does(e.player(), "turns") + " a " + face(e.from()) + " into a " + face(e.to())
                                + ".")
                .told(
                        StoneGained.class,
                        (e, say) -> say.does(e.player(), "gains") + " a " + color(e.color()) + " stone.")
                .told(
                        StonePlundered.class,
                        (e, say) -> say.does(e.to(), "takes") + " a " + color(e.color()) + " stone from "
                                + say.whom(e.from()) + ".");
    }

    private static ModuleWords options() {
        return ModuleWords.NONE
                .option(
                        ChangeResult.class,
                        ChangeResult::card,
                        (a, say) -> "Use " + a.card().name() + ": turn a " + face(a.from()) + " into a " + face(a.to()))
                .option(
                        PlunderStone.class,
                        PlunderStone::card,
                        (a, say) -> "Use " + a.card().name() + ": take a " + color(a.color()) + " stone from "
                                + say.whom(a.player()))
                .option(
                        RazeBuilding.class,
                        RazeBuilding::card,
                        (a, say) -> "Use " + a.card().name() + ": destroy "
                                + a.building().name())
                .option(
                        TakeStone.class,
                        TakeStone::card,
                        (a, say) -> "Use " + a.card().name() + ": take a " + color(a.color())
                                + " stone of the general supply");
    }

    private static ModuleWords questions() {
        return ModuleWords.NONE
                .question(
                        AddStone.class,
                        (q, say) -> "Do you put a stone on " + q.fort().name() + "?",
                        "RUL-68")
                .fort(AddStone.class, AddStone::fort)
                .question(
                        OfferResults.class,
                        (q, say) -> "Do you use " + q.card().name() + " for " + English.number(q.results()) + " "
                                + face(q.face()) + (q.results() == 1 ? " result?" : " results?"),
                        "RUL-66")
                .question(
                        OfferToTurn.class,
                        (q, say) -> "Do you turn the attack to " + q.fort().name() + "?",
                        "RUL-62")
                .question(
                        PlaceGained.class,
                        (q, say) ->
                                "Do you put one of the stones on " + q.fort().name() + "?",
                        "RUL-60")
                .fort(PlaceGained.class, PlaceGained::fort);
    }
}
