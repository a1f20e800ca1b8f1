/**
 * The numbers that the rules ask for: each record says what is asked and what the answer is before any card has been
 * heard. Modifiers change the answers. Rule modules add numbers of their own.
 */
@NullMarked
package io.github.casemate.siege.quantity;

import org.jspecify.annotations.NullMarked;
