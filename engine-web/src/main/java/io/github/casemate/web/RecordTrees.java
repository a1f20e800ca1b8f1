package io.github.casemate.web;

import io.github.casemate.kernel.Excerpt;
import io.vavr.collection.Array;
import io.vavr.collection.SortedMap;
import io.vavr.control.Option;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Modifier;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.Locale;

/**
 * Codecs of records, made from their fields, as the other programs make them from their components. In a browser only
 * those records can be asked for their fields that the compiler was told of: what can be in a document of a setting. A
 * field may be a number, text, a boolean, a constant, a record, an {@code Option} or {@code Array} of these, or an
 * interface, for any listed record that implements it.
 */
final class RecordTrees {

    private final SortedMap<String, Class<?>> kinds;
    private final TreeCodec<Integer> numbers;

    /** Records that are told apart by their kind, and the numbers that may be in records. */
    RecordTrees(SortedMap<String, Class<?>> kinds, TreeCodec<Integer> numbers) {
        this.kinds = kinds;
        this.numbers = numbers;
    }

    /** The codec of a type; an IllegalArgumentException if there is none. */
    @SuppressWarnings("unchecked") // The codec of a type is one for its values.
    <T> TreeCodec<T> of(Type type) {
        return (TreeCodec<T>) codec(type);
    }

    private TreeCodec<?> codec(Type type) {
        if (type instanceof ParameterizedType generic) {
            TreeCodec<Object> item = of(generic.getActualTypeArguments()[0]);
            if (generic.getRawType() == Array.class) {
                return TreeCodec.list(item);
            }
            if (generic.getRawType() == Option.class) {
                return TreeCodec.optional(item);
            }
        }
        if (type == int.class) {
            return numbers;
        }
        if (type == boolean.class) {
            return TreeCodec.TRUTH;
        }
        if (type == String.class) {
            return TreeCodec.TEXT;
        }
        if (type instanceof Class<?> plain) {
            if (plain.isEnum()) {
                return TreeCodec.names(plain);
            }
            if (plain.isInterface()) {
                return oneOf(plain);
            }
            return record(plain);
        }
        throw new IllegalArgumentException(type + " cannot be written");
    }

    /** Values of all listed records that have something in common; their kind says which record it is. */
    private TreeCodec<Object> oneOf(Class<?> common) {
        return TreeCodec.of(
                value -> record(value.getClass()).ofKind(kindOf(value)).write(value),
                (tree, place) -> readAnyOf(common, tree, place));
    }

    private String kindOf(Object value) {
        return kinds.find(one -> one._2() == value.getClass())
                .getOrElseThrow(() -> new IllegalArgumentException(value + " has no kind"))
                ._1();
    }

    private Object readAnyOf(Class<?> common, JsonTree tree, String place) {
        if (tree.ifFields().isEmpty()) {
            throw TreeCodec.expected(place, "an object", tree);
        }
        String here = (place.isEmpty() ? "" : place + ".") + ObjectTree.KIND;
        JsonTree named =
                tree.field(ObjectTree.KIND).getOrElseThrow(() -> TreeCodec.wrong(here, "the field is missing"));
        String kind = TreeCodec.TEXT.read(named, here);
        Class<?> type = kinds.get(kind)
                .filter(common::isAssignableFrom)
                .getOrElseThrow(() -> TreeCodec.wrong(
                        here,
                        "there is no " + common.getSimpleName().toLowerCase(Locale.ROOT) + " '" + Excerpt.part(kind)
                                + "' in this game"));
        return record(type).ofKind(kind).read(tree, place);
    }

    /** The codec of a record that is a document. */
    ObjectTree<Object> record(Class<?> type) {
        if (type.getSuperclass() != Record.class) {
            throw new IllegalArgumentException(type + " is not a record");
        }
        Array<Field> fields =
                Array.of(type.getDeclaredFields()).reject(field -> Modifier.isStatic(field.getModifiers()));
        Constructor<?> constructor = canonical(type, fields);
        ObjectTree<Object> codec = ObjectTree.of(read ->
                made(constructor, fields.map(field -> read.get(field.getName())).toJavaArray()));
        for (Field field : fields) {
            field.setAccessible(true);
            codec = codec.with(field.getName(), of(field.getGenericType()), value -> held(field, value));
        }
        return codec;
    }

    private static Constructor<?> canonical(Class<?> type, Array<Field> fields) {
        try {
            Class<?>[] types = fields.<Class<?>>map(Field::getType).toJavaArray(Class<?>[]::new);
            Constructor<?> constructor = type.getDeclaredConstructor(types);
            constructor.setAccessible(true);
            return constructor;
        } catch (NoSuchMethodException unknown) {
            throw new IllegalArgumentException(type + " cannot be made", unknown);
        }
    }

    /** What a record's own constructor throws is thrown as it is. */
    private static Object made(Constructor<?> constructor, Object[] values) {
        try {
            return constructor.newInstance(values);
        } catch (InvocationTargetException refused) {
            if (refused.getCause() instanceof RuntimeException why) {
                throw why;
            }
            throw new IllegalStateException(refused.getCause());
        } catch (ReflectiveOperationException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    private static Object held(Field field, Object value) {
        try {
            return field.get(value);
        } catch (IllegalAccessException impossible) {
            throw new IllegalStateException(impossible);
        }
    }
}
