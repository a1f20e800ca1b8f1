package io.github.casemate.siege.event;

import io.github.casemate.agenda.Event;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.table.BuiltCard;
import io.github.casemate.siege.table.Crew;
import io.github.casemate.siege.table.Deck;
import io.github.casemate.siege.table.Fort;
import io.github.casemate.siege.table.Table;

/**
 * BLD-1: a building card was played below a fort, and colonists moved to it.
 *
 * @param player who built it
 * @param card the building
 * @param fort the fort
 * @param colonists how many moved
 */
public record BuildingBuilt(PlayerId player, Card card, Card fort, int colonists) implements Event<Table>, Noteworthy {

    @Override
    public Table evolve(Table table) {
        Fort above = table.fort(fort);
        return table.changeDeck(Deck.MAIN, d -> d.show(player, card))
                .enter(
                        new BuiltCard(card, Crew.of(player, colonists), 0),
                        above.withCrew(above.crew().minus(player, colonists)));
    }

    @Override
    public String label() {
        return card.name();
    }
}
