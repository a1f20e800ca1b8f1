package io.github.casemate.pack;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a game says of itself is checked when it says it. */
class GameInfoTest {

    @Test
    void aGameForOneOrForExactlyTwoIsPossible() {
        assertThat(new GameInfo("pig", 1, "Pig", "A game.", 1, 4, false, true).fewest())
                .isEqualTo(1);
        assertThat(new GameInfo("pig", 1, "Pig", "A game.", 2, 2, false, true).most())
                .isEqualTo(2);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            Pig Game | Pig | A game. | 1 | 2 | 2 | the id of a game is kebab-case, not 'Pig Game'
            pig      | ' ' | A game. | 1 | 2 | 2 | the game 'pig' has no name
            pig      | Pig | ' '     | 1 | 2 | 2 | the game 'pig' has no sentence
            pig      | Pig | A game. | 0 | 2 | 2 | versions are counted from 1, not 0
            pig      | Pig | A game. | 1 | 0 | 2 | a game is not for 0 to 2 players
            pig      | Pig | A game. | 1 | 3 | 2 | a game is not for 3 to 2 players
            """)
    void whatCannotBeIsRefused(
            String id, String name, String about, int version, int fewest, int most, String complaint) {
        assertThatThrownBy(() -> new GameInfo(id, version, name, about, fewest, most, false, true))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage(complaint);
    }
}
