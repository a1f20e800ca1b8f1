package io.github.casemate.ai.arena.report;

import io.github.casemate.ai.arena.game.Sprt;
import io.github.casemate.ai.arena.stats.SprtResult;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import java.util.Locale;

/** What a sequential test was asked, what it says, and how sure it is. */
final class TestText {

    private TestText() {}

    static String of(SprtResult result) {
        return ReadableNumbers.wrapped("sequential test: " + sentences(result), TextReport.WIDTH) + "\n";
    }

    static String html(SprtResult result) {
        return HtmlPage.section("Sequential test", sentences(result), "");
    }

    static Map<String, Object> json(SprtResult result) {
        Sprt test = result.test();
        return LinkedHashMap.<String, Object>of("low", test.low(), "high", test.high())
                .put("falseAlarm", test.falseAlarm())
                .put("miss", test.miss())
                .put("batch", test.batch())
                .put("deals", result.deals())
                .put("ratio", result.ratio())
                .put("lower", result.lower())
                .put("upper", result.upper())
                .put("outcome", result.outcome().name().toLowerCase(Locale.ROOT).replace('_', '-'));
    }

    private static String sentences(SprtResult result) {
        Sprt test = result.test();
        String low = ReadableNumbers.signed(test.low(), 0);
        String high = ReadableNumbers.signed(test.high(), 0);
        String said = switch (result.outcome()) {
            case BETTER -> high + " Elo";
            case NOT_BETTER -> low + " Elo";
            case OPEN -> "open";
        };
        return low + " or " + high + " Elo? " + said + " after " + ReadableNumbers.count(result.deals(), "deal")
                + ", log-likelihood ratio " + ReadableNumbers.fixed(result.ratio(), 2) + " (from "
                + ReadableNumbers.fixed(result.lower(), 2) + " to " + ReadableNumbers.fixed(result.upper(), 2)
                + " it is open). It says " + high + " wrongly in " + ReadableNumbers.percent(test.falseAlarm())
                + " % of runs if " + low + " is true, and " + low + " wrongly in "
                + ReadableNumbers.percent(test.miss()) + " % if " + high
                + " is true. The games were chosen by the test, so the intervals below are a little too narrow.";
    }
}
