package io.github.casemate.expansions.captains;

import io.github.casemate.agenda.Play;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.box.Parameter;
import io.github.casemate.siege.event.CoinsScored;
import io.github.casemate.siege.event.ColonistsWentHome;
import io.github.casemate.siege.permission.LoseColonist;
import io.github.casemate.siege.spi.Abilities;
import io.github.casemate.siege.table.Fort;
import io.github.casemate.siege.table.Table;

/**
 * RUL-54, RUL-63: a colonist on the defending fort itself goes home, if there is one and nothing prevents it; the
 * attacker scores coins in any case.
 *
 * @param coins how many
 */
public record Bribes(int coins) implements Order {

    /**
     * Refuses numbers that make no sense.
     *
     * @param coins how many
     * @throws IllegalArgumentException if there is no coin
     */
    public Bribes {
        Parameter.atLeast(1, coins, "coins");
    }

    @Override
    public boolean isOfUse(Table table) {
        return table.requireAttack().fort().isDefined();
    }

    @Override
    public void carryOut(Play<Table> play, Card card) {
        PlayerId attacker = play.table().requireAttack().attacker();
        Fort fort = Marks.fort(play.table()).get();
        if (fort.colonists() > 0
                && Abilities.allows(play.table(), new LoseColonist(attacker, fort.owner(), fort.card()))) {
            play.emit(new ColonistsWentHome(fort.owner(), fort.card(), 1));
        }
        play.emit(new CoinsScored(attacker, coins));
    }
}
