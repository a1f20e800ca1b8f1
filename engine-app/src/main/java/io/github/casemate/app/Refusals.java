package io.github.casemate.app;

import io.github.casemate.app.play.Nearest;
import io.vavr.collection.Array;
import picocli.CommandLine;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.TypeConversionException;
import picocli.CommandLine.UnmatchedArgumentException;

/** What is said to somebody who typed a command that cannot be understood: one sentence, and where to look. */
final class Refusals {

    private Refusals() {}

    static String of(ParameterException wrong) {
        CommandLine command = wrong.getCommandLine();
        String sentence =
                wrong instanceof UnmatchedArgumentException unmatched ? unmatched(unmatched) : wrong.getMessage();
        return sentence + " (See '" + command.getCommandSpec().qualifiedName() + " --help'.)";
    }

    /** Numbers are refused in words that are not a programmer's. */
    static CommandLine plainly(CommandLine line) {
        ITypeConverter<Integer> number = text -> whole(text, Integer::valueOf);
        return line.registerConverter(Integer.class, number)
                .registerConverter(int.class, number)
                .registerConverter(Long.class, text -> whole(text, Long::valueOf));
    }

    private static <N> N whole(String text, ITypeConverter<N> parse) throws Exception {
        try {
            return parse.convert(text);
        } catch (NumberFormatException none) {
            throw new TypeConversionException("'" + text + "' is no whole number, or too large a one.");
        }
    }

    private static String unmatched(UnmatchedArgumentException wrong) {
        CommandLine command = wrong.getCommandLine();
        String typed = wrong.getUnmatched().get(0);
        if (typed.startsWith("-")) {
            Array<String> options = Array.ofAll(command.getCommandSpec().options())
                    .flatMap(option -> Array.of(option.names()))
                    .filter(name -> name.startsWith("--"));
            return "There is no option '" + typed + "' here." + Nearest.hint(typed, options);
        } else if (command.getSubcommands().isEmpty()) {
            return "'" + typed + "' is one word too many.";
        }
        return "There is no command '" + typed + "'."
                + Nearest.hint(typed, command.getSubcommands().keySet());
    }
}
