package io.github.casemate.battle;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.AgendaGame;
import io.github.casemate.agenda.AutoStep;
import io.github.casemate.agenda.GameState;
import io.github.casemate.agenda.Play;
import io.github.casemate.battle.BattleAction.Move;
import io.github.casemate.battle.BattleAction.Shoot;
import io.github.casemate.battle.table.BattleTable;
import io.github.casemate.battle.table.IslandBoard;
import io.vavr.collection.List;
import io.vavr.collection.Seq;

/**
 * RUL-27: when all blocks are live, or all are safe, nothing is left to chance, and a shot and a landing on a block can
 * come to the same; so can two landings, and two shots if what is left to do after them is done unasked. Of such options
 * the first stays. They are told apart by trying them; that is slow, and seldom needed.
 */
final class EqualOutcomes {

    private EqualOutcomes() {}

    /** Whether a roll of 1 to 5 is used while it is certain what the blocks are. */
    static boolean arePossible(BattleTable table) {
        IslandBoard island = table.island();
        return island.live() == 0 ? island.safe() > 0 : island.safe() == 0;
    }

    /** The options without those that come to rest in the same state as one before. */
    static Seq<Action> without(BattleTable table, Seq<Action> options) {
        AgendaGame<BattleTable> game = AgendaGame.of(new BattleRules(table.variants()));
        OptionList different = new OptionList();
        List<GameState<BattleTable>> reached = List.empty();
        for (Action option : options) {
            if (option instanceof Shoot || (option instanceof Move move && Moving.landsOnBlock(table, move))) {
                GameState<BattleTable> rest =
                        game.resume(table, List.of(new Try(option))).state();
                if (reached.contains(rest)) {
                    continue;
                }
                reached = reached.prepend(rest);
            }
            different.add(option);
        }
        return different.all();
    }

    /** An answer to {@link UseRoll} that is tried out. */
    private record Try(Action answer) implements AutoStep<BattleTable> {
        @Override
        public void take(Play<BattleTable> play) {
            UseRoll.STEP.answer(play, answer);
        }
    }
}
