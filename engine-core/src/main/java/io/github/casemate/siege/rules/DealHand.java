package io.github.casemate.siege.rules;

import io.github.casemate.agenda.AutoStep;
import io.github.casemate.agenda.Play;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.spi.Problem;
import io.github.casemate.siege.spi.StepChecks;
import io.github.casemate.siege.spi.ValidatedStep;
import io.github.casemate.siege.table.Deck;
import io.github.casemate.siege.table.Table;
import io.vavr.control.Option;

/**
 * SET-5: a player draws three cards.
 *
 * @param player who draws
 */
public record DealHand(PlayerId player) implements AutoStep<Table>, ValidatedStep {

    @Override
    public void take(Play<Table> play) {
        play.then(new Draw(Deck.MAIN, player, 3), new KeepCards(Deck.MAIN, player));
    }

    @Override
    public Option<Problem> validate(Table table) {
        return StepChecks.all(StepChecks.seat("player", player, table), StepChecks.setUp(table));
    }
}
