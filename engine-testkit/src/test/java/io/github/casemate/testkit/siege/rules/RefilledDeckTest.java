package io.github.casemate.testkit.siege.rules;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.agenda.GameState;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.SplitMix64;
import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.action.DrawCards;
import io.github.casemate.siege.action.GiveCard;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.box.CardSet;
import io.github.casemate.siege.cards.BaseCards;
import io.github.casemate.siege.event.DeckRefilled;
import io.github.casemate.siege.table.Deck;
import io.github.casemate.siege.table.Table;
import io.github.casemate.testkit.rules.Rule;
import io.github.casemate.testkit.siege.Scene;
import io.github.casemate.testkit.siege.SceneGame;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;

/**
 * What a player can tell of the cards that are hidden: who is asked imagines every deal that fits, each as often as
 * any other.
 */
class RefilledDeckTest {

    /** Six cards, none of which can be built at once. */
    private static final Ruleset TINY = Ruleset.secondEdition(3)
            .withCards(List.of("starting-fort", "raven", "victory", "prison", "academy", "armory", "dominica")
                    .map(BaseCards::card)
                    .toArray());

    private static SceneGame refilled() {
        SceneGame drawn = Scene.of(Ruleset.secondEdition(3))
                .player(2, side -> side.hand("raven", "victory"))
                .player(3, side -> side.hand("prison"))
                .discard("academy", "armory", "dominica", "magnifique")
                .deck("st-daniel")
                .actionOf(1)
                .does(new DrawCards());
        assertThat(drawn.events(DeckRefilled.class)).hasSize(1);
        return drawn.deals("academy", "armory");
    }

    private static Seq<String> ids(SceneGame play, CardSet cards) {
        return play.table().main().cards(cards).map(Card::id);
    }

    private static Deck imagined(SceneGame play, int viewer, SplitMix64 random) {
        GameState<Table> state = play.game().determinize(play.view(viewer), random);
        assertThat(play.game().view(state, PlayerId.of(viewer - 1))).isEqualTo(play.view(viewer));
        return state.table().main();
    }

    /** How often each deal was imagined, and Pearson's statistic against equal chances. */
    private static double statistic(SceneGame play, int viewer, int deals) {
        int samples = 200 * deals;
        Map<String, Integer> seen = new HashMap<>();
        SplitMix64 random = new SplitMix64(20_26);
        for (int i = 0; i < samples; i++) {
            Deck deck = imagined(play, viewer, random);
            seen.merge(deck.hands() + " " + deck.undrawn(), 1, Integer::sum);
        }
        assertThat(seen).hasSize(deals);
        return seen.values().stream()
                .mapToDouble(count -> (count - 200.0) * (count - 200.0) / 200.0)
                .sum();
    }

    @Test
    @Rule({"RUL-30", "RUL-28"})
    void everybodyCanTellWhichCardsWereInHandsWhenTheDeckWasRefilled() {
        SceneGame play = refilled();

        assertThat(ids(play, play.table().main().inHandsAtRefill()))
                .containsExactlyInAnyOrder("raven", "victory", "prison", "st-daniel");
        assertThat(play.view(3).table().main().inHandsAtRefill())
                .isEqualTo(play.table().main().inHandsAtRefill());
    }

    @Test
    @Rule({"RUL-28", "RUL-30"})
    void aCardInAHandThenIsNeverImaginedInTheDeck() {
        SceneGame play = refilled();
        SplitMix64 random = new SplitMix64(7);
        for (int i = 0; i < 300; i++) {
            Deck deck = imagined(play, 1, random);
            assertThat(deck.undrawn()
                            .known()
                            .and(play.table().main().inHandsAtRefill())
                            .isEmpty())
                    .isTrue();
            assertThat(ids(
                            play,
                            deck.hand(PlayerId.of(1))
                                    .known()
                                    .plus(deck.hand(PlayerId.of(2)).known())))
                    .containsExactlyInAnyOrder("raven", "victory", "prison");
        }
    }

    @Test
    @Rule({"RUL-28", "RUL-30"})
    void aCardThatHasBeenOpenSinceIsNoLongerSealed() {
        SceneGame play = refilled();
        SceneGame given = play.does(new GiveCard(play.card("academy"), PlayerId.of(1)));

        assertThat(ids(given, given.table().main().inHandsAtRefill()))
                .contains("raven", "victory", "prison", "st-daniel");

        Deck shown = given.table().main().show(PlayerId.of(1), given.card("raven"));

        assertThat(ids(given, shown.inHandsAtRefill())).containsExactlyInAnyOrder("victory", "prison", "st-daniel");
    }

    @Test
    @Rule("RUL-28")
    void theTwoHandsShareTheSealedCardsInEveryWayThatFits() {
        // Three ways to deal raven, victory and prison to hands of two and one: two degrees of freedom.
        assertThat(statistic(refilled(), 1, 3)).isLessThan(25);
    }

    @Test
    @Rule("RUL-28")
    void allDealsOfATinyDeckAreEquallyLikely() {
        SceneGame play = Scene.of(TINY)
                .player(1, side -> side.hand("raven"))
                .player(2, side -> side.hand("victory", "prison"))
                .player(3, side -> side.hand("academy"))
                .actionOf(1);

        // Five unseen cards in places for two, one and two: 29 degrees of freedom.
        assertThat(statistic(play, 1, 30)).isLessThan(29 + 6 * Math.sqrt(2 * 29));
    }

    @Test
    @Rule("RUL-28")
    void aCardWhosePlaceIsKnownStaysThere() {
        SceneGame play = Scene.of(TINY)
                .player(2, side -> side.hand("victory", "prison"))
                .with(table -> table.changeDeck(
                        Deck.MAIN, deck -> deck.look(PlayerId.of(0), PlayerId.of(1), deck.hand(PlayerId.of(1)))))
                .player(3, side -> side.hand("academy"))
                .actionOf(1);

        assertThat(statistic(play, 1, 4)).isLessThan(30);
        assertThat(Array.range(0, 50)
                        .map(seed -> imagined(play, 1, new SplitMix64(seed)).hand(PlayerId.of(1)))
                        .distinct())
                .hasSize(1);
    }
}
