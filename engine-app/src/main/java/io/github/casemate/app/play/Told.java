package io.github.casemate.app.play;

import io.github.casemate.kernel.Game;
import io.github.casemate.pack.GamePack;
import io.github.casemate.pack.Names;
import io.github.casemate.pack.Outlook;
import io.github.casemate.pack.TextDrawing;
import io.github.casemate.pack.Words;

/**
 * How a game is told to one listener: everything here comes from the pack.
 *
 * @param words its words
 * @param drawing its drawings
 * @param outlook its odds
 * @param <A> the actions
 * @param <E> the events
 * @param <V> the view
 */
record Told<A, E, V>(Words<A, E, V> words, TextDrawing<V> drawing, Outlook<A, V> outlook) {

    /** How a game is told without odds. */
    static <S, A, E, V> Told<A, E, V> of(GamePack<S, A, E, V> pack, Game<S, A, E, V> game, Names names) {
        return of(pack, game, names, Outlook.none(pack.info().id()));
    }

    /** How a game is told. */
    static <S, A, E, V> Told<A, E, V> of(
            GamePack<S, A, E, V> pack, Game<S, A, E, V> game, Names names, Outlook<A, V> outlook) {
        return new Told<>(pack.words(game, names), pack.drawing(game, names), outlook);
    }
}
