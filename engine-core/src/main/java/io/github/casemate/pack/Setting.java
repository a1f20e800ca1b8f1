package io.github.casemate.pack;

import io.github.casemate.kernel.Excerpt;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.nio.charset.StandardCharsets;
import java.util.function.Function;
import java.util.zip.CRC32;
import org.jspecify.annotations.Nullable;

/**
 * Something about a game that can be chosen, such as the number of players. Its values have a text, by which they are
 * given on a command line and written into logs; the text never contains a blank. A setting is a value; two settings are
 * the same if their names are.
 *
 * @param <T> what can be chosen
 */
public final class Setting<T> {

    private final String name;
    private final String about;
    private final String possible;
    private final T standard;
    private final Array<T> examples;
    private final Function<T, String> text;
    private final Function<String, Either<String, T>> reader;
    private final Option<Class<?>> document;
    private final Array<String> aliases;

    private Setting(
            String name,
            String about,
            String possible,
            T standard,
            Seq<T> examples,
            Function<T, String> text,
            Function<String, Either<String, T>> reader,
            Option<Class<?>> document) {
        this(name, about, possible, standard, examples, text, reader, document, Array.empty());
    }

    private Setting(
            String name,
            String about,
            String possible,
            T standard,
            Seq<T> examples,
            Function<T, String> text,
            Function<String, Either<String, T>> reader,
            Option<Class<?>> document,
            Array<String> aliases) {
        this.name = KebabCase.require("the name of a setting", name);
        this.about = about;
        this.possible = possible;
        this.standard = standard;
        this.examples = examples.prepend(standard).distinct().toArray();
        this.text = text;
        this.reader = reader;
        this.document = document;
        this.aliases = aliases;
    }

    /**
     * {@return a number}
     *
     * @param name what the setting is called, in kebab-case
     * @param least the smallest number
     * @param most the largest number
     * @param standard the number if nobody chooses
     * @param about what it is, in one sentence
     */
    public static Setting<Integer> number(String name, int least, int most, int standard, String about) {
        String possible = "a number from " + least + " to " + most;
        return new Setting<>(
                name,
                about,
                possible,
                standard,
                Array.of(least, most),
                String::valueOf,
                given -> {
                    // At most ten digits, so that a long fits them all.
                    boolean isNumber = given.matches("-?[0-9]{1,10}");
                    long number = isNumber ? Long.parseLong(given) : 0;
                    return isNumber && number >= least && number <= most
                            ? Either.right((int) number)
                            : Either.left(refused(given, possible, ""));
                },
                Option.none());
    }

    /**
     * {@return something that is so or not; it is not, if nobody chooses}
     *
     * @param name what the setting is called, in kebab-case
     * @param about what it is, in one sentence
     */
    public static Setting<Boolean> flag(String name, String about) {
        return choice(name, Array.of(false, true), false, String::valueOf, about);
    }

    /**
     * {@return one of several values}
     *
     * @param name what the setting is called, in kebab-case
     * @param values all that can be chosen
     * @param standard the value if nobody chooses
     * @param text the text of a value, without blanks and commas
     * @param about what it is, in one sentence
     * @param <T> what can be chosen
     */
    public static <T> Setting<T> choice(
            String name, Seq<T> values, T standard, Function<T, String> text, String about) {
        Array<String> texts = values.map(text).toArray();
        String possible = texts.mkString(", ");
        return new Setting<>(
                name,
                about,
                possible,
                standard,
                values,
                text,
                given -> values.find(value -> text.apply(value).equalsIgnoreCase(given))
                        .toEither(() -> refused(given, possible, NearNames.hint(given, texts))),
                Option.none());
    }

    /**
     * {@return any number of names, in the order in which they are listed here; none, if nobody chooses}
     *
     * @param name what the setting is called, in kebab-case
     * @param names all that can be chosen, without blanks and commas
     * @param about what it is, in one sentence
     */
    public static Setting<Array<String>> several(String name, Seq<String> names, String about) {
        String possible = names.isEmpty() ? NONE : NONE + ", or any of " + names.mkString(", ");
        return new Setting<>(
                name,
                about,
                possible,
                Array.empty(),
                names.map(Array::of).append(names.toArray()),
                chosen -> chosen.isEmpty() ? NONE : chosen.mkString(","),
                given -> {
                    Array<String> all = given.equals(NONE) ? Array.empty() : Array.of(given.split(",", -1));
                    return all.find(one -> !names.contains(one))
                            .<Either<String, Array<String>>>map(
                                    one -> Either.left(refused(one, possible, NearNames.hint(one, names))))
                            .getOrElse(() ->
                                    Either.right(names.filter(all::contains).toArray()));
                },
                Option.none());
    }

    /**
     * {@return a value that is too large for a line, such as the cards of a game} Only the standard value has a text
     * that can be read; any other is written and read as a document, and its text is a checksum, by which it can be
     * recognized.
     *
     * @param name what the setting is called, in kebab-case
     * @param type the type of its documents, usually a record
     * @param standard the value if nobody chooses
     * @param about what it is, in one sentence
     * @param whole all that a value holds, as a text: different for different values, and the same in every run
     * @param <T> what can be chosen: the type of the documents, or an {@code Array} of it
     */
    public static <T> Setting<T> document(
            String name, Class<?> type, T standard, String about, Function<T, String> whole) {
        String possible = STANDARD + ", or a document";
        return new Setting<>(
                name,
                about,
                possible,
                standard,
                Array.empty(),
                value -> value.equals(standard) ? STANDARD : OTHER + checksum(whole.apply(value)),
                given -> given.equals(STANDARD) ? Either.right(standard) : Either.left(refused(given, possible, "")),
                Option.some(type));
    }

    /**
     * {@return a value that is too large for a line, whose own text says all that it holds}
     *
     * @param name what the setting is called, in kebab-case
     * @param type the type of its documents, usually a record
     * @param standard the value if nobody chooses
     * @param about what it is, in one sentence
     * @param <T> what can be chosen: the type of the documents, or an {@code Array} of it
     */
    public static <T> Setting<T> document(String name, Class<?> type, T standard, String about) {
        return document(name, type, standard, about, String::valueOf);
    }

    /**
     * {@return the same setting with other names, by which a program may offer it too: a single letter, or a word}
     * Documents and logs know it only by its name.
     *
     * @param names the other names, in kebab-case; a name that another setting of a game has is the other one's
     */
    public Setting<T> also(String... names) {
        return new Setting<>(
                name,
                about,
                possible,
                standard,
                examples,
                text,
                reader,
                document,
                Array.of(names).map(other -> KebabCase.require("another name of a setting", other)));
    }

    /**
     * {@return the same setting with a word that is read as one of its values, such as "none" for a limit of 0} Its text
     * stays as it is.
     *
     * @param word the word, in any case
     * @param value what it means
     */
    public Setting<T> spelled(String word, T value) {
        return new Setting<>(
                name,
                about,
                possible + ", or " + word,
                standard,
                examples,
                text,
                given -> given.equalsIgnoreCase(word)
                        ? Either.right(value)
                        : reader.apply(given).mapLeft(problem -> problem + ", or " + word),
                document,
                aliases);
    }

    private static final String NONE = "none";
    private static final String STANDARD = "standard";
    private static final String OTHER = "other-";

    /** {@return what the setting is called} */
    public String name() {
        return name;
    }

    /** {@return other names, by which a program may offer it too; none by default} */
    public Seq<String> aliases() {
        return aliases;
    }

    /** {@return what it is, in one sentence} */
    public String about() {
        return about;
    }

    /** {@return what can be chosen, for people to read} */
    public String possible() {
        return possible;
    }

    /** {@return the value if nobody chooses} */
    public T standard() {
        return standard;
    }

    /**
     * {@return some possible values, the standard one first: of a number the smallest and the largest, of several names
     * each alone and all together, of a choice everything}
     */
    public Seq<T> examples() {
        return examples;
    }

    /** {@return the record type of the documents that hold its values; none if a text says everything} */
    public Option<Class<?>> document() {
        return document;
    }

    /**
     * {@return the text of a value}
     *
     * @param value a possible value
     */
    public String text(T value) {
        return text.apply(value);
    }

    /**
     * {@return the value that a text means, or what is wrong with it, for people}
     *
     * @param given the text
     */
    public Either<String, T> read(String given) {
        return reader.apply(given);
    }

    /** Settings are the same if their names are. */
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Setting<?> that && name.equals(that.name);
    }

    @Override
    public int hashCode() {
        return name.hashCode();
    }

    @Override
    public String toString() {
        return name;
    }

    private static String checksum(String whole) {
        CRC32 sum = new CRC32();
        sum.update(whole.getBytes(StandardCharsets.UTF_8));
        return String.format("%08x", sum.getValue());
    }

    private static String refused(String given, String possible, String hint) {
        return "'" + Excerpt.part(given) + "' is not possible" + hint + "; possible: " + possible;
    }
}
