package io.github.casemate.expansions.captains;

import io.github.casemate.agenda.Event;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.table.Table;

/**
 * CAP-3: a colonist went from the imperial board to another player's card.
 *
 * @param player whose colonist
 * @param card the card
 */
public record InfiltratorSent(PlayerId player, Card card) implements Event<Table> {

    @Override
    public Table evolve(Table table) {
        return table.change(player, side -> side.withHome(side.home() - 1))
                .changeCrew(card, crew -> crew.plus(player, 1));
    }
}
