package io.github.casemate.app.play;

import io.github.casemate.agenda.BrokenRuleException;
import io.github.casemate.ai.process.Entrants;
import io.github.casemate.kernel.Excerpt;
import io.github.casemate.kernel.Game;
import io.github.casemate.kernel.Match;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.pack.GamePack;
import io.github.casemate.pack.Names;
import io.github.casemate.pack.Settings;
import io.vavr.collection.Seq;

/**
 * A game and the pack that made it: all that the program knows of what is played.
 *
 * @param pack the pack
 * @param game a game of the pack
 * @param <S> the state
 * @param <A> the actions
 * @param <E> the events
 * @param <V> the view
 */
public record PackedGame<S, A, E, V>(GamePack<S, A, E, V> pack, Game<S, A, E, V> game) {

    /**
     * The game that some settings describe.
     *
     * @throws UserError if it cannot be played
     */
    public static <S, A, E, V> PackedGame<S, A, E, V> of(GamePack<S, A, E, V> pack, Settings settings) {
        try {
            return new PackedGame<>(
                    pack,
                    pack.create(settings).getOrElseThrow(no -> new UserError(Excerpt.of(no.sentence(), LONGEST))));
        } catch (BrokenRuleException broken) {
            throw new UserError("This cannot be played: " + broken.getMessage() + ".", broken);
        }
    }

    private static final int LONGEST = 600;

    /** What the game is called. */
    public String name() {
        return pack.info().name();
    }

    /** The seats that people and bots fill. */
    public Seq<PlayerId> filled() {
        return pack.filled(game);
    }

    /** Everybody at the table. */
    public Seq<PlayerId> players() {
        return game.players();
    }

    /** The bots that can play it, by name or as commands. */
    public Entrants<V, A> entrants() {
        return Entrants.of(pack, game);
    }

    /** A new match. */
    public Match<S, A, E, V> begun(long seed) {
        return Match.of(game, seed);
    }

    /** How it is told to a listener. */
    Told<A, E, V> told(Names names) {
        return Told.of(pack, game, names);
    }
}
