package io.github.casemate.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Rectangle;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Everybody can use the page: axe finds nothing against WCAG AA, light and dark, nothing scrolls sideways on a phone, and
 * nothing vanishes in the dark.
 */
@SuppressWarnings("NullAway.Init") // The browser is there before each test.
class PageForEverybodyIT {

    private static final boolean THOROUGH = Integer.getInteger("casemate.page.games", 10) > 10;
    private static final Path PICTURES = Path.of("target", "pictures");
    private static final int WIDE = 1280;
    private static final int NARROW = 390;
    private static final int HEIGHT = 844;

    /** So tall that all of a page is seen. */
    private static final int TALL = 3000;

    private static final String LIGHT = "prefers-color-scheme=light";
    private static final String DARK = "prefers-color-scheme=dark";
    private static final String STILL = "prefers-reduced-motion=reduce";

    /** How much of what one picture shows another one has to show: colours that meet may be alike on one page alone. */
    private static final double SAME = 0.97;

    private static final String MEASURE = """
            const [part, only, done] = arguments;
            axe.run(part, { runOnly: only.length ? only : ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"], resultTypes: ["violations"] })
              .then(found => done(found.violations.map(one => one.id + ": " + one.nodes.slice(0, 3).map(node => node.html + " " + node.failureSummary).join("; "))));
            """;

    @RegisterExtension
    static final OneBrowser ONE = new OneBrowser();

    private static RealBrowser browser;
    private static String axe = "";

    @BeforeAll
    static void open() throws IOException {
        browser = ONE.get();
        try (InputStream source = PageForEverybodyIT.class.getResourceAsStream("/axe.min.js")) {
            axe = new String(source.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    /** Each game on one screen, or, if there is time, on all. */
    static Stream<Arguments> gamesOnScreens() {
        List<String> games = List.of("battle-for-the-island", "island-of-fog", "island-siege", "king-of-fire-island");
        return IntStream.range(0, 2 * games.size())
                .filter(number -> THOROUGH || number % 2 == number / 4)
                .mapToObj(number -> Arguments.of(games.get(number / 2), number % 2 == 0 ? WIDE : NARROW));
    }

    @ParameterizedTest
    @MethodSource("gamesOnScreens")
    void theScreensOfAGameCanBeUsed(String game, int width) throws IOException {
        browser.size(width, HEIGHT);
        browser.prefers(LIGHT, STILL);
        browser.visit();
        check("the shelf", "body", width);
        browser.find("[data-game='" + game + "']").click();
        browser.find("#setup summary").click();
        check("what can be chosen", "body", width);
        browser.find("#home").click();
        browser.begin(game, "", "", "easy");
        browser.asynchronous(CHOOSE, 8);
        looksTheSameInTheDark(game, width);
        browser.find("#hint").click();
        browser.find("#advice", "would choose");
        check("the table with a hint", "body", width);
        browser.find("#analyse").click();
        browser.find("#options .bar");
        check("an analysis", "#ask", width);
        theBarsAreSeenInForcedColours();
        browser.find("#why").click();
        check("why not", "#notice", width);
        browser.find("#notice-close").click();
        browser.find("#box").click();
        check("the box", "#notice", width);
        browser.find("#notice-close").click();
        browser.find("#rulebook").click();
        browser.find("#notice .rule-text");
        check("the rules", "#notice", width);
        browser.find("#notice-close").click();
        browser.find("#replay").click();
        browser.find("#slider");
        check("a replay", "#replaying", width);
        browser.find("#replay-end").click();
        browser.find("#resign").click();
        browser.find("#resign-yes").click();
        browser.find("#result-told");
        check("the end", "#ask", width);
        assertThat(browser.console()).isEmpty();
    }

    /** A browser that gives all things its own colours takes away backgrounds, and a bar is nothing else. */
    private static void theBarsAreSeenInForcedColours() {
        browser.prefers(LIGHT, STILL, "forced-colors=active");
        assertThat(browser.script("const bar = document.querySelector('#options .bar');"
                        + "return getComputedStyle(bar).backgroundColor"
                        + " !== getComputedStyle(bar.parentElement).backgroundColor"))
                .isEqualTo(true);
        browser.prefers(LIGHT, STILL);
    }

    /** Nothing vanishes on a dark page, nor for whoever wants more contrast; and nothing lies over anything else. */
    private static void looksTheSameInTheDark(String game, int width) throws IOException {
        browser.size(width, TALL);
        Structure light = structure(game + "-light");
        browser.prefers(DARK, STILL);
        Structure dark = structure(game + "-dark");
        browser.prefers(LIGHT, STILL, "prefers-contrast=more");
        Structure contrast = structure(game + "-contrast");
        browser.prefers(LIGHT, STILL);
        assertThat(light.brightness()).as("a light page").isGreaterThan(140);
        assertThat(dark.brightness()).as("a dark page").isLessThan(90);
        assertThat(light.seenIn(dark))
                .as("of the light page, what the dark one shows")
                .isGreaterThan(SAME);
        assertThat(dark.seenIn(light))
                .as("of the dark page, what the light one shows")
                .isGreaterThan(SAME);
        assertThat(light.seenIn(contrast)).as("what more contrast shows").isGreaterThan(SAME);
        List<Rectangle> parts = JsonTree.read(String.valueOf(browser.script(PARTS))).items("parts").stream()
                .map(part ->
                        new Rectangle(part.number("x"), part.number("y"), part.number("width"), part.number("height")))
                .toList();
        assertThat(parts).hasSize(4).allMatch(part -> part.x >= 0 && part.x + part.width <= width);
        for (Rectangle part : parts) {
            assertThat(parts.stream().filter(part::intersects))
                    .as("parts that overlap")
                    .hasSize(1);
            assertThat(light.filled(part)).as("what is in " + part).isGreaterThan(0.05);
        }
        browser.size(width, HEIGHT);
    }

    /** Whoever wants to look at the pictures finds them in the folder of the build. */
    private static Structure structure(String name) throws IOException {
        BufferedImage picture = browser.picture();
        Files.createDirectories(PICTURES);
        ImageIO.write(picture, "png", PICTURES.resolve(name + ".png").toFile());
        return Structure.of(picture);
    }

    /** Where the question, the board, the standing and what happened are. */
    private static final String PARTS = """
            return JSON.stringify(["ask", "stage", "standing", "log-part"].map(id => {
              const { x, y, width, height } = document.getElementById(id).getBoundingClientRect();
              return { x: Math.floor(x), y: Math.floor(y + scrollY), width: Math.floor(width), height: Math.floor(height) };
            }));
            """;

    /** Chooses, and waits until the last choice was answered: what is seen then stays. */
    private static final String CHOOSE = """
            const [most, done] = arguments;
            let left = most;
            (function step() {
              const offered = [...document.querySelectorAll("#options button[data-option]")];
              if (offered.length && looking.options) {
                if (left-- <= 0) return done();
                offered[Math.floor(offered.length / 3)].click();
              }
              setTimeout(step, 4);
            })();
            """;

    /** The whole screen must fit, and a part of it, which has changed since the last look, must be good for everybody. */
    private static void check(String screen, String part, int width) {
        assertThat((Long) browser.script("return document.documentElement.scrollWidth"))
                .as(screen)
                .isLessThanOrEqualTo(width);
        assertThat(browser.script("return [...document.querySelectorAll('button, select, .button')]"
                        + ".filter(one => one.checkVisibility() && !one.classList.contains('rule')"
                        + " && one.getBoundingClientRect().height < 40).map(one => one.outerHTML)"))
                .as("small buttons on " + screen)
                .isEqualTo(List.of());
        if (!Boolean.TRUE.equals(browser.script("return !!window.axe"))) {
            browser.script(axe);
        }
        assertThat(browser.asynchronous(MEASURE, part, List.of())).as(screen).isEqualTo(List.of());
        browser.prefers(DARK, STILL); // Only colours are others in the dark.
        assertThat(browser.asynchronous(MEASURE, part, List.of("color-contrast")))
                .as(screen + ", in the dark")
                .isEqualTo(List.of());
        browser.prefers(LIGHT, STILL);
    }
}
