package io.github.casemate.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;

/** The page as people use it, in a real browser. */
class PageIT {

    /** Plays until somebody has won, by what a person would click on. The moves are the first that are offered. */
    private static final String PLAY_ON = """
            const [most, done] = arguments;
            let left = most;
            (function step() {
              if (document.getElementById("cover").open) document.getElementById("cover-go").click();
              if (!document.getElementById("table").hidden && document.getElementById("tools").hidden) return done("over");
              const choices = [...document.querySelectorAll("#options button")];
              if (choices.length && left-- <= 0) return done("open");
              if (choices.length) choices[(left * 7) % choices.length].click();
              setTimeout(step, 5);
            })();
            """;

    @ParameterizedTest
    @ValueSource(strings = {"battle-for-the-island", "island-of-fog", "island-siege", "king-of-fire-island"})
    void aGameIsPlayedByClicks(String game) throws IOException {
        try (RealBrowser browser = RealBrowser.open(1280, 900)) {
            begin(browser, game);
            assertThat(browser.asynchronous(PLAY_ON, 25)).isIn("open", "over");
            assertThat(browser.driver().findElements(By.cssSelector("#log li"))).isNotEmpty();
            assertThat(browser.console()).isEmpty();
        }
    }

    @Test
    void theKeyboardAlonePlays() throws IOException {
        try (RealBrowser browser = RealBrowser.open(1280, 900)) {
            browser.load("");
            browser.find("[data-game='battle-for-the-island']").sendKeys(Keys.ENTER);
            browser.find("#setup .main").sendKeys(Keys.ENTER);
            for (int i = 0; i < 6; i++) {
                browser.find("#options button");
                String before = String.valueOf(browser.script("return looking.at"));
                browser.find("#options button").sendKeys(Keys.ENTER);
                browser.await("return looking.at > " + before + " && looking.options !== undefined");
            }
            WebElement onBoard = browser.find("#board [data-options]");
            String before = String.valueOf(browser.script("return looking.at"));
            onBoard.sendKeys(Keys.SPACE);
            browser.await("return looking.at > " + before + " || !document.getElementById('picked').hidden");
            assertThat(browser.console()).isEmpty();
        }
    }

    @Test
    void aGameSurvivesAReload() throws IOException {
        try (RealBrowser browser = RealBrowser.open(1280, 900)) {
            begin(browser, "island-siege");
            browser.asynchronous(PLAY_ON, 6);
            Object decisions = browser.script("return match.decisions");
            String question = browser.find("#heading").getText();
            browser.load("");
            browser.find("#options button");
            assertThat(browser.script("return match.decisions")).isEqualTo(decisions);
            assertThat(browser.find("#heading").getText()).isEqualTo(question);
        }
    }

    @Test
    void aDamagedFileIsOneSentence(@TempDir Path folder) throws IOException {
        Path damaged = folder.resolve("damaged.json");
        Files.writeString(damaged, "{\"document\": \"match\", \"schema\": 1, \"game\": \"chess\"}");
        try (RealBrowser browser = RealBrowser.open(1280, 900)) {
            browser.load("");
            browser.find("#games button");
            browser.driver()
                    .findElement(By.id("file"))
                    .sendKeys(damaged.toAbsolutePath().toString());
            assertThat(browser.find("#notice-text").getText()).contains("There is no game 'chess' on this page.");
            browser.find("#notice-close").click();
            assertThat(browser.console()).isEmpty();
        }
    }

    @Test
    void aMatchOfAnotherProgramIsOpened(@TempDir Path folder) throws IOException {
        PageEngine.answer("{\"do\":\"new\",\"game\":\"battle-for-the-island\",\"settings\":{},\"seed\":3}");
        PageEngine.answer("{\"do\":\"choose\",\"option\":5,\"decisions\":0}");
        Path saved = folder.resolve("saved.json");
        Files.writeString(
                saved, JsonTree.read(PageEngine.answer("{\"do\":\"save\"}")).text("text"));
        try (RealBrowser browser = RealBrowser.open(1280, 900)) {
            browser.load("");
            browser.find("#games button");
            browser.driver()
                    .findElement(By.id("file"))
                    .sendKeys(saved.toAbsolutePath().toString());
            browser.find("#options button");
            assertThat(browser.script("return match.game")).isEqualTo("battle-for-the-island");
        }
    }

    @ParameterizedTest
    @CsvSource({"390, false", "390, true", "1280, false", "1280, true"})
    void nothingScrollsSideways(int width, boolean dark) throws IOException {
        for (String game : List.of("battle-for-the-island", "island-of-fog", "island-siege", "king-of-fire-island")) {
            try (RealBrowser browser = RealBrowser.open(1280, 844)) {
                browser.narrow(width, 844, dark);
                begin(browser, game);
                browser.asynchronous(PLAY_ON, 4);
                assertThat((Long) browser.script("return document.documentElement.scrollWidth"))
                        .as(game)
                        .isLessThanOrEqualTo(width);
            }
        }
    }

    @Test
    void theFirstVisitIsSmall() throws IOException {
        long all = 0;
        for (String name :
                List.of("index.html", "style.css", "page.js", "worker.js", "engine.wasm", "engine.wasm-runtime.js")) {
            all += Files.size(Path.of("target", "web", name + ".gz"));
        }
        assertThat(all).isLessThan(800_000);
    }

    @Test
    void onePageNeedsNoServer() throws IOException {
        try (RealBrowser browser = RealBrowser.open(1280, 900)) {
            browser.driver()
                    .get(Path.of("target", "web", "casemate.html").toUri().toString());
            browser.find("[data-game='battle-for-the-island']").click();
            browser.find("#setup .main").click();
            assertThat(browser.asynchronous(PLAY_ON, 3)).isEqualTo("open");
        }
    }

    private static void begin(RealBrowser browser, String game) {
        browser.load("");
        browser.find("[data-game='" + game + "']").click();
        browser.find("#setup .main");
        browser.script(
                "document.getElementById('pace').value = '0'; document.getElementById('seed').value = '11';"
                        + "for (const seat of document.querySelectorAll('#seats select'))"
                        + " if (seat.value) seat.value = [...seat.options].map(one => one.value).find(one => one === 'easy' || one === 'random') || seat.value;");
        browser.find("#setup .main").click();
        browser.find("#options button");
    }
}
