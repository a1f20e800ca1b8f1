/**
 * What somebody may be forbidden to do: each record is a permission that the rules ask for. Restrictions answer. Rule
 * modules add permissions of their own.
 *
 * @since 0.1.0
 */
@NullMarked
package io.github.casemate.siege.permission;

import org.jspecify.annotations.NullMarked;
