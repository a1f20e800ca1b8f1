package io.github.casemate.pack;

import io.github.casemate.kernel.Excerpt;
import io.github.casemate.kernel.Rejection;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import org.jspecify.annotations.Nullable;

/**
 * What has been chosen for a game: a value for each of its settings.
 *
 * <pre>{@code
 * Settings settings = Settings.standard(pack.settings()).with("players", "3").get();
 * }</pre>
 *
 * <p>Rules may keep them on their table and ask them whenever a variant matters: that takes no more than a few
 * comparisons. Such a table names them among the {@linkplain GamePack#constants constants} of the game.
 */
public final class Settings {

    /** The code when there is no setting of this name. */
    public static final String UNKNOWN = "unknown-setting";

    /** The code when a setting cannot have this value, or not together with the others. */
    public static final String IMPOSSIBLE = "impossible-setting";

    private final Array<Setting<?>> known;
    private final Array<Object> values;

    private Settings(Array<Setting<?>> known, Array<Object> values) {
        this.known = known;
        this.values = values;
    }

    /**
     * {@return the standard values}
     *
     * @param known the settings of a pack
     */
    public static Settings standard(Seq<Setting<?>> known) {
        Array<Setting<?>> all = known.toArray();
        return new Settings(all, all.map(Setting::standard));
    }

    /**
     * {@return what a line of {@code name=value} says, such as {@code players=3 turn-limit=200}; everything else is
     * standard}
     *
     * @param known the settings of a pack
     * @param line the line; it may be empty
     */
    public static Either<Rejection, Settings> read(Seq<Setting<?>> known, String line) {
        return standard(known).and(line);
    }

    /**
     * {@return the same settings, except for what a line of {@code name=value} says; or why that is not possible}
     *
     * @param line the line; it may be empty
     */
    public Either<Rejection, Settings> and(String line) {
        Either<Rejection, Settings> settings = Either.right(this);
        for (String word : line.trim().split("\\s+", -1)) {
            int equals = word.indexOf('=');
            if (!word.isEmpty()) {
                settings = settings.flatMap(so -> equals < 0
                        ? Either.left(
                                Rejection.of(IMPOSSIBLE, "'" + Excerpt.part(word) + "' is not of the form name=value."))
                        : so.with(word.substring(0, equals), word.substring(equals + 1)));
            }
        }
        return settings;
    }

    /** {@return the settings that there are} */
    public Seq<Setting<?>> known() {
        return known;
    }

    /**
     * {@return the value of a setting}
     *
     * @param setting one of the settings of the game
     * @param <T> what can be chosen
     * @throws IllegalArgumentException if the game has no such setting
     */
    @SuppressWarnings("unchecked") // Only values of a setting's own type are put in its place.
    public <T> T get(Setting<T> setting) {
        return (T) values.get(place(setting));
    }

    /**
     * {@return the same settings with another value for one of them}
     *
     * @param setting one of the settings of the game
     * @param value its value
     * @param <T> what can be chosen
     * @throws IllegalArgumentException if the game has no such setting, or the value is not possible
     */
    public <T> Settings with(Setting<T> setting, T value) {
        if (setting.document().isEmpty()) {
            setting.read(setting.text(value)).swap().forEach(problem -> {
                throw new IllegalArgumentException(setting.name() + ": " + problem);
            });
        }
        return put(place(setting), value);
    }

    /**
     * {@return the same settings with another value for one of them, or why that is not possible}
     *
     * @param name the name of the setting
     * @param text the text of its value
     */
    public Either<Rejection, Settings> with(String name, String text) {
        int place = known.indexWhere(setting -> setting.name().equals(name));
        if (place < 0) {
            Array<String> names = known.map(Setting::name);
            return Either.left(Rejection.of(
                    UNKNOWN,
                    "There is no setting '" + Excerpt.part(name) + "'" + NearNames.hint(name, names) + "; there are: "
                            + names.mkString(", ") + "."));
        }
        Setting<?> setting = known.get(place);
        Either<String, ?> value = setting.read(text);
        return value.isRight()
                ? Either.right(put(place, value.get()))
                : Either.left(Rejection.of(IMPOSSIBLE, setting.name() + ": " + value.getLeft() + "."));
    }

    /** {@return those settings whose value is not the standard one} */
    public Seq<Setting<?>> changed() {
        return known.zipWithIndex()
                .filter(pair -> !pair._1().standard().equals(values.get(pair._2())))
                .map(pair -> pair._1());
    }

    /**
     * {@return the text of a setting's value}
     *
     * @param setting one of the settings of the game
     * @param <T> what can be chosen
     */
    public <T> String text(Setting<T> setting) {
        return setting.text(get(setting));
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Settings that && known.equals(that.known) && values.equals(that.values);
    }

    @Override
    public int hashCode() {
        return values.hashCode();
    }

    /** What is not standard, such as {@code players=3 turn-limit=200}. {@link #read} reads it back. */
    @Override
    public String toString() {
        return changed().map(setting -> setting.name() + "=" + text(setting)).mkString(" ");
    }

    private Settings put(int place, Object value) {
        return new Settings(known, values.update(place, value));
    }

    private int place(Setting<?> setting) {
        for (int place = 0; place < known.size(); place++) {
            if (known.get(place).equals(setting)) {
                return place;
            }
        }
        throw new IllegalArgumentException("the game has no setting '" + setting.name() + "'; it has "
                + known.map(Setting::name).mkString(", "));
    }
}
