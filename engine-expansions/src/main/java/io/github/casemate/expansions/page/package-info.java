/**
 * Island Siege drawn for pages in browsers: pure functions from a view to HTML and SVG. It is here and not in the core
 * since it knows the pieces and options of all expansions; cards of modules that it does not know are drawn like any
 * others, and options that it does not know are left to the page's list. Reached through the service loader.
 */
@NullMarked
package io.github.casemate.expansions.page;

import org.jspecify.annotations.NullMarked;
