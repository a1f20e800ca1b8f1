package io.github.casemate.fog.action;

import io.github.casemate.kernel.PlayerId;

/**
 * SET-5: chance has chosen who begins.
 *
 * @param player who takes the first turn
 */
public record PlayerBegins(PlayerId player) implements FogAction {}
