package io.github.casemate.ai.arena.stats;

/**
 * What one number was under the first rules and is under the second.
 *
 * @param what what is counted
 * @param before under the first rules
 * @param after under the second
 * @param difference how much more it is under the second, with an interval that treats the two as independent, although
 *     they share their seeds
 */
public record Change(String what, Estimate before, Estimate after, Estimate difference) {

    static Change of(String what, Estimate before, Estimate after) {
        return new Change(what, before, after, after.minus(before));
    }
}
