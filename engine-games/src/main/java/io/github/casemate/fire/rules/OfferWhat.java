package io.github.casemate.fire.rules;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.Play;
import io.github.casemate.fire.action.FireAction.GiveElements;
import io.github.casemate.fire.box.Element;
import io.github.casemate.fire.table.FireTable;
import io.github.casemate.kernel.PlayerId;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/**
 * TRD-1: what a player offers to give.
 *
 * @param player who offers
 * @param partner to whom
 */
public record OfferWhat(PlayerId player, PlayerId partner) implements PersonalQuestion {

    @Override
    public String rule() {
        return "TRD-1";
    }

    @Override
    public String toChoose() {
        return "what to give";
    }

    @Override
    public Seq<Action> options(FireTable table) {
        Array<Action> all = Array.empty();
        for (Element element : Element.ALL) {
            for (int count = 1; count <= Trades.MOST; count++) {
                if (Trades.canGive(table, player, partner, element, count)
                        && !new OfferForWhat(player, partner, element, count)
                                .options(table)
                                .isEmpty()) {
                    all = all.append(new GiveElements(element, count));
                }
            }
        }
        return all;
    }

    @Override
    public void answer(Play<FireTable> play, Action answer) {
        GiveElements give = (GiveElements) answer;
        play.then(new OfferForWhat(player, partner, give.element(), give.count()));
    }
}
