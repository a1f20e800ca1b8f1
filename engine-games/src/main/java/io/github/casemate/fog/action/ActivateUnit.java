package io.github.casemate.fog.action;

import io.github.casemate.fog.table.FogSpace;

/**
 * TRN-3: activate this unit.
 *
 * @param space where it stands
 */
public record ActivateUnit(FogSpace space) implements FogAction {}
