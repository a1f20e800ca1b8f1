package io.github.casemate.testkit.docs;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.kernel.Match;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.testkit.games.Pig;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The first example of the README and what it prints. */
class FirstMatchTest {

    private final PrintStream console = System.out;
    private final ByteArrayOutputStream printed = new ByteArrayOutputStream();

    @BeforeEach
    void listen() {
        System.setOut(new PrintStream(printed, true, StandardCharsets.UTF_8));
    }

    @AfterEach
    void listenNoMore() {
        System.setOut(console);
    }

    @Test
    void theFirstExamplePrintsWhatTheReadmeSays() {
        var me = PlayerId.of(0);
        var match = Match.of(new Pig(2, 20), 14L);
        int heard = 0;
        while (!match.isOver()) {
            boolean enough = match.view(me).pot() >= 10;
            match = match.play(enough ? Pig.Choice.HOLD : Pig.Choice.ROLL);
            match.eventsSince(heard, me).forEach(System.out::println);
            heard = match.length();
        }
        System.out.println("won by " + match.result().get().winners().head());

        var before = match.undo();
        System.out.println("taken back: " + before.legalActions().mkString(" or ") + "?");

        assertThat(printed.toString(StandardCharsets.UTF_8)).isEqualToNormalizingNewlines("""
                Rolled[player=P1, face=3]
                Shaken[player=P1]
                Rolled[player=P1, face=4]
                Shaken[player=P1]
                Rolled[player=P1, face=4]
                Held[player=P1, points=11]
                Rolled[player=P2, face=1]
                Rolled[player=P1, face=4]
                Shaken[player=P1]
                Rolled[player=P1, face=6]
                Held[player=P1, points=10]
                won by P1
                taken back: ROLL or HOLD?
                """);
    }
}
