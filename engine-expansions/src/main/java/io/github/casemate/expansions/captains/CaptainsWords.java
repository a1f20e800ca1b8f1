package io.github.casemate.expansions.captains;

import static io.github.casemate.siege.phrasing.PieceWords.color;
import static io.github.casemate.siege.phrasing.PieceWords.space;

import io.github.casemate.siege.phrasing.ModuleWords;
import io.github.casemate.siege.phrasing.PieceWords;
import io.github.casemate.text.English;
import io.vavr.collection.Array;

/** The captains in words. */
final class CaptainsWords {

    static final ModuleWords ALL = events().and(options()).and(questions());

    private CaptainsWords() {}

    private static ModuleWords events() {
        return ModuleWords.NONE
                .told(
                        CaptainPlayed.class,
                        (e, say) -> say.does(e.player(), "plays") + " the captain card " + say.card(e.card()) + ".")
                .told(
                        CaptainTakenBack.class,
                        (e, say) -> say.does(e.player(), "takes") + " " + say.card(e.card()) + " back to "
                                + say.names().own(e.player()) + " hand.")
                .told(
                        InfiltratorSent.class,
                        (e, say) -> say.does(e.player(), "sends") + " an infiltrator to " + say.card(e.card()) + ".")
                .quiet(OrderAimed.class, (e, say) -> say.does(e.player(), "picks") + " what the order is about.")
                .told(
                        StoneMoved.class,
                        (e, say) -> "A " + color(e.color()) + " stone of " + say.card(e.fort()) + " moves from "
                                + space(e.from()) + " to " + space(e.to()) + ".")
                .told(
                        StoneReplaced.class,
                        (e, say) -> "A " + color(e.color()) + " stone takes the place of a " + color(e.old())
                                + " one on " + say.card(e.fort()) + ", " + space(e.space()) + ".")
                .told(
                        StonesSwapped.class,
                        (e, say) -> "On " + say.card(e.fort()) + " the stones of " + space(e.one()) + " and "
                                + space(e.other()) + " change places.");
    }

    private static ModuleWords options() {
        return ModuleWords.NONE
                .option(DrawCaptain.class, (a, say) -> "One Leadership: draw a captain card")
                .option(
                        PlayCaptain.class,
                        PlayCaptain::card,
                        (a, say) -> a.card().cost() + " Leadership: play "
                                + a.card().name() + ": " + a.card().text())
                .option(MoveStone.class, (a, say) -> English.capital(say.stone(a.from())) + " to " + space(a.to()))
                .option(ReplaceStone.class, (a, say) -> "A " + color(a.color()) + " stone on " + space(a.space()))
                .option(SwapStones.class, (a, say) -> say.stones(a.spaces()))
                .option(TakeSeenCard.class, TakeSeenCard::card, (a, say) -> PieceWords.brief(a.card()))
                .wishes((table, card) ->
                        table.deck(CaptainsModule.DECK).owns(card) ? Array.of(new PlayCaptain(card)) : Array.empty());
    }

    private static ModuleWords questions() {
        return ModuleWords.NONE
                .question(ChooseLoot.class, "Which card do you take?", "RUL-79")
                .question(ChooseMark.class, "Whose hand do you look at?", "RUL-4")
                .question(ChooseMove.class, "Which stone moves, and where to?", "RUL-79")
                .question(ChooseReplacement.class, "Which stone do you replace, and with which colour?", "RUL-79")
                .question(ChooseResultColor.class, "Which colour do the results show?", "RUL-78")
                .question(ChooseSabotaged.class, "Which building is destroyed?", "RUL-79")
                .question(ChooseStowawayShip.class, "On which ship does your colonist hide?", "RUL-79", "CAP-3")
                .question(ChooseSwap.class, "Which two stones change places?", "RUL-79");
    }
}
