/**
 * Bots for Battle on the Island of Fog: what a position is worth, what is not worth a look, and the levels.
 *
 * @since 0.1.0
 */
@NullMarked
package io.github.casemate.fog.bots;

import org.jspecify.annotations.NullMarked;
