package io.github.casemate.fog.action;

import io.github.casemate.fog.table.FogPlace;

/**
 * MOV-1, EXP-1: end the move in this place, or explore it if it is in the fog.
 *
 * @param place the place
 */
public record HeadFor(FogPlace place) implements FogAction {}
