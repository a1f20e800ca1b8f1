package io.github.casemate.json.codec;

import io.github.casemate.kernel.Game;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.control.Option;

/**
 * What JSON has to know of a game beyond its record types. Most games need none: records of numbers, texts, enums,
 * other records and collections are written as they are. A game with special values, such as sets that are packed into
 * numbers, brings codecs for those; so may a rule module for the values of its own.
 *
 * <p>It is found as a service of {@link java.util.ServiceLoader}; so it has a public constructor without parameters, and
 * is listed both in {@code module-info} and in {@code META-INF/services}.
 */
public interface JsonValues {

    /** {@return the id of the game} */
    String game();

    /**
     * {@return names for types that are not called by the name of their class in kebab-case}
     *
     * @param game a game with the id
     */
    default Map<Class<?>, String> kinds(Game<?, ?, ?, ?> game) {
        return LinkedHashMap.empty();
    }

    /**
     * {@return the codecs of special values, by their types} Among them may be the type of the views, of a table, or of
     * the documents of a setting.
     *
     * @param game a game with the id
     * @param records the codecs of all listed types; only {@link RecordCodecs#oneOf} may be called before this returns
     */
    default Map<Class<?>, Codec<?>> values(Game<?, ?, ?, ?> game, RecordCodecs records) {
        return LinkedHashMap.empty();
    }

    /**
     * {@return the codec of states, if states may come from outside} Whoever gives one sees to it that a state that is
     * read can be played; everybody else reads matches, which prove themselves.
     *
     * @param game a game with the id
     * @param records the codecs of all listed types
     */
    default Option<Codec<?>> states(Game<?, ?, ?, ?> game, RecordCodecs records) {
        return Option.none();
    }

    /**
     * {@return the codec of the documents of a setting, if they are not written like records} There is no game yet: the
     * document says what is to be played.
     *
     * @param type the type of the documents
     */
    default Option<Codec<?>> document(Class<?> type) {
        return Option.none();
    }
}
