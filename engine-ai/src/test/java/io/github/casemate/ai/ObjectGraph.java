package io.github.casemate.ai;

import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Everything that can be reached from an object, private fields and what lambdas have captured included, as a number:
 * equal content has equal numbers and different content different ones, within one graph. Who shares what does not
 * count. An object of the JDK that holds something it does not show is refused, so that nothing is overlooked.
 */
final class ObjectGraph {

    private static final int BEGUN = -1;

    private final Map<List<Object>, Integer> numbers = new HashMap<>();
    private final IdentityHashMap<Object, Integer> visited = new IdentityHashMap<>();

    int number(@Nullable Object object) {
        if (object == null) {
            return numbered(List.of());
        }
        Integer before = visited.putIfAbsent(object, BEGUN);
        if (before != null) {
            return before;
        }
        int number = numbered(content(object));
        visited.put(object, number);
        return number;
    }

    private int numbered(List<Object> content) {
        return numbers.computeIfAbsent(content, any -> numbers.size());
    }

    /** The kind of the object, and its value or the numbers of its parts. */
    private List<Object> content(Object object) {
        List<Object> content = new ArrayList<>();
        content.add(kind(object.getClass()));
        if (isValue(object)) {
            content.add(object);
        } else if (object.getClass().isArray()) {
            for (int i = 0; i < Array.getLength(object); i++) {
                content.add(number(Array.get(object, i)));
            }
        } else if (!isOfTheJdk(object.getClass())) {
            fields(object).forEach(part -> content.add(number(part)));
        } else if (object instanceof Iterable<?> parts) {
            parts.forEach(part -> content.add(number(part)));
        } else if (object instanceof Map<?, ?> map) {
            map.forEach((key, value) -> content.addAll(List.of(number(key), number(value))));
        } else if (!fields(object.getClass()).isEmpty()) {
            throw new IllegalArgumentException("there is no looking into a " + object.getClass());
        }
        return content;
    }

    private static boolean isValue(Object object) {
        return object instanceof Enum<?>
                || object instanceof Class<?>
                || object instanceof String
                || object instanceof Boolean
                || object instanceof Character
                || (object instanceof Number && isOfTheJdk(object.getClass()));
    }

    private static boolean isOfTheJdk(Class<?> type) {
        return type.getName().startsWith("java.") || type.getName().startsWith("jdk.");
    }

    /** Without the address of a lambda. */
    private static String kind(Class<?> type) {
        return type.getName().replaceFirst("/.*", "");
    }

    private static List<@Nullable Object> fields(Object object) {
        List<@Nullable Object> parts = new ArrayList<>();
        for (Field field : fields(object.getClass())) {
            try {
                field.setAccessible(true);
                parts.add(field.get(object));
            } catch (IllegalAccessException e) {
                throw new IllegalArgumentException("there is no looking into " + field, e);
            }
        }
        return parts;
    }

    private static List<Field> fields(Class<?> type) {
        List<Field> fields = new ArrayList<>();
        for (Class<?> at = type; at != null; at = at.getSuperclass()) {
            for (Field field : at.getDeclaredFields()) {
                if (!Modifier.isStatic(field.getModifiers())) {
                    fields.add(field);
                }
            }
        }
        return fields;
    }
}
