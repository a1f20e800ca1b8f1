/**
 * How values become JSON and come back, for games with special values. A {@link io.github.casemate.json.codec.Codec}
 * writes a value, reads it and describes it as a schema, so the three cannot disagree. Records get their codec from
 * their components ({@link io.github.casemate.json.codec.RecordCodecs}); a game brings others by {@link
 * io.github.casemate.json.codec.JsonValues}. Nothing here knows a game.
 *
 * @since 0.1.0
 */
@NullMarked
package io.github.casemate.json.codec;

import org.jspecify.annotations.NullMarked;
