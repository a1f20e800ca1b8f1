/**
 * What makes a game one of the library: an id by which it is found, settings that can be written down and read back, a
 * short text for each action, words and a drawing. Everything here works for any game and knows none. {@link
 * io.github.casemate.pack.GamePacks} finds the packs that are there.
 *
 * <p>For those who write games, and for those who write programs that play any game.
 *
 * @since 0.1.0
 */
@NullMarked
package io.github.casemate.pack;

import org.jspecify.annotations.NullMarked;
