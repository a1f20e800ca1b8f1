package io.github.casemate.ai.siege;

import io.github.casemate.siege.action.Action;
import io.github.casemate.siege.action.DiscardCard;
import io.github.casemate.siege.action.GiveCard;
import io.github.casemate.siege.action.PassCard;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.table.PlayerState;

/** SET-5, DRW-1: which card to part with, and who gets it. */
final class CardCounsel {

    /** Who gets the card matters less than which it is. */
    private static final double RECEIVER = 0.001;

    private CardCounsel() {}

    static boolean isAbout(Action action) {
        return action instanceof GiveCard || action instanceof DiscardCard || action instanceof PassCard;
    }

    static Action choose(Situation situation) {
        PlayerState side = situation.table().player(situation.player());
        return situation.best(action -> {
            if (action instanceof GiveCard give) {
                double strength = situation.appraisal().side(situation.table(), give.to());
                return -worth(give.card(), side) - RECEIVER * strength;
            } else if (action instanceof DiscardCard discard) {
                return -worth(discard.card(), side);
            }
            return action instanceof PassCard pass ? -worth(pass.card(), side) : Double.NEGATIVE_INFINITY;
        });
    }

    private static double worth(Card card, PlayerState side) {
        return CardWorth.of(card, side);
    }
}
