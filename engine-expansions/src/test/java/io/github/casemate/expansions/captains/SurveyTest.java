package io.github.casemate.expansions.captains;

import static io.github.casemate.siege.box.Face.GRAY;
import static io.github.casemate.siege.box.Face.LEADERSHIP;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.siege.box.Faces;
import io.github.casemate.siege.event.DeckRefilled;
import io.github.casemate.siege.table.Deck;
import io.github.casemate.siege.table.Pile;
import io.github.casemate.testkit.rules.Proof;
import io.github.casemate.testkit.rules.Rule;
import io.github.casemate.testkit.siege.Scene;
import io.github.casemate.testkit.siege.SceneGame;
import org.junit.jupiter.api.Test;

/** Survey and Requisition. */
class SurveyTest {

    private static SceneGame attack(Scene scene) {
        return scene.player(2, side -> side.fort("robust-stronghold", 0, "G.", ".."))
                .actionOf(1)
                .attacksAndKeeps("starting-fort-2", LEADERSHIP, LEADERSHIP, LEADERSHIP);
    }

    @Test
    @Rule({"CAP-1", "RUL-30"})
    void surveyDrawsTwoCardsOfTheMainDeckAndKeepsThem() {
        SceneGame play = Orders.plays(attack(Orders.holding("survey")), "survey");
        assertThat(play.turn().isChance()).isTrue();
        assertThat(play.game().chance(play.state()).size()).isEqualTo(35 * 34 / 2);

        SceneGame drawn = play.deals("raven", "prison");
        assertThat(drawn.hand(1)).containsExactlyInAnyOrder("raven", "prison");
        assertThat(drawn.table().main().justDrawn()).isEqualTo(Pile.EMPTY);
        assertThat(Orders.seenMain(drawn, 2, 1)).isEqualTo(Orders.hidden(2));
        assertThat(drawn.asked())
                .as("nothing is given away, and Leadership goes on")
                .isEqualTo(1);
        assertThat(drawn.results()).isEqualTo(Faces.of(LEADERSHIP, LEADERSHIP));
    }

    @Test
    @Rule({"CAP-1", "RUL-30"})
    void requisitionDrawsThree() {
        SceneGame drawn = Orders.plays(attack(Orders.holding("requisition")), "requisition")
                .deals("raven", "prison", "armory");

        assertThat(drawn.hand(1)).containsExactlyInAnyOrder("raven", "prison", "armory");
        assertThat(drawn.results()).isEqualTo(Faces.of(LEADERSHIP));
        assertThat(Orders.captainDiscards(drawn)).containsExactly("requisition");
    }

    @Test
    @Rule("RUL-12")
    @Proof("RUL-30")
    void theMainDeckIsRefilledOnTheWayAndFewerAreDrawnIfThereAreNotEnough() {
        Scene scene = Orders.holding("requisition").discard("prison").deck("raven", "robust-stronghold");
        SceneGame drawn = Orders.plays(attack(scene), "requisition");

        assertThat(drawn.hand(1)).containsExactlyInAnyOrder("raven", "prison");
        assertThat(drawn.events(DeckRefilled.class))
                .containsExactly(new DeckRefilled(
                        Deck.MAIN,
                        Orders.pile(drawn, "prison"),
                        Orders.pile(drawn, "raven").known()));
    }

    @Test
    @Rule({"RUL-26", "CAP-2"})
    void withoutACardInTheMainDeckTheyAreNotOffered() {
        SceneGame play = attack(Orders.holding("survey", "requisition").deck("robust-stronghold"));

        assertThat(Orders.playable(play)).isEmpty();
        assertThat(play.options()).contains(new DrawCaptain());
        assertThat(play.refusal(Orders.order(play, "survey")).code()).isEqualTo("no-effect");
    }

    @Test
    @Rule("RUL-52")
    @Proof("RUL-47")
    void governorsMansionAndObservatoryDoNotMeanIt() {
        SceneGame drawn = Orders.plays(
                        attack(Orders.holding("survey")
                                .player(1, side -> side.building("observatory"))
                                .player(2, side -> side.building("governors-mansion"))),
                        "survey")
                .deals("raven", "prison");

        assertThat(drawn.hand(1)).containsExactlyInAnyOrder("raven", "prison");
        assertThat(drawn.discardPile()).isEmpty();
    }

    @Test
    @Rule({"RUL-38", "CAP-1"})
    void theyWorkInOpenWaters() {
        SceneGame play = Orders.openWaters(
                Orders.holding("survey").player(2, side -> side.noStartingFort()), LEADERSHIP, LEADERSHIP, GRAY);

        assertThat(Orders.plays(play, "survey").deals("raven", "prison").hand(1))
                .hasSize(2);
    }
}
