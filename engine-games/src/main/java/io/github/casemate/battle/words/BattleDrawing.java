package io.github.casemate.battle.words;

import io.github.casemate.agenda.GameView;
import io.github.casemate.battle.rules.Shooting;
import io.github.casemate.battle.table.BattleTable;
import io.github.casemate.battle.table.BattleText;
import io.github.casemate.battle.table.BattleVariants;
import io.github.casemate.battle.table.CarrierPad;
import io.github.casemate.battle.table.CharacterKind;
import io.github.casemate.battle.table.IslandBoard;
import io.github.casemate.battle.table.Square;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.pack.Detail;
import io.github.casemate.pack.Names;
import io.github.casemate.pack.TextDrawing;
import io.github.casemate.text.Block;
import io.github.casemate.text.English;
import io.github.casemate.text.RunningText;
import io.github.casemate.text.Style;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.Locale;

/**
 * The Island drawn with letters, as the listener sits at it: their edge is below. The first seat has capitals and the
 * second small letters, so that nothing depends on colours.
 *
 * @param names who is who, and who listens
 */
public record BattleDrawing(Names names) implements TextDrawing<GameView<BattleTable>> {

    /** From this width on, the pads are drawn at the edges, with room for columns beyond a corner. */
    private static final int WIDE = 66;

    @Override
    public Block board(GameView<BattleTable> view, int width, Detail detail) {
        BattleTable table = view.table();
        int below = below();
        Block above = owner(table, 1 - below, width);
        Block own = owner(table, below, width);
        Block middle = status(table, width);
        if (detail == Detail.LEAST) {
            return list(table, 1 - below, width)
                    .above(list(table, below, width))
                    .above(middle);
        }
        Block island = new IslandPicture(table, below, width >= WIDE).block();
        if (detail == Detail.FULL) {
            middle = middle.above(fire(table, width));
        }
        boolean drawn = width >= WIDE;
        return above.above(drawn ? Block.EMPTY : pad(table, 1 - below, width))
                .above(island)
                .above(drawn ? Block.EMPTY : pad(table, below, width))
                .above(own)
                .above(middle);
    }

    private int below() {
        return names.listener().map(PlayerId::index).getOrElse(0);
    }

    /** Such as "Ada (CAPITALS): 10 left, 5 on the pad". */
    private Block owner(BattleTable table, int seat, int width) {
        PlayerId player = PlayerId.of(seat);
        String hand = table.reserves().hand(seat);
        boolean begun = table.active() != BattleTable.NONE;
        String text = (names.isYou(player) ? "You" : names.name(player)) + " ("
                + (seat == 0 ? "CAPITALS" : "small letters") + "): "
                + (begun
                        ? table.left(seat) + " left, "
                                + table.reserves().pad(seat).size() + " on the pad"
                        : "to place " + (hand.isEmpty() ? "nobody" : hand))
                + (table.active() == seat ? ", on turn" : "");
        return RunningText.wrapped(text, width, 2, Style.seat(player));
    }

    private static Block status(BattleTable table, int width) {
        IslandBoard island = table.island();
        StringBuilder text = new StringBuilder("Blocks: ")
                .append(island.live())
                .append(" live, ")
                .append(island.safe())
                .append(" safe.");
        if (table.die() != BattleTable.NONE) {
            text.append(" Roll: ").append(table.die()).append('.');
        }
        if (table.bound() >= 0) {
            text.append(" Only ").append(Square.of(table.bound())).append(" may move.");
        } else if (table.bound() == BattleTable.PAD) {
            text.append(" The pad slides.");
        }
        return RunningText.wrapped(text.toString(), width, 2, Style.PLAIN);
    }

    /** Who could hit what as they stand. */
    private static Block fire(BattleTable table, int width) {
        Array<String> lines = table.island()
                .characters()
                .toArray()
                .filter(from -> Shooting.target(table, from.index()) >= 0)
                .map(from -> {
                    int target = Shooting.target(table, from.index());
                    String hit = table.island().hasCharacter(target) ? letter(table, target) : "block ";
                    return letter(table, from.index()) + from + " at " + hit + Square.of(target);
                });
        return lines.isEmpty()
                ? Block.EMPTY
                : RunningText.wrapped("In range: " + lines.mkString(", ") + ".", width, 2, Style.PLAIN);
    }

    private static String letter(BattleTable table, int square) {
        return IslandPicture.letter(table.island(), square) + " ";
    }

    private static Block pad(BattleTable table, int seat, int width) {
        if (!table.variant(BattleVariants.PADS)) {
            return Block.EMPTY;
        }
        CarrierPad pad = table.reserves().pad(seat);
        String columns = Array.rangeClosed(1, CarrierPad.WIDTH)
                .map(column -> {
                    int front = pad.front(seat, column);
                    return IslandPicture.padSign(pad, seat, column) + (front < 0 ? " off" : " " + Square.of(front));
                })
                .mkString(", ");
        return RunningText.wrapped("Pad: " + columns, width, 2, Style.seat(PlayerId.of(seat)));
    }

    private Block list(BattleTable table, int seat, int width) {
        IslandBoard island = table.island();
        String characters = island.characters(seat)
                .toArray()
                .map(square -> IslandPicture.sign(island, square.index(), below()) + " " + square)
                .mkString(", ");
        return owner(table, seat, width)
                .above(RunningText.wrapped(
                        "  " + (characters.isEmpty() ? "nobody on the Island" : characters), width, 2, Style.PLAIN));
    }

    @Override
    public Block legend(int width) {
        Block all = Block.EMPTY;
        for (String line : Array.of(
                "S, J, T: soldier, jeep, tank. CAPITALS are " + whose(0) + ", small letters " + whose(1) + ".",
                "^ > v <: where it looks. They hit exactly 2, 3 and 4 squares ahead.",
                "##: a block; .: an empty square.",
                "! before a character: the other player can hit it as it stands.",
                "1, 2: an empty square at which a character of the first or second seat aims.",
                "[S] at an edge: a column of a carrier pad.")) {
            all = all.above(RunningText.wrapped(line, width, 2, Style.PLAIN));
        }
        return all;
    }

    private String whose(int seat) {
        PlayerId player = PlayerId.of(seat);
        return names.isYou(player) ? "yours" : names.whose(player);
    }

    /** A kind of character with its range, by its name. */
    @Override
    public Option<Block> thing(String name, int width) {
        String low = name.toLowerCase(Locale.ROOT);
        return CharacterKind.ALL
                .find(kind -> low.contains(BattleText.kind(kind)))
                .map(kind -> Block.of(
                                kind.letter() + ">" + " ..".repeat(kind.range() - 1) + " **",
                                kind.letter() + ": " + BattleText.kind(kind))
                        .above(RunningText.wrapped(
                                "Hits what is exactly " + English.count(kind.range(), "square")
                                        + " ahead. Each player has " + English.number(kind.count()) + ".",
                                width,
                                2,
                                Style.PLAIN)));
    }
}
