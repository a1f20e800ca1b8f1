package io.github.casemate.expansions.ghost;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.kernel.Rejection;
import io.github.casemate.siege.action.DrawCards;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.box.Layout;
import io.github.casemate.siege.box.StoneColor;
import io.github.casemate.siege.box.Stones;
import io.github.casemate.siege.cards.BaseCards;
import io.github.casemate.siege.event.BuildEnded;
import io.github.casemate.siege.event.BuildingBuilt;
import io.github.casemate.siege.event.CardsDrawn;
import io.github.casemate.siege.event.CoinsScored;
import io.github.casemate.siege.event.FleetSent;
import io.github.casemate.siege.event.Passed;
import io.github.casemate.siege.event.ShipBuilt;
import io.github.casemate.siege.event.StoneBrought;
import io.github.casemate.siege.event.StonePlaced;
import io.github.casemate.siege.permission.AttackFort;
import io.github.casemate.siege.quantity.VictoryCoins;
import io.github.casemate.siege.spi.Modifier;
import io.github.casemate.siege.spi.Restriction;
import io.github.casemate.siege.table.Source;
import io.github.casemate.siege.table.Table;
import io.github.casemate.testkit.rules.Proof;
import io.github.casemate.testkit.rules.Rule;
import io.github.casemate.testkit.siege.Scene;
import io.github.casemate.testkit.siege.SceneGame;
import io.vavr.collection.Seq;
import org.junit.jupiter.api.Test;

/** Which action the Ghost Captain takes, and how he builds. */
class GhostActionTest {

    /** Four colonists on his Starting Fort. */
    private static final Scene CREWED = Haunted.scene().player(2, side -> side.startingFort(4, "WGGB"));

    /** The player's imperial board is empty. */
    private static Scene threatening(Scene scene) {
        return scene.player(1, side -> side.home(0));
    }

    private static Seq<String> built(SceneGame play) {
        return play.events(BuildEnded.class).map(built -> built.card().id());
    }

    private static boolean attacks(SceneGame play) {
        return !play.events(FleetSent.class).isEmpty();
    }

    /** Nothing can be attacked. */
    private record NoAttack() implements Restriction<AttackFort> {
        @Override
        public Class<AttackFort> about() {
            return AttackFort.class;
        }

        @Override
        public boolean forbids(AttackFort permission, Source source, Table table) {
            return true;
        }

        @Override
        public Rejection reason(AttackFort permission) {
            return Rejection.of("no-attack", "Nobody attacks.", "ATK-1");
        }
    }

    /** As a Town Hall does. */
    private record MoreCoins() implements Modifier<VictoryCoins> {
        @Override
        public Class<VictoryCoins> about() {
            return VictoryCoins.class;
        }

        @Override
        public int modify(int number, VictoryCoins asked, Source source, Table table) {
            return asked.player().equals(GhostCaptain.SEAT) ? 23 : number;
        }
    }

    // ---- build, attack, never draw ----

    @Test
    @Proof({"GHO-1", "GHO-2"})
    void heBuildsTheLeftmostCardThatHeCan() {
        assertThat(built(Haunted.withRow(CREWED, "armory", "victory").actionOf(2)))
                .containsExactly("armory");
        assertThat(built(Haunted.withRow(CREWED, "victory", "armory").actionOf(2)))
                .containsExactly("victory");
    }

    @Test
    @Rule("GHO-2")
    void whatHeCannotBuildHeSkips() {
        Scene scene = Haunted.scene().player(2, side -> side.startingFort(2, "WGGB"));

        SceneGame play = Haunted.withRow(scene, "raven", "prison", "robust-stronghold", "academy", "armory")
                .actionOf(2);

        assertThat(built(play)).containsExactly("academy");
        assertThat(Haunted.row(play)).containsExactly("raven", "prison", "robust-stronghold", "armory");
    }

    @Test
    @Rule("GHO-1")
    void heAttacksWhenHeCanBuildNothing() {
        SceneGame play =
                Haunted.withRow(Haunted.scene(), "raven", "robust-stronghold").actionOf(2);

        assertThat(attacks(play)).isTrue();
        assertThat(built(play)).isEmpty();
        assertThat(play.turn().isChance()).isTrue();
    }

    @Test
    @Proof("GHO-1")
    void heNeverDrawsNotEvenWhenNothingElseIsLeft() {
        Scene scene = Haunted.scene().player(1, side -> side.hand("robust-stronghold"));

        SceneGame play = Haunted.withRule(Haunted.withRow(scene, "raven"), new NoAttack())
                .actionOf(2);

        assertThat(play.events(Passed.class)).containsExactly(new Passed(GhostCaptain.SEAT));
        assertThat(play.events(CardsDrawn.class)).isEmpty();
        assertThat(play.asked()).isEqualTo(1);
        assertThat(play.options()).contains(new DrawCards());
    }

    // ---- under threat ----

    @Test
    @Proof({"GHO-1", "RUL-82"})
    void underThreatOfAColonistVictoryHeAttacks() {
        Scene scene = Haunted.withRow(CREWED, "armory");

        assertThat(attacks(threatening(scene).actionOf(2))).isTrue();
        assertThat(attacks(scene.player(1, side -> side.home(1)).actionOf(2))).isFalse();
    }

    @Test
    @Proof("RUL-82")
    void thatABuildWouldEndTheThreatIsNotConsidered() {
        Scene scene = Haunted.withRow(CREWED.player(1, side -> side.startingFort(4, "WGGB")), "prison");

        assertThat(attacks(threatening(scene).actionOf(2))).isTrue();
    }

    @Test
    @Rule({"GHO-1", "LAW-12"})
    @Proof("RUL-81")
    void underThreatHeBuildsTheLeftmostCardThatWinsAndWinsAtOnce() {
        Scene scene = Haunted.withRow(CREWED.player(2, side -> side.coins(17)), "armory", "raven", "victory", "prison");

        SceneGame play = threatening(scene).actionOf(2);

        assertThat(built(play)).containsExactly("raven");
        assertThat(play.turn().isOver()).isTrue();
        assertThat(play.table().ending().get().winner()).containsExactly(GhostCaptain.SEAT);
        assertThat(play.turn().ended().get().why()).isEqualTo("economic-victory");
    }

    @Test
    @Rule("RUL-81")
    void whatTheCardDoesWhenBuiltDoesNotTakeTheVictoryAway() {
        Scene scene = Haunted.withRow(
                CREWED.player(2, side -> side.coins(17)).player(1, side -> side.startingFort(4, "WGGB")), "prison");

        SceneGame play = threatening(scene).actionOf(2);

        assertThat(play.player(1).home()).isEqualTo(1);
        assertThat(play.turn().isOver()).isTrue();
    }

    @Test
    @Rule("RUL-81")
    void aFortWinsByTheStonesThatFillIt() {
        Scene scene = Haunted.scene().player(2, side -> side.coins(17).supply("BWW"));

        assertThat(threatening(Haunted.withRow(scene, "robust-stronghold"))
                        .actionOf(2)
                        .turn()
                        .isOver())
                .isTrue();
        assertThat(attacks(threatening(Haunted.withRow(scene.player(2, side -> side.coins(16)), "robust-stronghold"))
                        .actionOf(2)))
                .isTrue();
    }

    @Test
    @Rule("RUL-81")
    void aBuildingCountsTheCoinsOfTheFortThatItWouldStandBelow() {
        Scene first = Haunted.scene()
                .player(
                        2,
                        side -> side.coins(18)
                                .noStartingFort()
                                .fort("robust-stronghold", 1, "G.", "..")
                                .fort("scout-outpost", 1, "~W.", "..~"));
        Scene second = Haunted.scene()
                .player(
                        2,
                        side -> side.coins(18)
                                .noStartingFort()
                                .fort("scout-outpost", 1, "~W.", "..~")
                                .fort("robust-stronghold", 1, "G.", ".."));

        assertThat(threatening(Haunted.withRow(first, "armory"))
                        .actionOf(2)
                        .turn()
                        .isOver())
                .isTrue();
        assertThat(attacks(threatening(Haunted.withRow(second, "armory")).actionOf(2)))
                .isTrue();
    }

    @Test
    @Rule({"RUL-81", "RUL-33"})
    void aCoinThatScoutOutpostTakesMayBeTheOneHeLacks() {
        Scene scene = Haunted.withRow(CREWED.player(2, side -> side.coins(16)), "raven");

        assertThat(threatening(scene).actionOf(2).turn().isOver()).isTrue();
        assertThat(attacks(threatening(scene.player(1, side -> side.fort("scout-outpost", 0, "~W.", "..~")))
                        .actionOf(2)))
                .isTrue();
    }

    @Test
    @Rule("VIC-3")
    @Proof("RUL-81")
    void heNeedsMoreCoinsThanThePlayerAndAsManyAsAVictoryTakes() {
        Scene scene = Haunted.withRow(CREWED.player(2, side -> side.coins(16)), "raven");

        assertThat(attacks(threatening(scene.player(1, side -> side.coins(20))).actionOf(2)))
                .isTrue();
        assertThat(threatening(scene.player(1, side -> side.coins(19)))
                        .actionOf(2)
                        .turn()
                        .isOver())
                .isTrue();
        assertThat(attacks(threatening(Haunted.withRule(scene, new MoreCoins())).actionOf(2)))
                .isTrue();
    }

    @Test
    @Rule("VIC-1")
    @Proof({"LAW-12", "RUL-81"})
    void withoutAThreatHeWaitsForHisVictoryPhase() {
        SceneGame play = Haunted.withRow(CREWED.player(2, side -> side.coins(16)), "raven", "armory")
                .actionOf(2);

        assertThat(play.player(2).coins()).isEqualTo(20);
        assertThat(play.turn().isOver()).isFalse();
        assertThat(play.asked()).isEqualTo(1);
    }

    // ---- forts ----

    @Test
    @Rule({"GHO-5", "GHO-12", "RUL-89"})
    @Proof("GHO-2")
    void heBuildsAFortOnlyIfHeCanFillItAndFillsItFromTheSeaAndTheCoins() {
        Scene scene = Haunted.scene().player(2, side -> side.supply("GWB"));

        SceneGame play = Haunted.withRow(scene, "robust-stronghold").actionOf(2);

        assertThat(play.stones("robust-stronghold")).containsExactly("GB", "WG");
        assertThat(play.events(CoinsScored.class)).containsExactly(new CoinsScored(GhostCaptain.SEAT, 3));
        assertThat(attacks(Haunted.withRow(scene.player(2, side -> side.supply("GW")), "robust-stronghold")
                        .actionOf(2)))
                .isTrue();
    }

    @Test
    @Rule("GHO-5")
    @Proof("RUL-89")
    void pinkStonesComeFirstThenBlackThenWhiteThenGray() {
        Scene scene = Haunted.scene()
                .with(table -> table.change(
                        GhostCaptain.SEAT,
                        side -> side.withSupply(
                                Stones.of(StoneColor.GRAY, StoneColor.WHITE, StoneColor.BLACK, StoneColor.PINK))));

        SceneGame play = Haunted.withRow(scene, "barricaded-fortress").actionOf(2);

        assertThat(play.stones("barricaded-fortress")).containsExactly("~BP~", "~~~~", "B~~W");
        assertThat(play.player(2).supply()).isEqualTo(Stones.of(StoneColor.GRAY));
        assertThat(play.events(StonePlaced.class).map(StonePlaced::space)).containsExactly(1, 2, 3);
    }

    @Test
    @Proof("RUL-89")
    void aFlagWhoseColourIsOutMustBeFilledToo() {
        Scene scene = Haunted.scene().player(2, side -> side.supply("BWW")).supply("BBWW");

        assertThat(attacks(Haunted.withRow(scene, "robust-stronghold").actionOf(2)))
                .isTrue();

        Scene more = scene.with(table -> table.change(
                GhostCaptain.SEAT, side -> side.withSupply(side.supply().plus(StoneColor.WHITE, 1))));
        SceneGame play = Haunted.withRow(more, "robust-stronghold").actionOf(2);
        assertThat(play.stones("robust-stronghold")).containsExactly("BW", "WW");
        assertThat(play.player(2).coins()).isEqualTo(4);
    }

    @Test
    @Proof("RUL-89")
    void ofTwoFlagsOfOneColourTheLastStoneFillsOnlyOne() {
        Scene scene = Scene.of(Haunted.RULESET.withCards(
                        BaseCards.all().append(Card.fort("twin-flags", "Twin Flags", Layout.of("GG."), 3))))
                .player(2, side -> side.supply("B"));

        assertThat(built(Haunted.withRow(scene, "twin-flags").actionOf(2))).containsExactly("twin-flags");
        assertThat(attacks(Haunted.withRow(scene.supply("G"), "twin-flags").actionOf(2)))
                .isTrue();
    }

    // ---- buildings and ships ----

    @Test
    @Rule("GHO-5")
    @Proof("GHO-12")
    void aBuildingGoesBelowTheFortNearestTheCoinsThatCanPay() {
        Scene scene = Haunted.scene()
                .player(
                        2,
                        side -> side.startingFort(1, "WGGB")
                                .fort("robust-stronghold", 2, "G.", "..")
                                .fort("scout-outpost", 3, "~W.", "..~"));

        assertThat(Haunted.withRow(scene, "armory").actionOf(2).events(BuildingBuilt.class))
                .containsExactly(
                        new BuildingBuilt(GhostCaptain.SEAT, scene.card("armory"), scene.card("starting-fort-2"), 1));
        assertThat(Haunted.withRow(scene, "academy").actionOf(2).events(BuildingBuilt.class))
                .containsExactly(new BuildingBuilt(
                        GhostCaptain.SEAT, scene.card("academy"), scene.card("robust-stronghold"), 2));
        assertThat(Haunted.withRow(scene, "raven").actionOf(2).events(ShipBuilt.class))
                .containsExactly(new ShipBuilt(GhostCaptain.SEAT, scene.card("raven"), scene.card("scout-outpost"), 3));
        assertThat(Haunted.withRow(scene, "victory").actionOf(2).events(ShipBuilt.class))
                .containsExactly(
                        new ShipBuilt(GhostCaptain.SEAT, scene.card("victory"), scene.card("robust-stronghold"), 2));
    }

    @Test
    @Rule("GHO-5")
    @Proof({"GHO-12", "RUL-86"})
    void aRepairIsAlwaysTakenNearestTheSeaThenNearestTheCoins() {
        Scene front =
                Haunted.scene().player(2, side -> side.noStartingFort().fort("fortified-stronghold", 1, "G..", ".~~"));
        Scene back =
                Haunted.scene().player(2, side -> side.noStartingFort().fort("fortified-stronghold", 1, "GWB", ".~~"));

        assertThat(Haunted.withRow(front, "armory").actionOf(2).events(StoneBrought.class))
                .containsExactly(new StoneBrought(front.card("fortified-stronghold"), 1, StoneColor.GRAY));
        assertThat(Haunted.withRow(back, "armory").actionOf(2).events(StoneBrought.class))
                .containsExactly(new StoneBrought(back.card("fortified-stronghold"), 3, StoneColor.GRAY));
    }
}
