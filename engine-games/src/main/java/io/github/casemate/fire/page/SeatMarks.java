package io.github.casemate.fire.page;

import io.github.casemate.fire.box.PoleColour;
import io.github.casemate.text.Markup;
import java.util.Locale;

/** The signs that say without colour whose something is: a disc, a square, a triangle and a cross. */
final class SeatMarks {

    private SeatMarks() {}

    /** {@return the sign of a seat in the middle of a cell that is one unit wide, moved towards the viewer} */
    static String stud(int seat, double moved) {
        String at = number(.5 + moved);
        return switch (seat) {
            case 0 -> "M" + number(.22 + moved) + " " + at + "a.28 .28 0 1 0 .56 0a.28 .28 0 1 0-.56 0Z";
            case 1 -> "M" + number(.24 + moved) + " " + number(.24 + moved) + "h.52v.52h-.52Z";
            case 2 -> "M" + number(.14 + moved) + " " + number(.14 + moved) + "l.72 .28l-.44 .44Z";
            default ->
                "M" + number(.4 + moved) + " " + number(.16 + moved) + "h.2v.24h.24v.2h-.24v.24h-.2v-.24h-.24v-.2h.24Z";
        };
    }

    private static String number(double value) {
        return String.valueOf(Math.round(value * 100) / 100.0);
    }

    /** Draws the sign of a seat beside a name; the name says the same. */
    static void sign(Markup html, int seat) {
        html.open("svg", "class", "fire-sign fire-own-" + seat, "viewBox", "0 0 1 1", "aria-hidden", "true");
        html.empty("rect", "class", "fire-top", "width", "1", "height", "1", "rx", ".2");
        html.empty("path", "class", "fire-stud", "d", stud(seat, 0));
        html.close();
    }

    /** {@return a colour in small letters} */
    static String colour(PoleColour pole) {
        return pole.name().toLowerCase(Locale.ROOT);
    }
}
