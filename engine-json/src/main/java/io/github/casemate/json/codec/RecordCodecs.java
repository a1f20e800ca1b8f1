package io.github.casemate.json.codec;

import com.fasterxml.jackson.databind.node.TextNode;
import io.vavr.collection.Array;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.List;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.SortedMap;
import io.vavr.control.Option;
import java.lang.reflect.AccessibleObject;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.stream.Stream;

/**
 * Codecs of record types, made from their components. A component may be a number, text, a boolean, an enum, a record,
 * an {@code Option}, {@code Array}, {@code List} or {@code Seq} of these, one of the values that are given from
 * outside, or an interface, for any listed record that implements it.
 */
public final class RecordCodecs {

    private final SortedMap<String, Class<?>> types;
    private final Map<Class<?>, Codec<?>> values;
    private final java.util.Map<Class<?>, Codec<?>> records = new java.util.HashMap<>();
    /** The records that contain the one whose codec is being made. */
    private final java.util.Set<Class<?>> around = new java.util.HashSet<>();

    /**
     * Codecs of some types.
     *
     * @param types the types that have a kind, by its name
     * @param values the codecs of values that are not written like records
     * @throws IllegalArgumentException if a type is not a record, cannot be reached, or has a component that cannot be
     *     written
     */
    public RecordCodecs(SortedMap<String, Class<?>> types, Map<Class<?>, Codec<?>> values) {
        this.types = types;
        this.values = values;
        types.forEach((name, type) -> records.put(type, ofRecord(type).with(ObjectCodec.KIND, TextNode.valueOf(name))));
    }

    /** The codec of values that have something in common and say by their kind what they are. */
    @SuppressWarnings("unchecked") // A generic type has one class.
    public <T> Codec<T> oneOf(Class<? super T> common) {
        return new OneOfCodec<>(this, (Class<T>) common);
    }

    SortedMap<String, Class<?>> types() {
        return types;
    }

    @SuppressWarnings("unchecked") // Each codec is stored under the type that it is for.
    <T> Codec<T> codecOf(T value) {
        return (Codec<T>) codecOf(value.getClass());
    }

    Codec<?> codecOf(Class<?> type) {
        Codec<?> codec = records.get(type);
        if (codec == null) {
            throw new IllegalArgumentException(
                    type.getName() + " is not a type of this game; a rule module has to list it in types()");
        }
        return codec;
    }

    private ObjectCodec<Object> ofRecord(Class<?> type) {
        RecordComponent[] components = type.getRecordComponents();
        if (components == null) {
            throw new IllegalArgumentException(type.getName() + " is not a record");
        }
        if (!around.add(type)) {
            throw new IllegalArgumentException(
                    type.getName() + " holds values of its own type; a rule module has to list it in types()");
        }
        Constructor<?> constructor = reachable(canonical(type, components), type);
        ObjectCodec<Object> codec = ObjectCodec.of(fields -> call(() -> constructor.newInstance(Stream.of(components)
                .map(component -> fields.get(component.getName()))
                .toArray())));
        for (RecordComponent component : components) {
            if (component.getName().equals(ObjectCodec.KIND)) {
                throw new IllegalArgumentException(type.getName() + " has a component '" + ObjectCodec.KIND
                        + "', which is what files call its type");
            }
            Method accessor = reachable(component.getAccessor(), type);
            codec = codec.with(
                    component.getName(),
                    ofType(component.getGenericType(), component),
                    value -> call(() -> accessor.invoke(value)));
        }
        around.remove(type);
        return codec;
    }

    @SuppressWarnings("unchecked") // What a component holds is of its type.
    private Codec<Object> ofType(Type type, RecordComponent component) {
        return (Codec<Object>) codec(type, component);
    }

    private Codec<?> codec(Type type, RecordComponent component) {
        if (type instanceof ParameterizedType generic) {
            Class<?> raw = (Class<?>) generic.getRawType();
            if (raw == Option.class) {
                return new OptionCodec<>(item(generic, component));
            }
            if (raw == List.class) {
                return new ListCodec<>(item(generic, component), List::ofAll);
            }
            if (raw == Array.class || raw == Seq.class) {
                return ListCodec.of(item(generic, component));
            }
            if (raw.isInterface() && !Iterable.class.isAssignableFrom(raw)) {
                return new OneOfCodec<>(this, raw);
            }
        } else if (type instanceof Class<?> plain) {
            if (values.containsKey(plain)) {
                return values.get(plain).get();
            }
            if (types.containsValue(plain)) {
                return new OneOfCodec<>(this, plain);
            }
            if (plain.isEnum()) {
                return ofEnum(plain);
            }
            if (plain.isRecord()) {
                return ofRecord(plain);
            }
            if (plain.isInterface()) {
                return new OneOfCodec<>(this, plain);
            }
        }
        throw new IllegalArgumentException("the component '" + component.getName() + "' of "
                + component.getDeclaringRecord().getName() + " has a type that cannot be written: " + type);
    }

    private Codec<Object> item(ParameterizedType container, RecordComponent component) {
        return ofType(container.getActualTypeArguments()[0], component);
    }

    @SuppressWarnings({"unchecked", "rawtypes"}) // It is an enum.
    private static Codec<?> ofEnum(Class<?> type) {
        return NameCodec.of((Class) type);
    }

    /** The codecs of the basic types, to which others are added. */
    public static Map<Class<?>, Codec<?>> basic() {
        return LinkedHashMap.of(
                int.class,
                Values.INT,
                long.class,
                Values.LONG,
                boolean.class,
                Values.BOOLEAN,
                String.class,
                Values.TEXT);
    }

    private static Constructor<?> canonical(Class<?> type, RecordComponent[] components) {
        try {
            return type.getDeclaredConstructor(
                    Stream.of(components).map(RecordComponent::getType).toArray(Class<?>[]::new));
        } catch (NoSuchMethodException impossible) {
            throw new IllegalArgumentException(type.getName() + " has no canonical constructor", impossible);
        }
    }

    /** Public members of exported packages can be used as they are; others only if their module opens the package. */
    private static <M extends AccessibleObject> M reachable(M member, Class<?> type) {
        if (!member.trySetAccessible()) {
            throw new IllegalArgumentException(
                    type.getName() + " cannot be reached: make it public and export its package");
        }
        return member;
    }

    private interface Call {
        Object now() throws ReflectiveOperationException;
    }

    /** What a record's own constructor or accessor throws is thrown as it is. */
    private static Object call(Call call) {
        try {
            return call.now();
        } catch (InvocationTargetException thrown) {
            if (thrown.getCause() instanceof RuntimeException refused) {
                throw refused;
            }
            throw new IllegalStateException(thrown.getCause());
        } catch (ReflectiveOperationException impossible) {
            throw new IllegalStateException(impossible);
        }
    }
}
