package io.github.casemate.siege.cards;

import io.github.casemate.agenda.AutoStep;
import io.github.casemate.agenda.Play;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.event.HandSeen;
import io.github.casemate.siege.spi.Problem;
import io.github.casemate.siege.spi.StepChecks;
import io.github.casemate.siege.spi.ValidatedStep;
import io.github.casemate.siege.table.Deck;
import io.github.casemate.siege.table.Pile;
import io.github.casemate.siege.table.Table;
import io.vavr.control.Option;

/**
 * A player looks at a hand.
 *
 * @param observer who looks
 * @param player whose hand
 */
public record Look(PlayerId observer, PlayerId player) implements AutoStep<Table>, ValidatedStep {

    @Override
    public void take(Play<Table> play) {
        Pile hand = play.table().main().hand(player);
        if (!hand.isEmpty()) {
            play.emit(new HandSeen(Deck.MAIN, observer, player, hand));
        }
    }

    @Override
    public Option<Problem> validate(Table table) {
        return StepChecks.all(
                StepChecks.seat("observer", observer, table), StepChecks.opponent("player", observer, player, table));
    }
}
