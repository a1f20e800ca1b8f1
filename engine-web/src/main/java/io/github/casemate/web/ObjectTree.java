package io.github.casemate.web;

import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * Values with fields, written in their order. When they are read, all must be there, and no others; only a field with a
 * default may be missing, and is not written where it has that value.
 *
 * @param <T> the type of the values
 */
final class ObjectTree<T> implements TreeCodec<T> {

    /** The field that says which of several types a value has. */
    static final String KIND = "kind";

    /** What has been read. */
    interface Fields {

        @SuppressWarnings("TypeParameterUnusedInFormals") // Whoever named a field knows its type.
        <V> V get(String name);
    }

    private record Field<T, V>(String name, TreeCodec<V> codec, Function<T, V> get, Option<V> absent) {

        void write(T value, JsonTree to) {
            V there = get.apply(value);
            if (!absent.contains(there)) {
                to.put(name, codec.write(there));
            }
        }
    }

    private final Option<String> kind;
    private final Array<Field<T, ?>> fields;
    private final Function<Fields, T> make;

    private ObjectTree(Option<String> kind, Array<Field<T, ?>> fields, Function<Fields, T> make) {
        this.kind = kind;
        this.fields = fields;
        this.make = make;
    }

    /** Objects without fields, to which fields are added. What is not a value is refused by an IllegalArgumentException. */
    static <T> ObjectTree<T> of(Function<Fields, T> make) {
        return new ObjectTree<>(Option.none(), Array.empty(), make);
    }

    /** The same, with a first field that says what kind of value it is. */
    ObjectTree<T> ofKind(String name) {
        return new ObjectTree<>(Option.some(name), fields, make);
    }

    <V> ObjectTree<T> with(String name, TreeCodec<V> codec, Function<T, V> get) {
        return new ObjectTree<>(kind, fields.append(new Field<>(name, codec, get, Option.none())), make);
    }

    <V> ObjectTree<T> with(String name, TreeCodec<V> codec, Function<T, V> get, V absent) {
        return new ObjectTree<>(kind, fields.append(new Field<>(name, codec, get, Option.some(absent))), make);
    }

    @Override
    public JsonTree write(T value) {
        JsonTree object = JsonTree.object();
        kind.forEach(name -> object.put(KIND, name));
        fields.forEach(field -> field.write(value, object));
        return object;
    }

    @Override
    public T read(JsonTree tree, String place) {
        return read(tree, place, List.of());
    }

    /** The same, if some fields were read before. */
    T read(JsonTree tree, String place, List<String> known) {
        Map<String, JsonTree> there = tree.ifFields()
                .getOrElseThrow(() -> TreeCodec.expected(
                        place,
                        "an object with the fields " + fields.map(Field::name).mkString(", "),
                        tree));
        for (String name : there.keySet()) {
            boolean isKind = kind.isDefined() && name.equals(KIND);
            if (!isKind
                    && !known.contains(name)
                    && !fields.exists(field -> field.name().equals(name))) {
                throw TreeCodec.wrong(
                        inner(place, name),
                        fields.isEmpty()
                                ? "there are no fields here"
                                : "there is no such field; there are "
                                        + fields.map(Field::name).mkString(", "));
            }
        }
        Map<String, Object> values = new HashMap<>();
        for (Field<T, ?> field : fields) {
            values.put(field.name(), value(field, there, inner(place, field.name())));
        }
        try {
            return make.apply(new Read(values));
        } catch (IllegalArgumentException | IllegalStateException refused) {
            throw TreeCodec.wrong(place, String.valueOf(refused.getMessage()));
        }
    }

    private static <V> V value(Field<?, V> field, Map<String, JsonTree> there, String place) {
        JsonTree found = there.get(field.name());
        return found != null
                ? field.codec().read(found, place)
                : field.absent().getOrElseThrow(() -> TreeCodec.wrong(place, "the field is missing"));
    }

    private static String inner(String place, String name) {
        return place.isEmpty() ? name : place + "." + name;
    }

    private record Read(Map<String, Object> values) implements Fields {

        @Override
        @SuppressWarnings({"unchecked", "NullAway", "TypeParameterUnusedInFormals"
        }) // Each field was read by its own codec.
        public <V> V get(String name) {
            return (V) values.get(name);
        }
    }
}
