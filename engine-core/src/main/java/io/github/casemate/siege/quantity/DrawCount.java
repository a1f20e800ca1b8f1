package io.github.casemate.siege.quantity;

import io.github.casemate.kernel.PlayerId;

/**
 * DRW-1: how many cards the Draw action draws.
 *
 * @param player who draws
 * @param base the number before any card changes it
 */
public record DrawCount(PlayerId player, int base) implements Quantity {}
