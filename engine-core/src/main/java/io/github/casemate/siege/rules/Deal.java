package io.github.casemate.siege.rules;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.ChanceStep;
import io.github.casemate.agenda.Play;
import io.github.casemate.kernel.Distribution;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.action.DealCards;
import io.github.casemate.siege.event.CardsDrawn;
import io.github.casemate.siege.spi.Problem;
import io.github.casemate.siege.spi.StepChecks;
import io.github.casemate.siege.spi.ValidatedStep;
import io.github.casemate.siege.table.Pile;
import io.github.casemate.siege.table.Table;
import io.vavr.control.Option;

/**
 * Chance deals cards to a player.
 *
 * @param deck the deck's id
 * @param player who draws
 * @param count how many; the deck has at least that many
 */
public record Deal(String deck, PlayerId player, int count) implements ChanceStep<Table>, DrawStep, ValidatedStep {

    @Override
    public Distribution<Action> odds(Table table) {
        return new DealOdds(deck, table.deck(deck).undrawn().known(), count);
    }

    /** Cards that were there when the step was put on the agenda may have been drawn since. */
    @Override
    public void take(Play<Table> play) {
        if (play.table().deck(deck).undrawn().size() < count) {
            play.then(new Draw(deck, player, count));
        } else {
            play.ask(this);
        }
    }

    @Override
    public void answer(Play<Table> play, Action outcome) {
        play.emit(new CardsDrawn(deck, player, Pile.of(((DealCards) outcome).cards())));
    }

    @Override
    public Option<Problem> validate(Table table) {
        return StepChecks.all(
                new Draw(deck, player, count).validate(table),
                StepChecks.that(
                        count > 0
                                && table.decks()
                                        .exists(one -> one.id().equals(deck)
                                                && one.undrawn().size() >= count),
                        "count",
                        "there are not " + count + " cards in the deck"));
    }

    @Override
    public Table tableAfter(Table table) {
        return new Draw(deck, player, count).tableAfter(table);
    }
}
