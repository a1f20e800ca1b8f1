package io.github.casemate.expansions.monuments;

import io.github.casemate.siege.spi.Problem;
import io.github.casemate.siege.spi.StepChecks;
import io.github.casemate.siege.table.Crew;
import io.github.casemate.siege.table.StateKey;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

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
     * {@return whether an island already has its monument}
     *
     * @param island the island
     */
    public boolean isTaken(Island island) {
        return built.exists(monument -> monument.island() == island);
    }

    /** {@return the colonists on the islands: one of the owner's for each monument} */
    public Crew keepers() {
        return built.foldLeft(Crew.NONE, (crew, monument) -> crew.plus(monument.owner(), 1));
    }

    /**
     * {@return these monuments and one more}
     *
     * @param monument the new one
     */
    public Monuments plus(Monument monument) {
        return new Monuments(built.append(monument));
    }

    /** What is wrong with the monuments on a table from outside. */
    Seq<Problem> problems(Table table) {
        return built.zipWithIndex()
                .flatMap(one -> StepChecks.seat(
                        "slices.monuments.built[" + one._2() + "].owner",
                        one._1().owner(),
                        table))
                .appendAll(StepChecks.that(
                        built.map(Monument::island).distinct().size() == built.size(),
                        "slices.monuments.built",
                        "there are two monuments on one island"));
    }
}
