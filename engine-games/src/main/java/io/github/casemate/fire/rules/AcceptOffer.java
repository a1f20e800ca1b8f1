package io.github.casemate.fire.rules;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.Play;
import io.github.casemate.fire.action.FireAction.AnswerOffer;
import io.github.casemate.fire.box.Element;
import io.github.casemate.fire.event.TradeEvents.TradeMade;
import io.github.casemate.fire.event.TradeEvents.TradeRefused;
import io.github.casemate.fire.table.FireTable;
import io.github.casemate.kernel.PlayerId;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/**
 * TRD-1: the partner says yes or no.
 *
 * @param player who offers
 * @param partner to whom
 * @param given what the player would give
 * @param giving how many of it
 * @param wanted what the partner would give
 * @param wanting how many of it
 */
public record AcceptOffer(PlayerId player, PlayerId partner, Element given, int giving, Element wanted, int wanting)
        implements FireQuestion {

    private static final Seq<Action> ANSWERS = Array.of(new AnswerOffer(true), new AnswerOffer(false));

    @Override
    public PlayerId asked(FireTable table) {
        return partner;
    }

    @Override
    public String rule() {
        return "TRD-1";
    }

    @Override
    public String toChoose() {
        return "yes or no";
    }

    @Override
    public Seq<Action> options(FireTable table) {
        return ANSWERS;
    }

    @Override
    public void answer(Play<FireTable> play, Action answer) {
        play.emit(
                ((AnswerOffer) answer).accepts()
                        ? new TradeMade(player, partner, given, giving, wanted, wanting)
                        : new TradeRefused(partner));
    }
}
