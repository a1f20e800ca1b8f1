package io.github.casemate.siege.event;

import io.github.casemate.agenda.Event;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.table.BuiltCard;
import io.github.casemate.siege.table.Crew;
import io.github.casemate.siege.table.Deck;
import io.github.casemate.siege.table.Table;

/**
 * SHP-1: a ship card was played, and colonists moved to it.
 *
 * @param player who built it
 * @param card the ship
 * @param fort the fort they came from
 * @param colonists how many moved
 */
public record ShipBuilt(PlayerId player, Card card, Card fort, int colonists) implements Event<Table>, Noteworthy {

    @Override
    public Table evolve(Table table) {
        return table.changeDeck(Deck.MAIN, d -> d.show(player, card))
                .changeCrew(fort, crew -> crew.minus(player, colonists))
                .enter(new BuiltCard(card, Crew.of(player, colonists), 0), player);
    }

    @Override
    public String label() {
        return card.name();
    }
}
