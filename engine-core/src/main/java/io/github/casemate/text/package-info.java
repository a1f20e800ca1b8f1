/**
 * Styled text for any screen: what a colour means, blocks of lines that are put beside and below each other, running
 * text, and small English words. Pure functions that know neither a game nor a terminal; a block that loses its styles
 * still says everything.
 *
 * <p>For those who write games, and for those who show them.
 *
 * @since 0.1.0
 */
@NullMarked
package io.github.casemate.text;

import org.jspecify.annotations.NullMarked;
