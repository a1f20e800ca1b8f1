package io.github.casemate.battle.bots;

import io.github.casemate.battle.rules.Shooting;
import io.github.casemate.battle.table.BattleTable;
import io.github.casemate.battle.table.CharacterKind;
import io.github.casemate.battle.table.Facing;
import io.github.casemate.battle.table.IslandBoard;
import io.github.casemate.battle.table.Squares;

/** What shots gain: what the opponent loses by them, less what the shooter's side does. */
final class ShotGain {

    private ShotGain() {}

    /** A character counts one, and a tenth for each square of its range beyond two: the longer ones reach more. */
    static double worth(CharacterKind kind) {
        return 0.8 + 0.1 * kind.range();
    }

    /** What a character's shot gains as it stands; zero if it hits nothing. Blocks count by their odds. */
    static double of(BattleTable table, int from) {
        int target = Shooting.target(table, from);
        if (target == Shooting.NOTHING) {
            return 0;
        }
        IslandBoard island = table.island();
        int seat = island.owner(from);
        Squares line = Shooting.line(table, from, target);
        if (!island.hasBlock(target)) {
            return sum(island, seat, line.with(target));
        }
        if (island.live() == 0) {
            return 0;
        }
        double live = (double) island.live() / (island.live() + island.safe());
        return live
                * sum(
                        island,
                        seat,
                        island.characters().within(Squares.around(target)).and(line));
    }

    private static double sum(IslandBoard island, int seat, Squares lost) {
        double sum = 0;
        for (int at = lost.next(0); at >= 0; at = lost.next(at + 1)) {
            double worth = worth(island.kind(at));
            sum += island.owner(at) == seat ? -worth : worth;
        }
        return sum;
    }

    /** What all shots of a side would gain that gain something, each target counted once. */
    static double open(BattleTable table, Squares own) {
        double sum = 0;
        Squares seen = Squares.NONE;
        for (int from = own.next(0); from >= 0; from = own.next(from + 1)) {
            double gain = of(table, from);
            if (gain > 0) {
                int target = Shooting.target(table, from);
                sum += seen.has(target) ? 0 : gain;
                seen = seen.with(target);
            }
        }
        return sum;
    }

    /** What a character would gain by a shot at another character if it stood elsewhere. */
    static double from(IslandBoard island, int seat, CharacterKind kind, int square, Facing facing) {
        if (facing.room(square) < kind.range()) {
            return 0;
        }
        int target = square + kind.range() * facing.step();
        if (!island.hasCharacter(target)) {
            return 0;
        }
        double gain = 0;
        for (int at = square + facing.step(); at != target + facing.step(); at += facing.step()) {
            if (island.hasCharacter(at)) {
                gain += island.owner(at) == seat ? -worth(island.kind(at)) : worth(island.kind(at));
            } else if (!island.isEmpty(at)) {
                return 0;
            }
        }
        return gain;
    }
}
