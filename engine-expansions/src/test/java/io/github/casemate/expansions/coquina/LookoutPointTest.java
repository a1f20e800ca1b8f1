package io.github.casemate.expansions.coquina;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.box.CardSet;
import io.github.casemate.siege.event.CardsDrawn;
import io.github.casemate.siege.event.DeckRefilled;
import io.github.casemate.siege.table.Deck;
import io.github.casemate.siege.table.Pile;
import io.github.casemate.testkit.rules.Proof;
import io.github.casemate.testkit.rules.Rule;
import io.github.casemate.testkit.siege.Scene;
import io.github.casemate.testkit.siege.SceneGame;
import org.junit.jupiter.api.Test;

class LookoutPointTest {

    private static final PlayerId FIRST = PlayerId.of(0);
    private static final PlayerId SECOND = PlayerId.of(1);

    private static Scene scene() {
        return Scene.of(Ruleset.secondEdition(3).with("coquina"))
                .player(
                        2,
                        side -> side.startingFort(0, "WGGB")
                                .building("lookout-point")
                                .fort("secret-fortress", 0, "B.", ".."));
    }

    @Test
    @Rule("RUL-23")
    @Proof("RUL-74")
    void itsOwnerDrawsWhenAFortIsAttackedBeforeTheDiceAreRolled() {
        SceneGame attacked = scene().actionOf(1).attacks("secret-fortress");
        assertThat(attacked.turn().isChance()).isTrue();

        SceneGame drawn = attacked.deals("raven");
        assertThat(drawn.events(CardsDrawn.class))
                .containsExactly(new CardsDrawn(Deck.MAIN, SECOND, Pile.of(drawn.card("raven"))));
        assertThat(drawn.hand(2)).containsExactly("raven");
        assertThat(drawn.table().main().justDrawn().isEmpty()).isTrue();
        assertThat(drawn.table().requireAttack().rolling()).as("now the dice").isEqualTo(3);
    }

    @Test
    @Rule("RUL-74")
    void anAttackOnSomebodyElseOrByItsOwnerDrawsNothing() {
        assertThat(scene().actionOf(1)
                        .attacks("starting-fort-3")
                        .table()
                        .requireAttack()
                        .rolling())
                .isEqualTo(3);
        assertThat(scene().actionOf(2)
                        .attacks("starting-fort-1")
                        .table()
                        .requireAttack()
                        .rolling())
                .isEqualTo(3);
    }

    @Test
    @Rule("RUL-47")
    @Proof("RUL-74")
    void anOpponentsGovernorsMansionDoesNotHinderIt() {
        SceneGame play = scene().player(1, side -> side.building("governors-mansion"))
                .actionOf(1)
                .attacks("starting-fort-2")
                .deals("raven");

        assertThat(play.hand(2)).containsExactly("raven");
    }

    @Test
    @Rule({"RUL-74", "RUL-25", "RUL-51"})
    void aSpyLooksBeforeItDraws() {
        SceneGame play = scene().player(1, side -> side.fort("spy-outpost", 0, "~~~.", "~~~.", ".W~~"))
                .player(2, side -> side.hand("armory"))
                .actionOf(1)
                .attacks("starting-fort-2")
                .deals("raven");
        Pile seen = play.view(1).table().main().hand(SECOND);

        assertThat(seen).isEqualTo(new Pile(CardSet.of(play.card("armory")), 1));
    }

    @Test
    @Rule({"RUL-74", "RUL-28", "LAW-7"})
    void nobodyElseSeesTheCard() {
        SceneGame attacked = scene().actionOf(1).attacks("starting-fort-2");

        assertThat(attacked.deals("raven").view(1))
                .isEqualTo(attacked.deals("victory").view(1));
        assertThat(attacked.deals("raven").view(3))
                .isEqualTo(attacked.deals("victory").view(3));
        assertThat(new CardsDrawn(Deck.MAIN, SECOND, Pile.of(attacked.card("raven"))).redact(FIRST))
                .isEqualTo(new CardsDrawn(Deck.MAIN, SECOND, new Pile(CardSet.NONE, 1)));
    }

    @Test
    @Rule({"RUL-74", "RUL-30"})
    void theDeckIsRefilledForItIfNeedBe() {
        SceneGame play = scene().deck().actionOf(1).attacks("starting-fort-2");
        assertThat(play.table().requireAttack().rolling())
                .as("there is no card at all")
                .isEqualTo(3);
        assertThat(play.hand(2)).isEmpty();

        SceneGame refilled = scene().discard("raven").deck().actionOf(1).attacks("starting-fort-2");
        assertThat(refilled.events(DeckRefilled.class)).hasSize(1);
        assertThat(refilled.hand(2)).containsExactly("raven");
    }
}
