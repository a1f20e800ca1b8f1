package io.github.casemate.web;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What happens is seen happening: pieces move from where they were, and fall where they stood; or nothing moves at all. */
@SuppressWarnings("NullAway.Init") // The browser is there before each test.
class MovingPiecesIT {

    /**
     * Looks at each drawing at the very moment when its pieces begin to move, and tells how far from its old place the
     * worst of them begins, and how many of them move, come and go.
     */
    private static final String WATCH = """
            (() => {
              const plain = drawBoard, boxes = () => new Map([...document.querySelectorAll("#board [data-piece]")].map(piece => [piece.dataset.piece, middleOf(piece)]));
              function middleOf(piece) { // within the board: the page may scroll
                const box = piece.getBoundingClientRect(), board = document.getElementById("board").getBoundingClientRect();
                return { x: box.x + box.width / 2 - board.x, y: box.y + box.height / 2 - board.y };
              }
              window.watched = { moved: 0, came: 0, fell: 0, worst: 0, where: "" };
              drawBoard = html => {
                const board = document.getElementById("board");
                const was = boxes(), kins = new Map([...board.querySelectorAll("[data-kin]")].map(piece => [piece.dataset.piece, piece.dataset.kin]));
                plain(html);
                const moving = document.getAnimations().filter(one => board.contains(one.effect.target) && one.playState === "running");
                for (const one of moving) { one.pause(); one.currentTime = 0; }
                for (const piece of new Set(moving.map(one => one.effect.target))) {
                  const now = middleOf(piece), off = from => Math.hypot(from.x - now.x, from.y - now.y);
                  const name = piece.dataset.piece;
                  if (name === undefined) { watched.fell++; note(Math.min(...[...was.values()].map(off)), "a piece that fell"); continue; }
                  if (piece.dataset.motion === "roll") continue;
                  if (was.has(name)) { watched.moved++; note(off(was.get(name)), name); continue; }
                  const alike = [...was].filter(([old]) => kins.get(old) && kins.get(old) === piece.dataset.kin);
                  if (alike.length && moving.filter(one => one.effect.target === piece).length === 1) { watched.moved++; note(Math.min(...alike.map(([, box]) => off(box))), name); }
                  else watched.came++;
                }
                for (const one of moving) one.finish();
              };
              function note(far, name) { if (far > watched.worst) { watched.worst = far; watched.where = name; } }
            })();
            """;

    @RegisterExtension
    static final OneBrowser ONE = new OneBrowser();

    private static RealBrowser browser;

    @BeforeAll
    static void open() {
        browser = ONE.get();
    }

    @ParameterizedTest
    @CsvSource({
        "battle-for-the-island, 26, 1280",
        "island-of-fog, 16, 1280",
        "island-siege, 20, 1280",
        "king-of-fire-island, 10, 390"
    })
    void piecesMoveFromWhereTheyWere(String game, int choices, int width) {
        browser.size(width, 900);
        browser.visit();
        browser.begin(game, "", "", "easy");
        browser.script(
                "const run = document.createElement('script'); run.textContent = arguments[0]; document.head.append(run);",
                WATCH);
        browser.asynchronous(PlayedOnPageIT.PLAY_ON, choices);
        JsonTree seen = JsonTree.read(String.valueOf(browser.script("return JSON.stringify(watched)")));
        assertThat(seen.number("moved") + seen.number("came"))
                .as(seen.toString())
                .isGreaterThan(3);
        assertThat(Double.parseDouble(seen.required("worst").toString()))
                .as("pixels between where a piece was and where it begins to move: " + seen)
                .isLessThan(3);
        if (game.equals("battle-for-the-island")) {
            assertThat(seen.number("moved")).as("units that moved: " + seen).isPositive();
        }
        assertThat(browser.console()).isEmpty();
    }

    @Test
    void nothingMovesForWhomItShouldNot() {
        browser.prefers("prefers-reduced-motion=reduce");
        browser.visit();
        browser.begin("battle-for-the-island", "", "", "easy");
        browser.script(
                "window.moved = 0; Element.prototype.animate = () => { moved++; throw new Error('something moves'); };");
        browser.asynchronous(PlayedOnPageIT.PLAY_ON, 6);
        assertThat(browser.script("return moved")).isEqualTo(0L);
    }
}
