/**
 * What happens on the Island of Fog, grouped by what it happens to. Every change of the table is one of these events; an
 * event says what changes and decides nothing.
 *
 * @since 0.1.0
 */
@NullMarked
package io.github.casemate.fog.event;

import org.jspecify.annotations.NullMarked;
