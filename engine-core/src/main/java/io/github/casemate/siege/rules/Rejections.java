package io.github.casemate.siege.rules;

import io.github.casemate.agenda.Action;
import io.github.casemate.kernel.Rejection;
import io.github.casemate.siege.box.Card;

/** Reasons that several questions share. */
final class Rejections {

    private Rejections() {}

    static Rejection notInHand(Card card, String rule) {
        return Rejection.of("not-in-hand", card.name() + " is not in the hand.", rule);
    }

    static Rejection wrongAnswer(Action action, String asked, String rule) {
        return Rejection.of(
                Rejection.NOT_AN_OPTION, "You cannot " + Action.inWords(action) + " now: " + asked + ".", rule);
    }
}
