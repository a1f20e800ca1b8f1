package io.github.casemate.expansions.ghost;

import static io.github.casemate.siege.box.Face.BLACK;
import static io.github.casemate.siege.box.Face.GRAY;
import static io.github.casemate.siege.box.Face.LEADERSHIP;
import static io.github.casemate.siege.box.Face.TARGET;
import static io.github.casemate.siege.box.Face.WHITE;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.expansions.captains.CaptainsModule;
import io.github.casemate.expansions.captains.DrawCaptain;
import io.github.casemate.expansions.monuments.BuildMonument;
import io.github.casemate.expansions.monuments.Island;
import io.github.casemate.expansions.monuments.MonumentBuilt;
import io.github.casemate.expansions.ramparts.AttackTurned;
import io.github.casemate.expansions.ramparts.ResultChanged;
import io.github.casemate.siege.action.Decline;
import io.github.casemate.siege.action.DrawCards;
import io.github.casemate.siege.action.EndLeadership;
import io.github.casemate.siege.action.GiveCard;
import io.github.casemate.siege.action.KeepDice;
import io.github.casemate.siege.box.StoneColor;
import io.github.casemate.siege.event.CardDestroyed;
import io.github.casemate.siege.event.CardTaken;
import io.github.casemate.siege.event.CardsDrawn;
import io.github.casemate.siege.event.CoinsScored;
import io.github.casemate.siege.event.ColonistsMoved;
import io.github.casemate.siege.event.ColonistsSettled;
import io.github.casemate.siege.event.ColorChosen;
import io.github.casemate.siege.event.DiceTaken;
import io.github.casemate.siege.event.FleetSent;
import io.github.casemate.siege.event.FortAttacked;
import io.github.casemate.siege.event.Reinforced;
import io.github.casemate.siege.event.StoneBrought;
import io.github.casemate.siege.event.StoneFell;
import io.github.casemate.siege.event.StonePlaced;
import io.github.casemate.siege.table.Pile;
import io.github.casemate.testkit.rules.Rule;
import io.github.casemate.testkit.siege.Scene;
import io.github.casemate.testkit.siege.SceneGame;
import org.junit.jupiter.api.Test;

/** The Ghost Captain with the cards of the other expansions: long, for there are four of them. */
class GhostWithExpansionsTest {

    private static final Scene SCENE = Scene.of(Haunted.RULESET.with("captains", "coquina", "monuments", "ramparts"));

    // ---- his action and target ----

    @Test
    @Rule({"RUL-81", "RUL-69"})
    void aTownHallOfThePlayerCounts() {
        Scene scene = Haunted.withRow(
                SCENE.player(2, side -> side.startingFort(4, "WGGB").coins(16)), "raven");
        Scene threatened = scene.player(1, side -> side.building("town-hall").home(0));

        assertThat(scene.player(1, side -> side.home(0)).actionOf(2).turn().isOver())
                .isTrue();
        assertThat(threatened.actionOf(2).events(FleetSent.class)).hasSize(1);
        assertThat(threatened
                        .player(2, side -> side.coins(19))
                        .actionOf(2)
                        .turn()
                        .isOver())
                .isTrue();
    }

    @Test
    @Rule({"RUL-83", "RUL-71"})
    void aDecoyCountsForMoreThanTheFewestStones() {
        SceneGame play = SCENE.player(
                        1, side -> side.fort("secret-fortress", 0, "B.", "..").fort("decoy-fortress", 0, "BPW", "~G~"))
                .actionOf(2);

        assertThat(play.events(FleetSent.class).map(sent -> sent.fort().id())).containsExactly("decoy-fortress");
    }

    @Test
    @Rule({"RUL-83", "RUL-56"})
    void aCitadelTakesADieAwayIfHeHasNoShip() {
        Scene scene = SCENE.player(1, side -> side.fort("citadel-fortress", 0, "B.", "..", "~."));

        assertThat(scene.actionOf(2).events(DiceTaken.class).map(DiceTaken::dice))
                .containsExactly(3);
        assertThat(scene.player(2, side -> side.ship("raven"))
                        .actionOf(2)
                        .events(DiceTaken.class)
                        .map(DiceTaken::dice))
                .containsExactly(4);
    }

    @Test
    @Rule({"RUL-89", "RUL-76", "GHO-2"})
    void aPinkFlagIsFreeWhileThereIsAPinkStone() {
        Scene scene = SCENE.player(2, side -> side.supply("BW"));

        assertThat(Haunted.withRow(scene, "safe-harbor").actionOf(2).stones("safe-harbor"))
                .containsExactly("~P", "BW");
        assertThat(Haunted.withRow(scene.supply("BBB"), "safe-harbor")
                        .actionOf(2)
                        .events(FleetSent.class))
                .hasSize(1);
    }

    @Test
    @Rule({"GHO-12", "RUL-86", "RUL-5"})
    void heRepairsWithPinkToo() {
        Scene scene = SCENE.player(2, side -> side.startingFort(2, ".GG."));

        assertThat(Haunted.withRow(scene, "lookout-point").actionOf(2).events(StoneBrought.class))
                .containsExactly(new StoneBrought(scene.card("starting-fort-2"), 0, StoneColor.PINK));
    }

    // ---- leadership ----

    @Test
    @Rule({"RUL-84", "RUL-67"})
    void hisTavernMakesResultsBlack() {
        Scene scene = SCENE.player(2, side -> side.building("tavern"));

        assertThat(scene.actionOf(2).rolls(LEADERSHIP, LEADERSHIP, GRAY, TARGET).events(ResultChanged.class))
                .containsExactly(new ResultChanged(GhostCaptain.SEAT, LEADERSHIP, BLACK));
        assertThat(scene.actionOf(2).rolls(LEADERSHIP, WHITE, GRAY, TARGET).events(ResultChanged.class))
                .containsExactly(new ResultChanged(GhostCaptain.SEAT, GRAY, BLACK));
        assertThat(scene.actionOf(2).rolls(LEADERSHIP, TARGET, WHITE, TARGET).events(ResultChanged.class))
                .containsExactly(new ResultChanged(GhostCaptain.SEAT, WHITE, BLACK));
        assertThat(scene.actionOf(2).rolls(LEADERSHIP, TARGET, TARGET, TARGET).events(ResultChanged.class))
                .containsExactly(new ResultChanged(GhostCaptain.SEAT, TARGET, BLACK));
    }

    @Test
    @Rule({"RUL-84", "RUL-67"})
    void hisTavernSparesNoFortByMakingBlackResultsWhite() {
        SceneGame play = SCENE.player(1, side -> side.noStartingFort().fort("steep-walled-stronghold", 0, "BBB."))
                .player(2, side -> side.building("tavern"))
                .actionOf(2)
                .rolls(LEADERSHIP, BLACK, BLACK, BLACK);

        assertThat(play.events(ResultChanged.class)).isEmpty();
        assertThat(play.findFort("steep-walled-stronghold")).isEmpty();
    }

    @Test
    @Rule({"RUL-84", "RUL-57"})
    void againstAHilltopFortressSinkingAShipTakesThree() {
        Scene scene = SCENE.player(
                1, side -> side.fort("hilltop-fortress", 0, "B.~", "~B.").ship("raven"));

        assertThat(scene.actionOf(2).rolls(LEADERSHIP, LEADERSHIP, GRAY, GRAY).events(CardDestroyed.class))
                .isEmpty();
        assertThat(scene.actionOf(2)
                        .rolls(LEADERSHIP, LEADERSHIP, LEADERSHIP, GRAY)
                        .events(CardDestroyed.class))
                .hasSize(1);
    }

    @Test
    @Rule({"GHO-7", "RUL-57"})
    void inAnAttackOnHisHilltopFortressTurningHimTakesThree() {
        Scene scene = SCENE.player(2, side -> side.fort("hilltop-fortress", 0, "B.~", "~B."));

        assertThat(scene.actionOf(1)
                        .attacksAndKeeps("hilltop-fortress", LEADERSHIP, LEADERSHIP, GRAY)
                        .options())
                .doesNotContain(new TurnGhost());
        assertThat(scene.actionOf(1)
                        .attacksAndKeeps("hilltop-fortress", LEADERSHIP, LEADERSHIP, LEADERSHIP)
                        .options())
                .contains(new TurnGhost());
    }

    @Test
    @Rule({"RUL-84", "RUL-73"})
    void shipsInASafeHarborLeaveHisLeadershipToHisAbilities() {
        SceneGame play = SCENE.player(
                        1, side -> side.fort("safe-harbor", 0, "~P", "B.").ship("raven"))
                .player(2, side -> side.ship("magnifique"))
                .actionOf(2)
                .rolls(LEADERSHIP, LEADERSHIP, GRAY, GRAY);

        assertThat(play.player(2).coins()).isEqualTo(2);
        assertThat(play.player(1).ships()).hasSize(1);
    }

    @Test
    @Rule({"RUL-84", "RUL-70", "GHO-5"})
    void hisSantaElenaAndCorsairTakeBlackBeforeWhiteBeforeGray() {
        SceneGame elena = SCENE.player(2, side -> side.supply("").ship("santa-elena"))
                .actionOf(2)
                .rolls(LEADERSHIP, TARGET, TARGET, TARGET);
        SceneGame corsair = SCENE.player(2, side -> side.supply("").ship("corsair"))
                .player(1, side -> side.supply("GGW"))
                .actionOf(2)
                .rolls(LEADERSHIP, TARGET, TARGET, TARGET);

        assertThat(elena.player(2).supply().count(StoneColor.BLACK)).isEqualTo(1);
        assertThat(corsair.player(2).supply().count(StoneColor.WHITE)).isEqualTo(1);
        assertThat(corsair.player(1).supply().total()).isEqualTo(2);
    }

    @Test
    @Rule({"RUL-84", "RUL-70", "RUL-88"})
    void hisLeviathanDestroysTheBuildingNearestTheSea() {
        SceneGame play = SCENE.player(1, side -> side.building("armory", 0).building("academy", 0))
                .player(2, side -> side.ship("leviathan"))
                .actionOf(2)
                .rolls(LEADERSHIP, LEADERSHIP, GRAY, TARGET);

        assertThat(play.discardPile()).containsExactly("armory");
    }

    @Test
    @Rule({"RUL-84", "RUL-76", "GHO-6"})
    void whatHisBarbaryApeTakesGoesToTheRightEnd() {
        SceneGame play = Haunted.withRow(
                        SCENE.player(2, side -> side.ship("barbary-ape"))
                                .player(1, side -> side.hand("armory", "raven")),
                        "prison")
                .actionOf(2)
                .rolls(LEADERSHIP, GRAY, GRAY, GRAY);

        SceneGame taken = play.picks("armory");
        assertThat(taken.events(CardTaken.class)).hasSize(1);
        assertThat(Haunted.row(taken)).containsExactly("prison", "armory");
    }

    // ---- attack colour ----

    @Test
    @Rule({"RUL-85", "RUL-58"})
    void aMoatAndAPalisadeAreCounted() {
        Scene moat = SCENE.player(1, side -> side.noStartingFort().fort("moated-fortress", 0, "B.W", "~.~"));
        Scene palisade = SCENE.player(1, side -> side.noStartingFort().fort("palisade-stronghold", 0, "BB.W", "~.~~"));

        assertThat(moat.actionOf(2)
                        .rolls(BLACK, WHITE, WHITE, LEADERSHIP)
                        .events(ColorChosen.class)
                        .map(ColorChosen::color))
                .containsExactly(StoneColor.WHITE);
        assertThat(palisade.actionOf(2)
                        .rolls(BLACK, BLACK, WHITE, LEADERSHIP)
                        .events(ColorChosen.class)
                        .map(ColorChosen::color))
                .containsExactly(StoneColor.WHITE);
    }

    @Test
    @Rule({"GHO-4", "RUL-72"})
    void aPeninsulaLosesTheStoneNearestTheSeaAndTheCoins() {
        SceneGame play = SCENE.player(1, side -> side.noStartingFort().fort("peninsula-fort", 0, "PB.", "WG~"))
                .actionOf(2)
                .rolls(TARGET, TARGET, TARGET, LEADERSHIP);

        assertThat(play.events(StoneFell.class).map(StoneFell::space)).containsExactly(1);
    }

    // ---- what he never does ----

    @Test
    @Rule({"RUL-86", "RUL-62"})
    void hisSignalOutpostTurnsNoAttack() {
        SceneGame play = SCENE.player(2, side -> side.fort("signal-outpost", 0, "B~.", "W~."))
                .actionOf(1)
                .attacks("starting-fort-2");

        assertThat(play.events(AttackTurned.class)).isEmpty();
        assertThat(play.events(FortAttacked.class).map(event -> event.fort().id()))
                .containsExactly("starting-fort-2");
    }

    @Test
    @Rule({"RUL-86", "RUL-60"})
    void hisMasonsPlaceNothing() {
        SceneGame play = SCENE.player(2, side -> side.fort("masons-stronghold", 0, ".G", "..", "~."))
                .actionOf(2)
                .rolls(BLACK, WHITE, WHITE, GRAY);

        assertThat(play.events(Reinforced.class)).hasSize(1);
        assertThat(play.stones("masons-stronghold")).containsExactly(".G", "..", "~.");
    }

    @Test
    @Rule({"RUL-86", "RUL-66"})
    void hisPowderMagazineKeepsItsColonist() {
        SceneGame play = SCENE.player(2, side -> side.building("powder-magazine"))
                .actionOf(2)
                .rolls(BLACK, WHITE, WHITE, GRAY);

        assertThat(play.colonists("powder-magazine")).isEqualTo(1);
        assertThat(play.results().count(TARGET)).isZero();
    }

    @Test
    @Rule({"RUL-86", "RUL-68"})
    void hisStonemasonsGuildPlacesNothing() {
        SceneGame play = Haunted.withRow(SCENE.player(2, side -> side.startingFort(2, "...B")), "stonemasons-guild")
                .actionOf(2);

        assertThat(play.stones("starting-fort-2")).as("only the repair").containsExactly("W..B");
        assertThat(play.events(StonePlaced.class)).isEmpty();
        assertThat(play.player(2).coins()).isEqualTo(2);
    }

    @Test
    @Rule({"RUL-86", "RUL-75"})
    void hisExplorersStayWhereTheyAre() {
        SceneGame play = SCENE.player(
                        2,
                        side -> side.startingFort(2, "WGGB")
                                .building("explorer-headquarters")
                                .fort("robust-stronghold", 0, "G.", ".."))
                .turnOf(2);

        assertThat(play.events(ColonistsMoved.class)).isEmpty();
        assertThat(play.colonists("starting-fort-2")).isEqualTo(3);
        assertThat(play.colonists("robust-stronghold")).isEqualTo(1);
    }

    @Test
    @Rule({"RUL-86", "RUL-87", "MON-2"})
    void heBuildsNoMonumentUnlessThePlayerDoesItForHim() {
        Scene scene = SCENE.player(2, side -> side.supply("GG").fort("robust-stronghold", 3, "G.", ".."));

        SceneGame up = scene.actionOf(1).attacksAndKeeps("robust-stronghold", GRAY, LEADERSHIP, LEADERSHIP);
        SceneGame ended = up.does(new EndLeadership());
        assertThat(ended.findFort("robust-stronghold")).isEmpty();
        assertThat(ended.events(MonumentBuilt.class)).isEmpty();
        assertThat(ended.asked()).isZero();

        SceneGame down = up.does(new TurnGhost());
        assertThat(down.asked()).isEqualTo(1);
        assertThat(down.options()).containsExactly(new Decline(), new BuildMonument(Island.GRAY));
    }

    @Test
    @Rule({"RUL-86", "CAP-1"})
    void heNeitherDrawsNorPlaysCaptains() {
        Scene scene = SCENE.with(table -> table.changeDeck(
                CaptainsModule.DECK,
                deck -> deck.withHands(
                                deck.hands().update(1, Pile.of(deck.cards().head())))
                        .withUndrawn(deck.undrawn().minus(Pile.of(deck.cards().head())))));

        SceneGame play = scene.actionOf(2).rolls(LEADERSHIP, LEADERSHIP, LEADERSHIP, LEADERSHIP);

        assertThat(play.events(CardsDrawn.class)).isEmpty();
        assertThat(play.table()
                        .deck(CaptainsModule.DECK)
                        .hand(GhostCaptain.SEAT)
                        .size())
                .isEqualTo(1);
    }

    @Test
    @Rule({"RUL-86", "LAW-7"})
    void heIsNotAskedForASingleAnswerEither() {
        Scene scene = SCENE.with(table -> table.changeDeck(
                CaptainsModule.DECK,
                deck -> deck.withUndrawn(Pile.EMPTY).withRemoved(deck.undrawn().known())));

        SceneGame play = scene.actionOf(2).rolls(LEADERSHIP, LEADERSHIP, LEADERSHIP, LEADERSHIP);

        assertThat(play.game().turn(play.state()).isOf(GhostCaptain.SEAT))
                .as("he has Leadership, and may have captains")
                .isFalse();
    }

    @Test
    @Rule({"RUL-87", "RUL-28", "CAP-1"})
    void faceDownThePlayerMayDrawCaptainsForHimAndSeesThem() {
        SceneGame play = Haunted.faceDown(SCENE)
                .actionOf(2)
                .rolls(LEADERSHIP, LEADERSHIP, GRAY)
                .does(new KeepDice())
                .does(new DrawCaptain());
        SceneGame drawn = play.does(play.game().chance(play.state()).outcomes().head());

        assertThat(drawn.asked()).isEqualTo(1);
        assertThat(drawn.table()
                        .deck(CaptainsModule.DECK)
                        .hand(GhostCaptain.SEAT)
                        .size())
                .isEqualTo(1);
        assertThat(drawn.view(1).table().deck(CaptainsModule.DECK).hand(GhostCaptain.SEAT))
                .isEqualTo(drawn.table().deck(CaptainsModule.DECK).hand(GhostCaptain.SEAT));
    }

    // ---- what he must do ----

    @Test
    @Rule({"RUL-86", "RUL-90", "RUL-61"})
    void hisMissionTakesTwo() {
        Scene scene = SCENE.player(
                2, side -> side.fort("mission-outpost", 0, ".W", "~.", "~.").fort("robust-stronghold", 0, "G.", ".."));

        assertThat(scene.turnOf(2).events(ColonistsSettled.class).map(ColonistsSettled::number))
                .containsExactly(1, 2, 1);
        SceneGame few = scene.player(
                        2, side -> side.ship("dominica").building("academy", 0).ship("raven", 2))
                .turnOf(2);
        assertThat(few.events(ColonistsSettled.class).map(ColonistsSettled::number))
                .as("three are left: the Starting Fort, then Mission to its full two")
                .containsExactly(1, 2);
    }

    @Test
    @Rule({"RUL-86", "RUL-74", "GHO-6"})
    void hisLookoutDrawsToTheRightEnd() {
        SceneGame play = Haunted.withRow(SCENE.player(2, side -> side.building("lookout-point")), "prison", "raven")
                .actionOf(1)
                .attacks("starting-fort-2")
                .deals("armory");

        assertThat(Haunted.row(play)).containsExactly("prison", "raven", "armory");
    }

    @Test
    @Rule({"RUL-90", "RUL-65"})
    void hisCustomsHouseEarnsWithEachDrawOfThePlayer() {
        SceneGame play = SCENE.player(2, side -> side.building("customs-house"))
                .actionOf(1)
                .does(new DrawCards())
                .deals("raven", "prison", "armory");

        SceneGame given = play.does(new GiveCard(play.card("prison"), GhostCaptain.SEAT));
        assertThat(given.events(CoinsScored.class)).containsExactly(new CoinsScored(GhostCaptain.SEAT, 1));
    }
}
