package io.github.casemate.siege.rules;

import io.github.casemate.agenda.AutoStep;
import io.github.casemate.agenda.Event;
import io.github.casemate.agenda.Play;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.box.CardType;
import io.github.casemate.siege.event.ColonistsWentHome;
import io.github.casemate.siege.event.FleetReturned;
import io.github.casemate.siege.spi.Problem;
import io.github.casemate.siege.spi.StepChecks;
import io.github.casemate.siege.spi.ValidatedStep;
import io.github.casemate.siege.table.AttackState;
import io.github.casemate.siege.table.BuiltCard;
import io.github.casemate.siege.table.Fort;
import io.github.casemate.siege.table.PlayerState;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.function.Function;

/** ATK-11, RUL-14: if the attacked fort has no stones, it is destroyed with its buildings, and the fleet returns. */
public record Destruction() implements AutoStep<Table>, ValidatedStep {

    /** The only instance: the step has no fields. */
    public static final Destruction STEP = new Destruction();

    @Override
    public void take(Play<Table> play) {
        AttackState attack = play.table().requireAttack();
        if (attack.fort().isEmpty()) {
            return;
        }
        Fort fort = play.table().fort(attack.fort().get());
        if (fort.stones() == 0) {
            destroy(play, fort.card());
        }
    }

    /**
     * Destroys a card, and the buildings below it if it is a fort: the cards leave play, then the colonists go home.
     *
     * @param play where it happens
     * @param card a card on the table
     */
    public static void destroy(Play<Table> play, Card card) {
        play.then(new Evacuate(play.table().owner(card).get(), card));
    }

    /** What falls with a card, in the order of ATK-11: the card, then the buildings below it; nothing if it is gone. */
    static Array<Card> falling(Table table, Card card) {
        if (table.owner(card).isEmpty()) {
            return Array.empty();
        }
        return card.type() == CardType.FORT
                ? table.fort(card).buildings().map(BuiltCard::card).prepend(card)
                : Array.of(card);
    }

    /**
     * ATK-11, ATK-13, CAP-3: a card leaves play with the buildings below it, then all colonists that were there go
     * home, then the fleet. It is one step: nobody is asked while colonists are on their way.
     */
    static void clear(Play<Table> play, Card card, Function<Card, Event<Table>> leaving) {
        Table standing = play.table();
        Array<Card> cards = falling(standing, card);
        cards.map(leaving).forEach(play::emit);
        for (Card left : cards) {
            for (PlayerState side : standing.players()) {
                int number = standing.crew(left).count(side.id());
                if (number > 0) {
                    play.emit(new ColonistsWentHome(side.id(), left, number));
                }
            }
        }
        standing.findFort(card).flatMap(Fort::fleet).forEach(player -> play.emit(new FleetReturned(player, card)));
    }

    @Override
    public Option<Problem> validate(Table table) {
        return StepChecks.attack(table);
    }

    /** The fort may fall here. */
    @Override
    public Table tableAfter(Table table) {
        return table.requireAttack().fort().map(table::leave).getOrElse(table);
    }
}
