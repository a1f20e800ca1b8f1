package io.github.casemate.app;

import io.github.casemate.app.play.FileName;
import io.github.casemate.app.play.ProgramName;
import io.github.casemate.app.play.UserError;
import io.github.casemate.kernel.Excerpt;
import io.github.casemate.pack.NearNames;
import io.vavr.collection.Array;
import java.nio.file.Path;
import picocli.CommandLine;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.TypeConversionException;
import picocli.CommandLine.UnmatchedArgumentException;

/** The answer to a command that cannot be understood: one sentence, and where to look. */
final class UsageErrors {

    private UsageErrors() {}

    /**
     * What is wrong.
     *
     * @param game the game that was named and a blank, or nothing: its options are not those of others
     */
    static String of(ParameterException wrong, String game, String... typed) {
        CommandLine command = wrong.getCommandLine();
        String sentence = wrong instanceof UnmatchedArgumentException unmatched
                ? unmatched(unmatched)
                : quoted(String.valueOf(wrong.getMessage()), typed);
        String name = command.getCommandSpec().qualifiedName();
        int words = name.indexOf(' ') + 1;
        return sentence + (sentence.matches("(?s).*[.?!)]") ? "" : ".") + " (See '"
                + ProgramName.of((words == 0 ? "" : name.substring(words) + " " + game) + "--help") + "'.)";
    }

    /** Picocli quotes what was typed, or a part of it between commas, as it is. */
    private static String quoted(String sentence, String... typed) {
        return Array.of(typed)
                .flatMap(word -> Array.of(word).appendAll(Array.of(word.split("[,=]"))))
                .filter(word -> !Excerpt.part(word).equals(word))
                .sortBy(word -> -word.length())
                .foldLeft(sentence, (said, word) -> said.replace(word, Excerpt.part(word)));
    }

    /** Refuses numbers and names of files in words for people, not for programmers. */
    static CommandLine plainly(CommandLine line) {
        ITypeConverter<Integer> number = text -> whole(text, Integer::valueOf);
        return line.registerConverter(Integer.class, number)
                .registerConverter(int.class, number)
                .registerConverter(Long.class, text -> whole(text, Long::valueOf))
                .registerConverter(Path.class, UsageErrors::path);
    }

    private static Path path(String text) {
        try {
            return FileName.of(text);
        } catch (UserError unwritable) {
            throw new TypeConversionException(String.valueOf(unwritable.getMessage()));
        }
    }

    private static <N> N whole(String text, ITypeConverter<N> parse) throws Exception {
        try {
            return parse.convert(text);
        } catch (NumberFormatException none) {
            throw new TypeConversionException(
                    "'" + Excerpt.part(text) + "' is not a whole number, or it is too large.");
        }
    }

    private static String unmatched(UnmatchedArgumentException wrong) {
        CommandLine command = wrong.getCommandLine();
        String typed = wrong.getUnmatched().get(0);
        if (typed.startsWith("-")) {
            Array<String> options = Array.ofAll(command.getCommandSpec().options())
                    .flatMap(option -> Array.of(option.names()))
                    .filter(name -> name.startsWith("--"));
            return "There is no option '" + Excerpt.part(typed) + "' here." + NearNames.hint(typed, options);
        } else if (command.getSubcommands().isEmpty()) {
            return "'" + Excerpt.part(typed) + "' is one word too many.";
        }
        return "There is no command '" + Excerpt.part(typed) + "'."
                + NearNames.hint(typed, command.getSubcommands().keySet());
    }
}
