package io.github.casemate.expansions.ramparts;

import static io.github.casemate.siege.box.Face.LEADERSHIP;
import static io.github.casemate.siege.box.Face.WHITE;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.agenda.Event;
import io.github.casemate.expansions.coquina.TakeRandomCard;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.action.DiscardCard;
import io.github.casemate.siege.action.DrawCards;
import io.github.casemate.siege.action.GiveCard;
import io.github.casemate.siege.box.Ability;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.event.CardGiven;
import io.github.casemate.siege.event.CardPassed;
import io.github.casemate.siege.event.CoinsScored;
import io.github.casemate.siege.table.Deck;
import io.github.casemate.siege.table.Pile;
import io.github.casemate.siege.table.Table;
import io.github.casemate.testkit.rules.Proof;
import io.github.casemate.testkit.rules.Rule;
import io.github.casemate.testkit.siege.Scene;
import io.github.casemate.testkit.siege.SceneGame;
import org.junit.jupiter.api.Test;

class CustomsHouseTest {

    private static final PlayerId FIRST = PlayerId.of(0);
    private static final PlayerId SECOND = PlayerId.of(1);
    private static final PlayerId THIRD = PlayerId.of(2);

    private static Scene scene() {
        return Scene.of(Ruleset.secondEdition(3).with("ramparts", "coquina"))
                .player(2, side -> side.building("customs-house"));
    }

    private static SceneGame drawn(Scene scene, int player) {
        return scene.actionOf(player).does(new DrawCards()).deals("raven", "victory", "armory");
    }

    @Test
    @Proof("RUL-65")
    void aCardGivenInADrawActionScoresACoin() {
        SceneGame drawn = drawn(scene(), 1);
        SceneGame play = drawn.does(new GiveCard(drawn.card("raven"), SECOND));

        assertThat(play.events().take(2))
                .containsExactly(
                        new CardGiven(Deck.MAIN, FIRST, SECOND, Pile.of(drawn.card("raven"))),
                        new CoinsScored(SECOND, 1));
        assertThat(play.player(2).coins()).isEqualTo(1);
        assertThat(play.hand(2)).containsExactly("raven");
    }

    @Test
    @Rule("RUL-65")
    void aCardGivenToSomebodyElseScoresNothing() {
        SceneGame drawn = drawn(scene(), 1);
        SceneGame play = drawn.does(new GiveCard(drawn.card("raven"), THIRD));

        assertThat(play.events(CoinsScored.class)).isEmpty();
    }

    @Test
    @Rule("RUL-65")
    void itsOwnerScoresNothingForGiving() {
        SceneGame drawn = drawn(scene(), 2);
        SceneGame play = drawn.does(new GiveCard(drawn.card("raven"), THIRD));

        assertThat(play.events(CoinsScored.class)).isEmpty();
    }

    @Test
    @Rule({"RUL-65", "RUL-52"})
    void aCardThatAnObservatoryDiscardsIsNotGiven() {
        SceneGame drawn = drawn(scene().player(1, side -> side.building("observatory")), 1);
        SceneGame play = drawn.does(new DiscardCard(drawn.card("raven")));

        assertThat(play.discardPile()).containsExactly("raven");
        assertThat(play.events(CoinsScored.class)).isEmpty();
    }

    @Test
    @Rule({"RUL-65", "RUL-33"})
    void aScoutTakesNothingOfIt() {
        SceneGame drawn = drawn(scene().player(1, side -> side.fort("scout-outpost", 0, "~W.", "..~")), 1);

        assertThat(drawn.does(new GiveCard(drawn.card("raven"), SECOND))
                        .player(2)
                        .coins())
                .isEqualTo(1);
    }

    @Test
    @Rule("RUL-76")
    @Proof("RUL-65")
    void aCardThatBarbaryApeTakesIsNotGiven() {
        SceneGame asked = scene().player(2, side -> side.ship("barbary-ape", 0))
                .player(1, side -> side.hand("raven"))
                .actionOf(2)
                .attacksAndKeeps("starting-fort-1", LEADERSHIP, WHITE, WHITE);
        SceneGame play = asked.does(new TakeRandomCard(asked.card("barbary-ape"), FIRST));

        assertThat(play.hand(2)).containsExactly("raven");
        assertThat(play.events(CoinsScored.class)).isEmpty();
        assertThat(play.table().attack()).as("the attack is over").isEmpty();
    }

    @Test
    @Rule({"RUL-65", "RUL-74"})
    void aCardThatLookoutPointDrawsIsNotGiven() {
        SceneGame play = scene().player(2, side -> side.building("lookout-point"))
                .actionOf(1)
                .attacks("starting-fort-2")
                .deals("raven");

        assertThat(play.hand(2)).containsExactly("raven");
        assertThat(play.player(2).coins()).isZero();
    }

    @Test
    @Rule({"RUL-65", "SET-5"})
    void aCardPassedAtTheSetUpIsAnotherEvent() {
        Table table = scene().player(1, side -> side.hand("raven")).table();
        Card raven = table.main().cards(table.main().hand(FIRST).known()).head();
        Event<Table> passed = new CardPassed(Deck.MAIN, FIRST, SECOND, Pile.of(raven));

        assertThat(table.abilities()
                        .of(Ability.Kind.TRIGGER)
                        .filter(active -> active.ability().about().isInstance(passed)))
                .isEmpty();
    }
}
