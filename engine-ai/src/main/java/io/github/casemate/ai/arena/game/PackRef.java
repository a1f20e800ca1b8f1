package io.github.casemate.ai.arena.game;

import io.github.casemate.kernel.Game;
import io.github.casemate.kernel.Rejection;
import io.github.casemate.pack.GamePack;
import io.github.casemate.pack.Settings;
import io.vavr.control.Either;

/**
 * Which game of which pack is played, written down so that it can be made again. Only a setting that is a document, such
 * as changed cards, is named by a checksum: whoever has the document can tell that it is the same, and nobody can make
 * the game without it.
 *
 * @param id the id of the pack
 * @param version the version of its rules
 * @param settings what is not standard, as {@link Settings#toString} says
 */
public record PackRef(String id, int version, String settings) {

    /** The code when a pack cannot make the game. */
    public static final String OTHER_RULES = "other-rules";

    /**
     * {@return what names a game}
     *
     * @param pack its pack
     * @param game the game
     * @param <S> the state
     * @param <A> the actions
     * @param <E> the events
     * @param <V> the view
     */
    public static <S, A, E, V> PackRef of(GamePack<S, A, E, V> pack, Game<S, A, E, V> game) {
        return new PackRef(
                pack.info().id(), pack.info().version(), pack.settingsOf(game).toString());
    }

    /**
     * {@return the game, or why this pack cannot make it: its rules have another version, it has other settings, or a
     * setting is a document}
     *
     * @param pack the pack with this id
     * @param <S> the state
     * @param <A> the actions
     * @param <E> the events
     * @param <V> the view
     */
    public <S, A, E, V> Either<Rejection, Game<S, A, E, V>> game(GamePack<S, A, E, V> pack) {
        if (!pack.info().id().equals(id) || pack.info().version() != version) {
            return Either.left(Rejection.of(
                    OTHER_RULES,
                    "This was played by version " + version + " of the rules of '" + id + "', and here is version "
                            + pack.info().version() + " of '" + pack.info().id() + "'."));
        }
        return Settings.read(pack.settings(), settings).flatMap(pack::create);
    }
}
