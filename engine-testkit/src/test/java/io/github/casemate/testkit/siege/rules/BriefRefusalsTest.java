package io.github.casemate.testkit.siege.rules;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.GameState;
import io.github.casemate.kernel.Distribution;
import io.github.casemate.kernel.Match;
import io.github.casemate.kernel.Rejection;
import io.github.casemate.siege.Catalog;
import io.github.casemate.siege.Edition;
import io.github.casemate.siege.IslandSiege;
import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.action.DealCards;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.box.CardSet;
import io.github.casemate.siege.box.Layout;
import io.github.casemate.siege.box.StoneColor;
import io.github.casemate.siege.cards.BaseCards;
import io.github.casemate.siege.spi.Problem;
import io.github.casemate.siege.spi.StepChecks;
import io.github.casemate.siege.table.Table;
import io.github.casemate.testkit.Stranger;
import io.vavr.Tuple;
import io.vavr.collection.Array;
import io.vavr.collection.LinkedHashMap;
import java.util.stream.Stream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** However long a text is that comes in: what is said of it is short, and no terminal obeys it. */
class BriefRefusalsTest {

    private static final IslandSiege GAME = IslandSiege.of(Ruleset.secondEdition(2));
    private static final Array<String> MANY = Array.range(0, 1000).map(i -> i + Stranger.TEXT);

    static Stream<Named<ThrowingCallable>> entrances() {
        return Stream.of(
                of("a module", () -> Ruleset.of(Edition.SECOND, 2, Array.of(Stranger.TEXT))),
                of("many modules", () -> Ruleset.of(Edition.SECOND, 2, MANY)),
                of("many modules for too many players", () -> Ruleset.of(Edition.SECOND, 9, MANY)),
                of("a solo module", () -> Ruleset.solo(Stranger.TEXT)),
                of("the cards of a module", () -> Catalog.shipped(Stranger.TEXT)),
                of(
                        "a catalogue of a module",
                        () -> Ruleset.secondEdition(2)
                                .with(new Catalog(Stranger.TEXT, Array.empty(), LinkedHashMap.empty()))),
                of("the id of a card", () -> Card.ship(Stranger.TEXT, "Ship", 1, 1)),
                of("the long id of a card", () -> Card.ship(Stranger.ID, "Ship", 1, 1)),
                of("the name of a card", () -> Card.ship("ship", Stranger.TEXT, 1, 1)),
                of("the long name of a card", () -> Card.ship("ship", Stranger.LETTERS, 1, 1)),
                of("the text of a card", () -> Card.ship("ship", "Ship", 1, 1).withText(Stranger.TEXT)),
                of("the drawing of a fort", () -> Layout.of(Stranger.TEXT, Stranger.TEXT)),
                of("the rows of a fort", () -> Layout.of("\u001b")),
                of("a colour", () -> StoneColor.of('\u001b')),
                of("a base card", () -> BaseCards.card(Stranger.TEXT)),
                of("a deck", () -> GAME.initialTable().deck(Stranger.TEXT)),
                of("a deck to change", () -> GAME.initialTable().changeDeck(Stranger.TEXT, deck -> deck)),
                of("the code of a rejection", () -> Rejection.of(Stranger.TEXT, "No.")),
                of("outcomes", () -> Distribution.uniform(Array.of(Stranger.TEXT, Stranger.TEXT))),
                of("weighted outcomes", () -> Distribution.weighted(Array.of(Tuple.of(Stranger.TEXT, 0L)))),
                of("things to draw", () -> Distribution.draw(Array.of(Stranger.TEXT, Stranger.TEXT), 1)));
    }

    private static Named<ThrowingCallable> of(String name, ThrowingCallable entrance) {
        return Named.of(name, entrance);
    }

    @ParameterizedTest
    @MethodSource("entrances")
    void aRefusalQuotesLittle(ThrowingCallable entrance) {
        Stranger.isRefusedBriefly(entrance);
    }

    @Test
    void anActionIsQuotedBriefly() {
        Action strange = new DealCards(Stranger.TEXT, CardSet.NONE);
        GameState<Table> deals = GAME.newGame();
        GameState<Table> asks = Match.of(GAME, 1).state();

        assertThat(GAME.turn(deals).isChance()).isTrue();
        assertThat(GAME.turn(asks).isChance()).isFalse();
        Stranger.isQuotedBriefly(GAME.tryApply(deals, strange).getLeft().sentence());
        Stranger.isQuotedBriefly(GAME.tryApply(asks, strange).getLeft().sentence());
    }

    @Test
    void aStepThatDoesNotFitIsQuotedBriefly() {
        Problem problem =
                StepChecks.deck("deck", Stranger.TEXT, GAME.initialTable()).get();

        Stranger.isQuotedBriefly(problem.sentence());
    }
}
