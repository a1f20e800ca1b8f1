package io.github.casemate.siege.cards;

import io.github.casemate.agenda.Step;
import io.github.casemate.siege.box.CardType;
import io.github.casemate.siege.rules.Discard;
import io.github.casemate.siege.rules.ReturnToHand;
import io.github.casemate.siege.spi.Replacement;
import io.github.casemate.siege.table.Source;
import io.github.casemate.siege.table.Table;

/**
 * RUL-46: a destroyed ship of the owner goes to the owner's hand instead of the discard pile.
 */
public record ShipsReturn() implements Replacement<Discard> {

    @Override
    public Class<Discard> about() {
        return Discard.class;
    }

    @Override
    public Step<Table> instead(Discard step, Source source, Table table) {
        return source.isOf(step.owner()) && step.card().type() == CardType.SHIP
                ? new ReturnToHand(step.owner(), step.card())
                : step;
    }
}
