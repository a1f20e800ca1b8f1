package io.github.casemate.ai;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.casemate.ai.search.FlatMonteCarlo;
import io.github.casemate.ai.search.GreedyBot;
import io.github.casemate.ai.search.RandomBot;
import io.github.casemate.ai.search.SearchBot;
import io.github.casemate.kernel.Game;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.IslandSiege;
import io.github.casemate.siege.Ruleset;
import io.github.casemate.testkit.games.ConnectFour;
import io.github.casemate.testkit.games.KuhnPoker;
import io.github.casemate.testkit.games.Pig;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Bots are found by name; {@link ToyBots} are somebody else's. */
class BotsTest {

    private final Bots<Integer, Integer> toys = Bots.of(new Toy());

    @Test
    void everyGameHasTheBotsThatPlayAnyGame() {
        assertThat(names(new KuhnPoker())).containsExactly("flat", "ismcts", "random");
        assertThat(names(new ConnectFour())).containsExactly("flat", "ismcts", "random");
    }

    @Test
    void somebodyElsesBotsAreFoundForTheirGame() {
        assertThat(names(new Toy())).containsExactly("flat", "ismcts", "last", "random");
        assertThat(toys.entrant("last").bots().get()).isSameAs(ToyBots.LAST);
    }

    @Test
    void aBotThatKnowsTheGameTakesThePlaceOfOneThatPlaysAnyGame() {
        assertThat(toys.entrant("random").bots().get()).isSameAs(ToyBots.FIRST);
        assertThat(Bots.of(new Pig(2, 30)).entrant("random").bots().get()).isInstanceOf(RandomBot.class);
    }

    @Test
    void ofIslandSiegeTheFlatBotHasTheEvaluation() {
        Bots<?, ?> siege = Bots.of(IslandSiege.of(Ruleset.secondEdition(2)));
        assertThat(siege.all().find(kind -> kind.name().equals("flat")).get().about())
                .contains("evaluation");
        assertThat(siege.entrant("flat").bots().get()).isInstanceOf(FlatMonteCarlo.class);
        assertThat(siege.entrant("greedy").bots().get()).isInstanceOf(GreedyBot.class);
    }

    @Test
    void twoBotsOfOneNameForTheSameGamesAreLeftOut() {
        Bots<Integer, Integer> quarrel = Bots.of(new Toy.Quarrel());
        assertThat(quarrel.all().map(BotKind::name)).containsExactly("flat", "ismcts", "last", "random");
        assertThat(quarrel.broken().map(BrokenBot::name)).containsExactly("quarrel");
        assertThatThrownBy(() -> quarrel.entrant("quarrel@20"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("two kinds of bots are called 'quarrel'")
                .hasMessageContaining(ToyBots.OneQuarreler.class.getName())
                .hasMessageContaining(ToyBots.OtherQuarreler.class.getName());
    }

    @Test
    void aQuarrelDoesNotConcernOtherGames() {
        assertThat(toys.broken()).isEmpty();
    }

    @Test
    void somebodyElsesLevelsAreToldFromTheWeakestToTheStrongest() {
        Bots<Pig.State, Pig.Action> pigs = Bots.of(new Pig(2, 30));
        assertThat(pigs.levels())
                .containsExactly(
                        new Level("easy", "Holds early.", "timid", Budget.iterations(1)),
                        new Level("hard", "Searches.", "ismcts", Budget.iterations(200)));
        assertThat(pigs.all().map(BotKind::name)).containsExactly("easy", "flat", "hard", "ismcts", "random", "timid");
        assertThat(pigs.entrant("hard").budget()).isEqualTo(Budget.iterations(200));
        assertThat(pigs.entrant("hard").bots().get()).isInstanceOf(SearchBot.class);
        assertThat(pigs.entrant("hard@7").budget()).isEqualTo(Budget.iterations(7));
        assertThat(Bots.of(new KuhnPoker()).levels()).isEmpty();
    }

    @Test
    void somebodyElsesNotesAreFoundByName() {
        Seq<NamedNotes<Pig.Event>> notes = Bots.notes(new Pig(2, 30));
        assertThat(notes.map(NamedNotes::name)).containsExactly("holds");
        assertThat(notes.head().of().apply(new Pig.Held(PlayerId.of(1), 12)))
                .containsExactly(new Note(PlayerId.of(1), "hold"));
    }

    @Test
    void theLevelsOfIslandSiegeThinkMoreAndMore() {
        Bots<?, ?> siege = Bots.of(IslandSiege.of(Ruleset.secondEdition(2)));
        assertThat(siege.levels().map(Level::name)).containsExactly("easy", "normal", "hard", "expert");
        Seq<Long> budgets = siege.levels().map(level -> level.budget().iterations());
        assertThat(budgets.sorted().distinct()).isEqualTo(budgets);
        assertThat(siege.levels()).noneMatch(level -> level.budget().isTime());
        assertThat(siege.levels())
                .allSatisfy(level ->
                        assertThat(siege.entrant(level.name()).budget()).isEqualTo(level.budget()));
    }

    @Test
    void twoOfAKindGetDifferentNames() {
        Entrant<Integer, Integer> last = toys.entrant("last");
        assertThat(Entrant.distinct(List.of(last, toys.entrant("random"), last, last))
                        .map(Entrant::name))
                .containsExactly("last", "random", "last (2)", "last (3)");
        assertThat(Entrant.withoutNumber("last (3)")).isEqualTo("last");
        assertThat(Entrant.withoutNumber("exec:run (a) b")).isEqualTo("exec:run (a) b");
    }

    @Test
    void aNameStandsForTheBotWithItsOwnBudget() {
        Entrant<Integer, Integer> entrant = toys.entrant("last");
        assertThat(entrant.name()).isEqualTo("last");
        assertThat(entrant.budget()).isEqualTo(Budget.iterations(5));
    }

    @Test
    void aBudgetMayFollowTheName() {
        assertThat(toys.entrant("last@20").name()).isEqualTo("last@20");
        assertThat(toys.entrant("last@20").budget()).isEqualTo(Budget.iterations(20));
        assertThat(toys.entrant("last@200ms").budget()).isEqualTo(Budget.time(Duration.ofMillis(200)));
        assertThat(toys.entrant("last@2s").budget()).isEqualTo(Budget.time(Duration.ofSeconds(2)));
    }

    @Test
    void everySeatGetsABotOfItsOwn() {
        var entrant = toys.entrant("ismcts");
        assertThat(entrant.bots().get()).isNotSameAs(entrant.bots().get());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "Random", "@20", "nobody", "nobody@20"})
    void anUnknownNameIsToldWhatThereIs(String text) {
        assertThatThrownBy(() -> toys.entrant(text))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("'" + text.replaceFirst("@.*", "") + "'")
                .hasMessageEndingWith("choose one of flat, ismcts, last, random");
    }

    @ParameterizedTest
    @ValueSource(strings = {"last@", "last@0", "last@-1", "last@0s", "last@many", "last@20@30", "last@2 s"})
    void aBadBudgetIsToldWhatABudgetIs(String text) {
        assertThatThrownBy(() -> toys.entrant(text))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("'" + text.substring("last@".length()) + "' is not a budget")
                .hasMessageContaining("1000")
                .hasMessageContaining("200ms");
    }

    @Test
    void everyBotSaysWhatItIs() {
        for (BotKind<?, ?> bot :
                Bots.of(IslandSiege.of(Ruleset.secondEdition(2))).all()) {
            assertThat(bot.name()).matches("[a-z0-9-]+");
            assertThat(bot.about()).matches("[A-Z].*\\.");
        }
    }

    private static <V, A> Seq<String> names(Game<?, A, ?, V> game) {
        return Bots.of(game).all().map(BotKind::name);
    }
}
