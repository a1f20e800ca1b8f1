package io.github.casemate.siege.quantity;

import io.github.casemate.kernel.PlayerId;

/**
 * VIC-3: how many coins an economic victory requires.
 *
 * @param player whose victory
 * @param base the number before any card changes it
 */
public record VictoryCoins(PlayerId player, int base) implements Quantity {}
