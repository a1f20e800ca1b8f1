package io.github.casemate.siege.rules;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.Play;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.Rejection;
import io.github.casemate.siege.action.PassCard;
import io.github.casemate.siege.event.CardSetAside;
import io.github.casemate.siege.spi.PlayerQuestion;
import io.github.casemate.siege.spi.Problem;
import io.github.casemate.siege.spi.StepChecks;
import io.github.casemate.siege.table.Deck;
import io.github.casemate.siege.table.Pile;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/**
 * SET-5: a player chooses the card to pass to the left. It lies aside, face down, until all have chosen.
 *
 * @param player who chooses
 */
public record ChoosePass(PlayerId player) implements PlayerQuestion {

    @Override
    public Seq<Action> options(Table table) {
        return table.main().cards(table.main().hand(player).known()).map(PassCard::new);
    }

    @Override
    public void answer(Play<Table> play, Action answer) {
        play.emit(new CardSetAside(Deck.MAIN, player, Pile.of(((PassCard) answer).card())));
    }

    @Override
    public Option<Problem> validate(Table table) {
        return StepChecks.all(StepChecks.seat("player", player, table), StepChecks.setUp(table));
    }

    @Override
    public Rejection explain(Table table, Action action) {
        return action instanceof PassCard pass
                ? Rejections.notInHand(pass.card(), "SET-5")
                : Rejections.wrongAnswer(action, "choose a card to pass", "SET-5");
    }
}
