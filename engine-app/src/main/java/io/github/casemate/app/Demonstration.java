package io.github.casemate.app;

import io.github.casemate.app.console.Console;
import io.github.casemate.app.play.Pace;
import io.github.casemate.app.play.ProgramName;
import io.github.casemate.app.play.Seats;
import io.github.casemate.app.play.Watching;
import io.github.casemate.app.text.Block;
import io.github.casemate.app.text.Ink;
import io.github.casemate.siege.IslandSiege;
import io.github.casemate.siege.Ruleset;
import org.jline.utils.AttributedString;

/** What the program shows without a command: a short game, and what to try next. */
final class Demonstration {

    private static final int TURNS = 24;

    private Demonstration() {}

    static void on(Console console) {
        IslandSiege game = IslandSiege.of(Ruleset.secondEdition(2).withTurnLimit(TURNS));
        try {
            Watching.of(console, game, Seats.unequal(game), Pace.NORMAL.faster(), "all", match -> {})
                    .play(ShortSeeds.fresh());
        } finally {
            console.print(next());
        }
    }

    private static Block next() {
        return Block.of(
                AttributedString.EMPTY,
                Ink.text("What to try next:", Ink.BOLD),
                line("play", "play against a bot yourself"),
                line("play --solo", "play alone against the Ghost Captain"),
                line("watch --players 3 --modules ramparts", "watch a larger game"),
                line("cards", "look at the cards"),
                line("rules attack", "look up a rule"),
                line("help", "everything else"));
    }

    private static AttributedString line(String command, String what) {
        return Ink.row(Block.padded(Ink.text("  " + ProgramName.of(command) + "  ", Ink.BOLD), 52), Ink.text(what));
    }
}
