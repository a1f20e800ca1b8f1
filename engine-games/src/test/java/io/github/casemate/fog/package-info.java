/**
 * Tests of the Island of Fog. {@code FogScene} sets a table as it is drawn in a rulebook and {@code FogPlay} plays on from
 * there by notation; the oracle and the laws check whole games.
 */
@NullMarked
package io.github.casemate.fog;

import org.jspecify.annotations.NullMarked;
