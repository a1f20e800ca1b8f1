package io.github.casemate.expansions.ghost;

import static io.github.casemate.siege.box.Face.BLACK;
import static io.github.casemate.siege.box.Face.GRAY;
import static io.github.casemate.siege.box.Face.LEADERSHIP;
import static io.github.casemate.siege.box.Face.TARGET;
import static io.github.casemate.siege.box.Face.WHITE;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.siege.action.ChooseSecondWave;
import io.github.casemate.siege.action.EndLeadership;
import io.github.casemate.siege.box.StoneColor;
import io.github.casemate.siege.event.AbilityUsed;
import io.github.casemate.siege.event.CardDestroyed;
import io.github.casemate.siege.event.CardDiscarded;
import io.github.casemate.siege.event.ColonistsSettled;
import io.github.casemate.siege.event.ColonistsWentHome;
import io.github.casemate.siege.event.DicePickedUp;
import io.github.casemate.siege.event.HandSeen;
import io.github.casemate.siege.event.StoneFell;
import io.github.casemate.siege.event.StoneLost;
import io.github.casemate.testkit.rules.Proof;
import io.github.casemate.testkit.rules.Rule;
import io.github.casemate.testkit.siege.Scene;
import io.github.casemate.testkit.siege.SceneGame;
import org.junit.jupiter.api.Test;

/** What the Ghost Captain never does with the cards of the base game, and what he must do. */
class GhostNeverTest {

    private static final Scene SPYING = Haunted.scene()
            .player(1, side -> side.hand("raven", "victory"))
            .player(2, side -> side.fort("spy-outpost", 0, "~~~.", "~~~.", ".W~~"));

    // ---- may and any ----

    @Test
    @Rule({"GHO-6", "RUL-86", "RUL-42"})
    void hisBarricadedFortressRollsNothingAgain() {
        SceneGame play = Haunted.scene()
                .player(2, side -> side.fort("barricaded-fortress", 0, "~B.~", "~~~~", ".~~."))
                .actionOf(1)
                .attacksAndKeeps("barricaded-fortress", BLACK, GRAY, GRAY);

        assertThat(play.events(DicePickedUp.class)).isEmpty();
        assertThat(play.asked()).isEqualTo(1);
    }

    @Test
    @Rule({"GHO-6", "RUL-86", "RUL-41"})
    void hisAcademyKeepsItsColonists() {
        SceneGame play = Haunted.scene()
                .player(2, side -> side.building("academy"))
                .actionOf(2)
                .rolls(LEADERSHIP, LEADERSHIP, LEADERSHIP, LEADERSHIP);

        assertThat(play.events(DicePickedUp.class)).isEmpty();
        assertThat(play.colonists("academy")).isEqualTo(2);
        assertThat(play.table().attack()).as("the attack is over").isEmpty();
    }

    @Test
    @Rule({"GHO-6", "RUL-86", "RUL-45"})
    void hisInfirmarySavesNobody() {
        SceneGame play = Haunted.scene()
                .player(2, side -> side.building("infirmary").ship("raven"))
                .actionOf(1)
                .attacksAndKeeps("starting-fort-2", LEADERSHIP, LEADERSHIP, GRAY)
                .sinks("raven");

        assertThat(play.events(CardDestroyed.class)).hasSize(1);
        assertThat(play.events(AbilityUsed.class)).isEmpty();
        assertThat(play.events(ColonistsWentHome.class))
                .containsExactly(new ColonistsWentHome(GhostCaptain.SEAT, play.card("raven"), 3));
    }

    @Test
    @Rule({"GHO-6", "RUL-86", "RUL-49"})
    void hisSilverSmelterMeltsNobody() {
        Scene scene = Haunted.scene()
                .player(2, side -> side.startingFort(2, "WGGB").fort("robust-stronghold", 3, "GW", ".."));

        SceneGame play = Haunted.withRow(scene, "silver-smelter").actionOf(2);

        assertThat(play.player(2).coins()).isEqualTo(2);
        assertThat(play.colonists("robust-stronghold")).isEqualTo(3);
        assertThat(play.events(ColonistsWentHome.class)).isEmpty();
    }

    @Test
    @Proof({"GHO-6", "RUL-51", "RUL-86"})
    void hisSpyOutpostLooksAtNothing() {
        SceneGame play = SPYING.actionOf(2);

        assertThat(play.table().attack()).as("he attacks").isNotEmpty();
        assertThat(play.events(HandSeen.class)).isEmpty();
        assertThat(play.turn().isChance()).as("the dice are next").isTrue();
    }

    @Test
    @Rule({"RUL-51", "RUL-87"})
    void faceDownHeLooksLikeEverybodyElse() {
        SceneGame play = Haunted.faceDown(SPYING).actionOf(2);

        assertThat(play.events(HandSeen.class)).hasSize(1);
    }

    @Test
    @Rule("RUL-51")
    void aSpyOutpostOfThePlayerLooksAsEver() {
        SceneGame play = Haunted.scene()
                .player(1, side -> side.fort("spy-outpost", 0, "~~~.", "~~~.", ".W~~"))
                .player(2, side -> side.hand("raven"))
                .actionOf(1)
                .attacks("starting-fort-2");

        assertThat(play.events(HandSeen.class).map(HandSeen::observer)).containsExactly(GhostCaptain.PLAYER);
    }

    // ---- what is compulsory ----

    @Test
    @Rule({"RUL-86", "RUL-43", "GHO-5"})
    void hisGuardedFortressLosesTheStoneNearestTheSeaThenNearestTheCoins() {
        Scene both = Haunted.scene().player(2, side -> side.fort("guarded-fortress", 0, "~B~", "WGW"));

        assertThat(both.actionOf(1)
                        .attacksAndKeeps("guarded-fortress", TARGET, LEADERSHIP, LEADERSHIP)
                        .does(new EndLeadership())
                        .does(new ChooseSecondWave())
                        .events(StoneFell.class))
                .containsExactly(new StoneFell(both.card("guarded-fortress"), 0, StoneColor.BLACK));
        assertThat(both.actionOf(1)
                        .attacksAndKeeps("guarded-fortress", TARGET, TARGET, LEADERSHIP)
                        .does(new ChooseSecondWave())
                        .events(StoneFell.class)
                        .map(StoneFell::space))
                .containsExactly(0, 1);
    }

    @Test
    @Rule({"RUL-86", "RUL-44", "GHO-5"})
    void hisSaboteurTakesBlackBeforeWhiteBeforeGray() {
        Scene scene = Haunted.scene()
                .player(1, side -> side.supply("GWB"))
                .player(2, side -> side.fort("saboteur-outpost", 0, "~~.W", ".~~~", ".~~~"));

        assertThat(scene.actionOf(1).attacks("saboteur-outpost").events(StoneLost.class))
                .containsExactly(new StoneLost(GhostCaptain.PLAYER, StoneColor.BLACK));
        assertThat(scene.player(1, side -> side.supply("GW"))
                        .actionOf(1)
                        .attacks("saboteur-outpost")
                        .events(StoneLost.class))
                .containsExactly(new StoneLost(GhostCaptain.PLAYER, StoneColor.WHITE));
    }

    @Test
    @Rule({"RUL-44", "GHO-5", "RUL-88"})
    void hisCoveTakesFromTheShipThatWasBuiltFirst() {
        SceneGame play = Haunted.scene()
                .player(1, side -> side.ship("victory", 0).ship("raven").ship("sister-catarina"))
                .player(2, side -> side.fort("cove-outpost", 0, "..", "W~", ".~"))
                .actionOf(1)
                .attacks("cove-outpost");

        assertThat(play.events(ColonistsWentHome.class))
                .containsExactly(new ColonistsWentHome(GhostCaptain.PLAYER, play.card("raven"), 1));
    }

    @Test
    @Rule({"RUL-50", "GHO-5", "RUL-88"})
    void hisTradeCompanyDestroysTheBuildingNearestTheSeaThenNearestTheCoins() {
        Scene scene = Haunted.scene()
                .player(2, side -> side.startingFort(3, "WGGB"))
                .player(
                        1,
                        side -> side.building("academy", 0)
                                .building("armory", 0)
                                .fort("robust-stronghold", 0, "G.", "..")
                                .building("cannon-smith", 0));

        SceneGame play = Haunted.withRow(scene, "trade-company").actionOf(2);

        assertThat(play.discardPile()).containsExactly("academy");
    }

    @Test
    @Rule({"RUL-50", "GHO-5", "RUL-88"})
    void hisWatchtowerDestroysTheShipThatWasBuiltFirst() {
        Scene scene = Haunted.scene()
                .player(2, side -> side.startingFort(3, "WGGB"))
                .player(1, side -> side.ship("victory").ship("dominica"));

        assertThat(Haunted.withRow(scene, "watchtower").actionOf(2).discardPile())
                .containsExactly("victory");
    }

    @Test
    @Rule("RUL-47")
    void hisGovernorsMansionMakesThePlayerDiscardByChance() {
        Scene scene = Haunted.scene()
                .player(2, side -> side.startingFort(3, "WGGB"))
                .player(1, side -> side.hand("raven", "victory"));

        SceneGame play = Haunted.withRow(scene, "governors-mansion").actionOf(2);

        assertThat(play.turn().isChance()).isTrue();
        assertThat(play.picks("victory").events(CardDiscarded.class))
                .containsExactly(new CardDiscarded("main", GhostCaptain.PLAYER, play.card("victory")));
    }

    @Test
    @Rule({"COL-3", "GHO-5"})
    @Proof("RUL-90")
    void whenColonistsAreShortTheFortsNearestTheCoinsGetThem() {
        SceneGame play = Haunted.scene()
                .player(
                        2,
                        side -> side.startingFort(4, "WGGB")
                                .fort("robust-stronghold", 0, "G.", "..")
                                .fort("secret-fortress", 3, "B.", "..")
                                .fort("scout-outpost", 0, "~W.", "..~")
                                .fort("cove-outpost", 0, "..", "W~", ".~"))
                .turnOf(2);

        assertThat(play.events(ColonistsSettled.class))
                .containsExactly(
                        new ColonistsSettled(GhostCaptain.SEAT, play.card("robust-stronghold"), 1),
                        new ColonistsSettled(GhostCaptain.SEAT, play.card("scout-outpost"), 1));
    }

    @Test
    @Rule({"RUL-86", "RUL-43"})
    void againstAGuardedFortressOfThePlayerThePlayerPicks() {
        SceneGame play = Haunted.scene()
                .player(1, side -> side.noStartingFort().fort("guarded-fortress", 0, "~B~", "WGW"))
                .actionOf(2)
                .rolls(TARGET, LEADERSHIP, LEADERSHIP, LEADERSHIP);

        assertThat(play.asked()).isEqualTo(1);
        assertThat(play.options()).hasSize(4);
        assertThat(play.fells(3).stones("guarded-fortress")).containsExactly("~B~", "WG.");
    }

    @Test
    @Rule("GHO-4")
    void againstASecretFortressWithoutTargetsNothingIsLeftToDo() {
        SceneGame play = Haunted.scene()
                .player(1, side -> side.noStartingFort().fort("secret-fortress", 0, "BW", "W."))
                .actionOf(2)
                .rolls(BLACK, WHITE, GRAY, GRAY);

        assertThat(play.stones("secret-fortress")).containsExactly(".W", "W.");
        assertThat(play.player(2).supply().total()).isEqualTo(2);
    }
}
