package io.github.casemate.fire.rules;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.Play;
import io.github.casemate.fire.action.FireAction.WantElements;
import io.github.casemate.fire.box.Element;
import io.github.casemate.fire.event.TradeEvents.TradeOffered;
import io.github.casemate.fire.table.FireTable;
import io.github.casemate.kernel.PlayerId;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/**
 * TRD-1: what a player wants for what they offer.
 *
 * @param player who offers
 * @param partner to whom
 * @param given what they would give
 * @param giving how many of it
 */
public record OfferForWhat(PlayerId player, PlayerId partner, Element given, int giving) implements PersonalQuestion {

    @Override
    public String rule() {
        return "TRD-1";
    }

    @Override
    public String toChoose() {
        return "what to ask for in return";
    }

    @Override
    public Seq<Action> options(FireTable table) {
        Array<Action> all = Array.empty();
        for (Element element : Element.ALL) {
            for (int count = 1; count <= Trades.MOST; count++) {
                if (Trades.isPossible(table, player, partner, given, giving, element, count)) {
                    all = all.append(new WantElements(element, count));
                }
            }
        }
        return all;
    }

    @Override
    public void answer(Play<FireTable> play, Action answer) {
        WantElements want = (WantElements) answer;
        play.emit(new TradeOffered(player, partner, given, giving, want.element(), want.count()));
        play.then(new AcceptOffer(player, partner, given, giving, want.element(), want.count()));
    }
}
