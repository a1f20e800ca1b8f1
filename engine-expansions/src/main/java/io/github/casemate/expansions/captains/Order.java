package io.github.casemate.expansions.captains;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.Play;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.spi.LeadershipAbility;
import io.github.casemate.siege.table.Source;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/**
 * What a captain card does (CAP-1). It acts from the hand: the attacker pays the printed number of Leadership results,
 * the card is shown and discarded, and its text is followed.
 */
public interface Order extends LeadershipAbility {

    /**
     * {@return whether at least one part of it would change something (RUL-26)} It looks at nothing that is hidden, so
     * nobody learns anything from an order that is not offered.
     *
     * @param table the table, during an attack
     */
    boolean isOfUse(Table table);

    /**
     * Carries out the order for the attacker. The card is on the captain discard pile.
     *
     * @param play where it happens
     * @param card the card that was played
     */
    void carryOut(Play<Table> play, Card card);

    @Override
    default Seq<Offer> offers(Source source, Table table) {
        Card card = source.card().get();
        return isOfUse(table) ? Array.of(new Offer(new PlayCaptain(card), card.cost())) : Array.empty();
    }

    @Override
    default void use(Play<Table> play, Action action, Source source) {
        Card card = source.card().get();
        play.emit(new CaptainPlayed(play.table().requireAttack().attacker(), card));
        carryOut(play, card);
    }
}
