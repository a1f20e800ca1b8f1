package io.github.casemate.app.text;

import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.box.Face;
import io.github.casemate.siege.box.StoneColor;
import io.vavr.collection.Array;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStyle;

/**
 * What the colours mean. All are middle tones or carry their own background, so that they can be read on dark and on
 * light terminals; and none says anything that the text does not say too.
 */
public final class Ink {

    /** The terminal's default. */
    public static final AttributedStyle PLAIN = AttributedStyle.DEFAULT;

    /** What matters most. */
    public static final AttributedStyle BOLD = AttributedStyle.BOLD;

    /** What matters least. */
    public static final AttributedStyle FAINT = AttributedStyle.DEFAULT.faint();

    /** Water. */
    public static final AttributedStyle SEA = AttributedStyle.DEFAULT.foreground(32);

    /** Coins, and what is won. */
    public static final AttributedStyle GOLD = AttributedStyle.BOLD.foreground(136);

    /** What went wrong. */
    public static final AttributedStyle ALARM = AttributedStyle.BOLD.foreground(160);

    private static final Array<AttributedStyle> SEATS =
            Array.of(33, 166, 35, 133).map(color -> AttributedStyle.BOLD.foreground(color));

    private static final AttributedStyle LEADERSHIP = onto(16, 179);
    private static final AttributedStyle TARGET = onto(231, 124);

    private Ink() {}

    /** The colour of a seat. */
    public static AttributedStyle of(PlayerId player) {
        return SEATS.get(player.index() % SEATS.size());
    }

    /** The colour of a stone: its own, letter and background. */
    public static AttributedStyle of(StoneColor color) {
        return switch (color) {
            case BLACK -> onto(231, 16).bold();
            case WHITE -> onto(16, 255);
            case GRAY -> onto(16, 246);
            case PINK -> onto(16, 212);
        };
    }

    /** The colour of a face of a die. */
    public static AttributedStyle of(Face face) {
        return switch (face) {
            case LEADERSHIP -> LEADERSHIP;
            case TARGET -> TARGET;
            case BLACK, WHITE, GRAY -> face.color().map(Ink::of).getOrElse(PLAIN);
        };
    }

    /** A piece of styled text. */
    public static AttributedString text(String text, AttributedStyle style) {
        return new AttributedString(text, style);
    }

    /** A piece of text as it is. */
    public static AttributedString text(String text) {
        return new AttributedString(text, PLAIN);
    }

    /** Pieces in a row. */
    public static AttributedString row(AttributedString... pieces) {
        return AttributedString.join(AttributedString.EMPTY, pieces);
    }

    private static AttributedStyle onto(int foreground, int background) {
        return AttributedStyle.DEFAULT.foreground(foreground).background(background);
    }
}
