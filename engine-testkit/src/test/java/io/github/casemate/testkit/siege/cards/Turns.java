package io.github.casemate.testkit.siege.cards;

import io.github.casemate.agenda.Action;
import io.github.casemate.siege.action.DrawCards;
import io.github.casemate.testkit.siege.SceneGame;

/** Turns that a test only wants to be over. */
final class Turns {

    private Turns() {}

    /** The player who is asked takes the Draw action; which cards come, and which is given to whom, does not matter. */
    static SceneGame draw(SceneGame play) {
        SceneGame drawing = play.does(new DrawCards());
        Action cards = drawing.game().chance(drawing.state()).outcomes().head();
        SceneGame drawn = drawing.does(cards);
        return drawn.does(drawn.options().head());
    }
}
