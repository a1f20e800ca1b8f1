package io.github.casemate.ai.docs;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.kernel.Game;
import io.github.casemate.kernel.Match;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.pack.Detail;
import io.github.casemate.pack.GamePack;
import io.github.casemate.pack.GamePacks;
import io.github.casemate.pack.Names;
import io.github.casemate.pack.Settings;
import io.github.casemate.pack.Words;
import io.vavr.collection.Seq;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Scanner;
import org.junit.jupiter.api.Test;

/** The text client of the guide plays a whole game. */
class TextClientTest {

    static <S, A, E, V> void play(
            GamePack<S, A, E, V> pack, String settings, Names names, Scanner in, PrintStream out) {
        Game<S, A, E, V> game =
                pack.create(Settings.read(pack.settings(), settings).get()).get();
        Match<S, A, E, V> match = Match.of(game, 42L);
        pack.words(game, names).aim().forEach(out::println);
        int told = 0;
        while (!match.isOver()) {
            PlayerId asked = match.turn().asked().get();
            Words<A, E, V> words = pack.words(game, names.to(asked));
            V view = match.view(asked);
            words.story(match.eventsSince(told, asked)).forEach(out::println);
            out.println(pack.drawing(game, names.to(asked))
                    .board(view, 80, Detail.FULL)
                    .plain());
            words.threats(view).forEach(out::println);
            out.println(words.heading(view).text());
            Seq<A> options = match.legalActions();
            for (int number = 1; number <= options.size(); number++) {
                out.println(number + "  " + words.label(options.get(number - 1), view));
            }
            told = match.length();
            match = match.play(options.get(in.nextInt() - 1));
        }
        pack.words(game, names)
                .story(match.eventsSince(told, PlayerId.SPECTATOR))
                .forEach(out::println);
    }

    @Test
    void itTellsAWholeGame() {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        Scanner ones = new Scanner(
                new ByteArrayInputStream("1 ".repeat(2000).getBytes(StandardCharsets.UTF_8)), StandardCharsets.UTF_8);

        play(
                GamePacks.onPath().find("island-siege").get(),
                "turn-limit=12",
                Names.of("Ada", "Ben"),
                ones,
                new PrintStream(out, true, StandardCharsets.UTF_8));

        String text = out.toString(StandardCharsets.UTF_8);
        assertThat(text)
                .startsWith("Build forts of stones and settle your nine colonists in them.")
                .contains("General supply", "What do you do?", "1  Draw three cards, keep two", "Turn 12: ")
                .containsPattern("(wins: |A draw: )[a-z ]+\\.\\s*$");
    }
}
