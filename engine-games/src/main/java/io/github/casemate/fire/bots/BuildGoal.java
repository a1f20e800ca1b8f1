package io.github.casemate.fire.bots;

import io.github.casemate.fire.box.BuildingForm;
import io.github.casemate.fire.rules.Sites;

/**
 * Something that a player could build next, and where.
 *
 * @param project what, and with which card
 * @param form the number of the form
 * @param x the column of its north-west corner
 * @param y the row of its north-west corner
 * @param base the level it stands on
 * @param way what has to be laid first, to get there
 * @param need the elements that it still takes, the way included
 * @param missing how many of them the player does not have
 * @param cost what they cost
 * @param value what it is worth; a point is one
 * @param score how good it is to go for it: what it is worth, for what it costs
 */
record BuildGoal(
        Sites.Project project,
        int form,
        int x,
        int y,
        int base,
        Way way,
        long need,
        int missing,
        double cost,
        double value,
        double score) {

    /** How a place for a building is reached. */
    enum Way {
        /** The kingdom is there already. */
        NONE,
        /** A brick of road leads there. */
        ROAD,
        /** A Bridge over a river leads there. */
        BRIDGE
    }

    /** {@return the form} */
    BuildingForm shape() {
        return project.plan().forms().get(form);
    }

    /** {@return whether a cell is part of its ground, or of its lowest level} */
    boolean covers(int column, int row) {
        BuildingForm ground = shape();
        for (int cell = 0; cell < ground.size(0); cell++) {
            if (x + ground.dx(0, cell) == column && y + ground.dy(0, cell) == row) {
                return true;
            }
        }
        return false;
    }
}
