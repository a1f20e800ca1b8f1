package io.github.casemate.testkit.siege.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.casemate.siege.Edition;
import io.github.casemate.siege.IllegalRulesetException;
import io.github.casemate.siege.IslandSiege;
import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.box.CardType;
import io.github.casemate.siege.box.Layout;
import io.github.casemate.siege.box.Variants;
import io.github.casemate.siege.cards.BaseCards;
import io.github.casemate.siege.spi.RuleModule;
import io.github.casemate.testkit.rules.Proof;
import io.github.casemate.testkit.rules.Rule;
import io.vavr.Tuple;
import io.vavr.Tuple2;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RulesetTest {

    /** A module that adds a card and does not like three players. */
    public static final class Choosy implements RuleModule {
        @Override
        public String id() {
            return "choosy";
        }

        @Override
        public Seq<Card> cards() {
            return Array.of(Card.fort("choosy-fort", "Choosy Fort", Layout.of("B."), 1));
        }

        @Override
        public Option<String> objection(int edition, int players, Seq<String> modules) {
            return Option.when(edition == 2 && players == 3, "three are a crowd");
        }
    }

    /** A module that takes a seat. */
    public static final class Seated implements RuleModule {
        @Override
        public String id() {
            return "seated";
        }

        @Override
        public int extraSeats() {
            return 1;
        }
    }

    /** A module that calls its own deck as the core calls the main deck. */
    public static final class Usurping implements RuleModule {
        @Override
        public String id() {
            return "usurping";
        }

        @Override
        public Seq<Tuple2<String, Seq<Card>>> decks() {
            return Array.of(Tuple.of("main", Array.of(Card.order("coup", "Coup", 1))));
        }
    }

    /** A module whose own deck has a card of the base game and far too many others. */
    public static final class Hoarding implements RuleModule {
        @Override
        public String id() {
            return "hoarding";
        }

        @Override
        public Seq<Tuple2<String, Seq<Card>>> decks() {
            Array<Card> many = Array.range(0, 128).map(number -> Card.order("heap-" + number, "Heap", 1));
            return Array.of(Tuple.of("heap", many.append(Card.order("raven", "Raven", 1))));
        }
    }

    /** A module with the id of another. */
    public static class Twin implements RuleModule {
        @Override
        public String id() {
            return "twin";
        }
    }

    /** The other. */
    public static final class OtherTwin extends Twin {}

    @Test
    @Rule("SET-4")
    void theDeckHasEighteenFortsTwelveBuildingsAndSixShipsInBothEditions() {
        Array<Card> cards = Ruleset.firstEdition().cards();

        assertThat(cards).isEqualTo(Ruleset.secondEdition(2).cards()).isEqualTo(BaseCards.all());
        Array<Card> deck = cards.reject(Card::starting);
        assertThat(deck).hasSize(36);
        assertThat(deck.count(card -> card.type() == CardType.FORT)).isEqualTo(18);
        assertThat(deck.count(card -> card.type() == CardType.BUILDING)).isEqualTo(12);
        assertThat(deck.count(card -> card.type() == CardType.SHIP)).isEqualTo(6);
    }

    @Test
    @Rule("SET-4")
    @Proof("LAW-15")
    void theEditionsBeginAlikeWithTwoPlayers() {
        assertThat(IslandSiege.of(Ruleset.firstEdition()).newGame())
                .isEqualTo(IslandSiege.of(Ruleset.secondEdition(2)).newGame());
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    @Rule("SET-8")
    void theSecondEditionIsForTwoToFour(int players) {
        assertThat(IslandSiege.of(Ruleset.secondEdition(players)).players()).hasSize(players);
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 0, 1, 5, 16})
    @Proof("SET-8")
    void theSecondEditionIsForNoOtherNumber(int players) {
        assertRefused(
                () -> Ruleset.secondEdition(players), "SET-8: the second edition is not for " + players + " players");
    }

    @Test
    @Proof("SET-8")
    void theFirstEditionIsForTwo() {
        assertThat(Ruleset.firstEdition().players()).isEqualTo(2);
        assertRefused(() -> Ruleset.firstEdition().withPlayers(3), "SET-8: the first edition is not for 3 players");
        assertRefused(
                () -> Ruleset.secondEdition(4).withEdition(Edition.FIRST),
                "SET-8: the first edition is not for 4 players");
    }

    @Test
    @Rule("SET-8")
    void oneMayPlayAgainstAModuleThatTakesASeat() {
        Ruleset solo = Ruleset.solo("seated");
        assertThat(solo.players()).isEqualTo(1);
        assertThat(IslandSiege.of(solo).players()).hasSize(2);

        assertRefused(() -> Ruleset.solo("choosy"), "SET-8: the second edition is not for 1 players with choosy");
        assertRefused(
                () -> Ruleset.secondEdition(4).with("seated"),
                "SET-8: the second edition is not for 4 players with seated");
    }

    @Test
    void modulesAreFoundByTheirIdsAndMayObject() {
        Ruleset ruleset = Ruleset.secondEdition(2).with("seated", "choosy").with("choosy");
        assertThat(ruleset.modules()).containsExactly("choosy", "seated");
        assertThat(IslandSiege.of(ruleset).initialTable().main().undrawn().size())
                .isEqualTo(37);

        assertRefused(() -> Ruleset.secondEdition(3).with("choosy"), "choosy: three are a crowd");
        assertThatThrownBy(() -> Ruleset.secondEdition(2).with("nonsense"))
                .isInstanceOf(IllegalRulesetException.class)
                .hasMessageStartingWith("there is no rule module 'nonsense'; known modules: ")
                .hasMessageContaining("choosy");
        assertThatThrownBy(() -> Ruleset.solo("nobody")).isInstanceOf(IllegalRulesetException.class);
    }

    @Test
    void modulesAreKeptInOrderHoweverTheyAreNamed() {
        Ruleset ruleset = Ruleset.secondEdition(2).withModules(Array.of("seated", "choosy", "seated"));

        assertThat(ruleset).isEqualTo(Ruleset.secondEdition(2).with("choosy", "seated"));
    }

    @Test
    @Rule("SET-1")
    void thereIsOneStartingCardAndItIsAFort() {
        Ruleset rules = Ruleset.secondEdition(2);
        Card second = Card.fort("other-start", "Other Start", Layout.of("B"), 1).withStarting(true);
        Card ship = Card.ship("start-ship", "Start Ship", 1, 1).withStarting(true);

        assertRefused(
                () -> rules.withCards(BaseCards.all().append(second)), "SET-1: there is one starting card, not 2");
        assertRefused(
                () -> rules.withCards(BaseCards.all().reject(Card::starting)),
                "SET-1: there is one starting card, not 0");
        assertRefused(
                () -> rules.withCards(BaseCards.all().reject(Card::starting).append(ship)),
                "SET-1: the starting card is a fort");
    }

    @Test
    @Rule("LAW-3")
    void noCardIsInTheDeckTwice() {
        Ruleset rules = Ruleset.secondEdition(2);

        assertRefused(
                () -> rules.withCards(
                        BaseCards.all().append(BaseCards.card("raven")).append(BaseCards.card("armory"))),
                "LAW-3: a card is in the deck twice: armory, raven");
        assertRefused(
                () -> rules.with("choosy")
                        .withCards(BaseCards.all().append(Card.fort("choosy-fort", "Another", Layout.of("W"), 1))),
                "LAW-3: a card is in the deck twice: choosy-fort");
        assertRefused(
                () -> rules.withCards(
                        BaseCards.all().append(Card.fort("starting-fort-2", "Another", Layout.of("W"), 1))),
                "LAW-3: a card is in the deck twice: starting-fort-2");
    }

    @Test
    @Rule("SET-4")
    void theMainDeckHoldsFortsShipsAndBuildingsOnly() {
        assertRefused(
                () -> Ruleset.secondEdition(2).withCards(BaseCards.all().append(Card.order("charge", "Charge", 1))),
                "SET-4: the main deck holds forts, ships and buildings, not charge");
    }

    @Test
    void aDeckHoldsAtMost128CardsStartingFortsIncluded() {
        Card starting = BaseCards.card("starting-fort");
        Array<Card> most = Array.range(0, 126)
                .map(number -> Card.ship("ship-" + number, "Ship " + number, 1, 1))
                .append(starting);

        Ruleset full = Ruleset.secondEdition(2).withCards(most);
        assertThat(IslandSiege.of(full).initialTable().main().cards()).hasSize(128);
        assertRefused(() -> full.withPlayers(3), "a deck holds at most 128 cards, not 129");
    }

    @Test
    void decksOfModulesAreTheirOwnAndNoLarger() {
        Ruleset rules = Ruleset.secondEdition(2);

        assertRefused(() -> rules.with("usurping"), "two decks have the same id: main");
        assertRefused(() -> rules.with("hoarding"), "LAW-3: a card is in the deck twice: raven");
        Array<Card> withoutRaven = BaseCards.all().reject(card -> card.id().equals("raven"));
        assertRefused(() -> rules.withCards(withoutRaven).with("hoarding"), "a deck holds at most 128 cards, not 129");
    }

    @Test
    void twoModulesOfOneIdAreAMistake() {
        assertThatThrownBy(() -> Ruleset.secondEdition(2).with("twin"))
                .isInstanceOf(IllegalRulesetException.class)
                .hasMessageStartingWith("two rule modules are called 'twin': ")
                .hasMessageContaining("RulesetTest$Twin")
                .hasMessageContaining("RulesetTest$OtherTwin");
        assertThat(Ruleset.secondEdition(2).with("choosy").modules()).containsExactly("choosy");
    }

    @Test
    @Rule({"RUL-3", "RUL-5", "RUL-20", "RUL-31"})
    void everyVariantIsReachable() {
        assertThat(Ruleset.secondEdition(2).variants()).isEqualTo(Variants.NONE);
        Ruleset varied = Ruleset.secondEdition(2)
                .withVariants(new Variants(true, true, true, 0))
                .withTurnLimit(80);

        assertThat(varied.variants()).isEqualTo(new Variants(true, true, true, 80));
        assertThat(IslandSiege.of(varied).initialTable().variants()).isEqualTo(varied.variants());
        assertThat(varied).isNotEqualTo(Ruleset.secondEdition(2));
        assertThatThrownBy(() -> varied.withTurnLimit(-1))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("a turn limit is not negative: -1");
    }

    @Test
    void rulesetsAndGamesAreEqualByWhatIsPlayed() {
        assertThat(Ruleset.secondEdition(3)).isEqualTo(Ruleset.secondEdition(3)).isNotEqualTo(Ruleset.secondEdition(2));
        assertThat(IslandSiege.of(Ruleset.secondEdition(3)))
                .isEqualTo(IslandSiege.of(Ruleset.secondEdition(3)))
                .hasSameHashCodeAs(IslandSiege.of(Ruleset.secondEdition(3)))
                .isNotEqualTo(IslandSiege.of(Ruleset.firstEdition()));
    }

    private static void assertRefused(ThrowingCallable making, String message) {
        assertThatThrownBy(making).isInstanceOf(IllegalRulesetException.class).hasMessage(message);
    }
}
