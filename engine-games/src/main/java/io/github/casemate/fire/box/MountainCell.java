package io.github.casemate.fire.box;

/**
 * A cell of the volcano that is higher than its shore (MAP-3).
 *
 * @param x its column
 * @param y its row
 * @param height the height of its ground, 1 or 2
 */
public record MountainCell(int x, int y, int height) {}
