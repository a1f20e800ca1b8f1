package io.github.casemate.fog.action;

import io.github.casemate.fog.table.Compass;
import io.github.casemate.fog.table.FogSpace;

/**
 * EXP-1: go to this space and step into the fog from there.
 *
 * @param space where the unit goes first
 * @param heading where the fog is
 */
public record ExploreFrom(FogSpace space, Compass heading) implements FogAction {}
