/**
 * What came out of an arena, written down: as plain text, as CSV and JSON for other programs, and as one HTML page to
 * look at. {@link io.github.casemate.ai.arena.report.Report} tells of one arena, and {@link
 * io.github.casemate.ai.arena.report.VariantReport} compares two that were played by different rules. Nothing is
 * calculated here that the statistics could tell.
 */
@NullMarked
package io.github.casemate.ai.arena.report;

import org.jspecify.annotations.NullMarked;
