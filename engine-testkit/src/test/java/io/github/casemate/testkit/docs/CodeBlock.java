package io.github.casemate.testkit.docs;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A block of code or of printed text on a page of the documentation, and the file that it is taken from. The file is
 * named in an HTML comment on the line before the block, by its path from the root of the project.
 *
 * @param place the page and the line on which the block begins
 * @param source the file, if the page names one
 * @param lines the lines of the block
 */
record CodeBlock(String place, Optional<String> source, List<String> lines) {

    private static final Pattern FENCE = Pattern.compile("\\s*```+\\s*(\\S*).*");
    private static final Pattern SOURCE = Pattern.compile("\\s*<!--\\s*(\\S+)\\s*-->\\s*");

    /** A file of a project that a reader copies. It is nobody's excerpt: UseItIT of engine-app builds it. */
    private static final Pattern USE_IT = Pattern.compile("<!-- use-it: \\S+ -->");

    private static final List<String> CHECKED = List.of("java", "text");

    /**
     * The blocks marked as {@code java} or {@code text} on a page, in order. Others, such as commands, are nobody's
     * excerpt, and neither are the files of a project to copy.
     */
    static List<CodeBlock> on(String page, List<String> lines) {
        List<CodeBlock> excerpts = new ArrayList<>();
        int index = 0;
        while (index < lines.size()) {
            Matcher opening = FENCE.matcher(lines.get(index));
            if (!opening.matches()) {
                index++;
                continue;
            }
            int end = index + 1;
            while (end < lines.size() && !FENCE.matcher(lines.get(end)).matches()) {
                end++;
            }
            if (CHECKED.contains(opening.group(1)) && !isBuiltElsewhere(lines, index)) {
                excerpts.add(new CodeBlock(
                        page + ":" + (index + 1), sourceNamedBefore(lines, index), lines.subList(index + 1, end)));
            }
            index = end + 1;
        }
        return excerpts;
    }

    /** The same lines as they are compared: indentation and empty lines at either end do not count. */
    static List<String> normalised(List<String> lines) {
        List<String> normal = new ArrayList<>(
                lines.stream().map(line -> line.strip().replaceAll("\\s+", " ")).toList());
        while (!normal.isEmpty() && normal.get(0).isEmpty()) {
            normal.remove(0);
        }
        while (!normal.isEmpty() && normal.get(normal.size() - 1).isEmpty()) {
            normal.remove(normal.size() - 1);
        }
        return normal;
    }

    /** What is wrong with the block, if anything is. */
    Optional<String> complaint(Path root) throws IOException {
        if (source.isEmpty()) {
            return Optional.of(place + ": no comment before the block names its source");
        }
        Path file = root.resolve(source.get());
        if (!Files.isRegularFile(file)) {
            return Optional.of(place + ": there is no file " + source.get());
        }
        List<String> block = normalised(lines);
        if (block.isEmpty()) {
            return Optional.of(place + ": the block is empty");
        }
        return Collections.indexOfSubList(normalised(Files.readAllLines(file)), block) < 0
                ? Optional.of(place + ": the block is not an excerpt of " + source.get())
                : Optional.empty();
    }

    private static boolean isBuiltElsewhere(List<String> lines, int index) {
        return index > 0 && USE_IT.matcher(lines.get(index - 1)).matches();
    }

    private static Optional<String> sourceNamedBefore(List<String> lines, int index) {
        if (index == 0) {
            return Optional.empty();
        }
        Matcher comment = SOURCE.matcher(lines.get(index - 1));
        return comment.matches() ? Optional.of(comment.group(1)) : Optional.empty();
    }
}
