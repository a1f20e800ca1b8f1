package io.github.casemate.app.console;

import io.github.casemate.text.Style;
import io.github.casemate.text.StyledText;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStringBuilder;
import org.jline.utils.AttributedStyle;

/** The styles of the library on a terminal. */
final class Ansi {

    private Ansi() {}

    static AttributedString of(StyledText line) {
        return line.pieces()
                .foldLeft(new AttributedStringBuilder(), (all, piece) -> all.append(piece.text(), of(piece.style())))
                .toAttributedString();
    }

    private static AttributedStyle of(Style style) {
        AttributedStyle there = style.bold() ? AttributedStyle.BOLD : AttributedStyle.DEFAULT;
        AttributedStyle shade = style.faint() ? there.faint() : there;
        AttributedStyle letters = style.foreground() == Style.NONE ? shade : shade.foreground(style.foreground());
        return style.background() == Style.NONE ? letters : letters.background(style.background());
    }
}
