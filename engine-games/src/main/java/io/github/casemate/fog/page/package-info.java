/**
 * The Island of Fog drawn for pages: HTML for the layout, SVG for the island and the pieces. Everything here is a pure
 * function of a view; no rule lives here, and nothing here is shown by letters.
 */
@NullMarked
package io.github.casemate.fog.page;

import org.jspecify.annotations.NullMarked;
