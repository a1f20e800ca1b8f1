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
import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.Event;
import io.github.casemate.agenda.GameState;
import io.github.casemate.agenda.GameView;
import io.github.casemate.json.codec.Codec;
import io.github.casemate.json.codec.Place;
import io.github.casemate.json.document.DocumentException;
import io.github.casemate.json.siege.SiegeCodecs;
import java.io.IOException;

/** Lets Jackson write and read what our codecs can. */
final class JacksonModule extends SimpleModule {

    private static final long serialVersionUID = 1L;

    JacksonModule(SiegeCodecs codecs) {
        super("casemate");
        add(GameState.class, codecs.state());
        add(GameView.class, codecs.view());
        add(Action.class, codecs.action());
        add(Event.class, codecs.event());
    }

    @SuppressWarnings("unchecked") // A generic type has one class.
    private <T> void add(Class<? super T> common, Codec<T> codec) {
        Class<T> type = (Class<T>) common;
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
