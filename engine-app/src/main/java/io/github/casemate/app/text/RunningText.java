package io.github.casemate.app.text;

import io.vavr.collection.Vector;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStyle;

/** Running text, broken into lines. */
public final class RunningText {

    private RunningText() {}

    /** Text in lines of at most this many columns, the second and later ones indented. */
    public static Block wrapped(String text, int width, int hanging, AttributedStyle style) {
        return wrapped(new AttributedString(text, style), width, hanging);
    }

    /** Text in lines of at most this many columns, the second and later ones indented. */
    public static Block wrapped(AttributedString text, int width, int hanging) {
        Vector<AttributedString> lines = Vector.empty();
        AttributedString rest = text;
        int indent = 0;
        while (rest.columnLength() > width - indent) {
            int cut = rest.toString().lastIndexOf(' ', width - indent);
            boolean word = cut > leading(rest);
            int end = word ? cut : width - indent;
            lines = lines.append(Ink.row(Ink.text(" ".repeat(indent)), rest.subSequence(0, end)));
            rest = rest.subSequence(word ? end + 1 : end, rest.length());
            indent = hanging;
        }
        return new Block(lines.append(Ink.row(Ink.text(" ".repeat(indent)), rest)));
    }

    private static int leading(AttributedString text) {
        String plain = text.toString();
        return plain.length() - plain.stripLeading().length();
    }
}
