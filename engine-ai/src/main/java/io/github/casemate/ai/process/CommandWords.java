package io.github.casemate.ai.process;

import io.github.casemate.kernel.Excerpt;
import io.vavr.collection.Array;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A command in words. Blanks separate them, and quotation marks of either kind keep blanks together. */
final class CommandWords {

    private static final Pattern WORD = Pattern.compile("\\s*((?:[^\\s'\"]|'[^']*'|\"[^\"]*\")+)\\s*");
    private static final Pattern QUOTED = Pattern.compile("'([^']*)'|\"([^\"]*)\"");

    private CommandWords() {}

    static Array<String> of(String command) {
        List<String> words = new ArrayList<>();
        Matcher word = WORD.matcher(command);
        int end = 0;
        while (end < command.length() && word.find(end) && word.start() == end) {
            words.add(QUOTED.matcher(word.group(1))
                    .replaceAll(quoted ->
                            Matcher.quoteReplacement(quoted.group(1) == null ? quoted.group(2) : quoted.group(1))));
            end = word.end();
        }
        if (end < command.length() && !command.isBlank()) {
            throw new IllegalArgumentException(
                    "a quotation mark is missing in the command '" + Excerpt.part(command) + "'");
        }
        if (words.isEmpty() || words.get(0).isEmpty()) {
            throw new IllegalArgumentException("a command is missing: write for instance exec:python3 bot.py");
        }
        return Array.ofAll(words);
    }
}
