package io.github.casemate.siege.rules;

import io.github.casemate.agenda.Play;
import io.github.casemate.siege.event.GameEnded;
import io.github.casemate.siege.spi.Problem;
import io.github.casemate.siege.spi.StepChecks;
import io.github.casemate.siege.spi.TurnEnd;
import io.github.casemate.siege.spi.ValidatedStep;
import io.github.casemate.siege.table.Ending;
import io.github.casemate.siege.table.PlayerState;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.Comparator;

/**
 * The turn passes to the left. RUL-20: with a turn limit, the game may end here.
 */
public record EndTurn() implements TurnEnd, ValidatedStep {

    /** The only instance: the step has no fields. */
    public static final EndTurn STEP = new EndTurn();

    @Override
    public void take(Play<Table> play) {
        Table table = play.table();
        int limit = table.variants().turnLimit();
        if (limit > 0 && table.turn() >= limit) {
            play.emit(new GameEnded(byTurnLimit(table)));
        } else {
            play.then(BeginTurn.of(table.next(table.active())));
        }
    }

    @Override
    public Option<Problem> validate(Table table) {
        return StepChecks.noAttack(table);
    }

    /** Most coins, then fewest colonists at home; otherwise a draw. */
    private static Ending byTurnLimit(Table table) {
        Seq<PlayerState> ranked = table.players()
                .sorted(Comparator.comparingInt(PlayerState::coins).reversed().thenComparingInt(PlayerState::home));
        PlayerState best = ranked.head();
        PlayerState second = ranked.get(1);
        return best.coins() == second.coins() && best.home() == second.home()
                ? new Ending(Option.none(), Ending.Victory.DRAW)
                : new Ending(Option.some(best.id()), Ending.Victory.TURN_LIMIT);
    }
}
