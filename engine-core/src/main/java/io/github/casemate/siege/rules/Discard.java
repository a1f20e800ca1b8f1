package io.github.casemate.siege.rules;

import io.github.casemate.agenda.Play;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.box.StoneColor;
import io.github.casemate.siege.event.CardDestroyed;
import io.github.casemate.siege.event.CardRemoved;
import io.github.casemate.siege.event.StoneFell;
import io.github.casemate.siege.table.Fort;
import io.github.casemate.siege.table.Table;
import io.vavr.control.Option;

/**
 * ATK-11, ATK-13: a destroyed card goes to the discard pile, and then the buildings below it; the colonists on them and
 * the fleet go home. RUL-31: a Starting Fort leaves the game.
 *
 * @param owner whose card
 * @param card the card
 */
public record Discard(PlayerId owner, Card card) implements FallOfCard {

    @Override
    public void take(Play<Table> play) {
        Option<Fort> fort = play.table().findFort(card);
        for (int space = 0; fort.isDefined() && space < card.fortLayout().size(); space++) {
            StoneColor stone = fort.get().wall().at(space);
            if (stone != null) {
                play.emit(new StoneFell(card, space, stone));
            }
        }
        boolean starting = !play.table().variants().startingFortsDiscarded();
        Destruction.clear(
                play,
                card,
                left -> left.starting() && starting ? new CardRemoved(owner, left) : new CardDestroyed(owner, left));
    }
}
