package io.github.casemate.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The page is small, there at once, and never stands still while a bot thinks. */
@SuppressWarnings("NullAway.Init") // The browser is there before each test.
class SwiftPageIT {

    private static final int RUNS = 5;
    private static final long SMALL = 800_000;
    private static final double A_SECOND = 1000;
    private static final double A_MOMENT = 100;

    @RegisterExtension
    static final OneBrowser ONE = new OneBrowser();

    private static RealBrowser browser;

    @BeforeAll
    static void open() {
        browser = ONE.get();
    }

    /** What the server sends to a browser that was never there, until a bot has answered. */
    @Test
    void theFirstVisitIsSmall() {
        browser.forgetFiles();
        long before = browser.sent();
        browser.visit();
        browser.begin("island-siege", "", "", "easy");
        browser.find("#options button").click();
        browser.await("return looking.at > 2");
        assertThat(browser.sent() - before).isGreaterThan(100_000).isLessThanOrEqualTo(SMALL);
    }

    @ParameterizedTest
    @ValueSource(strings = {"battle-for-the-island", "island-of-fog", "island-siege", "king-of-fire-island"})
    void theFirstQuestionIsThereWithinASecond(String game) {
        List<Double> times = new ArrayList<>();
        for (int run = 0; run < RUNS; run++) {
            browser.visit();
            browser.begin(game, "", "", "easy");
            browser.await("return localStorage.getItem('casemate.match') !== null");
            browser.load("");
            times.add(number(browser.asynchronous("""
                    const done = arguments[0];
                    (function wait() {
                      if (document.querySelector("#options button")) return done(performance.now());
                      requestAnimationFrame(wait);
                    })();
                    """)));
        }
        assertThat(median(times)).as(times.toString()).isLessThan(A_SECOND);
    }

    @Test
    void thePageNeverStandsStillWhileABotThinks() {
        List<Double> longest = new ArrayList<>();
        for (int run = 0; run < RUNS; run++) {
            browser.visit();
            browser.begin("battle-for-the-island", "", "", "hard");
            browser.script("""
                    window.longest = 0;
                    new PerformanceObserver(list => { for (const task of list.getEntries()) window.longest = Math.max(window.longest, task.duration); })
                      .observe({ type: "longtask", buffered: false });
                    """);
            browser.find("#options button").click();
            browser.await("return !document.getElementById('thinking').hidden");
            browser.await("return looking.at > 1");
            longest.add(number(browser.script("return window.longest")));
        }
        assertThat(median(longest)).as(longest.toString()).isLessThan(A_MOMENT);
    }

    private static double number(@Nullable Object said) {
        return Double.parseDouble(String.valueOf(said));
    }

    private static double median(List<Double> all) {
        List<Double> sorted = new ArrayList<>(all);
        Collections.sort(sorted);
        return sorted.get(sorted.size() / 2);
    }
}
