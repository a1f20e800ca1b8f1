package io.github.casemate.json;

import io.github.casemate.pack.GamePack;
import io.vavr.collection.Array;
import io.vavr.collection.HashMap;
import io.vavr.collection.Map;
import io.vavr.control.Option;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import org.jspecify.annotations.Nullable;

/**
 * What the states, actions, events and views of a pack are, as its class declares them.
 *
 * @param state the states
 * @param action the actions
 * @param event the events
 * @param view the views
 */
record PackTypes(Type state, Type action, Type event, Type view) {

    static PackTypes of(GamePack<?, ?, ?, ?> pack) {
        Array<Type> types = arguments(pack.getClass(), HashMap.empty())
                .filter(all -> all.forAll(type -> type instanceof Class<?> || type instanceof ParameterizedType))
                .getOrElseThrow(
                        () -> new IllegalArgumentException(pack.getClass().getName()
                                + " does not declare the types of its game: it has to implement GamePack<State, Action, Event,"
                                + " View> with types of its own"));
        return new PackTypes(types.get(0), types.get(1), types.get(2), types.get(3));
    }

    /** The class of a type, without its arguments. */
    static Class<?> raw(Type type) {
        return type instanceof ParameterizedType generic ? (Class<?>) generic.getRawType() : (Class<?>) type;
    }

    /** What stands for the parameters of {@link GamePack} in a type that extends it. */
    private static Option<Array<Type>> arguments(@Nullable Type type, Map<TypeVariable<?>, Type> bound) {
        if (type == null) {
            return Option.none();
        }
        Class<?> raw = raw(type);
        Array<Type> given = type instanceof ParameterizedType generic
                ? Array.of(generic.getActualTypeArguments()).map(one -> replaced(one, bound))
                : Array.empty();
        if (raw == GamePack.class) {
            return Option.some(given).filter(all -> all.size() == raw.getTypeParameters().length);
        }
        Map<TypeVariable<?>, Type> inner = HashMap.ofEntries(
                Array.<TypeVariable<?>>of(raw.getTypeParameters()).zip(given));
        return Array.of(raw.getGenericInterfaces())
                .append(raw.getGenericSuperclass())
                .flatMap(above -> arguments(above, inner))
                .headOption();
    }

    private static Type replaced(Type type, Map<TypeVariable<?>, Type> bound) {
        if (type instanceof TypeVariable<?> variable) {
            return bound.get(variable).getOrElse(type);
        }
        return type instanceof ParameterizedType generic
                ? new Replaced(
                        generic.getRawType(),
                        Array.of(generic.getActualTypeArguments()).map(one -> replaced(one, bound)))
                : type;
    }

    /** A type whose arguments are known by now. */
    private record Replaced(Type getRawType, Array<Type> arguments) implements ParameterizedType {

        @Override
        public Type[] getActualTypeArguments() {
            return arguments.toJavaArray(Type[]::new);
        }

        @Override
        public @Nullable Type getOwnerType() {
            return null;
        }

        @Override
        public String toString() {
            return getRawType.getTypeName() + arguments.map(Type::getTypeName).mkString("<", ", ", ">");
        }
    }
}
