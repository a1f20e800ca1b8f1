package io.github.casemate.text;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.util.regex.Pattern;

/** Running text, broken into lines. */
public final class RunningText {

    /** Remarks in brackets up to this length are not broken. */
    private static final int REMARK = 20;

    private static final Pattern LONE_RULE = Pattern.compile("\\s*\\(?[A-Z]{3}-[0-9]+\\)?[.,:;]?\\s*");

    private static final String ELLIPSIS = " …";

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
            int leading = plain.length() - plain.stripLeading().length();
            int cut = together(plain, plain.lastIndexOf(' ', room), leading);
            boolean word = cut > leading;
            int end = word ? cut : room;
            lines = lines.append(indented(rest.part(0, end), indent));
            rest = rest.part(word ? end + 1 : end, plain.length());
            indent = hanging;
        }
        return new Block(lines.append(indented(rest, indent)));
    }

    /**
     * {@return as many words of a line as there is room for, with a sign where the others are missing}
     *
     * @param line the line
     * @param width the columns
     */
    public static StyledText begun(StyledText line, int width) {
        if (line.width() <= width) {
            return line;
        }
        String plain = line.plain();
        int cut = plain.lastIndexOf(' ', Math.max(0, Columns.fitting(plain, width - ELLIPSIS.length())));
        return cut <= 0 ? line.within(width) : StyledText.row(line.part(0, cut), StyledText.of(ELLIPSIS, Style.FAINT));
    }

    /**
     * {@return items beside each other, two blanks apart, in as many lines as they need; no item is broken}
     *
     * @param items what is listed
     * @param width the columns
     * @param style how the words look
     */
    public static Block listed(Seq<String> items, int width, Style style) {
        Vector<String> lines = items.tail().foldLeft(Vector.of(items.head()), (all, item) -> {
            String longer = all.last() + "  " + item;
            return Columns.of(longer) <= width ? all.update(all.size() - 1, longer) : all.append(item);
        });
        return new Block(lines.map(line -> StyledText.of(line, style)));
    }

    /**
     * Where a line ends, so that a short remark in brackets stays in one line, and the id of a rule, such as {@code
     * (VIC-3)}, is not alone in the last one.
     */
    private static int together(String plain, int cut, int leading) {
        int open = plain.lastIndexOf('(', cut);
        int close = open < 0 ? -1 : plain.indexOf(')', open);
        boolean within = open > leading + 1 && plain.charAt(open - 1) == ' ' && close > cut && close - open <= REMARK;
        int whole = within ? open - 1 : cut;
        int before = whole > 0 ? plain.lastIndexOf(' ', whole - 1) : -1;
        boolean lone = before > leading
                && LONE_RULE.matcher(plain.substring(whole + 1)).matches();
        return lone ? before : whole;
    }

    private static StyledText indented(StyledText line, int columns) {
        return StyledText.of(" ".repeat(columns)).then(line);
    }
}
