package io.github.casemate.app;

import io.github.casemate.app.console.Console;
import io.github.casemate.app.play.Pace;
import io.github.casemate.app.play.PackedGame;
import io.github.casemate.app.play.ProgramName;
import io.github.casemate.app.play.Seats;
import io.github.casemate.app.play.Watching;
import io.github.casemate.pack.GamePack;
import io.github.casemate.text.Block;
import io.github.casemate.text.Style;
import io.github.casemate.text.StyledText;

/** What the program shows without a command: the games, a short game, and what to try next. */
final class Demonstration {

    private Demonstration() {}

    static void on(Console console, KnownGames games) {
        console.print(Block.of(StyledText.of("Games", Style.BOLD))
                .above(GamesCommand.list(games, console.width(), false))
                .above(StyledText.EMPTY));
        GamePack<?, ?, ?, ?> pack =
                games.all().find(one -> one.settingsForShow().isDefined()).getOrElse(games::usual);
        if (console.isLive()
                && console.ask("Press Enter to watch two bots play a short game of "
                                + pack.info().name() + ": ")
                        .isEmpty()) {
            return;
        }
        try {
            watch(console, PackedGame.of(pack, pack.settingsForShow().getOrElse(pack::settingsForBots)));
        } finally {
            console.print(next(games));
        }
    }

    private static <S, A, E, V> void watch(Console console, PackedGame<S, A, E, V> played) {
        Watching.of(console, played, Seats.unequal(played), Pace.NORMAL.faster(), "all", match -> {})
                .play(ShortSeeds.fresh());
    }

    private static Block next(KnownGames games) {
        String other = games.all()
                .find(pack -> pack != games.usual())
                .map(games::shortest)
                .getOrElse(() -> games.shortest(games.usual()));
        return Block.of(
                StyledText.EMPTY,
                StyledText.of("What to try next:", Style.BOLD),
                line("play", "play " + games.usual().info().name() + " against a bot"),
                line("play --solo", "play it alone"),
                line("play " + other, "play another game"),
                line("watch", "watch bots"),
                line("games", "all games"),
                line("rules", "look up a rule"),
                line("help", "everything else"));
    }

    private static StyledText line(String command, String what) {
        return StyledText.row(
                StyledText.of("  " + ProgramName.of(command) + "  ", Style.BOLD).padded(32), StyledText.of(what));
    }
}
