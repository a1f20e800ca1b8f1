package io.github.casemate.siege.rules;

import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.event.TurnBegan;
import io.github.casemate.siege.spi.AutoStep;
import io.github.casemate.siege.spi.Play;
import io.vavr.collection.Array;

/**
 * A turn: Victory, Colonize, Action.
 *
 * @param player whose turn it is
 */
public record BeginTurn(PlayerId player) implements AutoStep {

    private static final Array<BeginTurn> ALL =
            PlayerId.first(8).map(BeginTurn::new).toArray();

    /**
     * The step for a player.
     *
     * @param player whose turn it is
     * @return the step
     */
    public static BeginTurn of(PlayerId player) {
        return ALL.get(player.index());
    }

    @Override
    public void take(Play play) {
        play.then(Courses.TURN);
        play.emit(new TurnBegan(player, play.table().turn() + 1));
    }
}
