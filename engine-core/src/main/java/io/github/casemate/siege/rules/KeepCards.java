package io.github.casemate.siege.rules;

import io.github.casemate.agenda.AutoStep;
import io.github.casemate.agenda.Play;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.event.CardsKept;
import io.github.casemate.siege.spi.Problem;
import io.github.casemate.siege.spi.StepChecks;
import io.github.casemate.siege.spi.ValidatedStep;
import io.github.casemate.siege.table.Deck;
import io.github.casemate.siege.table.Table;
import io.vavr.control.Option;

/**
 * It is settled which of the drawn cards are kept.
 *
 * @param deck the deck's id
 * @param player who drew
 */
public record KeepCards(String deck, PlayerId player) implements AutoStep<Table>, DrawStep, ValidatedStep {

    @Override
    public void take(Play<Table> play) {
        if (!play.table().deck(deck).justDrawn().isEmpty()) {
            play.emit(new CardsKept(deck, player));
        }
    }

    @Override
    public Option<Problem> validate(Table table) {
        return StepChecks.all(StepChecks.deck("deck", deck, table), StepChecks.seat("player", player, table));
    }

    @Override
    public Table tableAfter(Table table) {
        return table.changeDeck(deck, Deck::keep);
    }
}
