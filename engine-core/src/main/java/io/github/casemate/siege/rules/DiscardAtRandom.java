package io.github.casemate.siege.rules;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.ChanceStep;
import io.github.casemate.agenda.Play;
import io.github.casemate.kernel.Distribution;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.action.PickCard;
import io.github.casemate.siege.event.CardDiscarded;
import io.github.casemate.siege.spi.Problem;
import io.github.casemate.siege.spi.StepChecks;
import io.github.casemate.siege.spi.ValidatedStep;
import io.github.casemate.siege.table.Deck;
import io.github.casemate.siege.table.Table;
import io.vavr.control.Option;

/**
 * RUL-47: chance picks a card of a hand; it is discarded openly.
 *
 * @param player whose hand
 */
public record DiscardAtRandom(PlayerId player) implements ChanceStep<Table>, ValidatedStep {

    @Override
    public Distribution<Action> odds(Table table) {
        return RandomCard.odds(table, Deck.MAIN, player);
    }

    /** Without a card there is nothing to pick. */
    @Override
    public void take(Play<Table> play) {
        if (!play.table().main().hand(player).isEmpty()) {
            play.ask(this);
        }
    }

    @Override
    public void answer(Play<Table> play, Action outcome) {
        play.emit(new CardDiscarded(Deck.MAIN, player, ((PickCard) outcome).card()));
    }

    @Override
    public Option<Problem> validate(Table table) {
        return StepChecks.seat("player", player, table);
    }
}
