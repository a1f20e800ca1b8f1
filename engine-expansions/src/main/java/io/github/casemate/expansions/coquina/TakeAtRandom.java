package io.github.casemate.expansions.coquina;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.ChanceStep;
import io.github.casemate.agenda.Play;
import io.github.casemate.kernel.Distribution;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.action.PickCard;
import io.github.casemate.siege.event.CardTaken;
import io.github.casemate.siege.rules.RandomCard;
import io.github.casemate.siege.spi.Problem;
import io.github.casemate.siege.spi.StepChecks;
import io.github.casemate.siege.spi.ValidatedStep;
import io.github.casemate.siege.table.Deck;
import io.github.casemate.siege.table.Pile;
import io.github.casemate.siege.table.Table;
import io.vavr.control.Option;

/**
 * RUL-76: chance picks a card of a hand; it goes to another hand, face down.
 *
 * @param from whose hand
 * @param to who takes it
 */
public record TakeAtRandom(PlayerId from, PlayerId to) implements ChanceStep<Table>, ValidatedStep {

    @Override
    public Distribution<Action> odds(Table table) {
        return RandomCard.odds(table, Deck.MAIN, from);
    }

    /** Without a card there is nothing to take. */
    @Override
    public void take(Play<Table> play) {
        if (!play.table().main().hand(from).isEmpty()) {
            play.ask(this);
        }
    }

    @Override
    public void answer(Play<Table> play, Action outcome) {
        play.emit(new CardTaken(Deck.MAIN, from, to, Pile.of(((PickCard) outcome).card())));
    }

    @Override
    public Option<Problem> validate(Table table) {
        return StepChecks.all(StepChecks.seat("from", from, table), StepChecks.opponent("to", from, to, table));
    }
}
