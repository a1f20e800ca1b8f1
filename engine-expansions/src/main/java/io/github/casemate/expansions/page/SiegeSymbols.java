package io.github.casemate.expansions.page;

import io.github.casemate.siege.box.StoneColor;
import io.github.casemate.siege.phrasing.PieceWords;
import io.github.casemate.text.Markup;

/** The pieces as SVG, written once in a drawing and used wherever they lie. Colours are the page's. */
final class SiegeSymbols {

    private static final String BODY = "M11 10C4 10 2 14 1 17c-.5 2 1 3 3 2.4l2-.9c0 3-2 4.5-3 7.5q0 1.5 1.5 1.5h4q1 0"
            + " 1.5-2l1-2.5 1 2.5q.5 2 1.5 2h4q1.5 0 1.5-1.5c-1-3-3-4.5-3-7.5l2 .9c2 .6 3.5-.4 3-2.4C20 14 18 10 11 10z";

    private final Markup out;

    private SiegeSymbols(Markup out) {
        this.out = out;
    }

    static void define(Markup out) {
        out.open("svg", "class", "siege-symbols", "aria-hidden", "true", "width", "0", "height", "0")
                .open("defs");
        SiegeSymbols symbols = new SiegeSymbols(out);
        symbols.people();
        for (StoneColor color : StoneColor.values()) {
            symbols.stone(color);
        }
        symbols.dice();
        symbols.things();
        symbols.kinds();
        out.close().close();
    }

    private void people() {
        group("pawn");
        path("", BODY);
        out.empty("circle", "cx", "11", "cy", "6", "r", "5.5").close();
        group("room");
        path("siege-dashed", BODY);
        out.empty("circle", "class", "siege-dashed", "cx", "11", "cy", "6", "r", "5")
                .close();
        group("masked");
        path("", BODY);
        out.empty("circle", "cx", "11", "cy", "6", "r", "5.5");
        path("siege-mask", "M5 4h12v3.5h-4l-2-1-2 1H5z");
        out.close();
    }

    /** A bevelled block with the mark of its colour, large, and small for lines of text. */
    private void stone(StoneColor color) {
        String name = PieceWords.color(color);
        group("stone-" + name);
        block(name, 40, 37, 7);
        mark(color, 20, 18, 1);
        out.close();
        group("small-" + name);
        block(name, 22, 20, 4);
        mark(color, 11, 10, .62);
        out.close();
        group("face-" + name);
        die();
        out.open("g", "transform", "translate(10 9)");
        block(name, 28, 26, 5);
        mark(color, 14, 13, .75);
        out.close().close();
    }

    private void block(String name, int width, int height, int round) {
        rect("siege-edge-" + name, .5, .5, width - 1, height + 2, round);
        rect("siege-face-" + name, .5, .5, width - 1, height - 2, round);
        path("siege-shine", "M" + round + " " + (height * .14) + "H" + (width - round));
    }

    private void mark(StoneColor color, int x, int y, double scale) {
        String ink = "siege-mark-" + PieceWords.color(color);
        out.open("g", "class", ink, "transform", "translate(" + x + " " + y + ") scale(" + scale + ")");
        switch (color) {
            case BLACK -> path("", "M-8 0H8");
            case WHITE -> out.empty("circle", "r", "6.5");
            case GRAY -> path("", "M-8-3.5H8M-8 4H8");
            case PINK -> path("", "M0-8L8 0 0 8-8 0z");
        }
        out.close();
    }

    private void dice() {
        group("face-target");
        die();
        out.open("g", "class", "siege-target", "transform", "translate(24 22)")
                .empty("circle", "r", "12")
                .empty("circle", "r", "5");
        path("", "M0-17V-8M0 17V8M-17 0H-8M17 0H8");
        out.close().close();
        group("face-leadership");
        die();
        path("siege-crown", "M11 33V15l7 7 6-11 6 11 7-7v18z");
        path("siege-crown-band", "M11 29H37");
        out.close();
        group("rolling");
        die();
        out.open("text", "class", "siege-rolling-sign", "x", "24", "y", "31", "text-anchor", "middle")
                .text("?");
        out.close().close();
    }

    private void die() {
        rect("siege-die-edge", 1, 1, 46, 47, 9);
        rect("siege-die-face", 1, 1, 46, 43, 9);
    }

    private void things() {
        group("coin");
        out.empty("circle", "class", "siege-coin", "cx", "10", "cy", "10", "r", "8.5")
                .empty("circle", "class", "siege-coin-rim", "cx", "10", "cy", "10", "r", "5")
                .close();
        group("shield");
        path("siege-shield", "M9 1l8 3c0 7-2 12-8 15C3 16 1 11 1 4z");
        out.close();
        group("boat");
        path("siege-sail", "M19 2v20H6C11 17 17 10 19 2zM22 5c5 4 9 10 10 17H22z");
        path("siege-hull", "M3 24h34l-5 9H9z");
        out.close();
        group("card");
        rect("siege-back", 1, 1, 18, 24, 3);
        path("siege-back-sign", "M10 7l5 6-5 6-5-6z");
        out.close();
        group("pile");
        rect("siege-front", 1, 1, 18, 24, 3);
        path("siege-front-lines", "M5 8h10M5 13h10M5 18h6");
        out.close();
        group("space");
        rect("siege-empty", 1.5, 1.5, 37, 37, 6);
        out.close();
        group("flag");
        path("siege-pole", "M12 9v24");
        path("siege-cloth", "M12 9h18l-5 6 5 6H12z");
        out.close();
    }

    /** What kind of card it is, so that no colour has to say it alone. */
    private void kinds() {
        kind("fort", "M2 18V5h4v3h2.5V5h3v3H14V5h4v13z");
        kind("building", "M1 10l9-8 9 8h-3v8H4v-8z");
        kind("ship", "M9 1v11H3C6 9 8 5 9 1zM11 3c3 2 5 6 6 9h-6zM2 14h16l-3 5H5z");
        kind("order", "M1 15c2-2 3-9 9-11 6 2 7 9 9 11-6-2-12-2-18 0z");
    }

    private void kind(String name, String data) {
        group("kind-" + name);
        path("", data);
        out.close();
    }

    private void group(String id) {
        out.open("g", "id", "siege-" + id);
    }

    private void path(String style, String data) {
        out.empty("path", "class", style, "d", data);
    }

    private void rect(String style, double x, double y, double width, double height, int round) {
        out.empty(
                "rect",
                "class",
                style,
                "x",
                SiegeCanvas.text(x),
                "y",
                SiegeCanvas.text(y),
                "width",
                SiegeCanvas.text(width),
                "height",
                SiegeCanvas.text(height),
                "rx",
                String.valueOf(round));
    }
}
