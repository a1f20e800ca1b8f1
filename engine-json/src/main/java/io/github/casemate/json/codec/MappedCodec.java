package io.github.casemate.json.codec;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.function.Function;

/**
 * Values that are written like others.
 *
 * @param <T> the type of the values
 * @param <V> the type of what is written for them
 */
public final class MappedCodec<T, V> implements Codec<T> {

    private final Codec<V> codec;
    private final Function<T, V> to;
    private final Function<V, T> from;

    /**
     * Makes a codec that writes values as another writes others.
     *
     * @param codec the other codec
     * @param to gives what is written for a value
     * @param from the way back; throws {@link IllegalArgumentException} for what is not a value
     */
    public MappedCodec(Codec<V> codec, Function<T, V> to, Function<V, T> from) {
        this.codec = codec;
        this.to = to;
        this.from = from;
    }

    @Override
    public JsonNode write(T value) {
        return codec.write(to.apply(value));
    }

    @Override
    public T read(JsonNode node, Place place) {
        V written = codec.read(node, place);
        try {
            return from.apply(written);
        } catch (IllegalArgumentException refused) {
            throw place.wrong(String.valueOf(refused.getMessage()));
        }
    }

    @Override
    public ObjectNode schema(Definitions definitions) {
        return codec.schema(definitions);
    }

    @Override
    public Codec<T> beside(Fields fields) {
        Codec<V> fitting = codec.beside(fields);
        return fitting == codec ? this : new MappedCodec<>(fitting, to, from);
    }
}
