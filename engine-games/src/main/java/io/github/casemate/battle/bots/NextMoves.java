package io.github.casemate.battle.bots;

import io.github.casemate.battle.table.BattleTable;
import io.github.casemate.battle.table.CharacterKind;
import io.github.casemate.battle.table.Facing;
import io.github.casemate.battle.table.IslandBoard;
import io.github.casemate.battle.table.Squares;

/**
 * What each roll of one to five could do for a side: whether anybody can use it, and what the best move would bring into
 * range. A zero is left out.
 */
final class NextMoves {

    private static final int HIGHEST = 5;
    private static final int FACES = 6;

    private final double[] best = new double[HIGHEST + 1];
    private final boolean[] usable = new boolean[HIGHEST + 1];
    private int stuck;

    private NextMoves() {}

    /** For the characters on some squares; only one of them if it is bound. */
    static NextMoves of(BattleTable table, int seat, Squares own) {
        NextMoves reach = new NextMoves();
        for (int square = own.next(0); square >= 0; square = own.next(square + 1)) {
            reach.add(table.island(), seat, square);
        }
        return reach;
    }

    private void add(IslandBoard island, int seat, int square) {
        Facing facing = island.facing(square);
        CharacterKind kind = island.kind(square);
        int clear = island.clearAhead(square, HIGHEST);
        boolean block = facing.room(square) > clear && island.hasBlock(square + (clear + 1) * facing.step());
        stuck += clear == 0 && !block ? 1 : 0;
        for (int roll = 1; roll <= HIGHEST; roll++) {
            if (clear >= roll) {
                usable[roll] = true;
                note(roll, ShotGain.from(island, seat, kind, square + roll * facing.step(), facing));
            } else if (block && clear == roll - 1) {
                usable[roll] = true;
            }
            if (roll > 1 && clear >= roll - 1) {
                usable[roll] = true;
                int end = square + (roll - 1) * facing.step();
                note(roll, ShotGain.from(island, seat, kind, end, facing.left()));
                note(roll, ShotGain.from(island, seat, kind, end, facing.right()));
            }
        }
    }

    private void note(int roll, double gain) {
        best[roll] = Math.max(best[roll], gain);
    }

    /** What the best move with a roll brings into range. */
    double with(int roll) {
        return best[roll];
    }

    /** The same on average over the faces of the die. */
    double expected() {
        double sum = 0;
        for (double gain : best) {
            sum += gain;
        }
        return sum / FACES;
    }

    /** How likely it is that nobody can use a roll. */
    double stuckChance() {
        int unusable = 0;
        for (int roll = 1; roll <= HIGHEST; roll++) {
            unusable += usable[roll] ? 0 : 1;
        }
        return (double) unusable / FACES;
    }

    /** How many characters no roll can move. */
    int stuck() {
        return stuck;
    }
}
