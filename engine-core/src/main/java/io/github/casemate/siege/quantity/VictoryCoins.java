package io.github.casemate.siege.quantity;

import io.github.casemate.kernel.PlayerId;

/**
 * VIC-3: how many coins an economic victory takes.
 *
 * @param player whose victory
 * @param base the number before any card has been heard
 */
public record VictoryCoins(PlayerId player, int base) implements Quantity {}
