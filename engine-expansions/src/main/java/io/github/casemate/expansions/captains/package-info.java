/**
 * The Captains: a second deck of orders, drawn and played for Leadership in any attack, and colonists who are on other
 * players' cards as infiltrators.
 *
 * @since 0.1.0
 */
@NullMarked
package io.github.casemate.expansions.captains;

import org.jspecify.annotations.NullMarked;
