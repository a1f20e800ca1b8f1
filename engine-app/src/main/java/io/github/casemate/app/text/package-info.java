/**
 * Styled text: what a colour means, and blocks of lines that are put beside and below each other. Pure functions; a
 * block that loses its styles still says everything. Nothing here knows the game's rules or a terminal.
 */
@NullMarked
package io.github.casemate.app.text;

import org.jspecify.annotations.NullMarked;
