package io.github.casemate.app;

import io.github.casemate.app.console.Console;
import io.github.casemate.app.play.Pace;
import io.github.casemate.app.play.ProgramName;
import io.github.casemate.app.play.Seats;
import io.github.casemate.app.play.Watching;
import io.github.casemate.siege.IslandSiege;
import io.github.casemate.siege.Ruleset;
import io.github.casemate.text.Block;
import io.github.casemate.text.Style;
import io.github.casemate.text.StyledText;

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
                StyledText.EMPTY,
                StyledText.of("What to try next:", Style.BOLD),
                line("play", "play against a bot yourself"),
                line("play --solo", "play alone against the Ghost Captain"),
                line("watch --players 3 --modules ramparts", "watch a larger game"),
                line("cards", "look at the cards"),
                line("rules attack", "look up a rule"),
                line("help", "everything else"));
    }

    private static StyledText line(String command, String what) {
        return StyledText.row(
                StyledText.of("  " + ProgramName.of(command) + "  ", Style.BOLD).padded(52), StyledText.of(what));
    }
}
