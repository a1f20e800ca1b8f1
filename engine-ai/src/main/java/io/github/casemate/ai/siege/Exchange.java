package io.github.casemate.ai.siege;

import io.github.casemate.siege.box.Face;
import io.github.casemate.siege.box.Faces;

/**
 * ATK-4: a use of Leadership that turns results into other results and does nothing else.
 *
 * @param spent what is gone afterwards, the price included
 * @param gained what is there instead
 */
record Exchange(Faces spent, Faces gained) {

    /** Whether it uses up Leadership, so that it cannot be repeated forever. */
    boolean isFinite() {
        return gained.count(Face.LEADERSHIP) < spent.count(Face.LEADERSHIP);
    }

    boolean isPossible(Faces results) {
        return results.contains(spent);
    }

    Faces applied(Faces results) {
        return results.minus(spent).plus(gained);
    }
}
