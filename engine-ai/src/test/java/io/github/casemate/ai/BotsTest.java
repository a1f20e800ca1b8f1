package io.github.casemate.ai;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.casemate.ai.search.FlatMonteCarlo;
import io.github.casemate.ai.search.GreedyBot;
import io.github.casemate.ai.search.RandomBot;
import io.github.casemate.kernel.Game;
import io.github.casemate.siege.IslandSiege;
import io.github.casemate.siege.Ruleset;
import io.github.casemate.testkit.games.ConnectFour;
import io.github.casemate.testkit.games.Pig;
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
        assertThat(names(new Pig(2, 30))).containsExactly("flat", "ismcts", "random");
        assertThat(names(new ConnectFour())).containsExactly("flat", "ismcts", "random");
    }

    @Test
    void somebodyElsesBotsAreFoundForTheirGame() {
        assertThat(names(new Toy())).containsExactly("flat", "ismcts", "last", "random");
        assertThat(toys.entrant("last").bots().get()).isSameAs(ToyBots.LAST);
    }

    @Test
    void theBotForTheMoreSpecialGamesHasTheName() {
        assertThat(toys.entrant("random").bots().get()).isSameAs(ToyBots.FIRST);
        assertThat(Bots.of(new Toy.Special()).entrant("last").bots().get()).isSameAs(ToyBots.FIRST);
        assertThat(Bots.of(new Pig(2, 30)).entrant("random").bots().get()).isInstanceOf(RandomBot.class);
    }

    @Test
    void ofIslandSiegeTheFlatBotHasTheEvaluation() {
        Bots<?, ?> siege = Bots.of(IslandSiege.of(Ruleset.secondEdition(2)));
        assertThat(siege.all().filter(bot -> bot.games().equals(Game.class)).map(BotProvider::name))
                .containsExactly("random");
        assertThat(siege.entrant("flat").bots().get()).isInstanceOf(FlatMonteCarlo.class);
        assertThat(siege.entrant("greedy").bots().get()).isInstanceOf(GreedyBot.class);
    }

    @Test
    void twoBotsOfOneNameForTheSameGamesAreLeftOut() {
        Bots<Integer, Integer> quarrel = Bots.of(new Toy.Quarrel());
        assertThat(quarrel.all().map(BotProvider::name)).containsExactly("flat", "ismcts", "last", "random");
        assertThat(quarrel.broken().map(BrokenBot::name)).containsExactly("quarrel");
        assertThatThrownBy(() -> quarrel.entrant("quarrel@20"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("two kinds of bots are called 'quarrel'")
                .hasMessageContaining(ToyBots.OneQuarreler.class.getName())
                .hasMessageContaining(ToyBots.OtherQuarreler.class.getName());
    }

    @Test
    void aQuarrelDoesNotConcernOtherGames() {
        assertThat(names(new Toy.Special())).contains("last").doesNotContain("quarrel");
    }

    @Test
    void aQuarrelIsSettledByABotForMoreSpecialGames() {
        assertThat(Bots.of(new Toy.Peace()).entrant("quarrel").bots().get()).isSameAs(ToyBots.LAST);
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
        for (BotProvider<?, ?, ?> bot :
                Bots.of(IslandSiege.of(Ruleset.secondEdition(2))).all()) {
            assertThat(bot.name()).matches("[a-z0-9-]+");
            assertThat(bot.about()).matches("[A-Z].*\\.");
        }
    }

    private static <V, A> Seq<String> names(Game<?, A, ?, V> game) {
        return Bots.of(game).all().map(BotProvider::name);
    }
}
