package io.github.casemate.siege.drawing;

import io.github.casemate.kernel.PlayerId;
import io.github.casemate.pack.Names;
import io.github.casemate.siege.box.Layout;
import io.github.casemate.siege.box.StoneColor;
import io.github.casemate.siege.phrasing.PieceDrawing;
import io.github.casemate.siege.table.BuiltCard;
import io.github.casemate.siege.table.Fort;
import io.github.casemate.siege.table.Wall;
import io.github.casemate.text.Block;
import io.github.casemate.text.Style;
import io.github.casemate.text.StyledText;
import io.vavr.collection.Array;
import io.vavr.collection.Vector;

/**
 * A fort with its stones, seen from the land: the sea is at the top. {@code [B]} is a stone, {@code (B)} one that
 * another protects, a dot an empty space, a small letter a flag space.
 */
final class FortDrawing {

    private static final String WATER = "~";
    private static final int LEAST = 11;

    private FortDrawing() {}

    /**
     * A fort on the table, with what is on it, below it and in front of it.
     *
     * @param rows the least height of the drawn wall, so that neighbours are level
     */
    static Block of(Fort fort, Names names, boolean attacked, int rows) {
        Block wall = wall(fort.card().fortLayout(), fort.wall(), false);
        while (wall.height() < rows) {
            wall = wall.above(StyledText.EMPTY);
        }
        Vector<StyledText> buildings = Vector.ofAll(fort.buildings())
                .map(building -> StyledText.row(
                        StyledText.of("+ " + building.card().name() + " "),
                        PieceDrawing.crew(building.crew(), fort.owner(), names)));
        StyledText name =
                StyledText.of(fort.card().name() + (attacked ? " <<" : ""), attacked ? Style.ALARM : Style.BOLD);
        Block below = new Block(buildings.prepend(colonists(fort, names)));
        int width = Math.max(Math.max(name.width(), wall.width()), LEAST);
        return Block.of(name, sea(fort, names, width)).above(wall).above(below);
    }

    /** A fort in one line, its rows one after the other. */
    static StyledText terse(Fort fort, Names names, boolean attacked) {
        Layout layout = fort.card().fortLayout();
        StyledText wall = StyledText.joined(
                wall(layout, fort.wall(), false).lines().map(FortDrawing::stripped), StyledText.of("/", Style.FAINT));
        StyledText fleet = fort.fleet()
                .map(player -> StyledText.of("~ " + fleet(player, names) + " ~ ", Style.seat(player)))
                .getOrElse(StyledText.EMPTY);
        StyledText line = StyledText.row(
                StyledText.of(fort.card().name() + (attacked ? " << " : " "), attacked ? Style.ALARM : Style.BOLD),
                fleet,
                wall,
                StyledText.of("   "),
                colonists(fort, names));
        for (BuiltCard building : fort.buildings()) {
            line = StyledText.row(
                    line,
                    StyledText.of(" + " + building.card().name() + " "),
                    PieceDrawing.crew(building.crew(), fort.owner(), names));
        }
        return line;
    }

    private static StyledText colonists(Fort fort, Names names) {
        return StyledText.row(
                PieceDrawing.own(fort.crew(), fort.owner(), fort.card().slots()),
                StyledText.of(" colonists", Style.FAINT),
                PieceDrawing.infiltrators(fort.crew(), fort.owner(), names));
    }

    private static StyledText stripped(StyledText row) {
        return row.part(0, row.plain().stripTrailing().length());
    }

    /** A wall with the numbers of its spaces, for a player who has to choose among them. */
    static Block numbered(Fort fort) {
        Block wall = wall(fort.card().fortLayout(), fort.wall(), true);
        return Block.of(StyledText.of(WATER.repeat(Math.max(LEAST, wall.width())), Style.SEA))
                .above(wall);
    }

    /** The wall of a card that nobody has built. */
    static Block empty(Layout layout) {
        Block wall = wall(layout, Wall.EMPTY, false);
        return Block.of(StyledText.of(WATER.repeat(wall.width()), Style.SEA)).above(wall);
    }

    private static String fleet(PlayerId player, Names names) {
        return names.isYou(player) ? "your fleet" : "fleet of " + names.name(player);
    }

    private static StyledText sea(Fort fort, Names names, int width) {
        StyledText fleet = fort.fleet()
                .map(player -> StyledText.row(
                        StyledText.of(WATER.repeat(2) + " ", Style.SEA),
                        StyledText.of(fleet(player, names), Style.seat(player)),
                        StyledText.of(" ")))
                .getOrElse(StyledText.EMPTY);
        return StyledText.row(fleet, StyledText.of(WATER.repeat(Math.max(0, width - fleet.width())), Style.SEA));
    }

    private static Block wall(Layout layout, Wall wall, boolean numbered) {
        int columns = layout.rows().head().length();
        return Block.ofAll(Array.range(0, layout.rows().size())
                .map(row -> StyledText.joined(
                        Array.range(0, columns).map(column -> cell(layout, wall, row, column, numbered)),
                        StyledText.of(" "))));
    }

    private static StyledText cell(Layout layout, Wall wall, int row, int column, boolean numbered) {
        int space = 0;
        while (space < layout.size() && (layout.row(space) != row || layout.column(space) != column)) {
            space++;
        }
        if (space == layout.size()) {
            return StyledText.of(numbered ? "     " : "   ");
        }
        StyledText place = place(layout, wall, space);
        String number = String.format("%2d", space + 1);
        return numbered ? StyledText.row(StyledText.of(number, Style.FAINT), place) : place;
    }

    private static StyledText place(Layout layout, Wall wall, int space) {
        StoneColor stone = wall.at(space);
        if (stone == null) {
            return layout.flag(space)
                    .map(flag -> StyledText.of(" " + Character.toLowerCase(flag.letter()) + " "))
                    .getOrElse(StyledText.of(" · ", Style.FAINT));
        }
        boolean isProtected = layout.isProtected(space, wall.mask());
        return StyledText.of(
                (isProtected ? "(" : "[") + stone.letter() + (isProtected ? ")" : "]"), PieceDrawing.style(stone));
    }
}
