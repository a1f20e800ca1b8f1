/**
 * How values become JSON and come back. A codec writes a value, reads it and describes it as a schema, so the three
 * cannot disagree. Records get their codec from their components. Nothing here knows a game.
 */
@NullMarked
package io.github.casemate.json.codec;

import org.jspecify.annotations.NullMarked;
