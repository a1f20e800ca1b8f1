package io.github.casemate.json;

import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.SplitMix64;
import io.github.casemate.siege.IslandSiege;
import io.github.casemate.siege.Vocabulary;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.box.CardSet;
import io.github.casemate.siege.box.Face;
import io.github.casemate.siege.box.Faces;
import io.github.casemate.siege.box.Layout;
import io.github.casemate.siege.box.Spaces;
import io.github.casemate.siege.box.StoneColor;
import io.github.casemate.siege.box.Stones;
import io.github.casemate.siege.table.Crew;
import io.github.casemate.siege.table.Deck;
import io.github.casemate.siege.table.Pile;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;

/** Records of any type of a game, filled by chance with what the game has: its seats, cards, decks and other records. */
final class RandomRecords {

    private static final int DEEPEST = 3;
    private static final int ATTEMPTS = 1_000;

    private final IslandSiege game;
    private final Array<Deck> decks;
    private final Array<Class<?>> types;
    private final SplitMix64 random;
    private final int most;

    /** Records with numbers up to a bound; some are as large as they can be if there is none. */
    RandomRecords(IslandSiege game, SplitMix64 random, int most) {
        this.game = game;
        this.decks = game.initialTable().decks();
        this.types = Vocabulary.of(game.ruleset()).types().values().toArray();
        this.random = random;
        this.most = most;
    }

    /** A record of a type. Where its constructor refuses what chance has put together, chance tries again. */
    Object of(Class<?> type) {
        return of(type, 0);
    }

    private Object of(Class<?> type, int depth) {
        Array<RecordComponent> components = Array.of(type.getRecordComponents());
        for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
            Option<Deck> deck = components
                    .find(component -> component.getName().equals("deck"))
                    .map(component -> one(decks));
            Array<Object> values =
                    components.map(component -> component.getName().equals("deck")
                            ? deck.get().id()
                            : value(component.getGenericType(), deck, depth));
            Option<Object> made = made(type, components, values);
            if (made.isDefined()) {
                return made.get();
            }
        }
        throw new AssertionError("no " + type.getSimpleName() + " can be made");
    }

    private static Option<Object> made(Class<?> type, Array<RecordComponent> components, Array<Object> values) {
        try {
            Constructor<?> constructor = type.getDeclaredConstructor(
                    components.map(RecordComponent::getType).toJavaArray(Class<?>[]::new));
            constructor.setAccessible(true);
            return Option.some(constructor.newInstance(values.toJavaArray()));
        } catch (InvocationTargetException refused) {
            return Option.none();
        } catch (ReflectiveOperationException impossible) {
            throw new LinkageError(type.getName(), impossible);
        }
    }

    private Object value(Type type, Option<Deck> deck, int depth) {
        if (type instanceof ParameterizedType generic
                && generic.getRawType() instanceof Class<?> raw
                && !raw.getPackageName().startsWith("io.vavr")) {
            return simple(raw, deck, depth);
        }
        if (type instanceof ParameterizedType generic) {
            Type item = generic.getActualTypeArguments()[0];
            if (generic.getRawType() == Option.class) {
                return random.nextBoolean() ? Option.none() : Option.some(value(item, deck, depth));
            }
            Array<Object> items = Array.fill(random.nextInt(4), () -> value(item, deck, depth));
            return generic.getRawType() == List.class ? items.toList() : items;
        }
        return simple((Class<?>) type, deck, depth);
    }

    private Object simple(Class<?> type, Option<Deck> deck, int depth) {
        if (type == int.class) {
            return number();
        } else if (type == boolean.class) {
            return random.nextBoolean();
        } else if (type == String.class) {
            return one(Array.of("", "text", "\"quoted\"\n", "\ud83d\ude00 \u0000"));
        } else if (type == PlayerId.class) {
            return one(game.players());
        } else if (type == Card.class) {
            return one(deck.map(Deck::cards).getOrElse(() -> decks.flatMap(Deck::cards)));
        } else if (type == CardSet.class) {
            return cards(deck.getOrElse(decks.head()));
        } else if (type == Pile.class) {
            return new Pile(cards(deck.getOrElse(decks.head())), random.nextInt(1 + CardSet.MOST_CARDS));
        } else if (type == Stones.class) {
            return Array.of(StoneColor.values()).foldLeft(Stones.NONE, (sum, one) -> sum.plus(one, count(255)));
        } else if (type == Faces.class) {
            return Array.of(Face.values()).foldLeft(Faces.NONE, (sum, one) -> sum.plus(one, count(63)));
        } else if (type == Crew.class) {
            return game.players().foldLeft(Crew.NONE, (sum, one) -> sum.plus(one, count(15)));
        } else if (type == Spaces.class) {
            return new Spaces(random.nextInt(1 << Layout.MOST_SPACES));
        } else if (type.isEnum()) {
            return one(Array.of(type.getEnumConstants()));
        } else if (type.isRecord()) {
            return of(type, depth + 1);
        }
        return of(one(fitting(type, depth)), depth + 1);
    }

    /** Records that are a certain thing; where enough stand in each other, only such as hold no others. */
    private Array<Class<?>> fitting(Class<?> common, int depth) {
        Array<Class<?>> all = types.filter(common::isAssignableFrom);
        return depth < DEEPEST
                ? all
                : all.filter(type -> Array.of(type.getRecordComponents())
                        .forAll(component ->
                                types.forAll(other -> !component.getType().isAssignableFrom(other))));
    }

    private CardSet cards(Deck deck) {
        return CardSet.first(deck.cards().size())
                .pick(random.nextInt(1 + deck.cards().size()), random);
    }

    private int count(int limit) {
        return random.nextInt(3) > 0 ? random.nextInt(3) : random.nextInt(1 + limit);
    }

    private int number() {
        return most == Integer.MAX_VALUE
                ? one(Array.of(0, 1, 2, 3, 9, -1, random.nextInt(), Integer.MAX_VALUE, Integer.MIN_VALUE))
                : random.nextInt(-most, most + 1);
    }

    private <T> T one(Seq<T> all) {
        return all.get(random.nextInt(all.size()));
    }
}
