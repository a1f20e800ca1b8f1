package io.github.casemate.app.board;

import io.github.casemate.app.text.Block;
import io.github.casemate.app.text.Ink;
import io.github.casemate.app.words.Names;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.box.Layout;
import io.github.casemate.siege.box.StoneColor;
import io.github.casemate.siege.table.BuiltCard;
import io.github.casemate.siege.table.Fort;
import io.github.casemate.siege.table.Wall;
import io.vavr.collection.Array;
import io.vavr.collection.Vector;
import org.jline.utils.AttributedString;

/**
 * A fort with its stones, seen from the land: the sea is at the top. {@code [B]} is a stone, {@code (B)} one that
 * another protects, a dot an empty space, a small letter a flag space.
 */
public final class FortDrawing {

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
            wall = wall.above(AttributedString.EMPTY);
        }
        Vector<AttributedString> buildings = Vector.ofAll(fort.buildings())
                .map(building -> Ink.row(
                        Ink.text("+ " + building.card().name() + " "),
                        Pieces.crew(building.crew(), fort.owner(), 0, names)));
        AttributedString name = Ink.text(fort.card().name() + (attacked ? " <<" : ""), attacked ? Ink.ALARM : Ink.BOLD);
        Block below = new Block(buildings.prepend(colonists(fort, names)));
        int width = Math.max(Math.max(name.columnLength(), wall.width()), LEAST);
        return Block.of(name, sea(fort, names, width)).above(wall).above(below);
    }

    /** A fort in one line, its rows one after the other. */
    static AttributedString terse(Fort fort, Names names, boolean attacked) {
        Layout layout = fort.card().fortLayout();
        AttributedString wall = Pieces.joined(
                wall(layout, fort.wall(), false).lines().map(FortDrawing::stripped), Ink.text("/", Ink.FAINT));
        AttributedString fleet = fort.fleet()
                .map(player -> Ink.text("~ " + fleet(player, names) + " ~ ", Ink.of(player)))
                .getOrElse(AttributedString.EMPTY);
        AttributedString line = Ink.row(
                Ink.text(fort.card().name() + (attacked ? " << " : " "), attacked ? Ink.ALARM : Ink.BOLD),
                fleet,
                wall,
                Ink.text("   "),
                colonists(fort, names));
        for (BuiltCard building : fort.buildings()) {
            line = Ink.row(
                    line,
                    Ink.text(" + " + building.card().name() + " "),
                    Pieces.crew(building.crew(), fort.owner(), 0, names));
        }
        return line;
    }

    private static AttributedString colonists(Fort fort, Names names) {
        return Ink.row(
                Pieces.own(fort.crew(), fort.owner(), fort.card().slots()),
                Ink.text(" colonists", Ink.FAINT),
                Pieces.infiltrators(fort.crew(), fort.owner(), names));
    }

    private static AttributedString stripped(AttributedString row) {
        return row.subSequence(0, row.toString().stripTrailing().length());
    }

    /** A wall with the numbers of its spaces, for a player who has to choose among them. */
    public static Block numbered(Fort fort) {
        Block wall = wall(fort.card().fortLayout(), fort.wall(), true);
        return Block.of(Ink.text(WATER.repeat(Math.max(LEAST, wall.width())), Ink.SEA))
                .above(wall);
    }

    /** The wall of a card that nobody has built. */
    static Block empty(Layout layout) {
        Block wall = wall(layout, Wall.EMPTY, false);
        return Block.of(Ink.text(WATER.repeat(wall.width()), Ink.SEA)).above(wall);
    }

    private static String fleet(PlayerId player, Names names) {
        return names.isYou(player) ? "your fleet" : "fleet of " + names.name(player);
    }

    private static AttributedString sea(Fort fort, Names names, int width) {
        AttributedString fleet = fort.fleet()
                .map(player -> Ink.row(
                        Ink.text(WATER.repeat(2) + " ", Ink.SEA),
                        Ink.text(fleet(player, names), Ink.of(player)),
                        Ink.text(" ")))
                .getOrElse(AttributedString.EMPTY);
        return Ink.row(fleet, Ink.text(WATER.repeat(Math.max(0, width - fleet.columnLength())), Ink.SEA));
    }

    private static Block wall(Layout layout, Wall wall, boolean numbered) {
        int columns = layout.rows().head().length();
        return Block.ofAll(Array.range(0, layout.rows().size())
                .map(row -> Pieces.joined(
                        Array.range(0, columns).map(column -> cell(layout, wall, row, column, numbered)), Pieces.GAP)));
    }

    private static AttributedString cell(Layout layout, Wall wall, int row, int column, boolean numbered) {
        int space = 0;
        while (space < layout.size() && (layout.row(space) != row || layout.column(space) != column)) {
            space++;
        }
        if (space == layout.size()) {
            return Ink.text(numbered ? "     " : "   ");
        }
        AttributedString place = place(layout, wall, space);
        String number = String.format("%2d", space + 1);
        return numbered ? Ink.row(Ink.text(number, Ink.FAINT), place) : place;
    }

    private static AttributedString place(Layout layout, Wall wall, int space) {
        StoneColor stone = wall.at(space);
        if (stone == null) {
            return layout.flag(space)
                    .map(flag -> Ink.text(" " + Character.toLowerCase(flag.letter()) + " "))
                    .getOrElse(Ink.text(" · ", Ink.FAINT));
        }
        boolean isProtected = layout.isProtected(space, wall.mask());
        return Ink.text((isProtected ? "(" : "[") + stone.letter() + (isProtected ? ")" : "]"), Ink.of(stone));
    }
}
