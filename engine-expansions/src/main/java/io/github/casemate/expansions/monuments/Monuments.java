package io.github.casemate.expansions.monuments;

import io.github.casemate.siege.table.Crew;
import io.github.casemate.siege.table.StateKey;
import io.vavr.collection.Array;

/**
 * The monuments of a game: the one thing that this module adds to the table.
 *
 * @param built the monuments, the first built first
 */
public record Monuments(Array<Monument> built) {

    /** Where the monuments are on the table. */
    public static final StateKey<Monuments> KEY = new StateKey<>(MonumentsModule.ID, Monuments.class);

    /** No monument has been built. */
    public static final Monuments NONE = new Monuments(Array.empty());

    /**
     * Whether an island has no room any more.
     *
     * @param island the island
     * @return true if a monument stands there
     */
    public boolean isTaken(Island island) {
        return built.exists(monument -> monument.island() == island);
    }

    /**
     * The colonists on the islands.
     *
     * @return one of its owner for each monument
     */
    public Crew keepers() {
        return built.foldLeft(Crew.NONE, (crew, monument) -> crew.plus(monument.owner(), 1));
    }

    /**
     * These monuments and one more.
     *
     * @param monument the new one
     * @return all of them
     */
    public Monuments plus(Monument monument) {
        return new Monuments(built.append(monument));
    }
}
