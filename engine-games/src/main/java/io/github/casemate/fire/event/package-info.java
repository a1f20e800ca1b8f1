/**
 * What happens in King of Fire Island. Each event changes the table, and says what others hear of it: only drawn cards
 * and cards thrown away are ever hidden.
 *
 * @since 0.1.0
 */
@NullMarked
package io.github.casemate.fire.event;

import org.jspecify.annotations.NullMarked;
