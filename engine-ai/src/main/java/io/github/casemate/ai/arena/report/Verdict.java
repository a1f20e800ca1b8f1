package io.github.casemate.ai.arena.report;

import io.github.casemate.ai.arena.game.GameRecord;
import io.github.casemate.ai.arena.stats.Duel;
import io.github.casemate.ai.arena.stats.Estimate;
import io.github.casemate.ai.arena.stats.SprtResult;
import io.github.casemate.ai.arena.stats.Standing;
import io.github.casemate.ai.arena.stats.Statistics;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/** What came of an arena, in one sentence. A difference is certain if its 95 % interval leaves out zero. */
final class Verdict {

    private Verdict() {}

    static String of(Statistics statistics, Seq<GameRecord> games) {
        Array<Standing> played = statistics.standings().filter(standing -> standing.games() > 0);
        if (played.isEmpty()) {
            return "No game has been played yet.";
        }
        int forfeits = Forfeits.count(games);
        return statistics
                        .test()
                        .map(test -> tested(test, statistics.spec().names()))
                        .getOrElse(() -> sentence(statistics, played))
                + (forfeits == 0 ? "" : "; " + ReadableNumbers.count(forfeits, "game") + " ended by forfeit")
                + ".";
    }

    private static String sentence(Statistics statistics, Array<Standing> played) {
        if (statistics.spec().filled().size() == 1 || played.size() == 1) {
            return alone(played);
        }
        if (statistics.elo().groups() > 1) {
            return "Not everybody has met, even through others, so nobody can be called the strongest";
        }
        Standing first = played.get(0);
        Standing second = played.get(1);
        Estimate lead = statistics.elo().difference(first.name(), second.name());
        return played.size() > 2
                ? field(statistics, played, lead)
                : statistics
                        .duel(first.name(), second.name())
                        .map(Verdict::two)
                        .getOrElse(() -> field(statistics, played, lead));
    }

    /** What a test has decided. The games were chosen by the test, so a plain interval would promise too much. */
    private static String tested(SprtResult test, Seq<String> names) {
        String high = ReadableNumbers.signed(test.test().high(), 0);
        String low = ReadableNumbers.signed(test.test().low(), 0);
        String deals = ReadableNumbers.count(test.deals(), "deal");
        String said = switch (test.outcome()) {
            case BETTER -> high + " Elo rather than " + low + ", after " + deals;
            case NOT_BETTER -> low + " Elo rather than " + high + ", after " + deals;
            case OPEN -> "whether " + high + " or " + low + " Elo is still open after " + deals;
        };
        return names.get(0) + " against " + names.get(1) + ": " + said;
    }

    private static String alone(Array<Standing> played) {
        Standing best = played.maxBy(standing -> standing.score().value()).get();
        String others = played.size() > 1 ? " the most of " + ReadableNumbers.count(played.size(), "entrant") : "";
        return best.name() + " wins" + others + (others.isEmpty() ? " " : ": ")
                + ReadableNumbers.percent(best.score().value()) + " % of "
                + ReadableNumbers.count(best.games(), "game") + " (95 %: "
                + ReadableNumbers.percentsTo(best.score()) + ")";
    }

    private static String two(Duel duel) {
        String one = duel.one();
        boolean sure = duel.score().excludes(0.5);
        return (sure ? one + " beats " + duel.other() : one + " and " + duel.other() + " cannot be told apart") + ": "
                + (sure ? "it" : one) + " scores "
                + ReadableNumbers.percent(duel.score().value()) + " % of "
                + ReadableNumbers.count(duel.games(), "game") + " (95 %: "
                + ReadableNumbers.percentsTo(duel.score()) + "), " + elo(duel.score());
    }

    /** What a score comes to in Elo; its interval is that of the score, so both say the same. */
    private static String elo(Estimate score) {
        String least = ReadableNumbers.signed(points(score.low()), 0);
        return score.high() < 1
                ? ReadableNumbers.signed(points(score.value()), 0) + " Elo (" + least + " to "
                        + ReadableNumbers.signed(points(score.high()), 0) + ")"
                : "at least " + least + " Elo";
    }

    private static double points(double score) {
        return 400 * Math.log10(score / (1 - score));
    }

    private static String field(Statistics statistics, Array<Standing> played, Estimate lead) {
        String first = played.head().name();
        int close = played.tail()
                .takeWhile(other ->
                        !statistics.elo().difference(first, other.name()).excludes(0))
                .size();
        String second = played.get(1).name();
        String by = ReadableNumbers.signed(lead.value(), 0) + " Elo";
        String range = " (95 %: " + ReadableNumbers.signedTo(lead, 0) + ")";
        return close == 0
                ? first + " is the strongest of " + played.size() + ": " + by + " above " + second + ", the next"
                        + range
                : first + " leads " + played.size() + " entrants, but cannot be told apart from " + second
                        + (close == 1 ? "" : " and " + ReadableNumbers.count(close - 1, "other")) + ": " + by
                        + (close == 1 ? "" : " above " + second) + range;
    }
}
