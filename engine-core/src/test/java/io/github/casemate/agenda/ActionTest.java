package io.github.casemate.agenda;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** What an action is called in a message for people. */
class ActionTest {

    private record BuildShip(int number) implements Action {}

    private record SendHome(int number) implements Action {}

    private record Pass() implements Action {}

    @Test
    void verbAndThingAreAPhrase() {
        assertThat(Action.inWords(new BuildShip(18))).isEqualTo("build the ship");
        assertThat(Action.inWords(new SendHome(18))).isEqualTo("send home");
        assertThat(Action.inWords(new Pass())).isEqualTo("pass");
        Action nameless = new Action() {
            @Override
            public String toString() {
                return "[odd]";
            }
        };
        assertThat(Action.inWords(nameless)).isEmpty();
    }
}
