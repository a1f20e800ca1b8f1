package io.github.casemate.app;

import io.github.casemate.ai.Bots;
import io.github.casemate.ai.Level;
import io.github.casemate.app.console.Console;
import io.github.casemate.app.play.PackedGame;
import io.github.casemate.app.play.ProgramName;
import io.github.casemate.pack.GameInfo;
import io.github.casemate.pack.GamePack;
import io.github.casemate.pack.Settings;
import io.github.casemate.text.Block;
import io.github.casemate.text.RunningText;
import io.github.casemate.text.Style;
import io.github.casemate.text.StyledText;
import io.vavr.collection.Seq;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;

/** The games that there are. */
@Command(
        name = "games",
        description = "List the games that there are.",
        mixinStandardHelpOptions = true,
        footer = {
            "",
            "A game is named by its id, or by a word of it that no other game has, such as",
            "'battle', as the first word after play, watch, replay, arena, rules and cards.",
            "--jar FILE, and jars in ~/.casemate/plugins, bring in more games."
        })
final class GamesCommand implements Callable<Integer> {

    private static final int INDENT = 4;

    private @Nullable KnownGames games;

    void of(KnownGames known) {
        games = known;
    }

    @Override
    public Integer call() {
        try (Console console = Console.open()) {
            console.print(list(games == null ? KnownGames.onPath() : games, console.width(), true));
        }
        return 0;
    }

    /** All games, a few lines each. */
    static Block list(KnownGames games, int width, boolean levels) {
        return games.all().foldLeft(Block.EMPTY, (all, pack) -> all.above(game(games, pack, width, levels)));
    }

    private static Block game(KnownGames games, GamePack<?, ?, ?, ?> pack, int width, boolean levels) {
        GameInfo info = pack.info();
        StyledText head = StyledText.row(
                StyledText.of("  " + info.name(), Style.BOLD),
                StyledText.of("   " + players(info) + "   ", Style.FAINT),
                StyledText.of(ProgramName.of("play " + games.shortest(pack)), Style.GOLD));
        Block game = RunningText.wrapped(head, width, INDENT)
                .above(RunningText.wrapped(info.about(), width - INDENT, 0, Style.PLAIN)
                        .indented(INDENT));
        return levels ? game.above(levels(pack, width).indented(INDENT)) : game;
    }

    private static Block levels(GamePack<?, ?, ?, ?> pack, int width) {
        Bots<?, ?> bots =
                Bots.of(PackedGame.of(pack, Settings.standard(pack.settings())).game());
        Seq<String> levels = bots.levels().map(Level::name);
        Seq<String> names = levels.isEmpty() ? bots.all().map(kind -> kind.name()) : levels;
        return RunningText.wrapped(
                pack.info().id() + "; " + (levels.isEmpty() ? "bots: " : "levels: ") + names.mkString(", "),
                width - INDENT,
                2,
                Style.FAINT);
    }

    private static String players(GameInfo info) {
        return info.fewest() == info.most()
                ? info.most() + (info.most() == 1 ? " player" : " players")
                : info.fewest() + " to " + info.most() + " players";
    }
}
