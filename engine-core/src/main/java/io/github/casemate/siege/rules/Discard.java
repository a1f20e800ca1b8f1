package io.github.casemate.siege.rules;

import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.box.CardType;
import io.github.casemate.siege.box.StoneColor;
import io.github.casemate.siege.event.CardDestroyed;
import io.github.casemate.siege.event.CardRemoved;
import io.github.casemate.siege.event.StoneFell;
import io.github.casemate.siege.spi.AutoStep;
import io.github.casemate.siege.spi.Misfit;
import io.github.casemate.siege.spi.Play;
import io.github.casemate.siege.spi.Presumed;
import io.github.casemate.siege.table.Table;
import io.vavr.control.Option;

/**
 * ATK-11, ATK-13: a destroyed card goes to the discard pile; RUL-31: a Starting Fort leaves the game.
 *
 * @param owner whose card
 * @param card the card
 */
public record Discard(PlayerId owner, Card card) implements AutoStep {

    @Override
    public void take(Play play) {
        if (!Destruction.isBare(play, card)) {
            return;
        }
        for (int space = 0;
                card.type() == CardType.FORT && space < card.ground().size();
                space++) {
            StoneColor stone = play.table().fort(card).wall().at(space);
            if (stone != null) {
                play.emit(new StoneFell(card, space, stone));
            }
        }
        boolean leaves = card.starting() && !play.table().variants().startingFortsDiscarded();
        play.emit(leaves ? new CardRemoved(owner, card) : new CardDestroyed(owner, card));
    }

    @Override
    public Option<Misfit> misfit(Table table) {
        return Presumed.inPlay("card", card, owner, table);
    }

    @Override
    public Table foreseen(Table table) {
        return table.leave(card);
    }
}
