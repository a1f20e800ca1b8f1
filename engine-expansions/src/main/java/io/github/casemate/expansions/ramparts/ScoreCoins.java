package io.github.casemate.expansions.ramparts;

import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.event.CoinsScored;
import io.github.casemate.siege.spi.AutoStep;
import io.github.casemate.siege.spi.Play;

/**
 * A player scores coins without building.
 *
 * @param player who scores
 * @param coins how many
 */
public record ScoreCoins(PlayerId player, int coins) implements AutoStep {

    @Override
    public void take(Play play) {
        play.emit(new CoinsScored(player, coins));
    }
}
