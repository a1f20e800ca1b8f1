package io.github.casemate.fog.action;

import io.github.casemate.fog.table.FogSpace;

/**
 * MOV-3, STK-1: end the move here; on a unit of one's own, join it.
 *
 * @param space the space
 */
public record StopAt(FogSpace space) implements FogAction {}
