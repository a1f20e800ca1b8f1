/**
 * The Monuments: a player who loses many colonists in one attack may set up a monument to them on an island.
 *
 * @since 0.1.0
 */
@NullMarked
package io.github.casemate.expansions.monuments;

import org.jspecify.annotations.NullMarked;
