package io.github.casemate.expansions.captains;

import static io.github.casemate.siege.box.Face.BLACK;
import static io.github.casemate.siege.box.Face.GRAY;
import static io.github.casemate.siege.box.Face.LEADERSHIP;
import static io.github.casemate.siege.box.Face.TARGET;
import static io.github.casemate.siege.box.Face.WHITE;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.kernel.Rejection;
import io.github.casemate.siege.action.EndLeadership;
import io.github.casemate.siege.action.UseCard;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.box.CardSet;
import io.github.casemate.siege.box.Faces;
import io.github.casemate.siege.box.StoneColor;
import io.github.casemate.siege.box.Stones;
import io.github.casemate.siege.event.DeckRefilled;
import io.github.casemate.siege.table.Pile;
import io.github.casemate.siege.table.Table;
import io.github.casemate.testkit.rules.Proof;
import io.github.casemate.testkit.rules.Rule;
import io.github.casemate.testkit.siege.Scene;
import io.github.casemate.testkit.siege.SceneGame;
import io.vavr.collection.Array;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Drawing captain cards and playing them, whatever they do. */
class CaptainDeckTest {

    private static final DrawCaptain DRAW = new DrawCaptain();

    @Test
    @Proof("CAP-1")
    void oneSymbolDrawsOneCardAsOftenAsSymbolsAllow() {
        SceneGame play =
                Scene.of(Orders.TWO).actionOf(1).attacksAndKeeps("starting-fort-2", LEADERSHIP, LEADERSHIP, GRAY);
        assertThat(play.options()).containsExactly(new EndLeadership(), DRAW);

        SceneGame drawing = play.does(DRAW);
        assertThat(drawing.turn().isChance()).isTrue();
        assertThat(drawing.game().chance(drawing.state()).size()).isEqualTo(20);

        SceneGame once = drawing.deals("sabotage");
        assertThat(Orders.captains(once, 1)).containsExactly("sabotage");
        assertThat(once.results()).isEqualTo(Faces.of(LEADERSHIP, GRAY));
        assertThat(once.options()).containsExactly(new EndLeadership(), DRAW);
        assertThat(once.table().deck("captains").justDrawn()).isEqualTo(Pile.EMPTY);

        SceneGame twice = once.does(DRAW).deals("breach");
        assertThat(Orders.captains(twice, 1)).containsExactly("sabotage", "breach");
        assertThat(twice.asked())
                .as("no symbol is left, so the attack has ended")
                .isEqualTo(2);
    }

    @Test
    @Proof("CAP-1")
    void thePrintedNumberOfSymbolsPlaysACardAndItGoesToTheCaptainDiscardPile() {
        SceneGame play = Orders.holding("twin-white", "twin-target", "sabotage")
                .actionOf(1)
                .attacksAndKeeps("starting-fort-2", LEADERSHIP, LEADERSHIP, LEADERSHIP);
        assertThat(play.options())
                .as("there is no building for Sabotage")
                .containsExactly(
                        new EndLeadership(), DRAW, Orders.order(play, "twin-white"), Orders.order(play, "twin-target"));

        SceneGame one = Orders.plays(play, "twin-white");
        assertThat(one.results()).isEqualTo(Faces.of(LEADERSHIP, LEADERSHIP, WHITE, WHITE));
        assertThat(Orders.captainDiscards(one)).containsExactly("twin-white");
        assertThat(Orders.captains(one, 1)).containsExactly("sabotage", "twin-target");
        assertThat(one.discardPile()).isEmpty();

        SceneGame both = Orders.plays(one, "twin-target");
        assertThat(both.results()).isEqualTo(Faces.of(WHITE, WHITE, TARGET, TARGET));
        assertThat(Orders.captainDiscards(both)).containsExactly("twin-white", "twin-target");
    }

    @Test
    @Proof("RUL-78")
    void aCardThatWasDrawnMayBePlayedInTheSameStep() {
        SceneGame play = Scene.of(Orders.TWO)
                .actionOf(1)
                .attacksAndKeeps("starting-fort-2", LEADERSHIP, LEADERSHIP, LEADERSHIP)
                .does(DRAW)
                .deals("twin-black");

        assertThat(Orders.plays(play, "twin-black").results()).isEqualTo(Faces.of(LEADERSHIP, BLACK, BLACK));
    }

    @Test
    @Rule({"CAP-1", "RUL-38"})
    void captainsAreDrawnAndPlayedInOpenWatersToo() {
        SceneGame play = Orders.openWaters(
                Orders.holding("twin-black").player(2, side -> side.noStartingFort()), LEADERSHIP, LEADERSHIP, GRAY);
        assertThat(play.options()).containsExactly(new EndLeadership(), DRAW, Orders.order(play, "twin-black"));

        SceneGame drawn = play.does(DRAW).deals("breach");
        assertThat(Orders.playable(drawn)).as("there is no fort to breach").containsExactly("twin-black");

        SceneGame done = Orders.plays(drawn, "twin-black");
        assertThat(done.player(1).supply())
                .as("a black and a white stone, and one for each result")
                .isEqualTo(Stones.of(StoneColor.BLACK, StoneColor.WHITE)
                        .plus(StoneColor.BLACK, 2)
                        .plus(StoneColor.GRAY, 1));
    }

    @Test
    @Rule("RUL-30")
    @Proof("CAP-1")
    void anEmptyCaptainDeckIsRefilledFromItsDiscardPileWhenACardIsDrawn() {
        SceneGame play = thin("survey")
                .discard("breach", "undermine")
                .actionOf(1)
                .attacksAndKeeps("starting-fort-2", LEADERSHIP, LEADERSHIP, LEADERSHIP)
                .does(DRAW);
        assertThat(Orders.captains(play, 1)).as("it was the only one").containsExactly("survey");
        assertThat(Orders.captainDiscards(play)).containsExactly("undermine", "breach");

        SceneGame again = play.does(DRAW);
        assertThat(again.events(DeckRefilled.class))
                .containsExactly(new DeckRefilled(
                        "captains",
                        Orders.pile(play, "breach", "undermine"),
                        Orders.pile(play, "survey").known()));
        SceneGame drawn = again.deals("breach");
        assertThat(Orders.captains(drawn, 1)).containsExactly("breach", "survey");
        assertThat(Orders.captainDiscards(drawn)).isEmpty();
        assertThat(drawn.table().deck("captains").undrawn()).isEqualTo(Orders.pile(play, "undermine"));
    }

    @Test
    @Rule("RUL-78")
    void withoutAnyCardLeftNoDrawIsOffered() {
        SceneGame play = thin().player(1, side -> side.ship("raven"))
                .actionOf(1)
                .attacksAndKeeps("starting-fort-2", LEADERSHIP, GRAY, GRAY);
        assertThat(play.options()).containsExactly(new EndLeadership(), new UseCard(play.card("raven")));
        assertThat(play.refusal(DRAW).code()).isEqualTo("no-captains-left");
        assertThat(play.refusal(DRAW).rule()).containsExactly("RUL-78");
    }

    @Test
    @Rule({"CAP-1", "RUL-78"})
    void aPlayedCardMakesADrawPossibleAgain() {
        SceneGame play = thin().with(back("twin-gray"))
                .player(1, side -> side.hand("twin-gray"))
                .actionOf(1)
                .attacksAndKeeps("starting-fort-2", LEADERSHIP, LEADERSHIP, LEADERSHIP);
        assertThat(play.options()).doesNotContain(DRAW);

        SceneGame played = Orders.plays(play, "twin-gray");
        assertThat(played.options()).contains(DRAW);
        assertThat(Orders.captains(played.does(DRAW), 1)).containsExactly("twin-gray");
    }

    @Test
    @Rule("CAP-1")
    void refusalsSayWhatIsMissing() {
        SceneGame play = Orders.holding("sabotage", "twin-target")
                .player(2, side -> side.hand("raven"))
                .actionOf(1)
                .attacksAndKeeps("starting-fort-2", LEADERSHIP, GRAY, GRAY);
        assertThat(play.options()).containsExactly(new EndLeadership(), DRAW);

        Rejection dear = play.refusal(Orders.order(play, "twin-target"));
        assertThat(dear.code()).isEqualTo("not-enough-leadership");
        Rejection useless = play.refusal(Orders.order(play, "sabotage"));
        assertThat(useless.code()).isEqualTo("no-effect");
        assertThat(useless.rule()).containsExactly("RUL-26");
        Rejection missing = play.refusal(Orders.order(play, "breach"));
        assertThat(missing.code()).isEqualTo("not-in-hand");
        assertThat(missing.rule()).containsExactly("CAP-1");
        assertThat(play.refusal(Orders.order(play, "raven")).code())
                .as("a card of another deck that may have the same number")
                .isEqualTo("not-in-hand");
        assertThat(play.refusal(new UseCard(play.card("raven"))).code()).isEqualTo(Rejection.NOT_AN_OPTION);
    }

    @Test
    @Rule({"CAP-1", "ATK-4"})
    void whatMakesLeadershipDearMakesDrawingAndPlayingDear() {
        Scene scene = Orders.holding("twin-white", "twin-target").with(Orders.rule(new Orders.DearLeadership(1)));

        SceneGame one = scene.player(1, side -> side.ship("victory", 0))
                .actionOf(1)
                .attacksAndKeeps("starting-fort-2", LEADERSHIP, GRAY, GRAY);
        assertThat(one.options()).as("nothing can be paid for").containsExactly(new EndLeadership());

        SceneGame two = scene.actionOf(1).attacksAndKeeps("starting-fort-2", LEADERSHIP, LEADERSHIP, GRAY);
        assertThat(two.options()).containsExactly(new EndLeadership(), DRAW, Orders.order(two, "twin-white"));
        assertThat(two.refusal(Orders.order(two, "twin-target")).code()).isEqualTo("not-enough-leadership");
        assertThat(Orders.plays(two, "twin-white").results()).isEqualTo(Faces.of(WHITE, WHITE, GRAY));
        assertThat(two.does(DRAW).results()).isEqualTo(Faces.of(GRAY));

        SceneGame three = scene.actionOf(1).attacksAndKeeps("starting-fort-2", LEADERSHIP, LEADERSHIP, LEADERSHIP);
        assertThat(Orders.plays(three, "twin-target").results()).isEqualTo(Faces.of(TARGET, TARGET));
    }

    @ParameterizedTest
    @ValueSource(strings = {"reefside-fortress", "secluded-fortress"})
    @Rule({"CAP-1", "RUL-39"})
    void fortsThatSilenceShipsOrBuildingsDoNotTouchCaptains(String fort) {
        SceneGame play = Orders.holding("twin-white")
                .player(1, side -> side.ship("raven").building("armory"))
                .player(
                        2,
                        side -> fort.startsWith("reef")
                                ? side.fort(fort, 0, "~~.", "..B")
                                : side.fort(fort, 0, ".~~", ".B."))
                .actionOf(1)
                .attacksAndKeeps(fort, LEADERSHIP, LEADERSHIP, BLACK);

        assertThat(play.options()).contains(DRAW, Orders.order(play, "twin-white"));
    }

    @Test
    @Rule("CAP-1")
    void onlyTheAttackersOwnCardsArePlayed() {
        SceneGame play = Orders.holding("twin-white")
                .player(2, side -> side.hand("twin-black"))
                .actionOf(1)
                .attacksAndKeeps("starting-fort-2", LEADERSHIP, GRAY, GRAY);

        assertThat(Orders.playable(play)).containsExactly("twin-white");
        assertThat(play.refusal(Orders.order(play, "twin-black")).code()).isEqualTo("not-in-hand");
    }

    /** A scene in which the captain deck holds only these cards; the others have left the game. */
    private static Scene thin(String... left) {
        return Scene.of(Orders.TWO)
                .with(table -> table.changeDeck("captains", deck -> {
                    CardSet kept = CardSet.ofAll(
                            deck.cards().filter(card -> Array.of(left).contains(card.id())));
                    CardSet rest = deck.undrawn().known().minus(kept);
                    CardSet discarded = CardSet.ofAll(deck.cards()
                            .filter(card ->
                                    card.id().equals("breach") || card.id().equals("undermine")));
                    // Scene.discard takes cards out of the deck, so these two stay there until then.
                    return left.length == 0
                            ? deck.withUndrawn(Pile.EMPTY).withRemoved(rest)
                            : deck.withUndrawn(Pile.of(kept.plus(discarded))).withRemoved(rest.minus(discarded));
                }));
    }

    /** A card comes back to the captain deck. */
    private static UnaryOperator<Table> back(String id) {
        return table -> table.changeDeck("captains", deck -> {
            Card card = deck.cards().find(one -> one.id().equals(id)).get();
            return deck.withUndrawn(Pile.of(card)).withRemoved(deck.removed().minus(card));
        });
    }
}
