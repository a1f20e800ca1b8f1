package io.github.casemate.fog.page;

import io.github.casemate.fog.table.Fight;
import io.github.casemate.fog.table.FogBoard;
import io.github.casemate.fog.table.FogSpace;
import io.github.casemate.fog.table.FogTable;
import io.github.casemate.fog.tile.Tile;

/**
 * The square part of the island that a narrow page shows, because spaces would be too small on it otherwise: around all
 * that can be chosen. A wide page shows all.
 *
 * @param column its first column
 * @param row its first row, from 0
 * @param side how many spaces it is wide
 * @param all how many spaces the island is wide
 */
record FogWindow(int column, int row, int side, int all) {

    /** A narrow page has room for this many spaces. */
    private static final int ENOUGH = 15;

    /** What is chosen has this many spaces around it. */
    private static final int AROUND = 2;

    /** A window is not smaller than this, so that one knows where one is. */
    private static final int LEAST = 11;

    static FogWindow of(FogTable table, FogChoices choices) {
        FogBoard board = table.board();
        int all = board.ruleset().size() * Tile.SIDE;
        Span columns = new Span();
        Span rows = new Span();
        choices.spaces().keySet().forEach(space -> include(space, columns, rows));
        choices.places().keySet().forEach(place -> includePlace(board, place, columns, rows));
        choices.arrowPlace().forEach(place -> includePlace(board, place.index(), columns, rows));
        if (table.acting() != 0) {
            include(table.acting(), columns, rows);
        }
        for (Fight fight : table.fight()) {
            include(fight.attacker().index(), columns, rows);
            include(fight.defender().index(), columns, rows);
        }
        int wanted = Math.max(columns.length(), rows.length());
        if (choices.isEmpty() || wanted <= 0 || wanted > ENOUGH || all <= ENOUGH) {
            return new FogWindow(0, 0, all, all);
        }
        int side = Math.max(LEAST, Math.min(ENOUGH, wanted + 2 * AROUND));
        return new FogWindow(columns.first(side, all), rows.first(side, all), side, all);
    }

    private static void include(int space, Span columns, Span rows) {
        columns.include(space % FogSpace.ROW);
        rows.include(space / FogSpace.ROW - 1);
    }

    private static void includePlace(FogBoard board, int place, Span columns, Span rows) {
        include(board.spaceOf(place, 0), columns, rows);
        include(board.spaceOf(place, Tile.SIDE * Tile.SIDE - 1), columns, rows);
    }

    boolean isWhole() {
        return side == all;
    }

    /** The left or upper side of the window in the picture, given its first column or row, with a margin before it. */
    static int start(int first) {
        return first * FogPen.CELL;
    }

    /** How wide so many spaces are in the picture, with a margin around them. */
    static int width(int spaces) {
        return spaces * FogPen.CELL + 2 * FogPen.MARGIN;
    }

    /** How a narrow page places the picture, as custom properties: how much larger it is, and what is left out of it. */
    String style() {
        return "--fog-zoom:" + part(width(all), width(side)) + ";--fog-x:" + part(start(column), width(side))
                + ";--fog-y:" + part(start(row), width(side));
    }

    /** A part with four digits after the point. */
    private static String part(int one, int whole) {
        int tenThousandths = (int) (10_000L * one / whole);
        String digits = String.valueOf(10_000 + tenThousandths % 10_000);
        return tenThousandths / 10_000 + "." + digits.substring(1);
    }

    /** From the least to the greatest of some numbers. */
    private static final class Span {

        private int least = Integer.MAX_VALUE;
        private int most = -1;

        void include(int number) {
            least = Math.min(least, number);
            most = Math.max(most, number);
        }

        int length() {
            return most < 0 ? 0 : most - least + 1;
        }

        int first(int side, int all) {
            return Math.max(0, Math.min(all - side, (least + most + 1 - side) / 2));
        }
    }
}
