package io.github.casemate.expansions.captains;

import static io.github.casemate.siege.box.Face.GRAY;
import static io.github.casemate.siege.box.Face.LEADERSHIP;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.Rejection;
import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.action.ChooseOpponent;
import io.github.casemate.siege.action.Decline;
import io.github.casemate.siege.box.Faces;
import io.github.casemate.siege.event.CardTaken;
import io.github.casemate.siege.event.HandSeen;
import io.github.casemate.siege.table.Deck;
import io.github.casemate.testkit.rules.Proof;
import io.github.casemate.testkit.rules.Rule;
import io.github.casemate.testkit.siege.Scene;
import io.github.casemate.testkit.siege.SceneGame;
import org.junit.jupiter.api.Test;

/** The first player takes, the second loses, the third looks on. */
class EspionageTest {

    private static final Scene SCENE = Scene.of(Orders.THREE)
            .player(1, side -> side.hand("espionage", "twin-gray"))
            .player(2, side -> side.hand("armory", "raven", "breach"))
            .player(3, side -> side.hand("victory"));

    private static SceneGame looking() {
        return Orders.plays(
                SCENE.actionOf(1).attacksAndKeeps("starting-fort-2", LEADERSHIP, LEADERSHIP, GRAY), "espionage");
    }

    @Test
    @Rule("RUL-79")
    void theAttackerSeesTheDefendersHandAndTakesACard() {
        SceneGame play = looking();
        assertThat(play.asked()).isEqualTo(1);
        assertThat(play.options())
                .containsExactlyInAnyOrder(new TakeSeenCard(play.card("armory")), new TakeSeenCard(play.card("raven")));
        assertThat(Orders.seenMain(play, 1, 2)).isEqualTo(Orders.pile(play, "armory", "raven"));
        assertThat(play.refusal(new TakeSeenCard(play.card("victory"))).rule()).containsExactly("RUL-79");
        assertThat(play.refusal(new TakeSeenCard(play.card("breach"))).code()).isEqualTo("not-in-hand");
        assertThat(play.refusal(new Decline()).code()).isEqualTo(Rejection.NOT_AN_OPTION);

        SceneGame taken = play.does(new TakeSeenCard(play.card("raven")));
        assertThat(taken.hand(1)).containsExactly("raven");
        assertThat(taken.hand(2)).containsExactly("armory");
        assertThat(Orders.captains(taken, 2)).containsExactly("breach");
        assertThat(taken.results()).isEqualTo(Faces.of(LEADERSHIP, GRAY));
        assertThat(Orders.playable(taken)).containsExactly("twin-gray");
    }

    @Test
    @Rule("RUL-28")
    @Proof("RUL-79")
    void onlyTheTwoOfThemKnowWhichCardWasTaken() {
        SceneGame play = looking();
        SceneGame raven = play.does(new TakeSeenCard(play.card("raven")));
        SceneGame armory = play.does(new TakeSeenCard(play.card("armory")));

        assertThat(Orders.seenMain(raven, 1, 2)).isEqualTo(Orders.pile(play, "armory"));
        assertThat(Orders.seenMain(raven, 2, 1)).isEqualTo(Orders.pile(play, "raven"));
        assertThat(Orders.seenMain(raven, 3, 1)).isEqualTo(Orders.hidden(1));
        assertThat(Orders.seenMain(raven, 3, 2)).isEqualTo(Orders.hidden(1));
        assertThat(raven.view(3)).isEqualTo(armory.view(3));
        assertThat(raven.events().map(event -> event.redact(Orders.THIRD)))
                .isEqualTo(armory.events().map(event -> event.redact(Orders.THIRD)));
        assertThat(play.events(HandSeen.class).single().redact(Orders.THIRD))
                .isEqualTo(new HandSeen(Deck.MAIN, Orders.FIRST, Orders.SECOND, Orders.hidden(2)));
    }

    @Test
    @Rule("LAW-7")
    void theOpenQuestionNamesNoCardOfTheHand() {
        SceneGame play = looking();

        assertThat(play.state().agenda().toString()).contains("P2").doesNotContain("raven", "armory", "breach");
        assertThat(play.view(3).options()).isEmpty();
        assertThat(play.view(2).options()).isEmpty();
    }

    @Test
    @Rule("RUL-79")
    void aSingleCardIsTakenAtOnce() {
        SceneGame play = Orders.holding("espionage")
                .player(2, side -> side.hand("prison"))
                .actionOf(1)
                .attacksAndKeeps("starting-fort-2", LEADERSHIP, LEADERSHIP, GRAY);
        SceneGame taken = Orders.plays(play, "espionage");

        assertThat(taken.hand(1)).containsExactly("prison");
        assertThat(taken.hand(2)).isEmpty();
        assertThat(taken.events(HandSeen.class)).hasSize(1);
        assertThat(taken.events(CardTaken.class))
                .containsExactly(new CardTaken(Deck.MAIN, Orders.SECOND, Orders.FIRST, Orders.pile(play, "prison")));
    }

    @Test
    @Rule("RUL-26")
    @Proof("CAP-2")
    void anEmptyHandIsNoTargetEvenIfThereAreCaptainCards() {
        SceneGame play = Orders.holding("espionage")
                .player(2, side -> side.hand("breach"))
                .actionOf(1)
                .attacksAndKeeps("starting-fort-2", LEADERSHIP, LEADERSHIP, GRAY);

        assertThat(Orders.playable(play)).isEmpty();
        assertThat(play.refusal(Orders.order(play, "espionage")).code()).isEqualTo("no-effect");
    }

    @Test
    @Rule({"RUL-4", "RUL-79"})
    void inOpenWatersAnyOpponentWithACardIsChosen() {
        Scene waters = Scene.of(Ruleset.secondEdition(4).with("captains"))
                .player(1, side -> side.hand("espionage"))
                .player(2, side -> side.noStartingFort().hand("armory", "raven"))
                .player(3, side -> side.noStartingFort())
                .player(4, side -> side.noStartingFort().hand("victory"));
        SceneGame play = Orders.plays(Orders.openWaters(waters, LEADERSHIP, LEADERSHIP, GRAY), "espionage");
        assertThat(play.options())
                .containsExactly(new ChooseOpponent(PlayerId.of(1)), new ChooseOpponent(PlayerId.of(3)));
        assertThat(play.refusal(new ChooseOpponent(PlayerId.of(2))).code()).isEqualTo("no-such-opponent");
        assertThat(play.refusal(new Decline()).rule()).containsExactly("RUL-79");

        SceneGame taken = play.does(new ChooseOpponent(PlayerId.of(3)));
        assertThat(taken.hand(1)).containsExactly("victory");
        assertThat(Orders.seenMain(taken, 1, 2)).isEqualTo(Orders.hidden(2));
    }

    /** What Spy Outpost has shown is remembered, but not which of it is still there. */
    @Test
    @Rule({"RUL-79", "RUL-51"})
    void whoHasSpiedBeforeCannotBeSureOfAHandAfterSomebodyTookFromIt() {
        SceneGame play = SCENE.player(3, side -> side.fort("spy-outpost", 0, "~~~.", "~~~.", ".W~~"))
                .with(table -> table.changeDeck(
                        Deck.MAIN, deck -> deck.look(Orders.THIRD, Orders.SECOND, deck.hand(Orders.SECOND))))
                .actionOf(1)
                .attacksAndKeeps("starting-fort-2", LEADERSHIP, LEADERSHIP, GRAY);
        assertThat(Orders.seenMain(play, 3, 2)).isEqualTo(Orders.pile(play, "armory", "raven"));

        SceneGame taken = Orders.plays(play, "espionage").does(new TakeSeenCard(play.card("raven")));
        assertThat(Orders.seenMain(taken, 3, 2)).isEqualTo(Orders.hidden(1));
        assertThat(Orders.seenMain(taken, 3, 1)).isEqualTo(Orders.hidden(1));
    }
}
