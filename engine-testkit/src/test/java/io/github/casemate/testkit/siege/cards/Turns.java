package io.github.casemate.testkit.siege.cards;

import io.github.casemate.siege.action.Action;
import io.github.casemate.siege.action.DrawCards;
import io.github.casemate.testkit.siege.Playing;

/** Turns that a test only wants to be over. */
final class Turns {

    private Turns() {}

    /** The player who is asked takes the Draw action; which cards come, and which is given to whom, does not matter. */
    static Playing draw(Playing play) {
        Playing drawing = play.does(new DrawCards());
        Action cards = drawing.game().chance(drawing.state()).outcomes().head();
        Playing drawn = drawing.does(cards);
        return drawn.does(drawn.options().head());
    }
}
