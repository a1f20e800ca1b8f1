package io.github.casemate.battle.rules;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.OptionList;
import io.github.casemate.agenda.Play;
import io.github.casemate.battle.rules.BattleAction.LayBlock;
import io.github.casemate.battle.table.BattleEvent.BlockPlaced;
import io.github.casemate.battle.table.BattleTable;
import io.github.casemate.battle.table.BattleVariants;
import io.github.casemate.battle.table.Square;
import io.github.casemate.battle.table.Squares;
import io.github.casemate.kernel.PlayerId;
import io.vavr.collection.Seq;

/**
 * SET-5: the players lay the ten blocks in turn, the first player first. Nobody knows which are live, so only the
 * squares differ (SET-4, RUL-23).
 *
 * @param laid how many lie on the Island
 */
public record PlaceBlock(int laid) implements BattleQuestion {

    @Override
    public PlayerId asked(BattleTable table) {
        return PlayerId.of((table.first() + laid) % 2);
    }

    /** SET-6: one block in a row and one in a column. Any row will do (RUL-4). */
    @Override
    public Seq<Action> options(BattleTable table) {
        Squares blocks = table.island().blocks();
        OptionList options = new OptionList();
        for (int square = 0; square < Square.COUNT; square++) {
            options.addIf(inLine(blocks, square) < 0, LayBlock.ALL.get(square));
        }
        return options.all();
    }

    /** The first block in the row or the column of a square, or -1 if there is none. */
    static int inLine(Squares blocks, int square) {
        int block = blocks.next(0);
        while (block >= 0 && Square.row(block) != Square.row(square) && Square.column(block) != Square.column(square)) {
            block = blocks.next(block + 1);
        }
        return block;
    }

    @Override
    public void answer(Play<BattleTable> play, Action answer) {
        play.emit(new BlockPlaced(asked(play.table()), ((LayBlock) answer).square()));
        play.then(laid + 1 < BattleVariants.BLOCKS ? new PlaceBlock(laid + 1) : new PlaceCharacter(0));
    }
}
