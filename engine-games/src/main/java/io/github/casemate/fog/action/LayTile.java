package io.github.casemate.fog.action;

import io.github.casemate.fog.table.FogPlace;

/**
 * LGT-3: lay the tile of the lighthouse here.
 *
 * @param place an empty place
 */
public record LayTile(FogPlace place) implements FogAction {}
