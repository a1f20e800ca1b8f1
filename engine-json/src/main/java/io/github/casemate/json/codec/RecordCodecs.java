package io.github.casemate.json.codec;

import com.fasterxml.jackson.databind.node.TextNode;
import io.github.casemate.pack.WrittenAs;
import io.vavr.collection.Array;
import io.vavr.collection.IndexedSeq;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.List;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.SortedMap;
import io.vavr.collection.TreeMap;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.lang.reflect.AccessibleObject;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * Codecs of record types, made from their components. A component may be a number, text, a boolean, an enum, a record,
 * an {@code Option}, {@code Array}, {@code Vector}, {@code List} or {@code Seq} of these, a map from an enum or from
 * other named values, one of the values that are given from outside, a value that is {@linkplain WrittenAs written as}
 * something else, or an interface, for any listed type that implements it.
 */
public final class RecordCodecs {

    /** The field of an enum constant that stands where several types are possible. */
    private static final String VALUE = "value";

    private final SortedMap<String, Class<?>> types;
    private final Map<Class<?>, Codec<?>> values;
    private final java.util.Map<Class<?>, Codec<?>> records = new java.util.HashMap<>();
    /** The records that contain the one whose codec is being made. */
    private final java.util.Set<Class<?>> around = new java.util.HashSet<>();

    /**
     * Makes the codecs of some types.
     *
     * @param types the types that have a kind, by its name: records and enums
     * @param values the codecs of values that are not written like records
     * @throws IllegalArgumentException if a type is neither a record nor an enum, cannot be reached, or has a component
     *     that cannot be written
     */
    public RecordCodecs(SortedMap<String, Class<?>> types, Map<Class<?>, Codec<?>> values) {
        this(types, records -> values);
    }

    /**
     * Makes the codecs of some types, beside values that hold such types themselves.
     *
     * @param types the types that have a kind, by its name: records and enums
     * @param values gives the codecs of values that are not written like records. Of what it is given it may use {@link
     *     #oneOf} only.
     * @throws IllegalArgumentException if a type is neither a record nor an enum, cannot be reached, or has a component
     *     that cannot be written
     */
    public RecordCodecs(SortedMap<String, Class<?>> types, Function<RecordCodecs, Map<Class<?>, Codec<?>>> values) {
        this.types = types;
        this.values = values.apply(this);
        types.forEach((name, type) -> records.put(
                type,
                (type.isEnum() ? ofConstant(type) : ofRecord(type)).with(ObjectCodec.KIND, TextNode.valueOf(name))));
    }

    /**
     * {@return the codec of values that have something in common and say by their kind what they are}
     *
     * @param common an interface of listed types, or one of these
     * @param <T> what they have in common
     */
    @SuppressWarnings("unchecked") // A generic type has one class.
    public <T> Codec<T> oneOf(Class<? super T> common) {
        return new OneOfCodec<>(this, (Class<T>) common);
    }

    /**
     * {@return the codec of a type: a record, an enum, an interface of listed types, a collection, or a value that was
     * given from outside}
     *
     * @param type the type
     * @throws IllegalArgumentException if there is none
     */
    public Codec<?> of(Type type) {
        return codec(type, "something in the game");
    }

    SortedMap<String, Class<?>> types() {
        return types;
    }

    @SuppressWarnings("unchecked") // Each codec is stored under the type that it is for.
    <T> Codec<T> codecOf(T value) {
        return (Codec<T>) codecOf(value instanceof Enum<?> constant ? constant.getDeclaringClass() : value.getClass());
    }

    Codec<?> codecOf(Class<?> type) {
        Codec<?> codec = records.get(type);
        if (codec == null) {
            throw new IllegalArgumentException(type.getName()
                    + " is not a type of this game; the game or a rule module has to list it in types()");
        }
        return codec;
    }

    private static ObjectCodec<Object> ofConstant(Class<?> type) {
        return ObjectCodec.<Object>of(fields -> fields.get(VALUE)).with(VALUE, anyEnum(type), constant -> constant);
    }

    private ObjectCodec<Object> ofRecord(Class<?> type) {
        RecordComponent[] components = type.getRecordComponents();
        if (components == null) {
            throw new IllegalArgumentException(type.getName() + " is neither a record nor an enum");
        }
        if (!around.add(type)) {
            throw new IllegalArgumentException(type.getName()
                    + " holds values of its own type; the game or a rule module has to list it in types()");
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
                    ofType(
                            component.getGenericType(),
                            "the component '" + component.getName() + "' of " + type.getName()),
                    value -> call(() -> accessor.invoke(value)));
        }
        around.remove(type);
        return codec;
    }

    @SuppressWarnings("unchecked") // What a component holds is of its type.
    private Codec<Object> ofType(Type type, String holder) {
        return (Codec<Object>) codec(type, holder);
    }

    private Codec<?> codec(Type type, String holder) {
        Option<Codec<?>> found = type instanceof ParameterizedType generic
                ? ofGeneric((Class<?>) generic.getRawType(), Array.of(generic.getActualTypeArguments()), holder)
                : type instanceof Class<?> plain ? ofPlain(plain) : Option.none();
        return found.getOrElseThrow(() ->
                new IllegalArgumentException(holder + " has a type that cannot be written: " + type.getTypeName()));
    }

    private Option<Codec<?>> ofGeneric(Class<?> raw, Array<Type> arguments, String holder) {
        if (values.containsKey(raw)) {
            return values.get(raw);
        }
        if (raw == Option.class) {
            return Option.some(new OptionCodec<>(ofType(arguments.head(), holder)));
        }
        if (raw == List.class) {
            return Option.some(new ListCodec<>(ofType(arguments.head(), holder), List::ofAll));
        }
        if (raw == Vector.class) {
            return Option.some(new ListCodec<>(ofType(arguments.head(), holder), Vector::ofAll));
        }
        if (raw == Array.class || raw == Seq.class || raw == IndexedSeq.class) {
            return Option.some(ListCodec.of(ofType(arguments.head(), holder)));
        }
        if (raw == Map.class || raw == LinkedHashMap.class || raw == SortedMap.class || raw == TreeMap.class) {
            return Option.<Codec<?>>some(ofType(arguments.head(), holder))
                    .filter(key -> key instanceof NameCodec<?>)
                    .map(key -> ofMap(raw, (NameCodec<?>) key, ofType(arguments.last(), holder)));
        }
        return Option.when(
                raw.isInterface() && !Iterable.class.isAssignableFrom(raw), () -> new OneOfCodec<>(this, raw));
    }

    /** What is written as something else, by the constructor that takes it. */
    private Codec<?> ofPacked(Class<?> type) {
        Type written = Stream.of(type.getGenericInterfaces())
                .filter(one -> one instanceof ParameterizedType generic && generic.getRawType() == WrittenAs.class)
                .map(one -> ((ParameterizedType) one).getActualTypeArguments()[0])
                .findFirst()
                .orElseThrow(() ->
                        new IllegalArgumentException(type.getName() + " does not say itself what it is written as"));
        Class<?> raw = (Class<?>) (written instanceof ParameterizedType generic ? generic.getRawType() : written);
        try {
            Constructor<?> constructor = reachable(type.getDeclaredConstructor(raw), type);
            return new MappedCodec<Object, Object>(
                    ofType(written, "what is written for " + type.getName()),
                    value -> ((WrittenAs<?>) value).written(),
                    value -> call(() -> constructor.newInstance(value)));
        } catch (NoSuchMethodException none) {
            throw new IllegalArgumentException(
                    type.getName() + " has no constructor that takes what is written for it", none);
        }
    }

    /** In the order of the keys that the codec of the keys knows, which is the same whatever map it is. */
    @SuppressWarnings("unchecked") // The keys are those that the codec knows.
    private static Codec<?> ofMap(Class<?> raw, NameCodec<?> key, Codec<Object> item) {
        NameCodec<Object> known = (NameCodec<Object>) key;
        MapCodec<Object, Object> plain = new MapCodec<>(known, item);
        return raw == SortedMap.class || raw == TreeMap.class
                ? new MappedCodec<SortedMap<Object, Object>, Map<Object, Object>>(
                        plain,
                        sorted -> sorted,
                        read -> TreeMap.ofEntries((one, other) -> ((Comparable<Object>) one).compareTo(other), read))
                : plain;
    }

    private Option<Codec<?>> ofPlain(Class<?> plain) {
        if (values.containsKey(plain)) {
            return values.get(plain);
        }
        if (plain.isEnum()) {
            return Option.some(ofEnum(plain));
        }
        if (types.containsValue(plain)) {
            return Option.some(new OneOfCodec<>(this, plain));
        }
        if (WrittenAs.class.isAssignableFrom(plain)) {
            return Option.some(ofPacked(plain));
        }
        if (plain.isRecord()) {
            return Option.some(ofRecord(plain));
        }
        return Option.when(
                plain.isInterface() && !Iterable.class.isAssignableFrom(plain), () -> new OneOfCodec<>(this, plain));
    }

    @SuppressWarnings({"unchecked", "rawtypes"}) // It is an enum.
    private static Codec<?> ofEnum(Class<?> type) {
        return NameCodec.of((Class) type);
    }

    @SuppressWarnings("unchecked") // A constant is written as what it is and read as an object.
    private static Codec<Object> anyEnum(Class<?> type) {
        return (Codec<Object>) ofEnum(type);
    }

    /**
     * {@return types by the names of their kinds: the names that are given, or else that of the class in kebab-case}
     *
     * @param types the types; a sealed one stands for all that it permits
     * @param names the names of some of them
     * @throws IllegalArgumentException if two have the same name
     */
    public static SortedMap<String, Class<?>> byKind(Seq<Class<?>> types, Map<Class<?>, String> names) {
        SortedMap<String, Class<?>> named = TreeMap.empty();
        for (Class<?> type : types.flatMap(RecordCodecs::permitted).distinct()) {
            String kind = names.get(type)
                    .getOrElse(() -> Kebab.words(type.getSimpleName()).replace(' ', '-'));
            for (Class<?> other : named.get(kind)) {
                throw new IllegalArgumentException(
                        "two types are called '" + kind + "': " + other.getName() + " and " + type.getName());
            }
            named = named.put(kind, type);
        }
        return named;
    }

    private static Array<Class<?>> permitted(Class<?> type) {
        return type.isSealed()
                ? Array.of(type.getPermittedSubclasses()).flatMap(RecordCodecs::permitted)
                : Array.of(type);
    }

    /** {@return the codecs of the basic types, to which others are added} */
    public static Map<Class<?>, Codec<?>> basic() {
        return LinkedHashMap.<Class<?>, Codec<?>>of(int.class, Values.INT)
                .put(Integer.class, Values.INT)
                .put(long.class, Values.LONG)
                .put(Long.class, Values.LONG)
                .put(double.class, Values.DOUBLE)
                .put(Double.class, Values.DOUBLE)
                .put(boolean.class, Values.BOOLEAN)
                .put(Boolean.class, Values.BOOLEAN)
                .put(String.class, Values.TEXT);
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
