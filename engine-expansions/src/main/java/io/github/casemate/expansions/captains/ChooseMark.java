package io.github.casemate.expansions.captains;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.Play;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.Rejection;
import io.github.casemate.siege.action.ChooseOpponent;
import io.github.casemate.siege.event.HandSeen;
import io.github.casemate.siege.spi.AttackQuestion;
import io.github.casemate.siege.table.Deck;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/**
 * RUL-4: whose hand the attacker looks at. In an attack on a fort that is the defender's.
 */
public record ChooseMark() implements AttackQuestion {

    static Array<PlayerId> marks(Table table) {
        return table.attackedPlayers()
                .reject(opponent -> table.main().hand(opponent).isEmpty());
    }

    @Override
    public Seq<Action> options(Table table) {
        return marks(table).map(ChooseOpponent::new);
    }

    @Override
    public void answer(Play<Table> play, Action answer) {
        PlayerId mark = ((ChooseOpponent) answer).player();
        play.then(new ChooseLoot(mark));
        play.emit(new HandSeen(
                Deck.MAIN, asked(play.table()), mark, play.table().main().hand(mark)));
    }

    @Override
    public Rejection explain(Table table, Action action) {
        return Rejection.of(
                action instanceof ChooseOpponent ? "no-such-opponent" : Rejection.NOT_AN_OPTION,
                "Pick an opponent who has a card.",
                "RUL-79");
    }
}
