package io.github.casemate.expansions;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.casemate.expansions.captains.CaptainCards;
import io.github.casemate.expansions.coquina.CoquinaModule;
import io.github.casemate.expansions.ramparts.RampartsModule;
import io.github.casemate.siege.IllegalRulesetException;
import io.github.casemate.siege.IslandSiege;
import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.box.CardType;
import io.github.casemate.testkit.rules.Proof;
import io.github.casemate.testkit.rules.Rule;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What can be combined, what cannot and why; and that no card of an expansion is without a test. */
class CombinationsTest {

    /** What lists the cards names them all, and proves nothing of what they do. */
    private static final List<String> CATALOGUES = List.of(
            "CombinationsTest.java",
            "CaptainsModuleTest.java",
            "CoquinaOthersTest.java",
            "RampartsFortsTest.java",
            "TownCardsTest.java",
            "CoreKnowsNoExpansionTest.java");

    private static final Array<String> EXPANSIONS = Array.of("ramparts", "coquina", "captains", "monuments");

    @Test
    void theSecondEditionTakesAllSixteenCombinations() {
        Seq<String[]> combinations = EXPANSIONS.combinations().map(set -> set.toJavaArray(String[]::new));
        assertThat(combinations).hasSize(16);
        for (String[] modules : combinations) {
            for (int players = 2; players <= 4; players++) {
                IslandSiege game = IslandSiege.of(Ruleset.secondEdition(players).with(modules));
                assertThat(game.players()).hasSize(players);
                assertThat(game.ruleset().modules()).containsExactlyInAnyOrder(modules);
            }
            assertThat(IslandSiege.of(Ruleset.solo("ghost-captain").with(modules))
                            .players())
                    .hasSize(2);
        }
    }

    @Test
    void theOrderInWhichTheyAreNamedDoesNotMatter() {
        assertThat(IslandSiege.of(Ruleset.secondEdition(2).with("monuments", "coquina", "ramparts"))
                        .newGame())
                .isEqualTo(IslandSiege.of(Ruleset.secondEdition(2).with("ramparts", "coquina", "monuments"))
                        .newGame());
    }

    @Test
    @Rule("RMP-1")
    void theFirstEditionTakesRamparts() {
        IslandSiege game = IslandSiege.of(Ruleset.firstEdition().with("ramparts"));
        assertThat(game.initialTable().main().cards().map(Card::id))
                .containsAll(new RampartsModule().cards().map(Card::id));
    }

    @Test
    @Proof("RMP-1")
    void rampartsBringsTwelveFortsEightBuildingsAndFourShips() {
        Seq<String> without = deck(Ruleset.secondEdition(2)).map(Card::id);
        Seq<Card> more = deck(Ruleset.secondEdition(2).with("ramparts")).reject(card -> without.contains(card.id()));

        assertThat(more.count(card -> card.type() == CardType.FORT)).isEqualTo(12);
        assertThat(more.count(card -> card.type() == CardType.BUILDING)).isEqualTo(8);
        assertThat(more.count(card -> card.type() == CardType.SHIP)).isEqualTo(4);
        assertThat(more).hasSize(24);
    }

    @Test
    @Rule("SET-4")
    @Proof("COQ-1")
    void coquinaBringsThreeFortsTwoBuildingsAndAShip() {
        Seq<String> without = deck(Ruleset.secondEdition(2)).map(Card::id);
        Seq<Card> more = deck(Ruleset.secondEdition(2).with("coquina")).reject(card -> without.contains(card.id()));

        assertThat(more.count(card -> card.type() == CardType.FORT)).isEqualTo(3);
        assertThat(more.count(card -> card.type() == CardType.BUILDING)).isEqualTo(2);
        assertThat(more.count(card -> card.type() == CardType.SHIP)).isEqualTo(1);
        assertThat(more).hasSize(6);
    }

    private static Seq<Card> deck(Ruleset ruleset) {
        return IslandSiege.of(ruleset).initialTable().main().cards();
    }

    @ParameterizedTest
    @ValueSource(strings = {"coquina", "captains", "monuments", "ghost-captain"})
    void theFirstEditionTakesNothingElse(String module) {
        assertThatThrownBy(() -> Ruleset.firstEdition().with(module))
                .isInstanceOf(IllegalRulesetException.class)
                .hasMessageContaining(module)
                .hasMessageContaining("edition");
    }

    @Test
    void theGhostCaptainPlaysAgainstOnePersonOnly() {
        assertThatThrownBy(() -> Ruleset.secondEdition(2).with("ghost-captain"))
                .isInstanceOf(IllegalRulesetException.class)
                .hasMessageContaining("against one person");
        assertThatThrownBy(() -> Ruleset.solo("ramparts")).isInstanceOf(IllegalRulesetException.class);
    }

    @Test
    void aNameThatNobodyKnowsIsRefusedWithThoseThatAreKnown() {
        assertThatThrownBy(() -> Ruleset.secondEdition(2).with("rampart"))
                .isInstanceOf(IllegalRulesetException.class)
                .hasMessageContaining("'rampart'")
                .hasMessageContaining("ramparts");
    }

    @Test
    void everyCardIsNamedInATest() throws IOException {
        List<String> tests;
        try (Stream<Path> files = Files.walk(Path.of("src", "test", "java"))) {
            tests = files.filter(file -> file.toString().endsWith("Test.java"))
                    .filter(file -> !CATALOGUES.contains(file.getFileName().toString()))
                    .map(CombinationsTest::text)
                    .toList();
        }
        Seq<Card> cards = new RampartsModule()
                .cards()
                .appendAll(new CoquinaModule().cards())
                .appendAll(CaptainCards.all());
        assertThat(cards)
                .hasSize(50)
                .allSatisfy(card -> assertThat(tests)
                        .as("a test that names \"%s\"", card.id())
                        .anyMatch(test -> test.contains('"' + card.id() + '"')));
    }

    private static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
