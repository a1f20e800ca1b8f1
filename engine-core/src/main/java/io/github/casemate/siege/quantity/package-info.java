/**
 * The numbers that the rules ask for: each record says which number is asked for and what it is before any card changes
 * it. Modifiers change the answers. Rule modules add numbers of their own.
 *
 * @since 0.1.0
 */
@NullMarked
package io.github.casemate.siege.quantity;

import org.jspecify.annotations.NullMarked;
