package io.github.casemate.fog.action;

import io.github.casemate.fog.table.Heading;

/**
 * CBT-1: attack the neighbour.
 *
 * @param heading where the enemy stands
 */
public record AttackTowards(Heading heading) implements FogAction {

    @Override
    public String notation() {
        return "attack " + heading.text();
    }
}
