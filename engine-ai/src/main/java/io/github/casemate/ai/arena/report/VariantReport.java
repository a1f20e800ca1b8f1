package io.github.casemate.ai.arena.report;

import io.github.casemate.ai.arena.game.GameRecord;
import io.github.casemate.ai.arena.stats.Change;
import io.github.casemate.ai.arena.stats.Comparison;
import io.github.casemate.ai.arena.stats.Estimate;
import io.github.casemate.ai.arena.stats.Statistics;
import io.vavr.Tuple;
import io.vavr.Tuple2;
import io.vavr.collection.Array;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/**
 * What changes when the same entrants play by other rules, for people who design games: whether the first seat gains,
 * who gains, how games end, how long they are, how often things are built, and what they are worth.
 */
public final class VariantReport {

    private final Comparison comparison;
    private final Array<GameRecord> before;
    private final Array<GameRecord> after;
    private final Option<String> command;

    private VariantReport(
            Comparison comparison, Array<GameRecord> before, Array<GameRecord> after, Option<String> command) {
        this.comparison = comparison;
        this.before = before;
        this.after = after;
        this.command = command;
    }

    /**
     * {@return a report}
     *
     * @param comparison what changes
     * @param before the games by the first rules
     * @param after the games by the second rules
     */
    public static VariantReport of(Comparison comparison, Array<GameRecord> before, Array<GameRecord> after) {
        return new VariantReport(comparison, before, after, Option.none());
    }

    /**
     * Says in the head how to play the same games again.
     *
     * @param typed what to type
     * @return the report
     */
    public VariantReport command(String typed) {
        return new VariantReport(comparison, before, after, Option.some(typed));
    }

    /**
     * Plain text for a terminal, at most 100 columns wide.
     *
     * @return lines
     */
    public String text() {
        return VariantText.of(comparison, command);
    }

    /**
     * All changes as CSV, one row for each; before them, one for each thing in which the rules differ.
     *
     * @return lines, the first with headings; shares are parts of one
     */
    public String csv() {
        Array<String> headings = Array.of(
                "section,what,before,before_low,before_high,after,after_low,after_high,difference,difference_low,difference_high"
                        .split(",", -1));
        Seq<Seq<Object>> rows = sections()
                .flatMap(section -> section._2()
                        .map(change -> Array.<Object>of(section._1(), change.what())
                                .appendAll(ends(change.before()))
                                .appendAll(ends(change.after()))
                                .appendAll(ends(change.difference()))));
        Seq<Seq<Object>> rules = comparison
                .rules()
                .map(rule -> Array.<Object>of(
                        "rules", rule.name(), rule.before(), "", "", rule.after(), "", "", "", "", ""));
        return Csv.table(headings, rules.appendAll(rows));
    }

    /**
     * All changes as JSON.
     *
     * @return one object; shares are parts of one
     */
    public String json() {
        return Json.text(LinkedHashMap.<String, Object>of("verdict", VariantVerdict.of(comparison))
                .put(
                        "rules",
                        comparison
                                .rules()
                                .map(rule -> LinkedHashMap.of(
                                        "name", rule.name(), "before", rule.before(), "after", rule.after())))
                .put("before", side(comparison.before()))
                .put("after", side(comparison.after()))
                .put("command", command)
                .merge(sections()
                        .toLinkedMap(
                                section -> Tuple.of(section._1(), section._2().map(VariantReport::change)))));
    }

    /**
     * A page with charts, in one file that needs nothing else.
     *
     * @return HTML that is well-formed XML too
     */
    public String html() {
        return new VariantPage(comparison, before, after, command).html();
    }

    private Seq<Tuple2<String, Array<Change>>> sections() {
        return Array.of(
                Tuple.of("seats", comparison.seats()),
                Tuple.of("entrants", comparison.entrants()),
                Tuple.of("endings", comparison.endings()),
                Tuple.of("lengths", comparison.lengths()),
                Tuple.of("counts", comparison.counts()),
                Tuple.of("frequencies", comparison.frequencies()),
                Tuple.of("worths", comparison.worths()));
    }

    private static Seq<Object> ends(Estimate estimate) {
        return Array.of(estimate.value(), estimate.low(), estimate.high());
    }

    private static Map<String, Object> side(Statistics statistics) {
        return LinkedHashMap.<String, Object>of(
                        "arena", DataReport.spec(statistics.spec()), "games", statistics.games())
                .put("decisions", DataReport.spread(statistics.decisions()))
                .put("turns", statistics.turns().map(DataReport::spread));
    }

    private static Map<String, Object> change(Change change) {
        return LinkedHashMap.of(
                "what",
                change.what(),
                "before",
                Json.estimate(change.before()),
                "after",
                Json.estimate(change.after()),
                "difference",
                Json.estimate(change.difference()));
    }
}
