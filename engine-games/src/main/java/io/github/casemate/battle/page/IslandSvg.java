package io.github.casemate.battle.page;

import io.github.casemate.battle.table.BattleTable;
import io.github.casemate.battle.table.BattleText;
import io.github.casemate.battle.table.BattleVariants;
import io.github.casemate.battle.table.CarrierPad;
import io.github.casemate.battle.table.CharacterKind;
import io.github.casemate.battle.table.IslandBoard;
import io.github.casemate.battle.table.Square;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.pack.Names;
import io.github.casemate.text.Markup;
import java.util.Map;

/**
 * The Island as SVG, from the side of one seat. Squares are 40 units wide; the picture has two columns of sea at the left
 * and at the right, where a pad may stick out.
 */
final class IslandSvg {

    private static final int CELL = 40;
    private static final int SEA = 2 * CELL;
    private static final int TOP = CELL + 28;
    private static final int SIDE = Square.WIDTH * CELL;

    private final BattleTable table;
    private final IslandBoard island;
    private final int below;
    private final Names names;
    private final Map<String, String> choices;
    private final Markup svg = new Markup();

    /**
     * @param below the seat whose edge is drawn below
     * @param choices the options that are chosen at each place, by its name
     */
    IslandSvg(BattleTable table, int below, Names names, Map<String, String> choices) {
        this.table = table;
        this.island = table.island();
        this.below = below;
        this.names = names;
        this.choices = choices;
    }

    static String column(int seat, int column) {
        return "column " + seat + " " + column;
    }

    static String pad(int seat) {
        return "pad " + seat;
    }

    String svg() {
        svg.open(
                "svg",
                "viewBox",
                "0 0 " + (SIDE + 2 * SEA) + " " + (SIDE + 2 * TOP),
                "class",
                "island-board",
                "role",
                "group",
                "aria-label",
                "The Island");
        rect(0, 0, SIDE + 2 * SEA, SIDE + 2 * TOP, "sea", 12);
        rect(SEA - 6, TOP - 6, SIDE + 12, SIDE + 12, "foam", 8);
        for (int place = 0; place < Square.COUNT; place++) {
            square(place);
        }
        margins();
        if (table.variant(BattleVariants.PADS)) {
            drawPad(1 - below);
            drawPad(below);
        }
        if (table.die() != BattleTable.NONE) {
            die(table.die());
        }
        return svg.close().toString();
    }

    private void square(int index) {
        String name = Square.of(index).toString();
        int x = x(Square.column(index));
        int y = y(Square.row(index));
        boolean taken = !island.isEmpty(index);
        svg.open(
                "g",
                "data-options",
                choices.getOrDefault(name, ""),
                "aria-label",
                taken || choices.containsKey(name) ? label(index) : "",
                "role",
                taken && !choices.containsKey(name) ? "img" : "");
        rect(x, y, CELL, CELL, (Square.row(index) + Square.column(index)) % 2 == 0 ? "sand" : "sand other", 0);
        if (island.hasCharacter(index)) {
            int turn = 90 * island.facing(index).ordinal() + (below == 0 ? 0 : 180);
            character(x, y, island.owner(index), island.kind(index), turn, name);
        } else if (taken) {
            block(x, y, name);
        }
        svg.close();
    }

    private String label(int index) {
        String name = Square.of(index).toString();
        if (island.hasCharacter(index)) {
            PlayerId owner = PlayerId.of(island.owner(index));
            return names.whose(owner) + " " + BattleText.kind(island.kind(index)) + " on " + name + ", facing "
                    + BattleText.low(island.facing(index));
        }
        return island.isEmpty(index) ? name : "block on " + name;
    }

    private void block(int x, int y, String name) {
        svg.open("g", "class", "block", "data-piece", "block-" + name);
        rect(x + 6, y + 6, CELL - 12, CELL - 12, "crate", 3);
        words(x + CELL / 2, y + CELL / 2 + 6, "?", "crate-sign");
        svg.close();
    }

    /** A body that tells the kind, a barrel that points where it looks, and the letter of the kind, upright. */
    private void character(int x, int y, int seat, CharacterKind kind, int turn, String piece) {
        int middleX = x + CELL / 2;
        int middleY = y + CELL / 2;
        String kin = "character-" + seat + "-" + kind.letter();
        svg.open("g", "class", "character seat-fill-" + seat, "data-piece", "character-" + piece, "data-kin", kin);
        svg.open("g", "transform", "rotate(" + turn + " " + middleX + " " + middleY + ")");
        svg.empty(
                "path",
                "class",
                "barrel",
                "d",
                "M" + (middleX - 3) + " " + middleY + " V" + (y + 2) + " h6 V" + middleY + " Z");
        switch (kind) {
            case SOLDIER -> svg.empty("circle", "class", "body", "cx", "" + middleX, "cy", "" + middleY, "r", "10");
            case JEEP -> rect(middleX - 11, middleY - 9, 22, 20, "body", 7);
            default -> {
                rect(middleX - 14, middleY - 11, 28, 25, "body", 2);
                rect(middleX - 17, middleY - 13, 5, 29, "track", 2);
                rect(middleX + 12, middleY - 13, 5, 29, "track", 2);
            }
        }
        svg.close();
        String letter = String.valueOf(kind.letter());
        words(middleX, middleY + 5, seat == 0 ? letter : letter.toLowerCase(java.util.Locale.ROOT), "kind-sign");
        svg.close();
    }

    private void drawPad(int seat) {
        CarrierPad pad = table.reserves().pad(seat);
        int y = seat == below ? TOP + SIDE + 22 : 8;
        String options = choices.getOrDefault(pad(seat), "");
        svg.open(
                "g",
                "class",
                "pad seat-line-" + seat,
                "data-options",
                options,
                "aria-label",
                options.isEmpty() ? "" : "the pad of " + names.whom(PlayerId.of(seat)));
        for (int column = 1; column <= CarrierPad.WIDTH; column++) {
            int place = seat == 0 ? pad.centre() + column - 3 : pad.centre() - column + 3;
            int x = x(place);
            String there = choices.getOrDefault(column(seat, column), "");
            svg.open(
                    "g",
                    "data-options",
                    there,
                    "aria-label",
                    there.isEmpty() ? "" : "column " + column + " of the pad");
            rect(x + 1, y, CELL - 2, CELL, "deck", 4);
            for (CharacterKind kind : pad.kind(column)) {
                character(x, y, seat, kind, seat == below ? 0 : 180, "pad-" + seat + "-" + column);
            }
            svg.close();
        }
        svg.close();
    }

    /** The roll, until it is used: in the sea beside the pad of whoever rolled it. */
    private void die(int face) {
        int x = SEA + SIDE + 22;
        int y = table.active() == below ? TOP + SIDE - CELL : TOP;
        String piece = "die-" + table.turns() + "-" + face;
        svg.open(
                "g",
                "class",
                "die",
                "data-piece",
                piece,
                "data-motion",
                "roll",
                "role",
                "img",
                "aria-label",
                "the die shows " + face);
        rect(x, y, CELL, CELL, "die-face", 8);
        words(x + CELL / 2, y + CELL / 2 + 9, String.valueOf(face), "die-number");
        svg.close();
    }

    private void margins() {
        for (int i = 0; i < Square.WIDTH; i++) {
            words(x(i) + CELL / 2, TOP + SIDE + 18, BattleText.column(i), "margin");
            words(SEA - 18, y(i) + CELL / 2 + 5, String.valueOf(i + 1), "margin");
        }
    }

    private int x(int column) {
        return SEA + CELL * (below == 0 ? column : Square.WIDTH - 1 - column);
    }

    private int y(int row) {
        return TOP + CELL * (below == 0 ? Square.WIDTH - 1 - row : row);
    }

    private void rect(int x, int y, int width, int height, String style, int round) {
        svg.empty(
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
    }

    private void words(int x, int y, String text, String style) {
        svg.open("text", "class", style, "x", "" + x, "y", "" + y, "text-anchor", "middle", "aria-hidden", "true")
                .text(text)
                .close();
    }
}
