package io.github.casemate.expansions.captains;

import static io.github.casemate.siege.box.Face.LEADERSHIP;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.agenda.GameState;
import io.github.casemate.kernel.SplitMix64;
import io.github.casemate.kernel.Turn;
import io.github.casemate.siege.Laws;
import io.github.casemate.siege.action.BuildFort;
import io.github.casemate.siege.action.DrawCards;
import io.github.casemate.siege.action.EndLeadership;
import io.github.casemate.siege.event.CardsDrawn;
import io.github.casemate.siege.event.HandSeen;
import io.github.casemate.siege.table.Deck;
import io.github.casemate.siege.table.Pile;
import io.github.casemate.siege.table.Table;
import io.github.casemate.testkit.rules.Proof;
import io.github.casemate.testkit.rules.Rule;
import io.github.casemate.testkit.siege.Scene;
import io.github.casemate.testkit.siege.SceneGame;
import org.junit.jupiter.api.Test;

/** The captain deck is hidden, remembered and imagined like the main deck, and no other card speaks of it. */
class CaptainSecretsTest {

    private static final Scene SCENE = Scene.of(Orders.THREE)
            .player(1, side -> side.hand("twin-white", "black-tack").ship("raven", 1))
            .player(2, side -> side.hand("breach"))
            .player(3, side -> side.hand("survey", "espionage"));

    private static SceneGame attack() {
        return SCENE.actionOf(1).attacksAndKeeps("starting-fort-2", LEADERSHIP, LEADERSHIP, LEADERSHIP);
    }

    @Test
    @Rule({"CAP-1", "LAW-7"})
    void captainHandsAreSecret() {
        SceneGame play = attack();

        assertThat(Orders.seen(play, 1, 1)).isEqualTo(Orders.pile(play, "twin-white", "black-tack"));
        assertThat(Orders.seen(play, 1, 2)).isEqualTo(Orders.hidden(1));
        assertThat(Orders.seen(play, 1, 3)).isEqualTo(Orders.hidden(2));
        assertThat(Orders.seen(play, 2, 1)).isEqualTo(Orders.hidden(2));
        assertThat(play.view(2).table().deck("captains").undrawn()).isEqualTo(Orders.hidden(15));
        Table seen = play.view(2).table();
        assertThat(seen.unseen(seen.deck("captains")).size()).isEqualTo(19);
    }

    @Test
    @Rule({"CAP-1", "LAW-7"})
    void onlyWhoDrawsACaptainSeesIt() {
        SceneGame drawn = attack().does(new DrawCaptain()).deals("sabotage");
        CardsDrawn event = drawn.events(CardsDrawn.class).single();

        assertThat(event).isEqualTo(new CardsDrawn("captains", Orders.FIRST, Orders.pile(drawn, "sabotage")));
        assertThat(event.redact(Orders.FIRST)).isEqualTo(event);
        assertThat(event.redact(Orders.SECOND)).isEqualTo(new CardsDrawn("captains", Orders.FIRST, Orders.hidden(1)));
        assertThat(drawn.view(2))
                .isEqualTo(attack().does(new DrawCaptain()).deals("stowaway").view(2));
    }

    @Test
    @Rule("LAW-7")
    void whatTheAttackerCanPlayIsShownToTheAttackerOnly() {
        SceneGame one = attack();
        SceneGame other = Scene.of(Orders.THREE)
                .player(1, side -> side.hand("red-tack", "undermine").ship("raven", 1))
                .player(2, side -> side.hand("breach"))
                .player(3, side -> side.hand("survey", "espionage"))
                .actionOf(1)
                .attacksAndKeeps("starting-fort-2", LEADERSHIP, LEADERSHIP, LEADERSHIP);

        assertThat(Orders.playable(one)).containsExactly("twin-white", "black-tack");
        assertThat(Orders.playable(other)).containsExactly("red-tack", "undermine");
        assertThat(one.view(1).options()).isEqualTo(one.options());
        for (int viewer = 2; viewer <= 3; viewer++) {
            assertThat(one.view(viewer)).isEqualTo(other.view(viewer));
            assertThat(one.view(viewer).options()).isEmpty();
        }
    }

    @Test
    @Rule({"CAP-1", "LAW-7"})
    void whoseCaptainsAreOfNoUseIsAskedNevertheless() {
        SceneGame none = withoutCaptainsToDraw("breach", "twin-white");
        SceneGame some = withoutCaptainsToDraw("twin-white", "breach");

        assertThat(none.options()).as("no stone can be moved in a full fort").containsExactly(new EndLeadership());
        assertThat(some.options()).containsExactly(new EndLeadership(), Orders.order(some, "twin-white"));
        assertThat(none.game().turn(none.state()))
                .isEqualTo(some.game().turn(some.state()))
                .isEqualTo(Turn.secretly(Orders.FIRST));
        assertThat(none.view(2)).isEqualTo(some.view(2));
    }

    private static SceneGame withoutCaptainsToDraw(String first, String third) {
        return Scene.of(Orders.THREE)
                .player(1, side -> side.hand(first))
                .player(3, side -> side.hand(third))
                .with(table -> table.changeDeck(
                        CaptainsModule.DECK,
                        deck -> deck.withUndrawn(Pile.EMPTY)
                                .withRemoved(deck.undrawn().known())))
                .actionOf(1)
                .attacksAndKeeps("starting-fort-2", LEADERSHIP, LEADERSHIP, LEADERSHIP);
    }

    @Test
    @Rule({"CAP-1", "RUL-28"})
    void aPlayedCardIsSeenByAll() {
        SceneGame played = Orders.plays(attack(), "twin-white");
        CaptainPlayed event = played.events(CaptainPlayed.class).single();

        assertThat(event).isEqualTo(new CaptainPlayed(Orders.FIRST, played.card("twin-white")));
        assertThat(event.redact(Orders.THIRD)).isEqualTo(event);
        assertThat(Orders.seen(played, 3, 1)).isEqualTo(Orders.hidden(1));
        assertThat(played.view(3).table().deck("captains").discard())
                .isEqualTo(Orders.pile(played, "twin-white").known());
    }

    @Test
    @Rule({"RUL-78", "RUL-28"})
    void aTackThatComesBackIsKnownToAllUntilItIsPlayedForGood() {
        SceneGame back = Orders.plays(attack(), "black-tack");
        for (int viewer = 2; viewer <= 3; viewer++) {
            assertThat(Orders.seen(back, viewer, 1))
                    .isEqualTo(new Pile(Orders.pile(back, "black-tack").known(), 1));
        }
        SceneGame drawn = back.does(new DrawCaptain()).deals("sabotage");
        assertThat(Orders.seen(drawn, 2, 1))
                .isEqualTo(new Pile(Orders.pile(back, "black-tack").known(), 2));
        assertThat(Orders.seen(Orders.plays(back, "twin-white"), 2, 1)).isEqualTo(Orders.pile(back, "black-tack"));
    }

    @Test
    @Rule("LAW-7")
    void everyWorldThatSomebodyImaginesFitsWhatTheyKnowOfBothDecks() {
        SceneGame later = Orders.plays(attack(), "black-tack").does(new EndLeadership());
        assertThat(later.asked()).as("the attack is over").isEqualTo(2);
        Deck real = later.table().deck("captains");
        boolean others = false;
        for (long seed = 0; seed < 30; seed++) {
            GameState<Table> imagined = later.game().determinize(later.view(2), SplitMix64.of(seed, 0));
            Deck deck = imagined.table().deck("captains");
            assertThat(deck.hand(Orders.FIRST).known().contains(later.card("black-tack")))
                    .isTrue();
            assertThat(deck.hands().map(Pile::size)).containsExactly(2, 1, 2);
            assertThat(deck.hand(Orders.SECOND)).isEqualTo(real.hand(Orders.SECOND));
            assertThat(deck.undrawn().hidden()).isZero();
            assertThat(Laws.problems(later.game(), imagined.table())).isEmpty();
            assertThat(later.game().view(imagined, Orders.SECOND)).isEqualTo(later.view(2));
            others |= !deck.hand(Orders.THIRD).equals(real.hand(Orders.THIRD));
        }
        assertThat(others).as("the third hand is guessed").isTrue();
    }

    @Test
    @Rule({"CAP-1", "LAW-7"})
    void afterARefillNobodyImaginesACardInTheDeckThatWasInAHand() {
        SceneGame refilled = Scene.of(Orders.THREE)
                .player(1, side -> side.hand("twin-white"))
                .player(3, side -> side.hand("survey", "espionage"))
                .with(table -> table.changeDeck(
                        "captains",
                        deck -> deck.withDiscard(deck.undrawn().known()).withUndrawn(Pile.EMPTY)))
                .actionOf(1)
                .attacksAndKeeps("starting-fort-2", LEADERSHIP, LEADERSHIP, LEADERSHIP)
                .does(new DrawCaptain())
                .deals("sabotage");
        assertThat(refilled.table().deck("captains").inHandsAtRefill())
                .isEqualTo(Orders.pile(refilled, "twin-white", "survey", "espionage")
                        .known());
        for (long seed = 0; seed < 20; seed++) {
            Deck deck = refilled.game()
                    .determinize(refilled.view(1), SplitMix64.of(seed, 0))
                    .table()
                    .deck("captains");
            assertThat(deck.hand(Orders.THIRD)).isEqualTo(Orders.pile(refilled, "survey", "espionage"));
        }
    }

    @Test
    @Proof("CAP-2")
    void whoHoldsCaptainCardsOnlyHasNoCardToDiscardOrToShow() {
        Scene scene = Scene.of(Orders.THREE)
                .player(1, side -> side.startingFort(3, "WGGB").hand("governors-mansion"))
                .player(2, side -> side.hand("breach", "survey"));

        SceneGame built = scene.actionOf(1).buildsBuilding("governors-mansion", "starting-fort-1");
        assertThat(Orders.captains(built, 2)).containsExactly("breach", "survey");
        assertThat(Orders.captainDiscards(built)).isEmpty();

        SceneGame chosen = scene.player(3, side -> side.hand("raven"))
                .actionOf(1)
                .buildsBuilding("governors-mansion", "starting-fort-1");
        assertThat(chosen.discardPile()).as("only the third player has a card").containsExactly("raven");

        SceneGame spied = scene.player(1, side -> side.fort("spy-outpost", 0, "~~~.", "~~~.", ".W~~"))
                .actionOf(1)
                .attacks("starting-fort-2");
        assertThat(spied.events(HandSeen.class)).isEmpty();
        assertThat(Orders.seen(spied, 1, 2)).isEqualTo(Orders.hidden(2));
    }

    @Test
    @Rule("RUL-12")
    @Proof("CAP-2")
    void theDrawActionTakesNoCaptainCards() {
        SceneGame play = Scene.of(Orders.TWO)
                .player(1, side -> side.hand("raven", "twin-white"))
                .player(2, side -> side.fort("robust-stronghold", 0, "G.", ".."))
                .deck()
                .actionOf(1);

        assertThat(play.options()).doesNotContain(new DrawCards());
        assertThat(play.refusal(new DrawCards()).code()).isEqualTo("no-cards-left");
        assertThat(play.refusal(new BuildFort(play.card("twin-white"))).code()).isEqualTo("not-in-hand");
    }
}
