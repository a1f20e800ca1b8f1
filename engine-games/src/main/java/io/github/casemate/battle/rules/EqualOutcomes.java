package io.github.casemate.battle.rules;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.AgendaGame;
import io.github.casemate.agenda.AutoStep;
import io.github.casemate.agenda.DryRun;
import io.github.casemate.agenda.OptionList;
import io.github.casemate.agenda.TableAbilities;
import io.github.casemate.battle.rules.BattleAction.Move;
import io.github.casemate.battle.rules.BattleAction.Shoot;
import io.github.casemate.battle.table.BattleTable;
import io.github.casemate.battle.table.IslandBoard;
import io.vavr.Tuple;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/**
 * RUL-26: of shots with the same effect only the first is offered. They are told apart by trying them.
 *
 * <p>RUL-27: when all blocks are live, or all are safe, nothing is left to chance, and a shot and a landing on a block can
 * come to the same; so can two landings, and two shots if what is left to do after them is done unasked. Then each is
 * tried until somebody is asked; that is slow, and seldom needed.
 */
final class EqualOutcomes {

    private EqualOutcomes() {}

    /** The options of a question, so many of which are shots, without those that come to the same as one before. */
    static Seq<Action> without(BattleQuestion question, BattleTable table, OptionList options, int shots) {
        boolean certain = isCertain(table.island());
        return shots < 2 && !certain
                ? options.all()
                : options.different(option -> Option.when(
                        isSuspect(table, option, certain),
                        () -> certain ? atRest(question, table, option) : atOnce(question, table, option)));
    }

    /** Whether it is known what the blocks are. */
    private static boolean isCertain(IslandBoard island) {
        return island.live() == 0 ? island.safe() > 0 : island.safe() == 0;
    }

    private static boolean isSuspect(BattleTable table, Action option, boolean certain) {
        return option instanceof Shoot || (certain && option instanceof Move move && Moving.landsOnBlock(table, move));
    }

    private static Object atOnce(BattleQuestion question, BattleTable table, Action option) {
        DryRun<BattleTable> run = DryRun.answering(table, TableAbilities.none(), question, option);
        return Tuple.of(run.table(), run.next());
    }

    private static Object atRest(BattleQuestion question, BattleTable table, Action option) {
        AutoStep<BattleTable> tried = play -> question.answer(play, option);
        return AgendaGame.of(new BattleRules(table.settings()))
                .resume(table, List.of(tried))
                .state();
    }
}
