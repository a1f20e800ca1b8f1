package io.github.casemate.expansions.captains;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.Play;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.Rejection;
import io.github.casemate.siege.box.CardSet;
import io.github.casemate.siege.event.CardTaken;
import io.github.casemate.siege.event.HandSeen;
import io.github.casemate.siege.spi.AttackQuestion;
import io.github.casemate.siege.spi.Problem;
import io.github.casemate.siege.spi.StepChecks;
import io.github.casemate.siege.table.Deck;
import io.github.casemate.siege.table.Pile;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/**
 * RUL-79: the attacker takes a card from the hand that was seen. Only the two players know which.
 *
 * @param from whose hand it is
 */
public record ChooseLoot(PlayerId from) implements AttackQuestion {

    @Override
    public Seq<Action> options(Table table) {
        return table.main().cards(table.main().hand(from).known()).map(TakeSeenCard::new);
    }

    /**
     * The attacker has seen the hand before this is asked. If a state from outside does not say so, the hand is seen
     * now.
     */
    @Override
    public void take(Play<Table> play) {
        Deck deck = play.table().main();
        PlayerId attacker = asked(play.table());
        CardSet seen = deck.publiclyKnown().plus(deck.known().get(attacker.index()));
        if (!seen.containsAll(deck.hand(from).known())) {
            play.emit(new HandSeen(Deck.MAIN, attacker, from, deck.hand(from)));
        }
        play.ask(this);
    }

    @Override
    public void answer(Play<Table> play, Action answer) {
        play.emit(new CardTaken(Deck.MAIN, from, asked(play.table()), Pile.of(((TakeSeenCard) answer).card())));
    }

    @Override
    public Option<Problem> validate(Table table) {
        return StepChecks.all(
                StepChecks.attack(table),
                table.attack().flatMap(attack -> StepChecks.opponent("from", attack.attacker(), from, table)));
    }

    @Override
    public Rejection explain(Table table, Action action) {
        return Rejection.of(
                action instanceof TakeSeenCard ? "not-in-hand" : Rejection.NOT_AN_OPTION,
                "Take one of the cards that you have seen.",
                "RUL-79");
    }
}
