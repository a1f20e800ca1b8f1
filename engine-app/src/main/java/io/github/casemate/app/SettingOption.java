package io.github.casemate.app;

import io.github.casemate.pack.Setting;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/**
 * A setting of a game as an option of a command.
 *
 * @param setting the setting
 * @param given what was typed for it, in order
 */
record SettingOption(Setting<?> setting, List<String> given) {

    SettingOption(Setting<?> setting) {
        this(setting, new ArrayList<>());
    }

    /** What was typed, as one text; several names may be typed one by one. */
    String text() {
        return String.join(",", given).replaceAll("\\s*,\\s*", ",").strip();
    }

    boolean isGiven() {
        return !given.isEmpty();
    }

    boolean isFlag() {
        return setting.standard() instanceof Boolean
                && setting.read("true").isRight()
                && setting.read("false").isRight();
    }

    boolean isDocument() {
        return setting.document().isDefined();
    }

    /**
     * The option. A name that the command has already is left to the command.
     *
     * @param prefix what the names begin with, after the hyphens; with one, there are no letters
     */
    OptionSpec spec(CommandSpec command, String prefix) {
        Array<String> names = Array.of("--" + prefix + setting.name())
                .appendAll(setting.aliases()
                        .filter(alias -> prefix.isEmpty() || alias.length() > 1)
                        .map(alias -> alias.length() == 1 ? "-" + alias : "--" + prefix + alias))
                .filter(name -> command.findOption(name) == null);
        Array<String> free = names.isEmpty() ? Array.of("--game-" + setting.name()) : names;
        OptionSpec.Builder option = OptionSpec.builder(
                        free.sortBy(String::length).toJavaArray(String[]::new))
                .type(List.class)
                .auxiliaryTypes(String.class)
                .arity(isFlag() ? "0..1" : "1")
                .paramLabel(label())
                .description(description(prefix.isEmpty()))
                .setter(new picocli.CommandLine.Model.ISetter() {
                    @Override
                    @SuppressWarnings({"unchecked", "TypeParameterUnusedInFormals"}) // So says the interface.
                    public <T> T set(T value) {
                        given.clear();
                        if (value instanceof List<?> texts) {
                            texts.forEach(text -> given.add(String.valueOf(text)));
                        }
                        return value;
                    }
                })
                .getter(new picocli.CommandLine.Model.IGetter() {
                    @Override
                    @SuppressWarnings({"unchecked", "TypeParameterUnusedInFormals"}) // So says the interface.
                    public <T> T get() {
                        return (T) new ArrayList<>(given);
                    }
                });
        if (isFlag()) {
            option.fallbackValue("true");
        }
        Seq<String> candidates = candidates();
        if (!candidates.isEmpty()) {
            option.completionCandidates(candidates.toJavaList());
        }
        return option.build();
    }

    private String label() {
        String values = candidates().mkString("|");
        return isDocument()
                ? "FILE"
                : isNumber()
                        ? "N"
                        : values.isEmpty()
                                ? "VALUE"
                                : isShort(values) ? values : setting.name().toUpperCase(Locale.ROOT);
    }

    private static boolean isShort(String values) {
        return values.length() <= 20;
    }

    private boolean isNumber() {
        return setting.standard() instanceof Integer
                && setting.read(String.valueOf(setting.standard())).isRight();
    }

    /** What it is; and, unless the reader knows it from elsewhere, what can be chosen. */
    private String description(boolean inFull) {
        String possible = isDocument()
                ? " A document as JSON."
                : isFlag()
                        ? ""
                        : (candidates().isEmpty() || !isShort(candidates().mkString("|"))
                                        ? " Possible: " + setting.possible() + "."
                                        : "")
                                + " Standard: " + standard(setting) + ".";
        return (setting.about() + (inFull ? possible : ""))
                .replace("%", "%%")
                .replace("${", "$ {")
                .replace("@|", "@ |");
    }

    private static <T> String standard(Setting<T> setting) {
        return setting.text(setting.standard());
    }

    private Seq<String> candidates() {
        return isDocument() || isNumber() || isFlag() ? Array.empty() : texts(setting);
    }

    private static <T> Seq<String> texts(Setting<T> setting) {
        return setting.examples().map(setting::text).reject(text -> text.contains(","));
    }
}
