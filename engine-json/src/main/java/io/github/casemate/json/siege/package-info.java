/**
 * The codecs of Island Siege: what its values look like in JSON. Packed values are written by names here. Only the
 * shape of a document is checked here; the laws are checked by the game.
 */
@NullMarked
package io.github.casemate.json.siege;

import org.jspecify.annotations.NullMarked;
