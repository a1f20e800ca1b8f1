package io.github.casemate.siege.rules;

import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.box.CardType;
import io.github.casemate.siege.event.FleetReturned;
import io.github.casemate.siege.spi.AutoStep;
import io.github.casemate.siege.spi.Misfit;
import io.github.casemate.siege.spi.Play;
import io.github.casemate.siege.spi.Presumed;
import io.github.casemate.siege.table.Assault;
import io.github.casemate.siege.table.Fort;
import io.github.casemate.siege.table.InPlay;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * ATK-11, RUL-14: if the fort attacked has no stones, it is destroyed with its buildings, and the fleet returns.
 */
public record Destruction() implements AutoStep {

    /** The step: it has no fields, so there is one. */
    public static final Destruction STEP = new Destruction();

    @Override
    public void take(Play play) {
        Assault assault = play.table().attack();
        if (assault.fort().isEmpty()) {
            return;
        }
        Fort fort = play.table().fort(assault.fort().get());
        if (fort.stones() == 0) {
            play.emit(new FleetReturned(assault.attacker(), fort.card()));
            destroy(play, fort.card());
        }
    }

    /**
     * Destroys a card, and the buildings below it if it is a fort: the colonists go home, then the cards leave play.
     *
     * @param play where it happens
     * @param card a card on the table
     */
    public static void destroy(Play play, Card card) {
        PlayerId owner = play.table().owner(card).get();
        Array<Card> cards = card.type() == CardType.FORT
                ? play.table().fort(card).buildings().map(InPlay::card).append(card)
                : Array.of(card);
        play.then(new GoHome(owner, cards));
        cards.forEach(falling -> play.then(new Discard(owner, falling)));
    }

    /**
     * Whether a card that is to leave play is still in play, and empty. If somebody or something is on it or below it,
     * it is destroyed in due form; so nothing is ever lost with a card.
     */
    static boolean isBare(Play play, Card card) {
        Table table = play.table();
        if (table.owner(card).isEmpty()) {
            return false;
        }
        boolean bare = table.crew(card).isEmpty()
                && (card.type() != CardType.FORT || table.fort(card).buildings().isEmpty());
        if (!bare) {
            destroy(play, card);
        }
        return bare;
    }

    @Override
    public Option<Misfit> misfit(Table table) {
        return Presumed.attack(table);
    }

    /** The fort may fall here. */
    @Override
    public Table foreseen(Table table) {
        return table.attack().fort().map(table::leave).getOrElse(table);
    }
}
