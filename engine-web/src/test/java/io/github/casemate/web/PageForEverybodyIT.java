package io.github.casemate.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Everybody can use the page: axe finds nothing against WCAG AA, light and dark, and nothing scrolls sideways on a phone. */
@SuppressWarnings("NullAway.Init") // The browser is there before each test.
class PageForEverybodyIT {

    private static final String MEASURE = """
            const done = arguments[0];
            axe.run(document, { runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"], resultTypes: ["violations"] })
              .then(found => done(found.violations.map(one => one.id + ": " + one.nodes.slice(0, 3).map(node => node.html + " " + node.failureSummary).join("; "))));
            """;

    private static RealBrowser browser;
    private static String axe = "";

    @BeforeAll
    static void open() throws IOException {
        browser = RealBrowser.open(1280, 900, "--force-prefers-reduced-motion");
        try (InputStream source = PageForEverybodyIT.class.getResourceAsStream("/axe.min.js")) {
            axe = new String(source.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    @AfterAll
    static void close() throws IOException {
        if (browser != null) {
            browser.close();
        }
    }

    @BeforeEach
    void anewVisit() {
        browser.visit();
    }

    @ParameterizedTest
    @CsvSource({
        "battle-for-the-island, light, 1280",
        "battle-for-the-island, dark, 390",
        "island-of-fog, light, 390",
        "island-of-fog, dark, 1280",
        "island-siege, light, 390",
        "island-siege, dark, 1280",
        "king-of-fire-island, light, 1280",
        "king-of-fire-island, dark, 390"
    })
    void theScreensOfAGameCanBeUsed(String game, String scheme, int width) {
        browser.narrow(width, 844, scheme.equals("dark"));
        check("the shelf", width);
        browser.find("[data-game='" + game + "']").click();
        browser.find("#setup summary").click();
        check("what can be chosen", width);
        browser.visit();
        browser.begin(game, "", "", "easy");
        browser.asynchronous(CHOOSE, 8);
        check("the table", width);
        browser.find("#hint").click();
        browser.find("#advice", "would choose");
        check("a hint", width);
        browser.find("#rulebook").click();
        browser.find("#notice .rule-text");
        check("the rules", width);
        browser.find("#notice-close").click();
        browser.find("#replay").click();
        browser.find("#slider");
        check("a replay", width);
        browser.find("#replay-end").click();
        browser.find("#resign").click();
        browser.find("#resign-yes").click();
        browser.find("#result-told");
        check("the end", width);
        assertThat(browser.console()).isEmpty();
    }

    private static final String CHOOSE = """
            const [most, done] = arguments;
            let left = most;
            (function step() {
              const offered = [...document.querySelectorAll("#options button[data-option]")];
              if (offered.length && left-- <= 0) return done();
              if (offered.length) offered[Math.floor(offered.length / 3)].click();
              setTimeout(step, 30);
            })();
            """;

    private static void check(String screen, int width) {
        assertThat((Long) browser.script("return document.documentElement.scrollWidth"))
                .as(screen)
                .isLessThanOrEqualTo(width);
        assertThat(browser.script("return [...document.querySelectorAll('button, select, .button')]"
                        + ".filter(one => one.checkVisibility() && !one.classList.contains('rule')"
                        + " && one.getBoundingClientRect().height < 40).map(one => one.outerHTML)"))
                .as("small buttons on " + screen)
                .isEqualTo(List.of());
        browser.script("if (!window.axe) { " + axe + "\n}");
        assertThat(browser.asynchronous(MEASURE)).as(screen).isEqualTo(List.of());
    }
}
