/**
 * What somebody may be forbidden to do: each record is a deed that the rules ask leave for. Restrictions answer. Rule
 * modules add deeds of their own.
 */
@NullMarked
package io.github.casemate.siege.permission;

import org.jspecify.annotations.NullMarked;
