package io.github.casemate.ai.arena.stats;

/**
 * What one number was by some rules and is by others.
 *
 * @param what what is counted
 * @param before by the first rules
 * @param after by the second
 * @param difference how much more it is by the second, with an interval that takes the two as independent; they share
 *     their seeds, so it is rather too wide
 */
public record Change(String what, Estimate before, Estimate after, Estimate difference) {

    static Change of(String what, Estimate before, Estimate after) {
        return new Change(what, before, after, after.minus(before));
    }
}
