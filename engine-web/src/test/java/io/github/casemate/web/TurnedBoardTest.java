package io.github.casemate.web;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** The page can turn a board that can be turned, and only such a board. */
class TurnedBoardTest {

    @Test
    void aBoardThatCanBeTurnedIsDrawnInAllItsTurns() {
        JsonTree straight = look("king-of-fire-island", "");
        assertThat(straight.number("turns")).isEqualTo(4);
        assertThat(look("king-of-fire-island", ",\"turn\":0").text("board")).isEqualTo(straight.text("board"));
        String turned = look("king-of-fire-island", ",\"turn\":1").text("board");
        assertThat(turned).isNotEqualTo(straight.text("board"));
        assertThat(look("king-of-fire-island", ",\"turn\":5").text("board")).isEqualTo(turned);
        assertThat(look("king-of-fire-island", ",\"turn\":-3").text("board")).isEqualTo(turned);
    }

    @Test
    void anyOtherBoardStaysAsItIs() {
        for (String game : new String[] {"battle-for-the-island", "island-of-fog"}) {
            JsonTree straight = look(game, "");
            assertThat(straight.number("turns")).isEqualTo(1);
            assertThat(look(game, ",\"turn\":3").text("board")).isEqualTo(straight.text("board"));
        }
    }

    @Test
    void aTurnThatIsNoNumberIsRefused() {
        assertThat(look("king-of-fire-island", ",\"turn\":\"left\"").text("error"))
                .contains("turn");
    }

    private static JsonTree look(String game, String turn) {
        PageEngine.answer("{\"do\":\"new\",\"game\":\"" + game + "\",\"settings\":{},\"seed\":7}");
        return JsonTree.read(PageEngine.answer("{\"do\":\"look\",\"viewer\":0,\"names\":[\"A\",\"B\"]" + turn + "}"));
    }
}
