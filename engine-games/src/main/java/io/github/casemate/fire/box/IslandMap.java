package io.github.casemate.fire.box;

import io.vavr.collection.Array;

/**
 * An island, as it is drawn (MAP-1): {@code A} to {@code X} are land, by territory, {@code *} is the volcano, {@code ^}
 * its crater, {@code ~} river or lake, and {@code 1} to {@code 4} are oceans. {@link Terrain} says what is wrong with a
 * drawing, or what follows from it.
 *
 * @param id its id in kebab-case
 * @param rows the rows from north to south, all of the same length
 * @param mountain the cells of the volcano that are higher than its shore
 * @param source where it comes from, such as what the rulebook prints of it, and that the rest is reconstructed
 */
public record IslandMap(String id, Array<String> rows, Array<MountainCell> mountain, String source) {

    /**
     * Makes an island of one's own.
     *
     * @param id its id in kebab-case
     * @param rows the rows from north to south, all of the same length
     * @param mountain the cells of the volcano that are higher than its shore
     */
    public IslandMap(String id, Array<String> rows, Array<MountainCell> mountain) {
        this(id, rows, mountain, "");
    }
}
