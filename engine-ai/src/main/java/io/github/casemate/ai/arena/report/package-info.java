/**
 * The result of an arena as a report: as plain text, as CSV and JSON for other programs, and as one HTML page to look
 * at. {@link io.github.casemate.ai.arena.report.Report} is about one arena, and {@link
 * io.github.casemate.ai.arena.report.VariantReport} compares two that were played by different rules. Nothing is
 * calculated here that belongs to the statistics.
 *
 * @since 0.1.0
 */
@NullMarked
package io.github.casemate.ai.arena.report;

import org.jspecify.annotations.NullMarked;
