package io.github.casemate.fog.table;

/**
 * TRN-3: the unit that is being activated.
 *
 * @param space where it stands
 * @param points how many points it has left
 * @param explored whether it has explored
 */
public record Activation(FogSpace space, int points, boolean explored) {}
