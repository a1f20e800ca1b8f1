package io.github.casemate.fog.page;

import io.github.casemate.fog.table.BuildingCode;
import io.github.casemate.fog.table.UnitCode;

/**
 * Units and buildings, each around the middle of a space. The outline of a token tells its owner, its sign what it is: a
 * pawn, the number of a stack, or the star of an elite unit. A building is known by its roof, and has the owner's outline
 * in a corner.
 */
final class FogTokens {

    private static final String STAR = "M0-10L3-3L10-3L4 1L7 9L0 4L-7 9L-4 1L-10-3L-3-3Z";
    private static final String PAWN = "M-7 9q0-7 4-9a5 5 0 1 1 6 0q4 2 4 9z";

    private final FogPen pen;

    FogTokens(FogPen pen) {
        this.pen = pen;
    }

    /** The outline of a seat, this far from the middle: a disc, a square, a diamond or a shield. */
    private static String outline(int seat, int size, int down) {
        int more = size * 5 / 4;
        return switch (seat) {
            case 0 ->
                "M" + -size + " " + down + "a" + size + " " + size + " 0 1 1 " + 2 * size + " 0a" + size + " " + size
                        + " 0 1 1 " + -2 * size + " 0z";
            case 1 ->
                "M" + (1 - size) + " " + (1 - size + down) + "h" + (2 * size - 2) + "v" + (2 * size - 2) + "h"
                        + (2 - 2 * size) + "z";
            case 2 ->
                "M0 " + (down - more) + "l" + more + " " + more + "l" + -more + " " + more + "l" + -more + " " + -more
                        + "z";
            default ->
                "M" + -size + " " + (down - size) + "h" + 2 * size + "v" + size + "q0 " + size * 3 / 4 + " " + -size
                        + " " + more + "q" + -size + " " + -size / 2 + " " + -size + " " + -more + "z";
        };
    }

    /** The mark of a seat. */
    void mark(int seat, int size) {
        pen.path("fog-badge fog-of-" + seat, outline(seat, size, 0));
    }

    void unit(int unit) {
        int seat = UnitCode.owner(unit);
        int figures = UnitCode.figures(unit);
        for (int level = figures - 1; level >= 0; level--) {
            pen.path("fog-token fog-of-" + seat, outline(seat, 13, 4 * level - 2 * (figures - 1)));
        }
        int top = -2 * (figures - 1);
        if (UnitCode.isElite(unit)) {
            pen.path("fog-sign", STAR);
        } else if (figures == 1) {
            pen.path("fog-sign", PAWN);
        } else {
            pen.words(0, top + 6, "fog-number", String.valueOf(figures));
        }
    }

    /**
     * @param building a building
     * @param value what it pays; 0 if it pays nothing
     */
    void building(int building, int value) {
        house(building);
        if (value > 0) {
            pen.words(1, 13, "fog-number", String.valueOf(value));
        }
        pen.markup().open("g", "transform", "translate(-13 -13)");
        mark(BuildingCode.owner(building), 6);
        pen.close();
    }

    /** A building without the mark of its owner. */
    void house(int building) {
        int seat = BuildingCode.owner(building);
        String style = "fog-house fog-of-" + seat;
        switch (BuildingCode.kind(building)) {
            case BuildingCode.CITY ->
                pen.path(style, "M-16 15V-1H-6V-10L1-16L8-10V-5H16V15Z")
                        .path("fog-hole", "M-12 4h3v4h-3zM10 0h3v4h-3zM10 7h3v4h-3z");
            case BuildingCode.FACTORY ->
                pen.path(style, "M-16 15V-2L-7-8V-2L2-8V-2L8-6V-16H15V15Z")
                        .path("fog-hole", "M-12 5h5v4h-5zM-4 5h5v4h-5z")
                        .path("fog-smoke", "M11-17q-2-3 1-4");
            case BuildingCode.BASE ->
                pen.path(style, "M-16 15V-8H-9V-3H-4V-8H4V-3H9V-8H16V15Z")
                        .path("fog-hole", "M-4 15V8a4 4 0 0 1 8 0V15z")
                        .path("fog-pole", "M1-8V-18")
                        .path("fog-flag", "M1-18l9 3l-9 3z");
            default -> tower(style);
        }
    }

    /** The lighthouse, with or without an owner. */
    void tower(String style) {
        pen.path("fog-beam", "M4-13L19-18V-6zM-4-13L-19-18V-6z")
                .path(style, "M-10 16L-6-8H6L10 16Z")
                .path("fog-band", "M-8 4H8L9 9H-9z")
                .path("fog-lamp", "M-5-8V-15L0-18L5-15V-8z");
    }

    /** A die. */
    void die(int face) {
        pen.rect(-18, -18, 36, 36, 7, "fog-die");
        StringBuilder pips = new StringBuilder();
        if (face % 2 == 1) {
            pips.append(pip(0, 0));
        }
        if (face > 1) {
            pips.append(pip(-10, -10)).append(pip(10, 10));
        }
        if (face > 3) {
            pips.append(pip(10, -10)).append(pip(-10, 10));
        }
        if (face == 6) {
            pips.append(pip(-10, 0)).append(pip(10, 0));
        }
        pen.path("fog-pip", pips.toString());
    }

    private static String pip(int x, int y) {
        return "M" + (x - 4) + " " + y + "a4 4 0 1 1 8 0a4 4 0 1 1-8 0z";
    }
}
