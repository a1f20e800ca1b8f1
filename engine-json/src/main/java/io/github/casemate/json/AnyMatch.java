package io.github.casemate.json;

import io.github.casemate.kernel.Match;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.Rejection;
import io.github.casemate.kernel.Result;
import io.github.casemate.kernel.Turn;
import io.github.casemate.pack.GamePack;
import io.github.casemate.pack.Settings;
import io.vavr.Lazy;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;

/**
 * A match of any pack, for programs that do not know which: everything in it is text. It is immutable, as {@link Match}
 * is; playing gives a new match. Two are equal if their matches are.
 *
 * <pre>{@code
 * AnyMatch match = SavedMatch.read(text);
 * PlayerId asked = match.turn().asked().get();
 * send(asked, match.view(asked), match.options());
 * Either<Rejection, AnyMatch> next = match.play(asked, answer);
 * }</pre>
 *
 * <p>What is said of {@link Match} about secrets holds here too: {@link #view}, {@link #eventsSince} and {@link
 * #transcript} are for the player they are made for, {@link #options} for the player who is asked, and {@link #save} for
 * the server only.
 */
public sealed interface AnyMatch permits OpenMatch {

    /**
     * {@return a match of a pack as a match of any pack}
     *
     * @param pack the pack
     * @param match a match of one of its games
     * @param <S> the state
     * @param <A> the actions
     * @param <E> the events
     * @param <V> the view
     */
    static <S, A, E, V> AnyMatch of(GamePack<S, A, E, V> pack, Match<S, A, E, V> match) {
        return new OpenMatch<>(pack, match, Lazy.of(() -> GameJson.of(pack, match.game())));
    }

    /**
     * {@return a new match, or why the settings cannot be played}
     *
     * @param pack the pack
     * @param settings settings of the pack
     * @param seed where chance's outcomes come from
     */
    static Either<Rejection, AnyMatch> begin(GamePack<?, ?, ?, ?> pack, Settings settings, long seed) {
        return OpenMatch.begun(pack, settings, seed);
    }

    /** {@return the pack} */
    GamePack<?, ?, ?, ?> pack();

    /** {@return the settings of the game} */
    Settings settings();

    /** {@return everybody at the table, in seat order} */
    Seq<PlayerId> players();

    /** {@return who is asked: a player or nobody, never chance} */
    Turn turn();

    /** {@return whether the match is over} */
    default boolean isOver() {
        return turn().isOver();
    }

    /** {@return how the match ended, or none while it goes on} */
    default Option<Result> result() {
        return turn().ended();
    }

    /** {@return the notation of each option of the player who is asked; none once the match is over} */
    Seq<String> options();

    /**
     * {@return the match after one of the {@link #options}}
     *
     * @param option its place from 0
     * @throws IndexOutOfBoundsException if there is no such option
     */
    AnyMatch play(int option);

    /**
     * {@return the match after the option that a player named, or why it cannot be played}
     *
     * @param player who sent it
     * @param notation the notation of one of the options
     */
    Either<Rejection, AnyMatch> play(PlayerId player, String notation);

    /**
     * {@return what a player sees, as JSON}
     *
     * @param player a player, or the spectator
     */
    String view(PlayerId player);

    /** {@return how many events there have been: the mark to pass to {@link #eventsSince} later} */
    int length();

    /**
     * {@return what happened after a mark, as a player heard it, each as JSON}
     *
     * @param mark an earlier {@link #length}
     * @param player a player, or the spectator
     */
    Seq<String> eventsSince(int mark, PlayerId player);

    /**
     * {@return the match as a player saw it, as a {@link Transcript} writes it}
     *
     * @param player a player, or the spectator
     */
    String transcript(PlayerId player);

    /** {@return the match as {@link SavedMatch} writes it} */
    String save();

    /**
     * {@return the match itself, if it is one of a certain pack}
     *
     * @param other the pack
     * @param <S> the state
     * @param <A> the actions
     * @param <E> the events
     * @param <V> the view
     */
    <S, A, E, V> Option<Match<S, A, E, V>> as(GamePack<S, A, E, V> other);
}
