package io.github.casemate.web;

import io.github.casemate.text.Block;
import io.github.casemate.text.Markup;
import io.github.casemate.text.Style;
import io.github.casemate.text.StyledText;

/** Drawings with letters, as HTML: for games that nobody has drawn for pages. */
final class TextPage {

    private TextPage() {}

    static String html(Block block) {
        StringBuilder html = new StringBuilder("<pre class=\"letters\">");
        for (StyledText line : block.lines()) {
            line.pieces().forEach(piece -> append(piece, html));
            html.append('\n');
        }
        return html.append("</pre>").toString();
    }

    private static void append(StyledText.Piece piece, StringBuilder html) {
        String text = Markup.escaped(piece.text());
        Style style = piece.style();
        if (style.equals(Style.PLAIN)) {
            html.append(text);
            return;
        }
        html.append("<span class=\"")
                .append(style.bold() ? "b " : "")
                .append(style.faint() ? "f " : "")
                .append(style.foreground() == Style.NONE ? "" : "c" + style.foreground() + " ")
                .append(style.background() == Style.NONE ? "" : "g" + style.background())
                .append("\">")
                .append(text)
                .append("</span>");
    }
}
