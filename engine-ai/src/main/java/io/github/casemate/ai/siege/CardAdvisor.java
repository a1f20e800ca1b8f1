package io.github.casemate.ai.siege;

import io.github.casemate.agenda.Action;
import io.github.casemate.siege.action.DiscardCard;
import io.github.casemate.siege.action.GiveCard;
import io.github.casemate.siege.action.PassCard;
import io.github.casemate.siege.table.PlayerState;

/** SET-5, DRW-1: which card to part with, and who gets it. */
final class CardAdvisor {

    /** Who gets the card matters less than which card it is. */
    private static final double RECEIVER = 0.001;

    private CardAdvisor() {}

    static boolean isAbout(Action action) {
        return action instanceof GiveCard || action instanceof DiscardCard || action instanceof PassCard;
    }

    static Action choose(Situation situation) {
        PlayerState side = situation.table().player(situation.player());
        return situation.best(action -> -worth(action, side)
                - (action instanceof GiveCard give
                        ? RECEIVER * situation.appraisal().side(situation.table(), give.to())
                        : 0));
    }

    /** What the card that goes is worth; an action that gives no card away is never better. */
    static double worth(Action action, PlayerState side) {
        if (action instanceof GiveCard give) {
            return CardWorth.of(give.card(), side);
        } else if (action instanceof DiscardCard discard) {
            return CardWorth.of(discard.card(), side);
        }
        return action instanceof PassCard pass ? CardWorth.of(pass.card(), side) : Double.POSITIVE_INFINITY;
    }
}
