package io.github.casemate.expansions.ramparts;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.action.BuildBuilding;
import io.github.casemate.siege.action.BuildShip;
import io.github.casemate.siege.action.DiscardCard;
import io.github.casemate.siege.action.DrawCards;
import io.github.casemate.siege.action.GiveCard;
import io.github.casemate.siege.action.Settle;
import io.github.casemate.siege.event.CoinsScored;
import io.github.casemate.siege.event.ColonistsSettled;
import io.github.casemate.siege.event.ShipBuilt;
import io.github.casemate.testkit.rules.Proof;
import io.github.casemate.testkit.rules.Rule;
import io.github.casemate.testkit.siege.Scene;
import io.github.casemate.testkit.siege.SceneGame;
import org.junit.jupiter.api.Test;

/** Harbor Stronghold, Smuggler Outpost and Mission Outpost: building, drawing and colonizing. */
class PeacefulFortsTest {

    private static final Ruleset RULES = Ruleset.secondEdition(2).with("ramparts");

    private static final Scene HARBOR = Scene.of(RULES)
            .player(
                    1,
                    side -> side.startingFort(2, "WGGB")
                            .fort("harbor-stronghold", 2, "..", "G.")
                            .hand("raven", "sister-catarina", "prison"));

    private static final Scene SMUGGLER = Scene.of(Ruleset.secondEdition(3).with("ramparts"))
            .player(1, side -> side.fort("smuggler-outpost", 0, "W~.", "..~"));

    private static SceneGame mission(int colonists, int home) {
        return Scene.of(RULES)
                .player(
                        1,
                        side -> side.fort("mission-outpost", colonists, ".W", "~.", "~.")
                                .fort("secret-fortress", 0, "B.", "..")
                                .home(home))
                .turnOf(1);
    }

    private static Settle settle(SceneGame play, String fort, int number) {
        return new Settle(play.card(fort), number);
    }

    @Test
    @Rule({"RUL-35", "SHP-1"})
    void aShipCrewedFromAHarborCostsOneColonistFewer() {
        SceneGame play = HARBOR.actionOf(1);

        assertThat(play.options(BuildShip.class))
                .containsExactlyInAnyOrder(
                        new BuildShip(play.card("raven"), play.card("harbor-stronghold")),
                        new BuildShip(play.card("sister-catarina"), play.card("harbor-stronghold")),
                        new BuildShip(play.card("sister-catarina"), play.card("starting-fort-1")));
        SceneGame built = play.buildsShip("raven", "harbor-stronghold");
        assertThat(built.events(ShipBuilt.class))
                .containsExactly(new ShipBuilt(PlayerId.of(0), play.card("raven"), play.card("harbor-stronghold"), 2));
        assertThat(built.colonists("raven")).isEqualTo(2);
        assertThat(built.colonists("harbor-stronghold")).isZero();
        assertThat(built.player(1).coins()).as("the printed coins").isEqualTo(4);
    }

    @Test
    @Rule("RUL-35")
    void aHarborGivesNothingWhenAnotherFortPays() {
        SceneGame built = HARBOR.actionOf(1).buildsShip("sister-catarina", "starting-fort-1");

        assertThat(built.colonists("sister-catarina")).isEqualTo(2);
        assertThat(HARBOR.actionOf(1)
                        .refusal(new BuildShip(HARBOR.card("raven"), HARBOR.card("starting-fort-1")))
                        .code())
                .isEqualTo("not-enough-colonists");
    }

    @Test
    @Rule({"RUL-35", "BLD-1"})
    void aHarborMakesNoBuildingCheaper() {
        SceneGame play = HARBOR.actionOf(1);
        BuildBuilding prison = new BuildBuilding(play.card("prison"), play.card("harbor-stronghold"));

        assertThat(play.options(BuildBuilding.class)).isEmpty();
        assertThat(play.refusal(prison).sentence()).contains("costs 3");
    }

    @Test
    @Rule({"RUL-35", "RUL-33"})
    void aScoutTakesItsCoinFromAShipOfAHarborToo() {
        SceneGame built = HARBOR.player(2, side -> side.fort("scout-outpost", 0, "~W.", "..~"))
                .actionOf(1)
                .buildsShip("raven", "harbor-stronghold");

        assertThat(built.events(CoinsScored.class)).containsExactly(new CoinsScored(PlayerId.of(0), 3));
        assertThat(built.colonists("raven")).isEqualTo(2);
    }

    @Test
    @Rule({"RUL-52", "DRW-1"})
    void aSmugglerDrawsFourKeepsThreeAndGivesOne() {
        SceneGame drawn = SMUGGLER.actionOf(1).does(new DrawCards()).deals("raven", "victory", "armory", "prison");

        assertThat(drawn.options(GiveCard.class))
                .as("four cards, two opponents")
                .hasSize(8);
        SceneGame given = drawn.does(new GiveCard(drawn.card("armory"), PlayerId.of(2)));
        assertThat(given.hand(1)).containsExactlyInAnyOrder("raven", "victory", "prison");
        assertThat(given.hand(3)).containsExactly("armory");
        assertThat(given.asked()).isEqualTo(2);
    }

    @Test
    @Rule("RUL-52")
    void withAnObservatoryASmugglerDiscardsTheFourth() {
        SceneGame drawn = SMUGGLER.player(1, side -> side.building("observatory"))
                .actionOf(1)
                .does(new DrawCards())
                .deals("raven", "victory", "armory", "prison");

        assertThat(drawn.options(DiscardCard.class)).hasSize(4);
        SceneGame discarded = drawn.does(new DiscardCard(drawn.card("prison")));
        assertThat(discarded.hand(1)).containsExactlyInAnyOrder("raven", "victory", "armory");
        assertThat(discarded.discardPile()).containsExactly("prison");
    }

    @Test
    @Rule("RUL-12")
    void aSmugglerDrawsNoMoreThanThereIs() {
        SceneGame drawn = SMUGGLER.deck("raven", "victory").actionOf(1).does(new DrawCards());

        assertThat(drawn.options(GiveCard.class)).hasSize(4);
        assertThat(drawn.hand(1)).containsExactlyInAnyOrder("raven", "victory");
    }

    @Test
    @Rule("RUL-52")
    void othersDrawThree() {
        SceneGame drawn = SMUGGLER.actionOf(2).does(new DrawCards()).deals("raven", "victory", "armory");

        assertThat(drawn.options(GiveCard.class)).hasSize(6);
    }

    @Test
    @Rule("COL-1")
    @Proof("RUL-61")
    void aMissionGainsTwoColonists() {
        SceneGame play = mission(0, 9);

        assertThat(play.events(ColonistsSettled.class).map(event -> event.fort().id() + " " + event.number()))
                .containsExactly("starting-fort-1 1", "mission-outpost 2", "secret-fortress 1");
        assertThat(play.player(1).home()).isEqualTo(5);
    }

    @Test
    @Rule("RUL-61")
    void aMissionGainsAsManyAsHaveRoom() {
        assertThat(mission(3, 6).colonists("mission-outpost")).isEqualTo(4);
        assertThat(mission(4, 5).colonists("mission-outpost")).isEqualTo(4);
        assertThat(mission(4, 5).events(ColonistsSettled.class)).hasSize(2);
    }

    @Test
    @Rule("COL-3")
    @Proof("RUL-61")
    void whenColonistsAreShortAtMostTwoGoToAMissionAndOneElsewhere() {
        SceneGame play = mission(0, 2);
        SceneGame spared = play.does(settle(play, "starting-fort-1", 0));

        assertThat(play.options())
                .containsExactly(settle(play, "starting-fort-1", 0), settle(play, "starting-fort-1", 1));
        assertThat(spared.options())
                .as("one of the two can go to the last fort, not both")
                .containsExactly(settle(play, "mission-outpost", 1), settle(play, "mission-outpost", 2));
        SceneGame both = spared.does(settle(play, "mission-outpost", 2));
        assertThat(both.colonists("mission-outpost")).isEqualTo(2);
        assertThat(both.colonists("secret-fortress")).isZero();
        SceneGame shared = spared.does(settle(play, "mission-outpost", 1));
        assertThat(shared.colonists("secret-fortress")).isEqualTo(1);
        assertThat(shared.player(1).home()).isZero();
    }

    @Test
    @Rule("COL-3")
    @Proof("RUL-61")
    void asManyAsPossibleArePlacedAlsoWithAMission() {
        SceneGame play = mission(0, 3);
        SceneGame none = play.does(settle(play, "starting-fort-1", 0));

        assertThat(none.colonists("mission-outpost")).as("without a question").isEqualTo(2);
        assertThat(none.colonists("secret-fortress")).isEqualTo(1);
        assertThat(none.player(1).home()).isZero();
    }

    @Test
    @Rule({"RUL-61", "RUL-48"})
    void aPrisonKeepsAMissionEmpty() {
        SceneGame play = Scene.of(RULES)
                .player(1, side -> side.fort("mission-outpost", 0, ".W", "~.", "~."))
                .player(2, side -> side.building("prison"))
                .turnOf(1);

        assertThat(play.colonists("mission-outpost")).isZero();
        assertThat(play.events(ColonistsSettled.class)).isEmpty();
    }
}
