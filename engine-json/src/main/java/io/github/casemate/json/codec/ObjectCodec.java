package io.github.casemate.json.codec;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.casemate.json.document.DocumentException;
import io.github.casemate.json.document.DocumentException.Kind;
import io.vavr.collection.Array;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.control.Option;
import java.util.HashMap;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Values with fields, which are written in their order. When they are read, all must be there, and no others; only a
 * field with a default may be missing, and is not written where it has that value.
 *
 * @param <T> the type of the values
 */
public final class ObjectCodec<T> implements Codec<T> {

    /** The field that says which of several types a value has. */
    public static final String KIND = "kind";

    private final Map<String, JsonNode> constants;
    private final Array<Field<T, ?>> fields;
    private final BiFunction<Fields, Place, T> make;
    private final Array<String> names;
    private final Array<String> required;

    private ObjectCodec(Map<String, JsonNode> constants, Array<Field<T, ?>> fields, BiFunction<Fields, Place, T> make) {
        this.constants = constants;
        this.fields = fields;
        this.make = make;
        this.names = fields.<String>map(Field::name).prependAll(constants.keySet());
        this.required = fields.filter(field -> field.absent().isEmpty())
                .<String>map(Field::name)
                .prependAll(constants.keySet());
    }

    private record Field<T, V>(String name, Function<T, V> get, Codec<V> codec, Option<V> absent) {

        void write(T value, Fields others, ObjectNode to) {
            V there = get.apply(value);
            if (!absent.contains(there)) {
                to.set(name, codec.beside(others).write(there));
            }
        }
    }

    /**
     * {@return a codec of objects without fields, to which fields are added}
     *
     * @param make makes a value from its fields; throws {@link IllegalArgumentException} for what is not a value
     * @param <T> the type of the values
     */
    public static <T> ObjectCodec<T> of(Function<Fields, T> make) {
        return of((fields, place) -> make.apply(fields));
    }

    /**
     * {@return a codec of objects without fields, to which fields are added}
     *
     * @param make makes a value from its fields and the place where it is
     * @param <T> the type of the values
     */
    public static <T> ObjectCodec<T> of(BiFunction<Fields, Place, T> make) {
        return new ObjectCodec<>(LinkedHashMap.empty(), Array.empty(), make);
    }

    /**
     * {@return the same with a field that is always the same} Such fields come before all others.
     *
     * @param name the name of the field
     * @param constant its value
     */
    public ObjectCodec<T> with(String name, JsonNode constant) {
        return new ObjectCodec<>(constants.put(name, constant), fields, make);
    }

    /**
     * {@return the same with one more field}
     *
     * @param name the name of the field
     * @param codec the codec of its values
     * @param get gives its value
     * @param <V> the type of its values
     */
    public <V> ObjectCodec<T> with(String name, Codec<V> codec, Function<T, V> get) {
        return new ObjectCodec<>(constants, fields.append(new Field<>(name, get, codec, Option.none())), make);
    }

    /**
     * {@return the same with one more field, which need not be there}
     *
     * @param name the name of the field
     * @param codec the codec of its values
     * @param get gives its value
     * @param absent its value if it is not there
     * @param <V> the type of its values
     */
    public <V> ObjectCodec<T> with(String name, Codec<V> codec, Function<T, V> get, V absent) {
        return new ObjectCodec<>(constants, fields.append(new Field<>(name, get, codec, Option.some(absent))), make);
    }

    @Override
    public JsonNode write(T value) {
        ObjectNode node = JsonNodeFactory.instance.objectNode();
        constants.forEach(node::set);
        Fields all = name -> fields.find(field -> field.name().equals(name))
                .map(field -> (Object) field.get().apply(value))
                .getOrNull();
        for (Field<T, ?> field : fields) {
            field.write(value, all, node);
        }
        return node;
    }

    @Override
    public T read(JsonNode node, Place place) {
        if (!node.isObject()) {
            throw place.expected("an object with the fields " + names.mkString(", "), node);
        }
        node.fieldNames().forEachRemaining(name -> {
            if (!names.contains(name)) {
                throw place.field(name)
                        .refused(
                                Kind.UNKNOWN_FIELD,
                                names.isEmpty()
                                        ? "there are no fields here"
                                        : "there is no such field; there are " + names.mkString(", "));
            }
        });
        for (String name : required) {
            if (!node.has(name)) {
                throw place.field(name).refused(Kind.MISSING_FIELD, "the field is missing");
            }
        }
        constants.forEach((name, constant) -> {
            if (!node.get(name).equals(constant)) {
                throw place.field(name).expected(constant.toString(), node.get(name));
            }
        });
        Reading reading = new Reading(node, place);
        fields.forEach(field -> reading.find(field.name()));
        try {
            return make.apply(reading, place);
        } catch (DocumentException refused) {
            throw refused;
        } catch (IllegalArgumentException | IllegalStateException refused) {
            throw place.wrong(String.valueOf(refused.getMessage()));
        }
    }

    /** Reads a field when it is asked for: one may need another, in whatever order they come. */
    private final class Reading implements Fields {

        private final JsonNode node;
        private final Place place;
        private final java.util.Map<String, Object> values = new HashMap<>();

        Reading(JsonNode node, Place place) {
            this.node = node;
            this.place = place;
        }

        @Override
        public @Nullable Object find(String name) {
            Object known = values.get(name);
            if (known == null) {
                for (Field<T, ?> field : fields.filter(one -> one.name().equals(name))) {
                    known = node.has(name)
                            ? field.codec().beside(this).read(node.get(name), place.field(name))
                            : field.absent().get();
                    values.put(name, known);
                }
            }
            return known;
        }
    }

    @Override
    public ObjectNode schema(Definitions definitions) {
        ObjectNode schema = Definitions.type("object");
        ObjectNode properties = schema.putObject("properties");
        constants.forEach((name, constant) -> properties.putObject(name).set("const", constant));
        for (Field<T, ?> field : fields) {
            properties.set(field.name(), field.codec().schema(definitions));
        }
        ArrayNode there = schema.putArray("required");
        required.forEach(there::add);
        return schema.put("additionalProperties", false);
    }
}
