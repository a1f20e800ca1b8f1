package io.github.casemate.siege.event;

import io.github.casemate.agenda.Event;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.table.Table;

/**
 * Colonists went from a card to their imperial board. A destroyed card has left play before this (ATK-11).
 *
 * @param player whose colonists
 * @param card the card they left
 * @param number how many
 */
public record ColonistsWentHome(PlayerId player, Card card, int number) implements Event<Table> {

    @Override
    public Table evolve(Table table) {
        Table left = table.owner(card).isEmpty() ? table : table.changeCrew(card, crew -> crew.minus(player, number));
        Table home = left.change(player, side -> side.withHome(side.home() + number));
        return home.changeAttack(attack -> attack.withSentHome(attack.sentHome().tallied(player, number)));
    }
}
