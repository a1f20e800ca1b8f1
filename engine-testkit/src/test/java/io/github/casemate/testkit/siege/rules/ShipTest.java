package io.github.casemate.testkit.siege.rules;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.action.BuildShip;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.event.StoneBrought;
import io.github.casemate.siege.table.BuiltCard;
import io.github.casemate.testkit.rules.Proof;
import io.github.casemate.testkit.rules.Rule;
import io.github.casemate.testkit.siege.Scene;
import io.github.casemate.testkit.siege.SceneGame;
import org.junit.jupiter.api.Test;

class ShipTest {

    private static final Ruleset RULES = Ruleset.secondEdition(2);

    /** The ship example of both rulebooks: a ship of three colonists and four coins. */
    @Test
    @Proof("SHP-1")
    void threeOfFourColonistsMoveToTheShipWhichScoresFourCoins() {
        SceneGame play = Scene.of(RULES)
                .player(1, side -> side.startingFort(4, "WGGB").hand("raven"))
                .actionOf(1)
                .buildsShip("raven", "starting-fort-1");

        assertThat(play.player(1).ships().map(BuiltCard::card)).containsExactly(play.card("raven"));
        assertThat(play.colonists("raven")).isEqualTo(3);
        assertThat(play.colonists("starting-fort-1")).isEqualTo(1);
        assertThat(play.player(1).coins()).isEqualTo(4);
        assertThat(play.player(1).home())
                .as("they come from the fort, not from home")
                .isEqualTo(5);
        assertThat(play.hand(1)).isEmpty();
    }

    @Test
    @Rule("SHP-1")
    void aShipRepairsNothing() {
        SceneGame play = Scene.of(RULES)
                .player(1, side -> side.startingFort(2, "....").hand("victory"))
                .actionOf(1)
                .buildsShip("victory", "starting-fort-1");

        assertThat(play.events(StoneBrought.class)).isEmpty();
        assertThat(play.asked()).isEqualTo(2);
    }

    @Test
    @Proof("SHP-1")
    void aPlayerHasAnyNumberOfShips() {
        SceneGame play = Scene.of(RULES)
                .player(
                        1,
                        side -> side.startingFort(2, "WGGB")
                                .ship("raven", 1)
                                .ship("st-daniel", 1)
                                .ship("dominica", 1)
                                .ship("magnifique", 1)
                                .ship("sister-catarina", 1)
                                .hand("victory"))
                .actionOf(1)
                .buildsShip("victory", "starting-fort-1");

        assertThat(play.player(1).ships().map(BuiltCard::card).map(Card::id))
                .containsExactly("raven", "st-daniel", "dominica", "magnifique", "sister-catarina", "victory");
    }

    @Test
    @Proof({"SHP-1", "RUL-35"})
    void oneFortPaysForTheWholeShip() {
        SceneGame play = Scene.of(RULES)
                .player(
                        1,
                        side -> side.startingFort(2, "WGGB")
                                .fort("secret-fortress", 3, "B.", "..")
                                .hand("raven", "victory"))
                .actionOf(1);

        assertThat(play.options(BuildShip.class))
                .containsExactlyInAnyOrder(
                        new BuildShip(play.card("raven"), play.card("secret-fortress")),
                        new BuildShip(play.card("victory"), play.card("starting-fort-1")),
                        new BuildShip(play.card("victory"), play.card("secret-fortress")));
    }
}
