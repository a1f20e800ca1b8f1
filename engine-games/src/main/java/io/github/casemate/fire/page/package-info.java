/**
 * King of Fire Island for pages: the island in isometric projection, which can be turned in quarter turns, the hand with
 * plans of its buildings, and what everybody has.
 */
@NullMarked
package io.github.casemate.fire.page;

import org.jspecify.annotations.NullMarked;
