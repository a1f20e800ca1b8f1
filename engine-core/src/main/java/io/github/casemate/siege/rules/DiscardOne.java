package io.github.casemate.siege.rules;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.Play;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.Rejection;
import io.github.casemate.siege.action.DiscardCard;
import io.github.casemate.siege.box.CardSet;
import io.github.casemate.siege.event.CardDiscarded;
import io.github.casemate.siege.event.CardsKept;
import io.github.casemate.siege.spi.PlayerQuestion;
import io.github.casemate.siege.table.Deck;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/**
 * One of the drawn cards is discarded instead of given away (RUL-52).
 *
 * @param player who has drawn
 */
public record DiscardOne(PlayerId player) implements PlayerQuestion, DrawStep {

    @Override
    public String deck() {
        return Deck.MAIN;
    }

    @Override
    public Seq<Action> options(Table table) {
        CardSet drawn = GiveOne.drawn(table, player);
        return drawn.size() < 2 ? Array.empty() : table.main().cards(drawn).map(DiscardCard::new);
    }

    @Override
    public void answer(Play<Table> play, Action answer) {
        play.emit(new CardsKept(Deck.MAIN, player));
        play.emit(new CardDiscarded(Deck.MAIN, player, ((DiscardCard) answer).card()));
    }

    @Override
    public Rejection explain(Table table, Action action) {
        return action instanceof DiscardCard discard
                ? Rejection.of("not-drawn", discard.card().name() + " is not one of the cards just drawn.", "RUL-52")
                : Rejections.wrongAnswer(action, "discard one of the drawn cards", "RUL-52");
    }
}
