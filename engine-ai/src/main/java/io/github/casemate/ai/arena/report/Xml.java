package io.github.casemate.ai.arena.report;

import io.vavr.collection.Seq;
import java.util.Locale;

/** Pieces of XHTML. Text is escaped here and nowhere else. */
final class Xml {

    private Xml() {}

    /** Text with the special characters of XML escaped, and what XML cannot hold replaced. */
    static String escaped(String text) {
        StringBuilder out = new StringBuilder();
        text.codePoints().forEach(c -> {
            switch (c) {
                case '&' -> out.append("&amp;");
                case '<' -> out.append("&lt;");
                case '>' -> out.append("&gt;");
                case '"' -> out.append("&quot;");
                case '\'' -> out.append("&#39;");
                default -> out.appendCodePoint(isAllowed(c) ? c : 0xFFFD);
            }
        });
        return out.toString();
    }

    /** An element with content that is XHTML already. */
    static String tag(String name, String content) {
        return "<" + name + ">" + content + "</" + name.split(" ", 2)[0] + ">";
    }

    static String join(Seq<String> pieces) {
        return pieces.mkString("\n");
    }

    /** A place in percent, for attributes of SVG. */
    static String at(double part) {
        return String.format(Locale.ROOT, "%.2f%%", 100 * Math.max(0, Math.min(1, part)));
    }

    private static boolean isAllowed(int c) {
        return c == '\t'
                || c == '\n'
                || (c >= ' ' && c != 0x7F && c != 0xFFFE && c != 0xFFFF && !(c >= 0xD800 && c <= 0xDFFF));
    }
}
