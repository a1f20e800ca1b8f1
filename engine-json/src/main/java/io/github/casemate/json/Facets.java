package io.github.casemate.json;

import io.github.casemate.json.codec.Codec;
import io.github.casemate.json.codec.JsonValues;
import io.github.casemate.json.codec.NameCodec;
import io.github.casemate.json.codec.RecordCodecs;
import io.github.casemate.json.codec.Values;
import io.github.casemate.kernel.Game;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.pack.GamePack;
import io.github.casemate.pack.Providers;
import io.vavr.Tuple2;
import io.vavr.collection.Array;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.ServiceLoader;
import java.util.function.Function;

/**
 * What a game and its rule modules bring for JSON, taken together. A provider that cannot be made is left out; what
 * would have needed it is refused by name when the codecs are made.
 *
 * @param found what can be found for the game; usually nothing
 */
record Facets(Array<JsonValues> found) {

    static Facets of(GamePack<?, ?, ?, ?> pack) {
        String id = pack.info().id();
        return new Facets(Providers.of(ServiceLoader.load(JsonValues.class))
                .found()
                .filter(one -> one.game().equals(id)));
    }

    /** The codecs of all types that a game lists. Players are written as one of their names. */
    <S, A, E, V> RecordCodecs records(GamePack<S, A, E, V> pack, Game<S, A, E, V> game, NameCodec<PlayerId> players) {
        return new RecordCodecs(
                RecordCodecs.byKind(pack.types(game), merged(one -> one.kinds(game))),
                records -> RecordCodecs.basic()
                        .put(PlayerId.class, players)
                        .merge(constants(pack.constants(game)), (usual, constant) -> constant)
                        .merge(values(game, records), (usual, special) -> special));
    }

    /** What never changes is written by its text: whoever reads it has the game. */
    private static Map<Class<?>, Codec<?>> constants(Seq<Object> values) {
        Map<Class<?>, Codec<?>> codecs = LinkedHashMap.empty();
        for (Object value : values) {
            codecs = codecs.put(value.getClass(), Values.constant(value));
        }
        return codecs;
    }

    Map<Class<?>, Codec<?>> values(Game<?, ?, ?, ?> game, RecordCodecs records) {
        return merged(one -> one.values(game, records));
    }

    Option<Codec<?>> states(Game<?, ?, ?, ?> game, RecordCodecs records) {
        return found.flatMap(one -> one.states(game, records)).headOption();
    }

    Option<Codec<?>> document(Class<?> type) {
        return found.flatMap(one -> one.document(type)).headOption();
    }

    private <V> Map<Class<?>, V> merged(Function<JsonValues, Map<Class<?>, V>> part) {
        Map<Class<?>, V> all = LinkedHashMap.empty();
        for (JsonValues one : found) {
            for (Tuple2<Class<?>, V> entry : part.apply(one)) {
                all = all.put(entry);
            }
        }
        return all;
    }
}
