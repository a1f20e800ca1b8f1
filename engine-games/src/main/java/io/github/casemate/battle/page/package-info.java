/**
 * Battle for the Island drawn for pages as SVG: a pure function of a view. No rule lives here.
 */
@NullMarked
package io.github.casemate.battle.page;

import org.jspecify.annotations.NullMarked;
