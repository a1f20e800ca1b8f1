package io.github.casemate.text;

import io.vavr.collection.Vector;

/** Running text, broken into lines. */
public final class RunningText {

    private RunningText() {}

    /**
     * {@return text in lines of at most some columns}
     *
     * @param text the words
     * @param width the columns
     * @param hanging how far the second and later lines are indented
     * @param style how the words look
     */
    public static Block wrapped(String text, int width, int hanging, Style style) {
        return wrapped(StyledText.of(text, style), width, hanging);
    }

    /**
     * {@return text in lines of at most some columns}
     *
     * @param text the words
     * @param width the columns; more than {@code hanging}
     * @param hanging how far the second and later lines are indented
     */
    public static Block wrapped(StyledText text, int width, int hanging) {
        Vector<StyledText> lines = Vector.empty();
        StyledText rest = text;
        int indent = 0;
        while (rest.width() > width - indent) {
            String plain = rest.plain();
            int room = Math.max(1, Columns.fitting(plain, width - indent));
            int cut = plain.lastIndexOf(' ', room);
            boolean word = cut > plain.length() - plain.stripLeading().length();
            int end = word ? cut : room;
            lines = lines.append(indented(rest.part(0, end), indent));
            rest = rest.part(word ? end + 1 : end, plain.length());
            indent = hanging;
        }
        return new Block(lines.append(indented(rest, indent)));
    }

    private static StyledText indented(StyledText line, int columns) {
        return StyledText.of(" ".repeat(columns)).then(line);
    }
}
