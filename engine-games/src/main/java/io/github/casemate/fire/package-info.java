/**
 * King of Fire Island as a pack: its settings, its notation, and what the agenda has to know of it. The rules are in
 * {@code rules}, one file for each step; the table and its events are beside them.
 *
 * @since 0.1.0
 */
@NullMarked
package io.github.casemate.fire;

import org.jspecify.annotations.NullMarked;
