package io.github.casemate.fog.action;

import io.github.casemate.fog.table.Compass;

/**
 * BRD-5: lay the tile with its arrow pointing there.
 *
 * @param heading where the arrow points
 */
public record PointArrow(Compass heading) implements FogAction {}
