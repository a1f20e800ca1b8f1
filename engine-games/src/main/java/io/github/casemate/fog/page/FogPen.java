package io.github.casemate.fog.page;

import io.github.casemate.fog.table.FogSpace;
import io.github.casemate.text.Markup;

/** Writes SVG in whole units. A space is {@link #CELL} units wide, and the island has a margin of sea around it. */
final class FogPen {

    /** How wide a space is. */
    static final int CELL = 40;

    /** How wide the sea around the island is. */
    static final int MARGIN = 30;

    private final Markup markup;

    FogPen(Markup markup) {
        this.markup = markup;
    }

    Markup markup() {
        return markup;
    }

    /** The left side of a space. */
    static int x(int space) {
        return MARGIN + space % FogSpace.ROW * CELL;
    }

    /** The upper side of a space. */
    static int y(int space) {
        return MARGIN + (space / FogSpace.ROW - 1) * CELL;
    }

    static int middleX(int space) {
        return x(space) + CELL / 2;
    }

    static int middleY(int space) {
        return y(space) + CELL / 2;
    }

    /** A picture that has a label; or none, if the text beside it says the same. */
    FogPen picture(String viewBox, String style, String label) {
        markup.open(
                "svg",
                "viewBox",
                viewBox,
                "class",
                style,
                "role",
                label.isEmpty() ? "" : "img",
                "aria-label",
                label,
                "aria-hidden",
                label.isEmpty() ? "true" : "");
        return this;
    }

    FogPen group(int x, int y, String style) {
        markup.open("g", "class", style, "transform", "translate(" + x + " " + y + ")");
        return this;
    }

    FogPen rect(int x, int y, int width, int height, int round, String style) {
        markup.empty(
                "rect",
                "class",
                style,
                "x",
                "" + x,
                "y",
                "" + y,
                "width",
                "" + width,
                "height",
                "" + height,
                "rx",
                round == 0 ? "" : "" + round);
        return this;
    }

    FogPen circle(int x, int y, int radius, String style) {
        markup.empty("circle", "class", style, "cx", "" + x, "cy", "" + y, "r", "" + radius);
        return this;
    }

    FogPen path(String style, String way) {
        markup.empty("path", "class", style, "d", way);
        return this;
    }

    /** Words around a point; a label says the same. */
    FogPen words(int x, int y, String style, String text) {
        markup.open("text", "class", style, "x", "" + x, "y", "" + y, "text-anchor", "middle", "aria-hidden", "true")
                .text(text)
                .close();
        return this;
    }

    FogPen close() {
        markup.close();
        return this;
    }
}
