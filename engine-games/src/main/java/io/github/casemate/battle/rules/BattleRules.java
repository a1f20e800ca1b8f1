package io.github.casemate.battle.rules;

import io.github.casemate.agenda.AgendaRules;
import io.github.casemate.agenda.Step;
import io.github.casemate.battle.table.BattleTable;
import io.github.casemate.battle.table.BattleVariants;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.Result;
import io.github.casemate.pack.Setting;
import io.github.casemate.pack.Settings;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/**
 * Battle for the Island, for two players: how it begins and how it ends. Nothing is hidden, as nobody has seen the
 * underside of a block (RUL-23).
 *
 * @param settings how it is played ({@link BattleVariants})
 */
public record BattleRules(Settings settings) implements AgendaRules<BattleTable> {

    private static final Seq<PlayerId> PLAYERS = PlayerId.first(2);
    private static final List<Step<BattleTable>> FIRST = List.of(FirstPlayer.STEP);

    @Override
    public Seq<PlayerId> players() {
        return PLAYERS;
    }

    @Override
    public BattleTable table() {
        return BattleTable.atStart(settings);
    }

    @Override
    public List<Step<BattleTable>> agenda() {
        return FIRST;
    }

    /** The end is looked for when a shot, or an activation with its whole chain, or a removal is over (RUL-20). */
    @Override
    public Option<Result> result(BattleTable table) {
        if (table.active() == BattleTable.NONE || table.island().waiting() > 0) {
            return Option.none();
        }
        boolean first = hasLost(table, 0);
        boolean second = hasLost(table, 1);
        if (first || second) {
            return Option.some(
                    first && second
                            ? Result.draw(PLAYERS, "both-destroyed")
                            : Result.loss(PLAYERS, PlayerId.of(first ? 0 : 1), "destroyed"));
        }
        if (isOver(table.quiet(), BattleVariants.QUIET)) {
            return Option.some(Result.draw(PLAYERS, "no-progress"));
        }
        return isOver(table.turns(), BattleVariants.TURNS) ? Option.some(byScore(table)) : Option.none();
    }

    /** END-1, and RUL-28 if fewer losses are enough. */
    private boolean hasLost(BattleTable table, int seat) {
        return table.lost(seat) >= BattleVariants.lossesToLose(settings);
    }

    /** RUL-21, RUL-22: a number of turns is reached, unless there is no limit. */
    private boolean isOver(int turns, Setting<Integer> limit) {
        int most = settings.get(limit);
        return most > 0 && turns >= most;
    }

    /** RUL-22: the turns are over. */
    private static Result byScore(BattleTable table) {
        int lead = BattlePoints.strength(table, 0) - BattlePoints.strength(table, 1);
        return lead == 0
                ? Result.draw(PLAYERS, "turn-limit")
                : Result.win(PLAYERS, PlayerId.of(lead > 0 ? 0 : 1), "turn-limit");
    }

    /** The variants that are not standard. */
    @Override
    public String toString() {
        return "Battle for the Island [" + settings + "]";
    }
}
