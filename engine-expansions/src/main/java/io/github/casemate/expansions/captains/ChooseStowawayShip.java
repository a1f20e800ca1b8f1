package io.github.casemate.expansions.captains;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.Play;
import io.github.casemate.kernel.Rejection;
import io.github.casemate.siege.action.ChooseCard;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.spi.AttackQuestion;
import io.github.casemate.siege.table.BuiltCard;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/**
 * RUL-79: the attacker picks the ship that a colonist hides on: one of the defender's, or in Open Waters any opponent's
 * (RUL-4).
 */
public record ChooseStowawayShip() implements AttackQuestion {

    static Array<Card> ships(Table table) {
        return table.attackedPlayers()
                .flatMap(opponent -> table.player(opponent).ships())
                .map(BuiltCard::card);
    }

    @Override
    public Seq<Action> options(Table table) {
        return Marks.hasColonist(table) ? ships(table).map(ChooseCard::new) : Array.empty();
    }

    @Override
    public void answer(Play<Table> play, Action answer) {
        play.emit(new InfiltratorSent(asked(play.table()), ((ChooseCard) answer).card()));
    }

    @Override
    public Rejection explain(Table table, Action action) {
        return Rejection.of(
                action instanceof ChooseCard ? "no-such-ship" : Rejection.NOT_AN_OPTION,
                "Pick a ship of an opponent who can be a target.",
                "RUL-79");
    }
}
