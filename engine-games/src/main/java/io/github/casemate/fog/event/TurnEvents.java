package io.github.casemate.fog.event;

import io.github.casemate.agenda.Event;
import io.github.casemate.fog.table.FogEnding;
import io.github.casemate.fog.table.FogTable;
import io.github.casemate.fog.table.FogVariant;
import io.github.casemate.kernel.PlayerId;

/** What happens to turns, coins and the game as a whole. */
public interface TurnEvents {

    /**
     * SET-5: somebody begins.
     *
     * @param player who takes the first turn
     */
    record FirstPlayerChosen(PlayerId player) implements Event<FogTable> {
        @Override
        public FogTable evolve(FogTable table) {
            return table.with(table.clock().turnOf(player));
        }
    }

    /**
     * TRN-1: a turn has begun.
     *
     * @param player whose turn it is
     */
    record FogTurnBegan(PlayerId player) implements Event<FogTable> {
        @Override
        public FogTable evolve(FogTable table) {
            return table.with(table.clock().turnOf(player));
        }
    }

    /**
     * TRN-2: the income of a turn.
     *
     * @param player who earns
     * @param coins how many coins, at least one
     */
    record CoinsEarned(PlayerId player, int coins) implements Event<FogTable> {
        @Override
        public FogTable evolve(FogTable table) {
            return table.with(table.pieces().withCoins(player.index(), coins));
        }
    }

    /**
     * PHS-1: a turn is over.
     *
     * @param player whose turn it was
     */
    record FogTurnEnded(PlayerId player) implements Event<FogTable> {
        @Override
        public FogTable evolve(FogTable table) {
            boolean shared = table.board().plays(FogVariant.SHARED_COUNTDOWN);
            return table.with(table.pieces().refreshing(table.active()))
                    .with(table.clock().ending(shared));
        }
    }

    /**
     * PHS-1, RUL-20: the countdown begins with the next turn.
     *
     * @param fogGone whether every place holds a tile; otherwise it was quiet for too long
     */
    record CountdownBegan(boolean fogGone) implements Event<FogTable> {
        @Override
        public FogTable evolve(FogTable table) {
            return table.with(table.clock().countingDown(table.board().ruleset().players()));
        }
    }

    /**
     * WIN-1, WIN-2: the game is over.
     *
     * @param ending how it has ended
     */
    record FogGameEnded(FogEnding ending) implements Event<FogTable> {
        @Override
        public FogTable evolve(FogTable table) {
            return table.over(ending);
        }
    }
}
