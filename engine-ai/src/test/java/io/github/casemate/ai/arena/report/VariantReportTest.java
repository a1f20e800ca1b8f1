package io.github.casemate.ai.arena.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import io.github.casemate.ai.Entrant;
import io.github.casemate.ai.arena.Arena;
import io.github.casemate.ai.arena.ArenaResult;
import io.github.casemate.ai.arena.Pigs;
import io.github.casemate.ai.arena.game.Fixture;
import io.github.casemate.ai.arena.stats.Change;
import io.github.casemate.ai.arena.stats.Comparison;
import io.github.casemate.testkit.games.Pig;
import io.vavr.collection.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

class VariantReportTest {

    private static final List<Entrant<Pig.State, Pig.Action>> FIELD = List.of(Pigs.holdsAt(10), Pigs.random("chance"));
    private static final Arena<Pig.State, Pig.Action, Pig.Event, Pig.State> ARENA =
            Arena.roundRobin(new Pig(2, 60), FIELD).games(200).seed(42).notes("pig", Pigs::notes);
    private static ArenaResult longer;
    private static ArenaResult shorter;

    @BeforeAll
    static void play() {
        longer = ARENA.run();
        shorter = ARENA.on(new Pig(2, 20), FIELD).run();
    }

    @Test
    void bothSidesArePlayedWithTheSameSeeds() {
        assertThat(shorter.games().map(game -> game.fixture()))
                .isEqualTo(longer.games().map(game -> game.fixture()));
        assertThat(shorter.games()
                        .map(game -> game.fixture())
                        .map(Fixture::seed)
                        .distinct())
                .hasSize(100);
        assertThat(shorter.spec().title()).isEqualTo("Pig[playerCount=2, target=20]");
    }

    @Test
    void aShorterGameIsShorterAndLeavesMoreToChance() {
        Comparison comparison = Comparison.of(longer.statistics(), shorter.statistics());
        assertThat(comparison.lengths().map(Change::what)).containsExactly("decisions", "turns");
        assertThat(comparison.lengths()).allSatisfy(change -> {
            assertThat(change.difference().value()).isNegative();
            assertThat(change.difference().excludes(0)).isTrue();
        });
        Change weak = comparison.entrants().get(1);
        assertThat(weak.what()).isEqualTo("chance");
        assertThat(weak.difference().value())
                .isEqualTo(weak.after().value() - weak.before().value(), within(1e-12))
                .isPositive();
        assertThat(comparison.frequencies().map(Change::what)).containsExactlyInAnyOrder("big bank", "one");
        assertThat(comparison.frequencies().map(Change::what))
                .isEqualTo(comparison.worths().map(Change::what))
                .isEqualTo(comparison.counts().map(Change::what));
        assertThat(comparison.counts().map(change -> change.difference().value()))
                .allMatch(difference -> difference < 0);
    }

    @Test
    void theSameRulesDoNotDiffer() {
        Comparison comparison = Comparison.of(longer.statistics(), longer.statistics());
        assertThat(comparison.seats().appendAll(comparison.entrants()).appendAll(comparison.lengths()))
                .allSatisfy(change -> {
                    assertThat(change.difference().value()).isZero();
                    assertThat(change.difference().excludes(0)).isFalse();
                });
    }

    @Test
    void thingsThatOnlyOneSideHasAreToldToo() {
        ArenaResult silent = ARENA.on(new Pig(2, 20), FIELD)
                .notes("pig", event -> List.empty())
                .run();
        VariantReport report = longer.comparedWith(silent);
        assertThat(report.text()).contains("big bank");
        assertThat(report.csv()).contains("frequencies,big bank").doesNotContain("NaN");
    }

    @Test
    void textCsvAndJsonTellTheSame() {
        VariantReport report = longer.comparedWith(shorter);
        assertThat(report.text())
                .startsWith("With target 20 instead of 60, games are ")
                .contains("  the rules differ in  before  after\n  target               60      20\n")
                .contains("before: Pig[playerCount=2, target=60]\n")
                .contains("after: Pig[playerCount=2, target=20]\n")
                .contains("wins of", "ended by", "mean length in", "noted in a game", "seats that have")
                .contains("more wins by having")
                .containsPattern("turns +[0-9.]+ +[0-9.]+ +-[0-9.]+ +-[0-9.]+ to -[0-9.]+  less\n");
        assertThat(report.csv().lines())
                .hasSize(1 + 1 + 2 + 2 + 1 + 2 + 2 + 2 + 2)
                .contains("rules,target,60,,,20,,,,,");
        assertThat(report.json())
                .startsWith("{\n  \"verdict\": \"With target 20 instead of 60, games are ")
                .contains("\"before\"", "\"after\"", "\"seats\"", "\"worths\"", "\"counts\"", "\"rules\"")
                .doesNotContain("NaN");
    }

    @Test
    void thePageIsWellFormed() throws Exception {
        String html = longer.comparedWith(shorter).html();
        assertThat(Pages.headings(Pages.parsed(html)))
                .containsExactly(
                        "What was compared",
                        "What a seat is worth",
                        "Who wins",
                        "How games end",
                        "How long games are",
                        "What happens in a game",
                        "What is had, and what it is worth");
        assertThat(html)
                .contains("<p class=\"verdict\">With target 20 instead of 60, games are ")
                .contains("target=60", "target=20", "seed")
                .contains("<span class=\"down\">\u25bc ")
                .doesNotContain("NaN", "href", "src=");
    }

    @Test
    void whatDiffersInMoreThanTheRulesIsNotCompared() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> longer.comparedWith(ARENA.seed(43).games(2).run()))
                .withMessageContaining("only the rules may differ");
    }
}
