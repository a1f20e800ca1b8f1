package io.github.casemate.fire.rules;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.Play;
import io.github.casemate.fire.action.FireAction.BuyElement;
import io.github.casemate.fire.box.Element;
import io.github.casemate.fire.event.TradeEvents.MarketTraded;
import io.github.casemate.fire.table.FireTable;
import io.github.casemate.kernel.PlayerId;
import io.vavr.collection.Seq;

/**
 * TRN-3: what the Marketplace gives for several equal elements: one of another kind.
 *
 * @param player who trades
 * @param given what they give
 * @param price how many of it
 */
public record BuyAtMarket(PlayerId player, Element given, int price) implements PersonalQuestion {

    @Override
    public String rule() {
        return "TRN-3";
    }

    @Override
    public String toChoose() {
        return "what the Marketplace gives";
    }

    @Override
    public Seq<Action> options(FireTable table) {
        return Element.ALL
                .filter(element -> element != given && table.collection(player).of(element.ordinal()) > 0)
                .map(BuyElement::new);
    }

    @Override
    public void answer(Play<FireTable> play, Action answer) {
        play.emit(new MarketTraded(player, given, price, ((BuyElement) answer).element()));
    }
}
