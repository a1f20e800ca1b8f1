package io.github.casemate.testkit.siege.docs;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.kernel.Match;
import io.github.casemate.siege.IslandSiege;
import io.github.casemate.siege.Ruleset;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

/** The example of Island Siege in the README. */
class FirstSiegeTest {

    @Test
    void aMatchIsPlayedToItsEnd() {
        PrintStream out = System.out;
        ByteArrayOutputStream printed = new ByteArrayOutputStream();
        System.setOut(new PrintStream(printed, true, StandardCharsets.UTF_8));
        try {
            play();
        } finally {
            System.setOut(out);
        }
        assertThat(printed.toString(StandardCharsets.UTF_8).lines())
                .hasSizeGreaterThan(50)
                .anyMatch(line -> line.startsWith("TurnBegan[player=P1"))
                .last()
                .isIn("colonist-victory", "economic-victory", "turn-limit", "draw");
    }

    private static void play() {
        var game = IslandSiege.of(Ruleset.secondEdition(2).withTurnLimit(60));
        var me = game.players().head();
        var match = Match.of(game, 42L);
        while (!match.isOver()) {
            int before = match.length();
            match = match.play(match.legalActions().head());
            match.eventsSince(before, me).forEach(System.out::println);
        }
        System.out.println(match.result().get().why());
    }
}
