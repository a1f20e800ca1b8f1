package io.github.casemate.expansions.ghost;

import io.github.casemate.siege.phrasing.ModuleWords;
import io.github.casemate.siege.phrasing.PieceWords;
import io.github.casemate.text.Block;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/** The Ghost Captain in words. */
final class GhostWords {

    static final ModuleWords ALL = ModuleWords.NONE
            .told(
                    GhostTurned.class,
                    (e, say) -> e.faceUp()
                            ? "The Ghost Captain's card is turned face up: he decides by himself."
                            : "The Ghost Captain's card is turned face down: his decisions are made for him.")
            .quiet(
                    RowLaid.class,
                    (e, say) -> "The Ghost Captain's row is "
                            + (e.row().isEmpty() ? "empty" : PieceWords.cards(e.row())) + ".")
            .option(TurnGhost.class, (a, say) -> "Two Leadership: turn the Ghost Captain's card face down")
            .question(
                    GhostAction.class,
                    (q, say) -> q.builds()
                            ? "What does the Ghost Captain build?"
                            : "Which of your forts does the Ghost Captain attack?",
                    "GHO-7",
                    "RUL-87",
                    "GHO-1")
            .drawing((table, names, width) -> Block.of("The Ghost Captain's card is "
                    + (GhostCaptain.on(table).faceUp()
                            ? "face up: he decides by himself"
                            : "face down: you decide for him")))
            .openCards((table, player) -> Option.when(
                    player.equals(GhostCaptain.SEAT),
                    () -> new ModuleWords.OpenCards(
                            "Row", GhostCaptain.on(table).row())));

    /** Who wins how: the person, and the Ghost Captain. */
    static final Array<String> VICTORIES = Array.of(
            "You win if your turn begins with nobody at home (VIC-2), or with enough coins and more"
                    + " than the Ghost Captain (VIC-3).",
            "The Ghost Captain wins in the same two ways when his turn begins.",
            "If you have nobody at home, he also wins as soon as a build gives him the coins for it (RUL-81).");

    private GhostWords() {}
}
