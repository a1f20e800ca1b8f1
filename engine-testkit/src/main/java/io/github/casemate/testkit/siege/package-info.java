/**
 * A small vocabulary for tests of Island Siege, its variants and its expansions: a {@link
 * io.github.casemate.testkit.siege.Scene} sets a table in a few lines, drawn as the rulebook draws it, and a {@link
 * io.github.casemate.testkit.siege.SceneGame} plays on from there.
 *
 * <p>It uses only the public API of the game.
 *
 * @since 0.1.0
 */
@NullMarked
package io.github.casemate.testkit.siege;

import org.jspecify.annotations.NullMarked;
