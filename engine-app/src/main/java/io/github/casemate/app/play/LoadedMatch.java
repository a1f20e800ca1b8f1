package io.github.casemate.app.play;

import io.github.casemate.json.AnyMatch;
import io.github.casemate.kernel.Match;
import io.github.casemate.pack.GamePack;

/**
 * A match that was read from a file, and the game that it is a match of.
 *
 * @param played the game
 * @param match the match
 * @param <S> the state
 * @param <A> the actions
 * @param <E> the events
 * @param <V> the view
 */
public record LoadedMatch<S, A, E, V>(PackedGame<S, A, E, V> played, Match<S, A, E, V> match) {

    static LoadedMatch<?, ?, ?, ?> of(AnyMatch any) {
        return of(any, any.pack());
    }

    private static <S, A, E, V> LoadedMatch<S, A, E, V> of(AnyMatch any, GamePack<S, A, E, V> pack) {
        Match<S, A, E, V> match =
                any.as(pack).getOrElseThrow(() -> new IllegalStateException("a match is not one of its own pack"));
        return new LoadedMatch<>(new PackedGame<>(pack, match.game()), match);
    }
}
