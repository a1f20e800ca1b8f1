package io.github.casemate.expansions.captains;

import io.github.casemate.agenda.AutoStep;
import io.github.casemate.agenda.Play;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.box.CardSet;
import io.github.casemate.siege.spi.Problem;
import io.github.casemate.siege.spi.StepChecks;
import io.github.casemate.siege.spi.ValidatedStep;
import io.github.casemate.siege.table.Table;
import io.vavr.control.Option;

/**
 * RUL-78: a captain card that has just been played goes back to the attacker's hand, if there are enough ships.
 *
 * @param card the card, on the captain discard pile
 * @param ships how many ships are needed
 */
public record TakeBack(Card card, int ships) implements AutoStep<Table>, ValidatedStep {

    @Override
    public void take(Play<Table> play) {
        PlayerId attacker = play.table().requireAttack().attacker();
        if (play.table().player(attacker).ships().size() >= ships && isDiscarded(play.table())) {
            play.emit(new CaptainTakenBack(attacker, card));
        }
    }

    @Override
    public Option<Problem> validate(Table table) {
        return StepChecks.all(
                CaptainsLog.presumed(table),
                StepChecks.attack(table),
                StepChecks.that(isDiscarded(table), "card", card + " has not been played"),
                StepChecks.number("ships", ships, 0, CardSet.MOST_CARDS));
    }

    private boolean isDiscarded(Table table) {
        return table.decks()
                .exists(deck -> deck.id().equals(CaptainsModule.DECK)
                        && deck.owns(card)
                        && deck.discard().contains(card));
    }
}
