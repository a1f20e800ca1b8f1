package io.github.casemate.testkit.siege.laws;

import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.SplitMix64;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.table.AbilityIndex;
import io.github.casemate.siege.table.AttackState;
import io.github.casemate.siege.table.Deck;
import io.github.casemate.siege.table.Fort;
import io.github.casemate.siege.table.PlayerState;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.collection.SortedMap;
import io.vavr.control.Option;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Predicate;

/**
 * Changes a value into another of the same type, somewhere inside, without asking whether that makes sense. It has
 * seen many values and sometimes takes one of them, as it was in the same place elsewhere.
 */
final class ForgedValues {

    private static final Array<Class<?>> WIDE =
            Array.of(Table.class, PlayerState.class, Fort.class, Deck.class, AttackState.class);

    private static final int MOST_SEEN = 400;

    private final SplitMix64 random;
    private final Map<String, java.util.List<Object>> seen = new HashMap<>();
    private Array<Card> cards = Array.empty();

    ForgedValues(SplitMix64 random) {
        this.random = random;
    }

    /** The cards that are put in the place of others from now on. */
    void use(Array<Card> others) {
        cards = others;
    }

    /** Keeps all that a value is made of, to put it into other values later. */
    void see(Object value) {
        if (value instanceof Seq<?> all) {
            all.forEach(this::see);
        } else if (value instanceof Option<?> option) {
            option.forEach(this::see);
        } else if (value instanceof SortedMap<?, ?> map) {
            map.values().forEach(this::see);
        } else {
            for (String part : parts(value)) {
                Object inner = get(value, part);
                remember(place(value, part), inner);
                see(inner);
            }
        }
    }

    /** The same value with one part of it changed. */
    Object changed(Object value) {
        if (value instanceof Integer number) {
            return number(number);
        } else if (value instanceof Long bits) {
            return random.nextInt(4) == 0 ? random.nextLong() : bits ^ 1L << random.nextInt(64);
        } else if (value instanceof Boolean flag) {
            return !flag;
        } else if (value instanceof String) {
            return oneOf("main", "captains", "bottles", "no-such-deck", "");
        } else if (value instanceof Enum<?> constant) {
            return oneOf(constant.getDeclaringClass().getEnumConstants());
        } else if (value instanceof PlayerId) {
            return PlayerId.of(oneOf(0, 0, 1, 1, 2, 3, 4, 7, 8, 15, 1_000_000));
        } else if (value instanceof Card card) {
            return card(card);
        } else if (value instanceof AbilityIndex) {
            return AbilityIndex.EMPTY;
        } else if (value instanceof Option<?> option) {
            return option.isEmpty() || random.nextInt(3) == 0 ? Option.none() : option.map(this::changed);
        } else if (value instanceof Seq<?> all) {
            return changed(all);
        } else if (value instanceof SortedMap<?, ?> map) {
            return changed(map);
        }
        Seq<String> parts = parts(value);
        return parts.isEmpty() ? value : with(value, parts.get(random.nextInt(parts.size())));
    }

    /** The same value with one part of it changed, for each part that it has at any depth and that is still wanted. */
    java.util.List<Object> changedEverywhere(Object value, Predicate<String> wanted) {
        java.util.List<Object> all = new ArrayList<>();
        if (value instanceof Seq<?> items) {
            for (int i = 0; i < items.size(); i++) {
                int place = i;
                changedEverywhere(items.get(i), wanted).forEach(item -> all.add(updated(items, place, item)));
            }
        } else if (value instanceof Option<?> option) {
            option.forEach(inner -> changedEverywhere(inner, wanted).forEach(one -> all.add(Option.some(one))));
        } else if (value instanceof SortedMap<?, ?> map) {
            map.forEach((key, inner) ->
                    changedEverywhere(inner, wanted).forEach(one -> all.add(updated(map, (String) key, one))));
        } else {
            for (String part : parts(value)) {
                if (wanted.test(place(value, part))) {
                    all.add(with(value, part));
                }
                changedEverywhere(get(value, part), wanted).forEach(inner -> all.add(rebuilt(value, part, inner)));
            }
        }
        return all;
    }

    @SuppressWarnings({"unchecked", "rawtypes"}) // The item has the type of the one before it.
    private static Object updated(Seq<?> all, int place, Object item) {
        return ((Seq) all).update(place, item);
    }

    @SuppressWarnings("unchecked") // The keys of all maps on a table are texts.
    private static Object updated(SortedMap<?, ?> map, String key, Object value) {
        return ((SortedMap<String, Object>) map).put(key, value);
    }

    /** The value with another part of this name. */
    Object with(Object value, String part) {
        java.util.List<Object> others = seen.getOrDefault(place(value, part), java.util.List.of());
        Object inner = !others.isEmpty() && random.nextInt(3) == 0
                ? others.get(random.nextInt(others.size()))
                : changed(get(value, part));
        return rebuilt(value, part, inner);
    }

    /** The names of what a value is made of. */
    static Seq<String> parts(Object value) {
        if (value instanceof Card || value instanceof PlayerId || value instanceof Enum) {
            return Array.empty();
        }
        if (value instanceof Record) {
            return Array.of(value.getClass().getRecordComponents()).map(RecordComponent::getName);
        }
        return WIDE.find(type -> type.isInstance(value))
                .toArray()
                .flatMap(type -> Array.of(type.getDeclaredMethods()))
                .filter(method -> Modifier.isAbstract(method.getModifiers()))
                .map(Method::getName)
                .sorted();
    }

    @SafeVarargs
    private final <T> T oneOf(T... values) {
        return values[random.nextInt(values.length)];
    }

    private int number(int old) {
        return oneOf(
                old + 1,
                old - 1,
                old + 1,
                old - 1,
                0,
                1,
                -1,
                random.nextInt(20),
                old ^ 1 << random.nextInt(32),
                Integer.MAX_VALUE,
                Integer.MIN_VALUE,
                1_000_000);
    }

    private Card card(Card old) {
        Card other = cards.isEmpty() ? old : cards.get(random.nextInt(cards.size()));
        return random.nextInt(8) > 0
                ? other
                : oneOf(old.withNumber(old.number() + 1), old.withNumber(-1), other.withId("forged"));
    }

    @SuppressWarnings({"unchecked", "rawtypes"}) // The elements come from the sequence itself.
    private Seq<?> changed(Seq<?> old) {
        Seq<Object> all = (Seq) old;
        if (all.isEmpty()) {
            return all;
        }
        int place = random.nextInt(all.size());
        int other = random.nextInt(all.size());
        return switch (random.nextInt(6)) {
            case 0 -> all.removeAt(place);
            case 1 -> all.insert(other, all.get(place));
            case 2 -> all.update(place, all.get(other)).update(other, all.get(place));
            default -> all.update(place, changed(all.get(place)));
        };
    }

    @SuppressWarnings({"unchecked", "rawtypes"}) // The keys and values come from the map itself.
    private SortedMap<?, ?> changed(SortedMap<?, ?> old) {
        SortedMap<String, Object> map = (SortedMap) old;
        if (map.isEmpty()) {
            return map.put(oneOf("monuments", "ghost-captain", "nothing"), "forged");
        }
        String key = map.keySet().toArray().get(random.nextInt(map.size()));
        return switch (random.nextInt(5)) {
            case 0 -> map.remove(key);
            case 1 -> map.put("forged", map.get(key).get());
            default -> map.put(key, changed(map.get(key).get()));
        };
    }

    private void remember(String place, Object value) {
        java.util.List<Object> values = seen.computeIfAbsent(place, key -> new ArrayList<>());
        if (values.size() < MOST_SEEN) {
            values.add(value);
        } else {
            values.set(random.nextInt(MOST_SEEN), value);
        }
    }

    private static String place(Object value, String part) {
        return value.getClass().getName() + "." + part;
    }

    private static Object get(Object value, String part) {
        try {
            Method getter = value.getClass().getDeclaredMethod(part);
            getter.setAccessible(true);
            Object found = getter.invoke(value);
            // The attack that goes on is the one thing that may be null.
            return found == null ? Option.none() : found;
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    /** A record is rebuilt by its constructor; one that refuses stays as it is. */
    private static Object rebuilt(Object value, String part, Object inner) {
        try {
            return value instanceof Record ? record(value, part, inner) : wide(value, part, inner);
        } catch (InvocationTargetException e) {
            return value;
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(value.getClass() + "." + part, e);
        }
    }

    private static Object record(Object value, String part, Object inner) throws ReflectiveOperationException {
        Array<RecordComponent> components = Array.of(value.getClass().getRecordComponents());
        Constructor<?> constructor = value.getClass()
                .getDeclaredConstructor(components.map(RecordComponent::getType).toJavaArray(Class<?>[]::new));
        constructor.setAccessible(true);
        return constructor.newInstance(components
                .map(component -> component.getName().equals(part) ? inner : get(value, component.getName()))
                .toJavaArray(Object[]::new));
    }

    private static Object wide(Object value, String part, Object inner) throws ReflectiveOperationException {
        String name = "with" + Character.toUpperCase(part.charAt(0)) + part.substring(1);
        for (Method method : value.getClass().getDeclaredMethods()) {
            if (method.getName().equals(name) && method.getParameterCount() == 1 && !method.isBridge()) {
                method.setAccessible(true);
                boolean none = part.equals("currentAttack") && !(inner instanceof AttackState);
                return method.invoke(value, none ? null : inner);
            }
        }
        throw new NoSuchMethodException(name);
    }

    /** For steps: a list of them with one more, one less, one in another place, or one that is not the same. */
    <T> List<T> shuffled(List<T> all, T stranger) {
        int place = all.isEmpty() ? 0 : random.nextInt(all.size());
        int other = all.isEmpty() ? 0 : random.nextInt(all.size());
        return switch (all.isEmpty() ? 0 : random.nextInt(8)) {
            case 0, 1, 2 -> all.insert(random.nextInt(1 + Math.min(2, all.size())), stranger);
            case 3 -> all.insert(place, stranger);
            case 4 -> all.update(place, stranger);
            case 5 -> all.removeAt(place);
            case 6 -> all.insert(other, all.get(place));
            default -> all.update(place, all.get(other)).update(other, all.get(place));
        };
    }
}
