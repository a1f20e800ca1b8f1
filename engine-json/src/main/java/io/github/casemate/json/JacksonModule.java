package io.github.casemate.json;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.deser.std.StdDeserializer;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.ser.std.StdSerializer;
import io.github.casemate.json.codec.Codec;
import io.github.casemate.json.codec.Place;
import io.github.casemate.json.document.DocumentException;
import java.io.IOException;
import java.lang.reflect.Type;

/** Lets Jackson write and read what our codecs can. */
final class JacksonModule extends SimpleModule {

    private static final long serialVersionUID = 1L;

    <S> JacksonModule(GameCodecs<S, ?, ?, ?> codecs) {
        super("casemate");
        PackTypes types = codecs.types();
        // If states look like views, a view is meant.
        codecs.stateDocument().forEach(states -> add(types.state(), states));
        add(types.view(), codecs.viewDocument());
        add(types.action(), codecs.action());
        add(types.event(), codecs.event());
    }

    @SuppressWarnings("unchecked") // A generic type has one class.
    private <T> void add(Type common, Codec<T> codec) {
        Class<T> type = (Class<T>) PackTypes.raw(common);
        addSerializer(type, new Writer<>(type, codec));
        addDeserializer(type, new Reader<>(type, codec));
    }

    private static final class Writer<T> extends StdSerializer<T> {

        private static final long serialVersionUID = 1L;

        private final transient Codec<T> codec;

        Writer(Class<T> type, Codec<T> codec) {
            super(type);
            this.codec = codec;
        }

        @Override
        public void serialize(T value, JsonGenerator generator, SerializerProvider provider) throws IOException {
            generator.writeTree(codec.write(value));
        }
    }

    private static final class Reader<T> extends StdDeserializer<T> {

        private static final long serialVersionUID = 1L;

        private final transient Codec<T> codec;

        Reader(Class<T> type, Codec<T> codec) {
            super(type);
            this.codec = codec;
        }

        @Override
        public T deserialize(JsonParser parser, DeserializationContext context) throws IOException {
            JsonNode node = context.readTree(parser);
            try {
                return codec.read(node, Place.ROOT);
            } catch (DocumentException refused) {
                throw JsonMappingException.from(parser, refused.getMessage(), refused);
            }
        }
    }
}
