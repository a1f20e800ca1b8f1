/**
 * The codecs of Island Siege: what its values look like in JSON. Packed values are written by names here. Nothing is
 * checked here but that a document has the right shape; the laws are the game's.
 */
@NullMarked
package io.github.casemate.json.siege;

import org.jspecify.annotations.NullMarked;
