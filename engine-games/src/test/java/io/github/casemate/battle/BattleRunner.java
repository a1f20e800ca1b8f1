package io.github.casemate.battle;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.Event;
import io.github.casemate.agenda.GameState;
import io.github.casemate.agenda.GameView;
import io.github.casemate.battle.table.BattleTable;
import io.github.casemate.kernel.Game;
import io.github.casemate.kernel.SplitMix64;
import io.github.casemate.kernel.Turn;
import io.github.casemate.pack.Detail;
import io.github.casemate.pack.Names;
import io.github.casemate.pack.TextDrawing;
import io.github.casemate.pack.Words;
import io.github.casemate.text.Block;
import io.github.casemate.text.Style;
import io.github.casemate.text.StyledText;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/**
 * Prints a game between bots, with words and drawings, to be looked at in a terminal: seed, width, and how many
 * decisions after the set-up are shown.
 */
final class BattleRunner {

    private BattleRunner() {}

    public static void main(String[] arguments) {
        long seed = arguments.length > 0 ? Long.parseLong(arguments[0]) : 1;
        int width = arguments.length > 1 ? Integer.parseInt(arguments[1]) : 80;
        int shown = arguments.length > 2 ? Integer.parseInt(arguments[2]) : 6;
        PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
        BattlePack pack = new BattlePack();
        Game<GameState<BattleTable>, Action, Event<BattleTable>, GameView<BattleTable>> game = BattleGames.game("");
        SplitMix64 random = new SplitMix64(seed);
        GameState<BattleTable> state = game.newGame();
        for (int left = shown; left > 0 && !game.turn(state).isOver(); ) {
            Turn turn = game.turn(state);
            Action chosen;
            if (turn instanceof Turn.Player asked) {
                chosen = game.legalActions(state)
                        .get(random.nextInt(game.legalActions(state).size()));
                if (state.table().active() != BattleTable.NONE) {
                    left--;
                    show(out, pack, game, game.view(state, asked.id()), width, chosen);
                }
            } else {
                chosen = game.chance(state).sample(random);
            }
            var transition = game.apply(state, chosen);
            if (left < shown) {
                Words<Action, Event<BattleTable>, GameView<BattleTable>> words =
                        pack.words(game, Names.of("Ada", "Ben"));
                words.story(transition.events().toArray()).forEach(sentence -> out.println("  " + sentence));
            }
            state = transition.state();
        }
    }

    private static void show(
            PrintStream out,
            BattlePack pack,
            Game<GameState<BattleTable>, Action, Event<BattleTable>, GameView<BattleTable>> game,
            GameView<BattleTable> view,
            int width,
            Action chosen) {
        Names names = Names.of("Ada", "Ben").to(view.viewer());
        Words<Action, Event<BattleTable>, GameView<BattleTable>> words = pack.words(game, names);
        TextDrawing<GameView<BattleTable>> drawing = pack.drawing(game, names);
        out.println();
        print(out, drawing.board(view, width, Detail.FULL));
        words.threats(view).forEach(out::println);
        out.println(
                words.heading(view).text() + "   " + words.heading(view).rules().mkString(" "));
        view.options()
                .forEach(option -> out.println((option.equals(chosen) ? " > " : "   ") + words.label(option, view)));
    }

    private static void print(PrintStream out, Block block) {
        for (StyledText line : block.lines()) {
            line.pieces().forEach(piece -> out.print(colored(piece.text(), piece.style())));
            out.println();
        }
    }

    private static String colored(String text, Style style) {
        return (style.bold() ? "\033[1m" : "")
                + (style.faint() ? "\033[2m" : "")
                + (style.foreground() == Style.NONE ? "" : "\033[38;5;" + style.foreground() + "m")
                + text
                + "\033[0m";
    }
}
