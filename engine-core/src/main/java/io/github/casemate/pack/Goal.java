package io.github.casemate.pack;

import io.github.casemate.kernel.PlayerId;

/**
 * How far a player is from a goal, as far as everybody who is told may know it.
 *
 * @param player whose goal it is
 * @param text such as "12 of 20 coins", without a full stop
 */
public record Goal(PlayerId player, String text) {}
