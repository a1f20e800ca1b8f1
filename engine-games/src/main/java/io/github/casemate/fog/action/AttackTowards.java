package io.github.casemate.fog.action;

import io.github.casemate.fog.table.Compass;

/**
 * CBT-1: attack the neighbour.
 *
 * @param heading where the enemy stands
 */
public record AttackTowards(Compass heading) implements FogAction {}
