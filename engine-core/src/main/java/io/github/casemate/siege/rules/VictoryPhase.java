package io.github.casemate.siege.rules;

import io.github.casemate.agenda.AutoStep;
import io.github.casemate.agenda.Play;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.event.GameEnded;
import io.github.casemate.siege.quantity.VictoryCoins;
import io.github.casemate.siege.spi.Abilities;
import io.github.casemate.siege.table.Ending;
import io.github.casemate.siege.table.Table;
import io.vavr.control.Option;

/**
 * VIC-1 to VIC-3: the active player, and only that player, checks for victory.
 */
public record VictoryPhase() implements AutoStep<Table> {

    /** The only instance: the step has no fields. */
    public static final VictoryPhase STEP = new VictoryPhase();

    private static final int VICTORY = 20;

    @Override
    public void take(Play<Table> play) {
        PlayerId active = play.table().active();
        if (play.table().player(active).home() == 0) {
            play.emit(new GameEnded(new Ending(Option.some(active), Ending.Victory.COLONIST)));
        } else if (hasEconomicVictory(play.table(), active)) {
            play.emit(new GameEnded(new Ending(Option.some(active), Ending.Victory.ECONOMIC)));
        }
    }

    /**
     * VIC-3: whether a player has enough coins, and strictly more than every opponent.
     *
     * @param table the table
     * @param player the player
     * @return true if an economic victory is due
     */
    public static boolean hasEconomicVictory(Table table, PlayerId player) {
        int coins = table.player(player).coins();
        return coins >= coinsNeeded(table, player)
                && table.opponents(player)
                        .forAll(opponent -> table.player(opponent).coins() < coins);
    }

    /**
     * VIC-3, RUL-69: how many coins an economic victory takes at least.
     *
     * @param table the table
     * @param player whose victory it would be
     * @return 20, unless a card changes it
     */
    public static int coinsNeeded(Table table, PlayerId player) {
        return Abilities.number(table, VictoryCoins.class, player, VICTORY, VictoryCoins::new);
    }
}
