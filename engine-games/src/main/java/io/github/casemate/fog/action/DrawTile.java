package io.github.casemate.fog.action;

/**
 * CHA-2: chance has drawn a tile.
 *
 * @param tile its id
 */
public record DrawTile(String tile) implements FogAction {}
