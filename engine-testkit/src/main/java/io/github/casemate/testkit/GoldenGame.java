package io.github.casemate.testkit;

import io.github.casemate.kernel.Game;
import io.github.casemate.kernel.PlayerId;
import java.nio.charset.StandardCharsets;
import java.util.zip.CRC32;

/**
 * A game as a text to keep: every action and event, and after each action a digest of the state with all views and
 * options. If the rules change in any way that this game meets, a line of the text changes.
 */
public final class GoldenGame {

    private GoldenGame() {}

    /**
     * {@return a game as a text}
     *
     * @param game the game
     * @param played a playthrough of it
     * @param <S> the state
     * @param <A> the actions
     * @param <E> the events
     * @param <V> the view
     */
    public static <S, A, E, V> String text(Game<S, A, E, V> game, Playthrough<S, A, E> played) {
        StringBuilder text = new StringBuilder();
        text.append(String.format("# from '%s' with seed %d%n", played.start().name(), played.seed()));
        text.append("= ").append(digest(game, played.start().state())).append('\n');
        for (Playthrough.Step<S, A, E> step : played.steps()) {
            text.append("> ")
                    .append(step.by().map(PlayerId::toString).getOrElse("chance"))
                    .append(": ")
                    .append(played.text().apply(step.action()))
                    .append('\n');
            step.transition()
                    .events()
                    .forEach(event -> text.append("  - ").append(event).append('\n'));
            text.append("= ").append(digest(game, step.after())).append('\n');
        }
        return text.toString();
    }

    private static <S, A, E, V> String digest(Game<S, A, E, V> game, S state) {
        CRC32 sum = new CRC32();
        add(sum, state);
        add(sum, game.turn(state));
        game.legalActions(state).forEach(action -> add(sum, action));
        game.players().append(PlayerId.SPECTATOR).forEach(player -> add(sum, game.view(state, player)));
        return String.format("%08x", sum.getValue());
    }

    private static void add(CRC32 sum, Object value) {
        sum.update((value + "\n").getBytes(StandardCharsets.UTF_8));
    }
}
