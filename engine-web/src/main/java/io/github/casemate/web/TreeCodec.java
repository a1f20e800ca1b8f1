package io.github.casemate.web;

import io.github.casemate.kernel.Excerpt;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.BiFunction;
import java.util.function.Function;

/**
 * Reads and writes values of one type as JSON. What cannot be read is refused with its place in the document, such as
 * {@code cards[2].cost}.
 *
 * @param <T> the type
 */
interface TreeCodec<T> {

    /** Text. */
    TreeCodec<String> TEXT = of(
            JsonTree::of, (tree, place) -> tree.ifText().getOrElseThrow(() -> expected(place, "text in quotes", tree)));

    /** True or false. */
    TreeCodec<Boolean> TRUTH = of(
            JsonTree::of, (tree, place) -> tree.ifTruth().getOrElseThrow(() -> expected(place, "true or false", tree)));

    JsonTree write(T value);

    T read(JsonTree tree, String place);

    static <T> TreeCodec<T> of(Function<T, JsonTree> write, BiFunction<JsonTree, String, T> read) {
        return new TreeCodec<>() {
            @Override
            public JsonTree write(T value) {
                return write.apply(value);
            }

            @Override
            public T read(JsonTree tree, String place) {
                return read.apply(tree, place);
            }
        };
    }

    /** Whole numbers in a range. */
    static TreeCodec<Integer> between(int least, int most) {
        return of(
                JsonTree::of,
                (tree, place) -> tree.ifWhole()
                        .filter(number -> number >= least && number <= most)
                        .map(Long::intValue)
                        .getOrElseThrow(() -> expected(place, "a whole number from " + least + " to " + most, tree)));
    }

    /** Texts that are short and fit a condition. */
    static TreeCodec<String> line(int most, Function<String, Boolean> fits, String what) {
        return of(JsonTree::of, (tree, place) -> {
            String text = TEXT.read(tree, place);
            if (text.length() > most || !fits.apply(text)) {
                throw expected(place, what, tree);
            }
            return text;
        });
    }

    /** Constants of an enum, by their names in kebab-case. */
    static <E> TreeCodec<E> names(Class<E> type) {
        Array<E> all = Array.of(type.getEnumConstants());
        return of(constant -> JsonTree.of(name(constant)), (tree, place) -> {
            String name = TEXT.read(tree, place);
            return all.find(constant -> name(constant).equals(name))
                    .getOrElseThrow(() -> wrong(
                            place,
                            "there is no '" + Excerpt.part(name) + "'; there are "
                                    + all.map(TreeCodec::name).mkString(", ")));
        });
    }

    private static String name(Object constant) {
        return ((Enum<?>) constant).name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** Lists of values. */
    static <T> TreeCodec<Array<T>> list(TreeCodec<T> item) {
        return of(
                values -> {
                    JsonTree list = JsonTree.array();
                    values.forEach(value -> list.add(item.write(value)));
                    return list;
                },
                (tree, place) -> {
                    List<JsonTree> items = tree.ifItems().getOrElseThrow(() -> expected(place, "a list", tree));
                    List<T> values = new ArrayList<>();
                    for (int i = 0; i < items.size(); i++) {
                        values.add(item.read(items.get(i), place + "[" + i + "]"));
                    }
                    return Array.ofAll(values);
                });
    }

    /** Values that may be absent, which is written as null. */
    static <T> TreeCodec<Option<T>> optional(TreeCodec<T> item) {
        return of(
                value -> value.map(item::write).getOrElse(JsonTree::nothing),
                (tree, place) -> tree.isNothing() ? Option.none() : Option.some(item.read(tree, place)));
    }

    /** The exception for something else than what should be at a place. */
    static UnusableException expected(String place, String what, JsonTree found) {
        return wrong(place, "expected " + what + ", found " + Excerpt.part(found));
    }

    /** The exception for what is wrong at a place. */
    static UnusableException wrong(String place, String sentence) {
        return new UnusableException((place.isEmpty() ? "" : place + ": ") + sentence + ".");
    }
}
