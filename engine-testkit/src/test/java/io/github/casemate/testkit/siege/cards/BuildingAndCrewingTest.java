package io.github.casemate.testkit.siege.cards;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.action.BuildBuilding;
import io.github.casemate.siege.action.BuildShip;
import io.github.casemate.siege.action.RepairSpace;
import io.github.casemate.siege.box.StoneColor;
import io.github.casemate.testkit.rules.Proof;
import io.github.casemate.testkit.rules.Rule;
import io.github.casemate.testkit.siege.Scene;
import io.github.casemate.testkit.siege.SceneGame;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What each building and ship costs, scores and repairs. */
class BuildingAndCrewingTest {

    private static Scene hand(String card, int colonists) {
        return Scene.of(Ruleset.secondEdition(2))
                .player(1, side -> side.startingFort(colonists, "WG.B").hand(card));
    }

    @ParameterizedTest
    @CsvSource({
        "academy, 2, 2, WHITE",
        "armory, 1, 1, GRAY",
        "cannon-smith, 1, 1, GRAY",
        "cannonball-forge, 1, 1, GRAY",
        "governors-mansion, 3, 3, BLACK",
        "gunpowder-house, 1, 1, GRAY",
        "infirmary, 2, 2, WHITE",
        "observatory, 2, 2, WHITE",
        "prison, 3, 3, BLACK",
        "silver-smelter, 2, 2, WHITE",
        "trade-company, 3, 3, BLACK",
        "watchtower, 3, 3, BLACK"
    })
    @Rule({"BLD-1", "BLD-3"})
    @Proof("BLD-2")
    void aBuildingTakesItsColonistsScoresAndRepairs(String building, int cost, int coins, StoneColor repair) {
        SceneGame built = hand(building, 4)
                .actionOf(1)
                .buildsBuilding(building, "starting-fort-1")
                .does(new RepairSpace(2));

        assertThat(built.colonists(building)).isEqualTo(cost);
        assertThat(built.colonists("starting-fort-1")).isEqualTo(4 - cost);
        assertThat(built.player(1).coins()).isEqualTo(coins);
        assertThat(built.fort("starting-fort-1").wall().at(2)).isEqualTo(repair);
        assertThat(hand(building, cost - 1).actionOf(1).options(BuildBuilding.class))
                .isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "dominica, 4, 5",
        "magnifique, 4, 5",
        "raven, 3, 4",
        "sister-catarina, 2, 3",
        "st-daniel, 3, 4",
        "victory, 2, 3"
    })
    @Rule("SHP-1")
    void aShipTakesItsCrewAndScores(String ship, int cost, int coins) {
        SceneGame built = hand(ship, 4).actionOf(1).buildsShip(ship, "starting-fort-1");

        assertThat(built.colonists(ship)).isEqualTo(cost);
        assertThat(built.colonists("starting-fort-1")).isEqualTo(4 - cost);
        assertThat(built.player(1).coins()).isEqualTo(coins);
        assertThat(hand(ship, cost - 1).actionOf(1).options(BuildShip.class)).isEmpty();
    }
}
