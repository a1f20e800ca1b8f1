/**
 * The rules as people read them, to be looked up by their ids and words. The page of a game is on the path, where its
 * pack is.
 */
@NullMarked
package io.github.casemate.app.rulebook;

import org.jspecify.annotations.NullMarked;
