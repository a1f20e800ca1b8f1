package io.github.casemate.siege.event;

import io.github.casemate.agenda.Event;
import io.github.casemate.siege.box.Bounds;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.table.Table;

/**
 * A card used up some of its uses in a turn.
 *
 * @param card the card
 * @param times how many
 */
public record AbilityUsed(Card card, int times) implements Event<Table> {

    @Override
    public Table evolve(Table table) {
        return table.changePost(card, post -> post.withUsed(Bounds.of((long) post.used() + times)));
    }
}
