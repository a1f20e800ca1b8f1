package io.github.casemate.fog.page;

import io.github.casemate.fog.tile.Ground;
import io.github.casemate.fog.tile.Tile;
import java.util.Locale;

/**
 * The ground of a tile. Each kind of ground has a pattern of its own, two spaces wide, so that colour says nothing alone:
 * tufts, firs, peaks, waves, and a plot with pegs. A tile has one path for each kind.
 */
final class FogTerrain {

    /** How wide a tile is. */
    static final int SIDE = Tile.SIDE * FogPen.CELL;

    private final FogPen pen;
    private final String ids;

    /**
     * @param ids what the ids of the patterns begin with, because ids are unique on a page
     */
    FogTerrain(FogPen pen, String ids) {
        this.pen = pen;
        this.ids = ids;
    }

    /** The patterns, to be written once in each picture. */
    void patterns() {
        pen.markup().open("defs");
        pattern("plains", "fog-plains");
        pen.path("fog-tuft", "M9 14l2-5 2 5M50 30l2-5 2 5M28 66l2-5 2 5M66 56l2-5 2 5M14 54l1-4 2 4M64 12l1-4 2 4");
        pen.close();
        pattern("forest", "fog-forest");
        pen.path(
                "fog-tree",
                "M12 5l8 14h-16zM28 10l8 15h-16zM14 22l7 13h-14zM50 9l8 15h-16zM66 4l8 14h-16zM67 21l7 13h-14zM11 49l8"
                        + " 15h-16zM28 44l8 14h-16zM28 61l7 13h-14zM53 44l8 14h-16zM68 50l8 15h-16zM54 61l7 13h-14z");
        pen.close();
        pattern("mountain", "fog-mountain");
        pen.path(
                "fog-peak",
                "M3 35L17 7L31 35zM20 35L29 18L38 35zM42 35L51 18L60 35zM49 35L63 6L77 35z"
                        + "M2 75L11 58L20 75zM9 75L23 46L37 75zM43 75L57 47L71 75zM60 75L69 58L78 75z");
        pen.path(
                "fog-snow",
                "M17 7L22 17L18 15L15 19L12 17zM63 6L68 16L64 14L61 18L58 16zM23 46L28 56L24 54L21 58L18 56z"
                        + "M57 47L62 57L58 55L55 59L52 57z");
        pen.close();
        pattern("water", "fog-water");
        pen.path(
                "fog-wave",
                "M5 13q5-6 10 0t10 0t10 0M5 29q5-6 10 0t10 0t10 0M45 20q5-6 10 0t10 0t10 0M45 35q5-6 10 0t10 0t10 0M5"
                        + " 60q5-6 10 0t10 0t10 0M5 75q5-6 10 0t10 0t10 0M45 53q5-6 10 0t10 0t10 0M45 69q5-6 10 0t10"
                        + " 0t10 0");
        pen.close();
        pattern("mist", "fog-mist");
        pen.path(
                "fog-puff",
                "M-20 40a20 20 0 0 1 40 0a20 20 0 0 1 40 0a20 20 0 0 1 40 0M-40 80a20 20 0 0 1 40 0a20 20 0 0 1 40"
                        + " 0a20 20 0 0 1 40 0a20 20 0 0 1 40 0M-8 40a8 8 0 0 1 16 0M32 40a8 8 0 0 1 16 0M72 40a8 8 0 0 1"
                        + " 16 0M-28 80a8 8 0 0 1 16 0M12 80a8 8 0 0 1 16 0M52 80a8 8 0 0 1 16 0");
        pen.close();
        pen.close();
    }

    private void pattern(String name, String style) {
        pen.markup().open("pattern", "id", ids + name, "width", "80", "height", "80", "patternUnits", "userSpaceOnUse");
        pen.rect(0, 0, 80, 80, 0, style);
    }

    /**
     * A tile, from its upper left corner on.
     *
     * @param grounds the ground of its 25 spaces, row by row, as ordinals
     */
    void tile(byte[] grounds) {
        fill("plains", "M0 0h" + SIDE + "v" + SIDE + "h-" + SIDE + "z");
        filled(grounds, Ground.FOREST, "forest");
        filled(grounds, Ground.MOUNTAIN, "mountain");
        filled(grounds, Ground.WATER, "water");
        StringBuilder lines = new StringBuilder();
        for (int i = 1; i < Tile.SIDE; i++) {
            lines.append("M0 ").append(i * FogPen.CELL).append('h').append(SIDE);
            lines.append('M').append(i * FogPen.CELL).append(" 0v").append(SIDE);
        }
        pen.path("fog-grid", lines.toString());
        shore(grounds);
        lots(grounds);
    }

    /** A single space. */
    void space(Ground ground) {
        byte[] grounds = {(byte) ground.ordinal()};
        fill("plains", "M0 0h40v40h-40z");
        if (ground == Ground.LOT) {
            lots(grounds);
        } else if (ground != Ground.PLAINS) {
            filled(grounds, ground, ground.name().toLowerCase(Locale.ROOT));
        }
    }

    /** A place without a tile. */
    void mist() {
        fill("mist", "M0 0h" + SIDE + "v" + SIDE + "h-" + SIDE + "z");
    }

    private void filled(byte[] grounds, Ground ground, String name) {
        StringBuilder way = new StringBuilder();
        for (int i = 0; i < grounds.length; i++) {
            if (grounds[i] == ground.ordinal()) {
                way.append(corner(i, 0)).append("h40v40h-40z");
            }
        }
        if (way.length() > 0) {
            fill(name, way.toString());
        }
    }

    private void fill(String pattern, String way) {
        pen.markup().empty("path", "fill", "url(#" + ids + pattern + ")", "d", way);
    }

    /** Where water meets land, a line of foam. */
    private void shore(byte[] grounds) {
        StringBuilder way = new StringBuilder();
        for (int i = 0; i < grounds.length; i++) {
            boolean water = isWater(grounds, i);
            if (i % Tile.SIDE > 0 && water != isWater(grounds, i - 1)) {
                way.append(corner(i, 0)).append("v40");
            }
            if (i >= Tile.SIDE && water != isWater(grounds, i - Tile.SIDE)) {
                way.append(corner(i, 0)).append("h40");
            }
        }
        if (way.length() > 0) {
            pen.path("fog-shore", way.toString());
        }
    }

    private static boolean isWater(byte[] grounds, int i) {
        return grounds[i] == Ground.WATER.ordinal();
    }

    private void lots(byte[] grounds) {
        StringBuilder plots = new StringBuilder();
        StringBuilder pegs = new StringBuilder();
        for (int i = 0; i < grounds.length; i++) {
            if (grounds[i] >= Ground.LOT.ordinal()) {
                plots.append(corner(i, 4)).append("h32v32h-32z");
                pegs.append(corner(i, 4)).append("m0 8v-8h8m16 0h8v8m0 16v8h-8m-16 0h-8v-8");
            }
        }
        if (plots.length() > 0) {
            pen.path("fog-lot", plots.toString()).path("fog-pegs", pegs.toString());
        }
    }

    private static String corner(int i, int inside) {
        return "M" + (i % Tile.SIDE * FogPen.CELL + inside) + " " + (i / Tile.SIDE * FogPen.CELL + inside);
    }
}
