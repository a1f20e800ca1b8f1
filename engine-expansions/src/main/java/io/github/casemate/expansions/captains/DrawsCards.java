package io.github.casemate.expansions.captains;

import io.github.casemate.agenda.Play;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.box.Parameter;
import io.github.casemate.siege.rules.Draw;
import io.github.casemate.siege.rules.KeepCards;
import io.github.casemate.siege.table.Deck;
import io.github.casemate.siege.table.Table;

/**
 * RUL-30: the attacker draws cards from the main deck and keeps them all. This is not a Draw action (RUL-47).
 *
 * @param number how many
 */
public record DrawsCards(int number) implements Order {

    /**
     * Refuses numbers that make no sense.
     *
     * @param number how many
     * @throws IllegalArgumentException if the number is below one
     */
    public DrawsCards {
        Parameter.atLeast(1, number, "number");
    }

    @Override
    public boolean isOfUse(Table table) {
        return !(table.main().undrawn().isEmpty() && table.main().discard().isEmpty());
    }

    @Override
    public void carryOut(Play<Table> play, Card card) {
        PlayerId attacker = play.table().requireAttack().attacker();
        play.then(new Draw(Deck.MAIN, attacker, number), new KeepCards(Deck.MAIN, attacker));
    }
}
