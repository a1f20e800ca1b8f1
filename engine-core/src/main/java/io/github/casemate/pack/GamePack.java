package io.github.casemate.pack;

import io.github.casemate.kernel.Game;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.Rejection;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;

/**
 * A game as a part of the library: who it is, what can be chosen, how its actions are written down, and how it is
 * told and drawn. A pack makes games, and knows of each game that it made how it was made.
 *
 * <p><b>What an implementer guarantees.</b> All methods are pure. The standard settings can be played, and {@code
 * create(settingsOf(game))} equals the game, for every game that the pack makes. The texts of settings are read back as
 * the same values. The options of one question have different notations. A pack is found as a service of {@link
 * java.util.ServiceLoader}; so it has a public constructor without parameters, and is listed both in {@code module-info}
 * and in {@code META-INF/services}.
 *
 * @param <S> the state
 * @param <A> the actions
 * @param <E> the events
 * @param <V> the view
 */
public interface GamePack<S, A, E, V> {

    /** {@return what the game is} */
    GameInfo info();

    /** {@return what can be chosen, the most important first; their names are all different} */
    Seq<Setting<?>> settings();

    /**
     * {@return the game that some settings describe, or why it cannot be played}
     *
     * @param settings values for the settings of this pack
     */
    Either<Rejection, Game<S, A, E, V>> create(Settings settings);

    /**
     * {@return the settings that describe a game}
     *
     * @param game a game of this pack
     * @throws IllegalArgumentException if this pack cannot have made the game
     */
    Settings settingsOf(Game<S, A, E, V> game);

    /**
     * {@return a short text for each action; by default, one that is made from the text of the actions themselves}
     *
     * @param game a game of this pack
     */
    default Notation<A> notation(Game<S, A, E, V> game) {
        return Notation.ofText();
    }

    /**
     * {@return a game in words; by default, words that are made from the texts of actions and events}
     *
     * @param game a game of this pack
     * @param names who is who, and who listens
     */
    default Words<A, E, V> words(Game<S, A, E, V> game, Names names) {
        return new TextWords<>(names, Option.some(info()));
    }

    /**
     * {@return a game drawn with letters; by default, what the view says of itself}
     *
     * @param game a game of this pack
     * @param names who is who, and who listens
     */
    default TextDrawing<V> drawing(Game<S, A, E, V> game, Names names) {
        return TextDrawing.ofText();
    }

    /**
     * {@return what somebody sees who may look everywhere: for replays, and for those who watch bots; by default, what
     * the spectator sees} It is for words and drawings only: nobody plays from it.
     *
     * @param game a game of this pack
     * @param state the state
     */
    default V fromAbove(Game<S, A, E, V> game, S state) {
        return game.view(state, PlayerId.SPECTATOR);
    }

    /**
     * {@return the record types that may occur in documents of a game: actions, events, and what they hold} A sealed
     * type stands for all that it permits.
     *
     * @param game a game of this pack
     */
    Seq<Class<?>> types(Game<S, A, E, V> game);

    /**
     * {@return values that are the same in all states of a game, such as its board with all that follows from it; none by
     * default} Documents name them by their text, since the settings of the game say everything about them. There is at
     * most one of a class.
     *
     * @param game a game of this pack
     */
    default Seq<Object> constants(Game<S, A, E, V> game) {
        return Array.empty();
    }

    /**
     * {@return the seats that people or bots fill, in order; by default all} The rules of a solo game may play a seat
     * themselves.
     *
     * @param game a game of this pack
     */
    default Seq<PlayerId> filled(Game<S, A, E, V> game) {
        return game.players();
    }

    /**
     * {@return what a seat is called that the rules play themselves; by default the seat itself}
     *
     * @param game a game of this pack
     * @param player a seat that nobody {@linkplain #filled fills}
     */
    default String seatName(Game<S, A, E, V> game, PlayerId player) {
        return player.toString();
    }

    /** {@return what lies in the box and can be looked up, such as cards or tiles, as it is shipped; nothing by default} */
    default Seq<BoxItem> box() {
        return Array.empty();
    }

    /**
     * {@return the documents that are shipped, for people who want to change them; by default the standard values of
     * settings that are documents}
     */
    default Seq<ShippedDocument> documents() {
        return settings()
                .filter(setting -> setting.document()
                        .exists(type -> type == setting.standard().getClass()))
                .map(setting -> new ShippedDocument(setting.name(), setting.name(), setting.standard()));
    }

    /**
     * {@return what is on the path for this game and cannot be used, such as a broken expansion: a sentence for each,
     * without a full stop; nothing by default}
     */
    default Seq<String> leftOut() {
        return Array.empty();
    }

    /**
     * {@return settings for a short game between bots, which those see who do not know yet what they want; it ends by the
     * rules of the game and by no limit of turns; none by default}
     */
    default Option<Settings> settingsForShow() {
        return Option.none();
    }

    /**
     * {@return the settings that bots play by against each other, unless somebody chooses; by default the standard ones}
     * Bots may go round in circles forever: a game that allows it has a limit here.
     */
    default Settings settingsForBots() {
        return Settings.standard(settings());
    }
}
