package io.github.casemate.siege.cards;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.Play;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.Rejection;
import io.github.casemate.siege.action.ChooseOpponent;
import io.github.casemate.siege.rules.DiscardAtRandom;
import io.github.casemate.siege.spi.PlayerQuestion;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.Seq;

/**
 * RUL-47: the builder picks an opponent who has a card.
 *
 * @param player who builds
 */
public record ChooseDiscarder(PlayerId player) implements PlayerQuestion {

    @Override
    public Seq<Action> options(Table table) {
        return table.opponents(player)
                .reject(opponent -> table.main().hand(opponent).isEmpty())
                .map(ChooseOpponent::new);
    }

    @Override
    public void answer(Play<Table> play, Action answer) {
        Causes.tellBuilt(play, player, OpponentDiscards.class);
        play.then(new DiscardAtRandom(((ChooseOpponent) answer).player()));
    }

    @Override
    public Rejection explain(Table table, Action action) {
        return Rejection.of(
                action instanceof ChooseOpponent ? "no-such-opponent" : Rejection.NOT_AN_OPTION,
                "Pick an opponent who has a card.",
                "RUL-47");
    }
}
