/**
 * What a rule module is built from: steps, the five interfaces for abilities, and the module itself. The rules of the
 * base game and its cards are built from the same parts; they have no special access.
 *
 * @since 0.1.0
 */
@NullMarked
package io.github.casemate.siege.spi;

import org.jspecify.annotations.NullMarked;
