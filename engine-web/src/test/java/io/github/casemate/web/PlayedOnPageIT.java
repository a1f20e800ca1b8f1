package io.github.casemate.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;

/** The page as people play on it, in a real browser: with a pointer, with keys alone, alone and with others. */
@SuppressWarnings("NullAway.Init") // The browser is there before each test.
class PlayedOnPageIT {

    /**
     * Plays until the game is over or some choices have been made, on the board where it can be done there. The choices
     * are not the first ones, so that something happens.
     */
    static final String PLAY_ON = """
            const [most, done] = arguments;
            let made = 0, onBoard = 0;
            (function step() {
              if (document.getElementById("cover").open) document.getElementById("cover-go").click();
              if (!document.getElementById("result").hidden) return done(JSON.stringify({ over: true, made, onBoard }));
              const offered = [...document.querySelectorAll("#options li:not([hidden]) button[data-option]")];
              const choices = [...document.querySelectorAll("#board [data-options]")];
              if (offered.length && made >= most) return done(JSON.stringify({ over: false, made, onBoard }));
              if (offered.length && looking.options) {
                made++;
                if (choices.length && made % 3) {
                  onBoard++;
                  choices[(made * 7) % choices.length].dispatchEvent(new MouseEvent("click", { bubbles: true }));
                  const few = document.querySelectorAll("#options li:not([hidden]) button[data-option]");
                  if (!document.getElementById("picked").hidden) few[made % few.length].click();
                } else offered[(made * 7) % offered.length].click();
              }
              setTimeout(step, 4);
            })();
            """;

    /** Waits for the next question after a moment, and tells when it is; or that the game is over. */
    private static final String NEXT = """
            const [before, done] = arguments;
            (function wait() {
              if (!document.getElementById("result").hidden) return done("over");
              if (looking.at > before && document.querySelector("#options button[data-option]")) return done(String(looking.at));
              setTimeout(wait, 4);
            })();
            """;

    @RegisterExtension
    static final OneBrowser ONE = new OneBrowser();

    private static RealBrowser browser;

    @BeforeAll
    static void open() {
        browser = ONE.get();
    }

    @BeforeEach
    void anewVisit() {
        browser.visit();
    }

    @AfterEach
    void nobodyComplained() {
        assertThat(browser.console()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "battle-for-the-island, turns, 8",
        "island-of-fog, board, 3x3",
        "island-siege, turn-limit, 10",
        "king-of-fire-island, turns, 2"
    })
    void aWholeGameIsPlayedByClicks(String game, String setting, String value) {
        browser.begin(game, setting, value, "easy");
        JsonTree played = playOn(10_000);
        assertThat(played.isTrue("over")).isTrue();
        assertThat(played.number("onBoard")).isGreaterThan(2);
        assertThat(browser.find("#result-told").getText()).startsWith("The game is over");
        assertThat(browser.driver().findElements(By.cssSelector("#log li")).size())
                .isGreaterThan(5);
        browser.find("#result-replay").click();
        browser.find("#slider").sendKeys(Keys.HOME);
        browser.await("return looking.at === 0");
        browser.script("const eyes = document.getElementById('eyes'); eyes.value = -2; eyes.onchange();");
        browser.await("return looking.at === 0 && document.querySelectorAll('#board *').length > 3");
    }

    @ParameterizedTest
    @CsvSource({
        "battle-for-the-island, turns, 4",
        "island-of-fog, board, 3x3",
        "island-siege, turn-limit, 6",
        "king-of-fire-island, turns, 1"
    })
    void aWholeGameIsPlayedByKeysAlone(String game, String setting, String value) {
        browser.tabTo("[data-game='" + game + "']");
        browser.press(Keys.ENTER);
        browser.find("#setup .main");
        browser.tabTo("#seat-1");
        browser.press("e"); // A list goes to what begins with a letter: easy, or expert, which comes later.
        browser.tabTo("#setup summary");
        browser.press(Keys.ENTER);
        browser.tabTo("#set-" + setting);
        browser.type(value);
        browser.tabTo("#setup .main");
        browser.press(Keys.ENTER);
        browser.find("#options button");
        browser.tabTo("#pace");
        browser.press("a"); // at once
        browser.tabTo("#options button");
        int chosen = 0;
        String at = String.valueOf(browser.script("return looking.at"));
        while (!at.equals("over")) {
            browser.press(chosen % 2 == 0 ? Keys.ARROW_DOWN : Keys.ARROW_UP, Keys.ENTER);
            chosen++;
            at = String.valueOf(browser.asynchronous(NEXT, Integer.parseInt(at)));
        }
        assertThat(chosen).isGreaterThan(2);
    }

    @Test
    void arrowKeysChooseOnTheBoard() {
        browser.begin("battle-for-the-island", "turns", "8", "easy");
        Object before = browser.script("return looking.at");
        browser.tabTo("#board [data-options]");
        String first = String.valueOf(browser.script("return document.activeElement.dataset.options"));
        browser.press(Keys.ARROW_RIGHT, Keys.ARROW_DOWN);
        assertThat(String.valueOf(browser.script("return document.activeElement.dataset.options")))
                .isNotIn(first, "undefined");
        browser.press(Keys.SPACE);
        browser.await("return looking.at > " + before);
    }

    @ParameterizedTest
    @ValueSource(strings = {"battle-for-the-island", "island-of-fog", "island-siege", "king-of-fire-island"})
    void aGameSurvivesAReload(String game) {
        browser.begin(game, "", "", "easy");
        playOn(6);
        browser.await("const kept = localStorage.getItem('casemate.match');"
                + "return !!kept && JSON.parse(JSON.parse(kept).text).actions.length === match.decisions");
        Object decisions = browser.script("return match.decisions");
        String question = browser.find("#heading").getText();
        String board = String.valueOf(browser.script("return document.getElementById('board').textContent"));
        browser.load("");
        browser.find("#options button");
        assertThat(browser.script("return match.decisions")).isEqualTo(decisions);
        assertThat(browser.find("#heading").getText()).isEqualTo(question);
        assertThat(browser.script("return document.getElementById('board').textContent"))
                .isEqualTo(board);
        assertThat(playOn(4).number("made")).isEqualTo(4);
    }

    @Test
    void severalPeopleAreCoveredFromEachOther() {
        browser.begin("island-siege", "turn-limit", "6", "");
        assertThat(browser.find("#cover-title").getText()).contains("it is your turn");
        assertThat(browser.script("return document.getElementById('board').childElementCount"))
                .isEqualTo(0L);
        browser.find("#cover-go").click();
        Object first = browser.script("return viewer");
        assertThat(playOn(10_000).isTrue("over")).isTrue();
        assertThat(browser.script("return viewer")).isEqualTo(-1L).isNotEqualTo(first);
    }

    /** Whoever leaves the cover with the Escape key does not look at an empty board from then on. */
    @Test
    void theCoverIsLeftWithAnyKeyThatClosesIt() {
        browser.begin("island-siege", "turn-limit", "6", "");
        browser.find("#cover-go");
        browser.press(Keys.ESCAPE);
        browser.find("#options button").click();
        browser.find("#cover-go");
        browser.press(Keys.ESCAPE);
        browser.find("#options button");
        assertThat(browser.script("return viewer")).isEqualTo(1L);
    }

    @Test
    void whatWasDoneCanBeTakenBackAndNothingElse() {
        browser.begin("battle-for-the-island", "turns", "8", "");
        browser.find("#cover-go").click();
        browser.find("#options button").click();
        browser.find("#cover-go").click();
        browser.await("return looking.at === 1 && looking.back === 0");
        browser.find("#back").click();
        browser.find("#cover-go").click();
        browser.await("return looking.at === 0 && document.getElementById('back').disabled");
    }

    @Test
    void botsAdviseAndRulesAreLookedUp() {
        browser.begin("island-siege", "turn-limit", "40", "easy");
        browser.find("#hint").click();
        assertThat(browser.find("#advice", "would choose").getText()).contains("with a chance of");
        browser.find("#analyse").click();
        browser.await("return document.querySelectorAll('#options .bar').length > 1");
        browser.find("#rules .rule").click();
        assertThat(browser.find("#notice .rule-text").getText()).hasSizeGreaterThan(60);
        browser.find("#notice-close").click();
        browser.find("#why").click();
        assertThat(browser.find("#notice-title").getText()).isEqualTo("Why not?");
        browser.find("#notice-close").click();
        browser.find("#box").click();
        browser.find("#find").sendKeys("governor");
        browser.await("return document.querySelectorAll('#notice .rule-text:not([hidden])').length < 60");
        browser.find("#notice-close").click();
    }

    @Test
    void aSentenceShowsItsPieces() {
        browser.begin("battle-for-the-island", "turns", "8", "easy");
        playOn(3);
        browser.tabTo("#log");
        browser.press(Keys.ARROW_UP);
        browser.await("return document.querySelectorAll('#board .told').length > 0");
    }

    /** An analysis puts the options into another order: what was pointed at before is not lit up any more. */
    @Test
    void whatIsLitUpIsPointedAt() {
        browser.begin("island-siege", "turn-limit", "40", "easy");
        browser.pointAtNothing();
        browser.script("document.querySelector('#options button').onmouseenter()");
        browser.await("return document.querySelectorAll('#board .lit').length > 0");
        browser.script("document.getElementById('analyse').click()");
        browser.find("#advice", "would choose");
        assertThat(browser.script("return document.querySelectorAll('#board .lit').length"))
                .isEqualTo(0L);
    }

    @Test
    void botsAreWatchedFromAnySeat() {
        browser.find("[data-game='battle-for-the-island']").click();
        browser.find("#setup .main");
        browser.script("document.querySelectorAll('#seats select').forEach(seat => { seat.value = 'easy'; });"
                + "document.getElementById('pace').value = '0';");
        browser.find("#setup .main").click();
        browser.await("return !!match && match.decisions > 2");
        browser.script("document.getElementById('pace').value = '1500';");
        assertThat(browser.find("#watch-eyes").getText()).contains("everybody", "Easy 1", "Easy 2", "a spectator");
        browser.script("const eyes = document.getElementById('watch-eyes'); eyes.value = 1; eyes.onchange();");
        browser.await("return viewer === 1");
        assertThat(browser.driver().findElements(By.cssSelector("#options button")))
                .isEmpty();
        Object decisions = browser.script("return match.decisions");
        browser.await("return match.decisions > " + decisions);
    }

    @Test
    void thinkingCanBeStoppedAndGoesOn() {
        browser.begin("battle-for-the-island", "turns", "8", "expert");
        browser.find("#options button").click();
        browser.await("return document.getElementById('thinking-part').value > 0.02");
        browser.find("#stop").click();
        browser.find("#options button", "Go on").click();
        browser.await("return document.getElementById('thinking-part').value > 0.02");
        browser.find("#stop").click();
        browser.find("#options button", "Go on");
    }

    /** Changed cards are chosen as a file, stay after a reload, and a damaged file says where. */
    @Test
    void changedCardsAreChosenAsAFile(@TempDir Path folder) throws IOException {
        String cards = JsonTree.read(
                        PageEngine.answer("{\"do\":\"document\",\"game\":\"island-siege\",\"name\":\"base\"}"))
                .text("text");
        Path changed = folder.resolve("changed.json");
        Files.writeString(changed, cards.replace("\"WGGB\"", "\"WXGB\""));
        browser.find("[data-game='island-siege']").click();
        browser.find("#setup summary").click();
        browser.find("#set-cards").sendKeys(changed.toAbsolutePath().toString());
        browser.find("#setup .main").click();
        assertThat(browser.find("#notice-text p").getText())
                .startsWith("cards[0].layout: ")
                .endsWith(".");
        browser.find("#notice-close").click();
        Files.writeString(changed, cards.replace("Starting Fort", "Sandy Castle"));
        browser.script("document.getElementById('set-cards').value = ''");
        browser.find("#set-cards").sendKeys(changed.toAbsolutePath().toString());
        browser.find("#setup .main").click();
        browser.find("#options button");
        assertThat(browser.find("#board").getText()).contains("Sandy Castle").doesNotContain("Starting Fort");
        browser.await("return localStorage.getItem('casemate.match') !== null");
        browser.load("");
        browser.find("#options button");
        assertThat(browser.find("#board").getText()).contains("Sandy Castle");
        browser.find("#hint").click();
        browser.find("#advice", "would choose");
    }

    /** A fault of the engine is told, whatever it is, and the next question is answered. */
    @Test
    void aFaultOfTheEngineIsToldAndThePageGoesOn() {
        String asked =
                "const done = arguments[0]; table.ask({ do: 'compare', game: 'island-siege', bots: [], from: 1, to: 1 })"
                        + ".then(first => table.ask({ do: 'games' }).then(next => done(first.error + ' ' + next.games.length)));";
        assertThat(String.valueOf(browser.asynchronous(asked)))
                .startsWith("The engine failed: ")
                .endsWith(". 4");
    }

    @Test
    void aDamagedFileIsOneSentence(@TempDir Path folder) throws IOException {
        Path damaged = folder.resolve("damaged.json");
        for (String text : new String[] {
            "{\"document\": \"match\", \"schema\": 1, \"game\": \"chess\"}", "{\"document\": \"match\"", ""
        }) {
            Files.writeString(damaged, text);
            browser.upload(damaged);
            assertThat(browser.find("#notice-text p").getText()).endsWith(".");
            browser.find("#notice-close").click();
        }
        assertThat(browser.find("#games button").isDisplayed()).isTrue();
    }

    @Test
    void aMatchOfAnotherProgramIsOpened(@TempDir Path folder) throws IOException {
        PageEngine.answer("{\"do\":\"new\",\"game\":\"battle-for-the-island\",\"settings\":{},\"seed\":3}");
        PageEngine.answer("{\"do\":\"choose\",\"option\":5,\"decisions\":0}");
        Path saved = folder.resolve("saved.json");
        Files.writeString(
                saved, JsonTree.read(PageEngine.answer("{\"do\":\"save\"}")).text("text"));
        browser.upload(saved);
        browser.find("#options button");
        assertThat(browser.script("return match.game")).isEqualTo("battle-for-the-island");
    }

    @Test
    void onePageNeedsNoServer() {
        browser.driver()
                .get(Path.of("target", "web", "casemate.html")
                        .toAbsolutePath()
                        .toUri()
                        .toString());
        browser.begin("battle-for-the-island", "turns", "8", "easy");
        assertThat(playOn(3).number("made")).isEqualTo(3);
        browser.find("#rules .rule").click();
        assertThat(browser.find("#notice .rule-text").getText()).hasSizeGreaterThan(40);
    }

    /** A page that cannot start says so: it does not say forever that it is loading. */
    @Test
    void thePageOfAServerSaysWhatToOpenFromAFile() {
        browser.driver()
                .get(Path.of("target", "web", "index.html")
                        .toAbsolutePath()
                        .toUri()
                        .toString());
        assertThat(browser.find("#loading", "cannot be loaded").getText()).contains("casemate.html");
    }

    private static JsonTree playOn(int choices) {
        return JsonTree.read(String.valueOf(browser.asynchronous(PLAY_ON, choices)));
    }
}
