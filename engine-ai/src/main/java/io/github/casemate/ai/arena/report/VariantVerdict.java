package io.github.casemate.ai.arena.report;

import io.github.casemate.ai.arena.stats.Change;
import io.github.casemate.ai.arena.stats.Comparison;
import io.github.casemate.ai.arena.stats.RuleDifference;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** What other rules change, in one sentence: how long games are, what a seat is worth, who wins,
 * and how games end or what else happens more or less often. */
final class VariantVerdict {

    /** How many differences of the rules the sentence names. */
    private static final int NAMED = 3;

    private VariantVerdict() {}

    static String of(Comparison comparison) {
        if (comparison.before().games() == 0 || comparison.after().games() == 0) {
            return "There is nothing to compare yet.";
        }
        Array<String> parts = Array.of(
                        length(comparison.lengths().last()),
                        wins(comparison.seats(), "no seat gains or loses for certain"))
                .appendAll(Option.when(
                        comparison.entrants().size() > 1,
                        () -> wins(comparison.entrants(), "nobody wins more or less for certain")))
                .appendAll(endings(comparison.endings()).orElse(() -> noted(comparison.repeated())));
        return "With " + rules(comparison.rules()) + ", " + parts.init().mkString(", ") + ", and " + parts.last() + ".";
    }

    /** The rules that differ, in words. */
    static String rules(Seq<RuleDifference> rules) {
        if (rules.isEmpty()) {
            return "the same rules";
        }
        String named = rules.take(NAMED).map(VariantVerdict::words).mkString(", ");
        return rules.size() > NAMED ? named + " and " + (rules.size() - NAMED) + " other changes" : named;
    }

    private static String words(RuleDifference rule) {
        String name = rule.name().equals("rules") ? "" : rule.name() + " ";
        return rule.after().isEmpty()
                ? "without " + name + rule.before()
                : name + rule.after() + (rule.before().isEmpty() ? "" : " instead of " + rule.before());
    }

    private static String length(Change change) {
        double before = change.before().value();
        double after = change.after().value();
        String both = " (" + ReadableNumbers.fixed(after, 1) + " " + change.what() + " instead of "
                + ReadableNumbers.fixed(before, 1) + ")";
        if (!change.difference().excludes(0)) {
            return "games are about as long" + both;
        }
        double percent = 100 * Math.abs(after - before) / before;
        return "games are " + ReadableNumbers.fixed(percent, 0) + " % " + (after > before ? "longer" : "shorter")
                + both;
    }

    /** The change that is the largest of those that are certain. */
    private static String wins(Seq<Change> changes, String otherwise) {
        return changes.filter(change -> change.difference().excludes(0))
                .maxBy(change -> Math.abs(change.difference().value()))
                .map(change -> change.what() + " wins "
                        + ReadableNumbers.percent(change.after().value()) + " % instead of "
                        + ReadableNumbers.percent(change.before().value()) + " %")
                .getOrElse(otherwise);
    }

    private static Option<String> endings(Seq<Change> changes) {
        return changes.filter(change -> change.difference().excludes(0))
                .maxBy(change -> Math.abs(change.difference().value()))
                .map(change -> ReadableNumbers.percent(change.after().value()) + " % of the games end by "
                        + change.what() + " instead of "
                        + ReadableNumbers.percent(change.before().value()) + " %");
    }

    /** What happens more or less often: the change that is the largest for its interval. */
    private static Option<String> noted(Seq<Change> changes) {
        return changes.filter(change -> change.difference().excludes(0))
                .maxBy(change -> Math.abs(change.difference().value())
                        / (change.difference().high() - change.difference().low()))
                .map(change -> "'" + change.what() + "' is noted "
                        + ReadableNumbers.fixed(change.after().value(), 2) + " times in a game instead of "
                        + ReadableNumbers.fixed(change.before().value(), 2));
    }
}
