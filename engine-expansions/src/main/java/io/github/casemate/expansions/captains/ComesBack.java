package io.github.casemate.expansions.captains;

import io.github.casemate.agenda.Play;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.box.Parameter;
import io.github.casemate.siege.table.Table;

/**
 * RUL-78: does what another order does; then the card goes back to the hand if the attacker has enough ships. Owning
 * them is enough: forts that make ships useless do not matter (RUL-39).
 *
 * @param order what the card does first
 * @param ships how many ships are needed
 */
public record ComesBack(Order order, int ships) implements Order {

    /**
     * Refuses numbers that make no sense.
     *
     * @param order what the card does first
     * @param ships how many ships are needed
     * @throws IllegalArgumentException if the number of ships is below zero
     */
    public ComesBack {
        Parameter.atLeast(0, ships, "ships");
    }

    @Override
    public boolean isOfUse(Table table) {
        return order.isOfUse(table);
    }

    @Override
    public void carryOut(Play<Table> play, Card card) {
        order.carryOut(play, card);
        play.then(new TakeBack(card, ships));
    }
}
