package io.github.casemate.testkit.siege.cards;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.box.CardType;
import io.github.casemate.siege.cards.BaseCards;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** A new base fort without a test is noticed here. */
class EveryFortIsTestedTest {

    private static final Path SOURCES = Path.of("src", "test", "java")
            .resolve(EveryFortIsTestedTest.class.getPackageName().replace('.', '/'));

    @Test
    void theIdOfEveryBaseFortIsNamedInATest() throws IOException {
        List<String> tests = sources();
        List<Card> forts =
                BaseCards.all().filter(card -> card.type() == CardType.FORT).asJava();

        assertThat(forts)
                .hasSize(19)
                .allSatisfy(fort -> assertThat(tests)
                        .as("a test that names \"%s\"", fort.id())
                        .anyMatch(source -> source.contains("\"" + fort.id())));
    }

    private static List<String> sources() throws IOException {
        try (Stream<Path> files = Files.list(SOURCES)) {
            List<Path> tests = files.filter(file -> file.toString().endsWith("Test.java"))
                    .sorted()
                    .toList();
            List<String> texts = new ArrayList<>();
            for (Path test : tests) {
                texts.add(Files.readString(test));
            }
            return texts;
        }
    }
}
