package io.github.casemate.siege.quantity;

import io.github.casemate.siege.table.Fort;

/**
 * COL-1: how many colonists a fort gains in the Colonize phase.
 *
 * @param fort the fort
 * @param base the number before any card changes it
 */
public record ColonistGain(Fort fort, int base) implements Quantity {}
