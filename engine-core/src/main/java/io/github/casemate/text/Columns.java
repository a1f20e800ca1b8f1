package io.github.casemate.text;

/**
 * How many columns of a screen a character takes: names of people may contain any. The ranges are those of the Unicode
 * standard's East Asian Width (wide and full-width) as far as whole blocks go, which is what terminals do.
 */
final class Columns {

    private static final int[][] WIDE = {
        {0x1100, 0x115F},
        {0x2E80, 0x303E},
        {0x3041, 0x33FF},
        {0x3400, 0x4DBF},
        {0x4E00, 0x9FFF},
        {0xA000, 0xA4CF},
        {0xAC00, 0xD7A3},
        {0xF900, 0xFAFF},
        {0xFE30, 0xFE6F},
        {0xFF00, 0xFF60},
        {0xFFE0, 0xFFE6},
        {0x1F300, 0x1F64F},
        {0x1F900, 0x1F9FF},
        {0x20000, 0x3FFFD}
    };

    private Columns() {}

    static int of(String text) {
        int columns = 0;
        for (int at = 0; at < text.length(); at += Character.charCount(text.codePointAt(at))) {
            columns += of(text.codePointAt(at));
        }
        return columns;
    }

    /** How many characters of a text fit in some columns; a wide one that does not fit whole is left out. */
    static int fitting(String text, int columns) {
        int used = 0;
        int at = 0;
        while (at < text.length() && used + of(text.codePointAt(at)) <= columns) {
            used += of(text.codePointAt(at));
            at += Character.charCount(text.codePointAt(at));
        }
        return at;
    }

    private static int of(int character) {
        int type = Character.getType(character);
        if (type == Character.NON_SPACING_MARK || type == Character.ENCLOSING_MARK || type == Character.FORMAT) {
            return 0;
        }
        for (int[] range : WIDE) {
            if (character >= range[0] && character <= range[1]) {
                return 2;
            }
        }
        return 1;
    }
}
