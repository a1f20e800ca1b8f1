package io.github.casemate.battle.words;

import io.github.casemate.battle.rules.Shooting;
import io.github.casemate.battle.table.BattleTable;
import io.github.casemate.battle.table.BattleText;
import io.github.casemate.battle.table.BattleVariants;
import io.github.casemate.battle.table.CarrierPad;
import io.github.casemate.battle.table.Facing;
import io.github.casemate.battle.table.IslandBoard;
import io.github.casemate.battle.table.Square;
import io.github.casemate.battle.table.Squares;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.text.Block;
import io.github.casemate.text.Style;
import io.github.casemate.text.StyledText;
import java.util.Locale;

/** The squares of the Island with their names, and the pads at its edges if there is room for them. */
final class IslandPicture {

    private static final String ARROWS = "^>v<";

    private final BattleTable table;
    private final IslandBoard island;
    private final int below;
    private final boolean wide;
    private final Squares[] aims;
    private final Squares[] hits;

    /**
     * @param below the seat whose edge is drawn below
     * @param wide whether squares have four columns and pads are drawn; otherwise they have three
     */
    IslandPicture(BattleTable table, int below, boolean wide) {
        this.table = table;
        this.island = table.island();
        this.below = below;
        this.wide = wide;
        this.aims = new Squares[] {aimedAt(0), aimedAt(1)};
        this.hits = new Squares[] {hitBy(0), hitBy(1)};
    }

    Block block() {
        Block picture = Block.of(columns());
        for (int row = Square.WIDTH - 1; row >= 0; row--) {
            picture = picture.above(row(below == 0 ? row : Square.WIDTH - 1 - row));
        }
        picture = picture.above(columns());
        return wide && table.variant(BattleVariants.PADS)
                ? Block.of(pad(1 - below)).above(picture).above(pad(below))
                : picture;
    }

    static String letter(IslandBoard island, int square) {
        return String.valueOf("SJTsjt".charAt(island.kind(square).ordinal() + 3 * island.owner(square)));
    }

    /** A letter and an arrow, which points where the character looks in a picture with this seat below. */
    static String sign(IslandBoard island, int square, int below) {
        int arrow = island.facing(square).ordinal() + (below == 0 ? 0 : 2);
        return letter(island, square) + ARROWS.charAt(arrow % ARROWS.length());
    }

    static String padSign(CarrierPad pad, int seat, int column) {
        String sign =
                pad.kind(column).map(kind -> String.valueOf(kind.letter())).getOrElse("-");
        return seat == 0 ? sign : sign.toLowerCase(Locale.ROOT);
    }

    private StyledText columns() {
        StyledText line = margin("");
        for (int i = 0; i < Square.WIDTH; i++) {
            line = line.then(StyledText.of(cell(" " + BattleText.column(at(i))), Style.FAINT));
        }
        return line;
    }

    private StyledText row(int row) {
        String name = String.valueOf(row + 1);
        StyledText line = margin(name);
        for (int i = 0; i < Square.WIDTH; i++) {
            line = line.then(square(row * Square.WIDTH + at(i)));
        }
        return wide ? line.then(StyledText.of(" " + name, Style.FAINT)) : line;
    }

    private StyledText margin(String name) {
        return StyledText.of(" ".repeat((wide ? 7 : 2) - name.length()) + name + " ", Style.FAINT);
    }

    private StyledText square(int square) {
        if (island.hasCharacter(square)) {
            int seat = island.owner(square);
            boolean inDanger = hits[1 - seat].has(square);
            String sign = sign(island, square, below);
            return StyledText.of(inDanger ? "!" : " ", Style.ALARM)
                    .then(StyledText.of(wide ? sign + " " : sign, Style.seat(PlayerId.of(seat))));
        }
        if (!island.isEmpty(square)) {
            return StyledText.of(cell(" ##"), Style.BOLD);
        }
        String aimed = (aims[0].has(square) ? "1" : "") + (aims[1].has(square) ? "2" : "");
        return StyledText.of(cell(" " + (aimed.isEmpty() ? "." : aimed)), aimed.isEmpty() ? Style.FAINT : Style.PLAIN);
    }

    private StyledText pad(int seat) {
        CarrierPad pad = table.reserves().pad(seat);
        StyledText line = StyledText.EMPTY;
        for (int i = -2; i < Square.WIDTH + 2; i++) {
            int column = seat == 0 ? at(i) - pad.centre() + 3 : pad.centre() - at(i) + 3;
            boolean there = column >= 1 && column <= CarrierPad.WIDTH;
            line = line.then(StyledText.of(
                    there ? "[" + padSign(pad, seat, column) + "] " : cell(""), Style.seat(PlayerId.of(seat))));
        }
        return line;
    }

    /** The column of the Island in a place from the left of the picture. */
    private int at(int place) {
        return below == 0 ? place : Square.WIDTH - 1 - place;
    }

    private String cell(String text) {
        return (text + "    ").substring(0, wide ? 4 : 3);
    }

    /** The empty squares at the exact range of a player's characters, unless a block is before them. */
    private Squares aimedAt(int seat) {
        Squares all = Squares.NONE;
        for (Square from : island.characters(seat).toArray()) {
            Facing facing = island.facing(from.index());
            int range = island.kind(from.index()).range();
            int step = facing.step();
            boolean open = facing.room(from.index()) >= range;
            for (int i = 1; open && i < range; i++) {
                int at = from.index() + i * step;
                open = island.isEmpty(at) || island.hasCharacter(at);
            }
            int target = from.index() + range * step;
            all = open && island.isEmpty(target) ? all.with(target) : all;
        }
        return all;
    }

    /** The characters that shots of a player at characters would take. */
    private Squares hitBy(int seat) {
        Squares all = Squares.NONE;
        for (Square from : island.characters(seat).toArray()) {
            int target = Shooting.target(table, from.index());
            if (target >= 0 && island.hasCharacter(target)) {
                all = all.with(target).and(Shooting.line(table, from.index(), target));
            }
        }
        return all;
    }
}
