package io.github.casemate.expansions.invented;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.siege.Ruleset;
import io.github.casemate.testkit.siege.Scene;
import io.github.casemate.testkit.siege.SceneGame;
import org.junit.jupiter.api.Test;

class SandcastleTest {

    @Test
    void itCanBeBuilt() {
        SceneGame play = Scene.of(Ruleset.secondEdition(2).with("sandcastle"))
                .player(1, side -> side.hand("sandcastle").supply(""))
                .actionOf(1)
                .buildsFort("sandcastle");

        assertThat(play.stones("sandcastle")).containsExactly("..W", "~.~");
    }
}
