package io.github.casemate.fire.table;

import io.github.casemate.kernel.PlayerId;
import io.vavr.collection.Array;

/**
 * Who walks about: the Giant, and the armies that carry a banner.
 *
 * @param giant the territory of the Giant
 * @param armies the armies on the board, at most two
 */
public record Walkers(int giant, Array<Army> armies) {

    /** ARM-1: how many armies there are. */
    public static final int MOST_ARMIES = 2;

    /**
     * An army.
     *
     * @param owner whose banner it carries
     * @param territory where it stands
     */
    public record Army(PlayerId owner, int territory) {}

    /**
     * {@return whether a building is shut down: the Giant is in one of its territories (GIA-3), or an army of another
     * player (ARM-3)}
     *
     * @param building the building
     */
    public boolean shutDown(Building building) {
        if (building.isIn(giant)) {
            return true;
        }
        for (Army army : armies) {
            if (building.isIn(army.territory()) && !army.owner().equals(building.owner())) {
                return true;
            }
        }
        return false;
    }

    /**
     * {@return the same with the Giant elsewhere}
     *
     * @param territory where
     */
    public Walkers withGiant(int territory) {
        return new Walkers(territory, armies);
    }

    /**
     * {@return the same with other armies}
     *
     * @param others the armies
     */
    public Walkers withArmies(Array<Army> others) {
        return new Walkers(giant, others);
    }
}
