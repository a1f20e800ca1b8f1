package io.github.casemate.siege.rules;

import io.github.casemate.agenda.AutoStep;
import io.github.casemate.agenda.Play;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.quantity.DrawCount;
import io.github.casemate.siege.spi.Abilities;
import io.github.casemate.siege.spi.Problem;
import io.github.casemate.siege.spi.StepChecks;
import io.github.casemate.siege.spi.ValidatedStep;
import io.github.casemate.siege.table.Deck;
import io.github.casemate.siege.table.Table;
import io.vavr.control.Option;

/**
 * DRW-1: the Draw action.
 *
 * @param player who draws
 */
public record DrawAction(PlayerId player) implements AutoStep<Table>, ValidatedStep {
    @Override
    public void take(Play<Table> play) {
        play.then(
                new Draw(Deck.MAIN, player, count(play.table(), player)),
                new GiveOne(player),
                new KeepCards(Deck.MAIN, player));
    }

    /**
     * {@return how many cards a player would draw}
     *
     * @param table the table
     * @param player who draws
     */
    public static int count(Table table, PlayerId player) {
        return Abilities.number(table, new DrawCount(player, 3));
    }

    @Override
    public Option<Problem> validate(Table table) {
        return StepChecks.seat("player", player, table);
    }
}
