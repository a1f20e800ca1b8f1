package io.github.casemate.expansions.invented;

import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.quantity.Quantity;

/** How many bottles a player finds after an attack. */
public record BottlesFound(PlayerId player, int base) implements Quantity {}
