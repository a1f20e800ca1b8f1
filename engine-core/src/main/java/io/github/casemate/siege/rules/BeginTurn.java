package io.github.casemate.siege.rules;

import io.github.casemate.agenda.Play;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.box.Bounds;
import io.github.casemate.siege.event.TurnBegan;
import io.github.casemate.siege.spi.Problem;
import io.github.casemate.siege.spi.StepChecks;
import io.github.casemate.siege.spi.TurnEnd;
import io.github.casemate.siege.spi.ValidatedStep;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * A turn: Victory, Colonize, Action.
 *
 * @param player whose turn it is
 */
public record BeginTurn(PlayerId player) implements TurnEnd, ValidatedStep {

    private static final Array<BeginTurn> ALL =
            PlayerId.first(8).map(BeginTurn::new).toArray();

    /**
     * {@return the step for a player}
     *
     * @param player whose turn it is
     */
    public static BeginTurn of(PlayerId player) {
        return ALL.get(player.index());
    }

    @Override
    public void take(Play<Table> play) {
        play.then(Sequences.TURN);
        play.emit(new TurnBegan(player, Bounds.of(play.table().turn() + 1L)));
    }

    @Override
    public Option<Problem> validate(Table table) {
        return StepChecks.all(StepChecks.seat("player", player, table), StepChecks.noAttack(table));
    }
}
