package io.github.casemate.expansions.ghost;

import static io.github.casemate.siege.box.Face.BLACK;
import static io.github.casemate.siege.box.Face.GRAY;
import static io.github.casemate.siege.box.Face.LEADERSHIP;
import static io.github.casemate.siege.box.Face.TARGET;
import static io.github.casemate.siege.box.Face.WHITE;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.kernel.Rejection;
import io.github.casemate.siege.box.Face;
import io.github.casemate.siege.box.StoneColor;
import io.github.casemate.siege.box.Stones;
import io.github.casemate.siege.event.CardDestroyed;
import io.github.casemate.siege.event.ColorChosen;
import io.github.casemate.siege.event.DicePickedUp;
import io.github.casemate.siege.event.DiceTaken;
import io.github.casemate.siege.event.FleetSent;
import io.github.casemate.siege.event.LeadershipSpent;
import io.github.casemate.siege.event.OpenWatersEntered;
import io.github.casemate.siege.event.Reinforced;
import io.github.casemate.siege.event.ResultsAdded;
import io.github.casemate.siege.event.StoneFell;
import io.github.casemate.siege.permission.AttackFort;
import io.github.casemate.siege.quantity.GroupSize;
import io.github.casemate.siege.quantity.LeadershipPrice;
import io.github.casemate.siege.quantity.Quantity;
import io.github.casemate.siege.quantity.WaveResults;
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
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * How the Ghost Captain attacks, face up and with nothing to build. It is long because his attack decides so much.
 */
class GhostAttackTest {

    private static Seq<String> targets(SceneGame play) {
        return play.events(FleetSent.class).map(sent -> sent.fort().id());
    }

    private static Seq<StoneColor> colors(SceneGame play) {
        return play.events(ColorChosen.class).map(ColorChosen::color);
    }

    private static Seq<Integer> fallen(SceneGame play) {
        return play.events(StoneFell.class).map(StoneFell::space);
    }

    /** Decoy: only one of the player's forts may be attacked. */
    private record OnlyThisFort(String id) implements Restriction<AttackFort> {
        @Override
        public Class<AttackFort> about() {
            return AttackFort.class;
        }

        @Override
        public boolean forbids(AttackFort permission, Source source, Table table) {
            return !permission.fort().card().id().equals(id);
        }

        @Override
        public Rejection reason(AttackFort permission) {
            return Rejection.of("decoy", "Another fort comes first.", "ATK-1");
        }
    }

    /** A number is larger or smaller in every attack. */
    private record Changes<Q extends Quantity>(Class<Q> about, int change) implements Modifier<Q> {
        @Override
        public int modify(int number, Q asked, Source source, Table table) {
            return number + change;
        }
    }

    // ---- target ----

    @Test
    @Proof("GHO-3")
    void heAttacksTheFortWithTheFewestStones() {
        SceneGame play = Haunted.scene()
                .player(
                        1,
                        side -> side.fort("robust-stronghold", 0, "GB", "..")
                                .fort("secret-fortress", 0, "B.", "..")
                                .fort("scout-outpost", 0, "~WW", "..~"))
                .actionOf(2);

        assertThat(targets(play)).containsExactly("secret-fortress");
    }

    @ParameterizedTest
    @CsvSource({
        "GB,..,GW,..,robust-stronghold",
        "GB,B.,GW,..,secret-fortress",
        "GB,..,GW,B.,robust-stronghold",
        "..,..,..,..,robust-stronghold"
    })
    @Rule({"GHO-3", "GHO-5"})
    @Proof("RUL-21")
    void ofEqualFortsHeAttacksTheOneNearestTheCoinsWhichWasBuiltFirst(
            String front, String back, String otherFront, String otherBack, String target) {
        SceneGame play = Haunted.scene()
                .player(
                        1,
                        side -> side.fort("robust-stronghold", 0, front, back)
                                .fort("secret-fortress", 0, otherFront, otherBack))
                .actionOf(2);

        assertThat(targets(play)).containsExactly(target);
    }

    @Test
    @Proof("RUL-83")
    void aFortThatMustBeAttackedComesBeforeTheOneWithTheFewestStones() {
        Scene scene = Haunted.scene()
                .player(
                        1,
                        side -> side.fort("secret-fortress", 0, "B.", "..").fort("robust-stronghold", 0, "GB", ".."));

        assertThat(targets(Haunted.withRule(scene, new OnlyThisFort("robust-stronghold"))
                        .actionOf(2)))
                .containsExactly("robust-stronghold");
    }

    @Test
    @Proof("RUL-83")
    void heAttacksOpenWatersWhenThePlayerHasNoFort() {
        SceneGame play =
                Haunted.scene().player(1, side -> side.noStartingFort()).actionOf(2);

        assertThat(play.events(OpenWatersEntered.class)).hasSize(1);
        SceneGame over = play.rolls(BLACK, WHITE, GRAY, TARGET);
        assertThat(over.events(Reinforced.class))
                .containsExactly(new Reinforced(
                        GhostCaptain.SEAT, Stones.of(StoneColor.BLACK, StoneColor.WHITE, StoneColor.GRAY)));
        assertThat(over.asked()).isEqualTo(1);
    }

    // ---- dice ----

    @ParameterizedTest
    @ValueSource(ints = {9, 7, 6, 4, 3, 1})
    @Proof("GHO-3")
    void heRollsFourDiceWhereverHisColonistsAre(int home) {
        SceneGame play = Haunted.scene().player(2, side -> side.home(home)).actionOf(2);

        assertThat(play.events(DiceTaken.class).map(DiceTaken::dice)).containsExactly(4);
    }

    @Test
    @Rule("RUL-29")
    @Proof("RUL-83")
    void cardsThatTakeDiceAwayStillDo() {
        Scene one = Haunted.scene().player(1, side -> side.fort("formidable-fortress", 0, ".B.."));
        Scene two = one.player(1, side -> side.fort("flotilla-outpost", 0, "BB~", "~WB"));

        assertThat(one.actionOf(2).events(DiceTaken.class).map(DiceTaken::dice)).containsExactly(3);
        assertThat(two.actionOf(2).events(DiceTaken.class).map(DiceTaken::dice)).containsExactly(2);
    }

    @Test
    @Rule("GHO-3")
    void thePlayerRollsAsManyDiceAsEver() {
        assertThat(Haunted.scene()
                        .actionOf(1)
                        .attacks("starting-fort-2")
                        .events(DiceTaken.class)
                        .map(DiceTaken::dice))
                .containsExactly(3);
    }

    @Test
    @Proof("GHO-3")
    void heNeverRollsAgain() {
        SceneGame play = Haunted.scene()
                .player(2, side -> side.home(1))
                .actionOf(2)
                .rolls(LEADERSHIP, LEADERSHIP, TARGET, TARGET);

        assertThat(play.events(DicePickedUp.class)).isEmpty();
        assertThat(play.asked()).isEqualTo(1);
        assertThat(play.table().attack()).isEmpty();
    }

    // ---- leadership ----

    @Test
    @Rule({"GHO-4", "GHO-5", "RUL-84"})
    @Proof("RUL-88")
    void twoLeadershipDestroyTheShipThatWasBuiltFirst() {
        SceneGame play = Haunted.scene()
                .player(1, side -> side.ship("victory").ship("raven"))
                .actionOf(2)
                .rolls(LEADERSHIP, LEADERSHIP, LEADERSHIP, GRAY);

        assertThat(play.events(CardDestroyed.class).map(gone -> gone.card().id()))
                .containsExactly("victory");
    }

    @Test
    @Rule("GHO-4")
    @Proof("RUL-84")
    void fourDestroyTwoShipsBeforeAnyAbilityIsUsed() {
        SceneGame play = Haunted.scene()
                .player(1, side -> side.ship("victory").ship("raven"))
                .player(2, side -> side.ship("magnifique"))
                .actionOf(2)
                .rolls(LEADERSHIP, LEADERSHIP, LEADERSHIP, LEADERSHIP);

        assertThat(play.events(CardDestroyed.class).map(gone -> gone.card().id()))
                .containsExactly("victory", "raven");
        assertThat(play.player(2).coins()).isZero();
    }

    @Test
    @Rule("RUL-84")
    @Proof("GHO-4")
    void whatIsLeftGoesToHisAbilitiesAgainAndAgain() {
        Scene scene =
                Haunted.scene().player(1, side -> side.ship("victory")).player(2, side -> side.ship("magnifique"));

        assertThat(scene.actionOf(2)
                        .rolls(LEADERSHIP, LEADERSHIP, LEADERSHIP, LEADERSHIP)
                        .player(2)
                        .coins())
                .isEqualTo(2);
        assertThat(scene.actionOf(2)
                        .rolls(LEADERSHIP, GRAY, GRAY, GRAY)
                        .player(2)
                        .coins())
                .isEqualTo(1);
    }

    @Test
    @Rule({"RUL-84", "RUL-88"})
    void theShipThatWasBuiltFirstIsUsedFirst() {
        Scene first = Haunted.scene().player(2, side -> side.ship("victory").ship("raven"));
        Scene second = Haunted.scene().player(2, side -> side.ship("raven").ship("victory"));

        assertThat(first.actionOf(2)
                        .rolls(LEADERSHIP, LEADERSHIP, GRAY, GRAY)
                        .events(ResultsAdded.class)
                        .map(ResultsAdded::face))
                .containsExactly(TARGET, TARGET);
        assertThat(second.actionOf(2)
                        .rolls(LEADERSHIP, LEADERSHIP, GRAY, GRAY)
                        .events(ResultsAdded.class)
                        .map(ResultsAdded::face))
                .containsExactly(BLACK, BLACK);
    }

    @Test
    @Rule("RUL-84")
    void anAbilityThatCannotBeUsedGivesWayToTheNext() {
        SceneGame play = Haunted.scene()
                .player(1, side -> side.startingFort(1, "WGGB"))
                .player(2, side -> side.ship("dominica").ship("raven"))
                .actionOf(2)
                .rolls(LEADERSHIP, LEADERSHIP, GRAY, GRAY);

        assertThat(play.events(ResultsAdded.class)).containsExactly(new ResultsAdded(GhostCaptain.SEAT, Face.BLACK, 1));
        assertThat(play.events(LeadershipSpent.class)).hasSize(2);
    }

    @Test
    @Rule("RUL-84")
    void theImperialAbilityIsUsedOnlyWhileItsPriceCanBePaid() {
        Scene scene =
                Haunted.scene().player(1, side -> side.ship("victory")).player(2, side -> side.ship("magnifique"));
        Scene dear = Haunted.withRule(scene, new Changes<>(LeadershipPrice.class, 1));

        SceneGame two = dear.actionOf(2).rolls(LEADERSHIP, LEADERSHIP, GRAY, GRAY);
        assertThat(two.events(CardDestroyed.class)).isEmpty();
        assertThat(two.player(2).coins()).isEqualTo(1);

        SceneGame three = dear.actionOf(2).rolls(LEADERSHIP, LEADERSHIP, LEADERSHIP, GRAY);
        assertThat(three.events(CardDestroyed.class)).hasSize(1);
        assertThat(three.player(2).coins()).isZero();
    }

    // ---- attack colour and first wave ----

    @Test
    @Rule("RUL-85")
    @Proof("GHO-4")
    void heChoosesTheColourThatFellsTheMostStones() {
        SceneGame play = Haunted.scene()
                .player(1, side -> side.noStartingFort().fort("steep-walled-stronghold", 0, "GWGB"))
                .actionOf(2)
                .rolls(GRAY, GRAY, BLACK, WHITE);

        assertThat(colors(play)).containsExactly(StoneColor.GRAY);
        assertThat(fallen(play)).containsExactlyInAnyOrder(0, 2);
    }

    @Test
    @Rule({"RUL-85", "DEF-2"})
    void connectedStonesThatDoNotFallDoNotCount() {
        SceneGame play = Haunted.scene().actionOf(2).rolls(GRAY, LEADERSHIP, LEADERSHIP, WHITE);

        assertThat(colors(play)).containsExactly(StoneColor.WHITE);
    }

    @Test
    @Rule("DEF-1")
    @Proof("RUL-85")
    void protectedStonesThatDoNotFallDoNotCount() {
        SceneGame play = Haunted.scene()
                .player(1, side -> side.noStartingFort().fort("robust-stronghold", 0, "GW", "BG"))
                .actionOf(2)
                .rolls(BLACK, BLACK, GRAY, WHITE);

        assertThat(colors(play)).containsExactly(StoneColor.WHITE);
    }

    @Test
    @Rule("RUL-85")
    void cardsThatChangeResultsAndGroupsAreCounted() {
        Scene scene = Haunted.scene();

        assertThat(colors(scene.actionOf(2).rolls(GRAY, GRAY, WHITE, LEADERSHIP)))
                .containsExactly(StoneColor.GRAY);
        assertThat(colors(Haunted.withRule(scene, new Changes<>(GroupSize.class, 1))
                        .actionOf(2)
                        .rolls(GRAY, GRAY, WHITE, WHITE)))
                .containsExactly(StoneColor.WHITE);
        assertThat(colors(Haunted.withRule(scene, new Changes<>(WaveResults.class, -1))
                        .actionOf(2)
                        .rolls(GRAY, GRAY, WHITE, WHITE)))
                .containsExactly(StoneColor.WHITE);
    }

    @ParameterizedTest
    @CsvSource({"BLACK,WHITE,GRAY,BLACK", "WHITE,GRAY,WHITE,WHITE", "GRAY,BLACK,TARGET,BLACK", "GRAY,TARGET,TARGET,GRAY"
    })
    @Rule("GHO-5")
    @Proof("RUL-85")
    void ofColoursThatFellEquallyManyBlackComesBeforeWhiteBeforeGray(
            Face one, Face two, Face three, StoneColor chosen) {
        Scene none = Haunted.scene().player(1, side -> side.noStartingFort().fort("robust-stronghold", 0, "..", ".."));

        assertThat(colors(none.actionOf(2).rolls(one, two, three, LEADERSHIP))).containsExactly(chosen);
    }

    @Test
    @Rule({"GHO-5", "RUL-85"})
    @Proof("RUL-21")
    void inTheFrontRowTheColumnNearestTheCoinsFallsFirst() {
        Scene scene =
                Haunted.scene().player(1, side -> side.noStartingFort().fort("steep-walled-stronghold", 0, "BWBW"));

        assertThat(fallen(scene.actionOf(2).rolls(BLACK, LEADERSHIP, LEADERSHIP, LEADERSHIP)))
                .as("the player's forts lie left of the coins")
                .containsExactly(2);
        assertThat(fallen(scene.actionOf(2).rolls(WHITE, LEADERSHIP, LEADERSHIP, LEADERSHIP)))
                .containsExactly(3);
    }

    @Test
    @Rule("GHO-5")
    @Proof("RUL-85")
    void theRowNearestTheSeaComesBeforeTheColumnNearestTheCoins() {
        SceneGame play = Haunted.scene()
                .player(1, side -> side.noStartingFort().fort("secluded-fortress", 0, "B~~", "WWB"))
                .actionOf(2)
                .rolls(BLACK, LEADERSHIP, LEADERSHIP, LEADERSHIP);

        assertThat(fallen(play)).containsExactly(0);
    }

    // ---- reinforce or second wave ----

    @Test
    @Rule("GHO-5")
    @Proof("GHO-4")
    void withATargetAndStonesLeftHeSendsASecondWave() {
        SceneGame play = Haunted.scene().actionOf(2).rolls(BLACK, TARGET, TARGET, WHITE);

        assertThat(colors(play)).containsExactly(StoneColor.BLACK);
        assertThat(fallen(play)).containsExactly(3, 1, 2);
        assertThat(play.events(Reinforced.class)).isEmpty();
    }

    @Test
    @Rule("GHO-4")
    void withoutATargetHeReinforces() {
        SceneGame play = Haunted.scene().actionOf(2).rolls(BLACK, GRAY, WHITE, WHITE);

        assertThat(play.events(Reinforced.class))
                .containsExactly(new Reinforced(
                        GhostCaptain.SEAT, Stones.of(StoneColor.WHITE, StoneColor.WHITE, StoneColor.GRAY)));
    }

    @Test
    @Rule("GHO-4")
    void withoutAStoneLeftHeReinforces() {
        SceneGame play = Haunted.scene()
                .player(1, side -> side.fort("robust-stronghold", 0, "G.", ".."))
                .actionOf(2)
                .rolls(GRAY, TARGET, BLACK, TARGET);

        assertThat(fallen(play)).containsExactly(0);
        assertThat(play.events(Reinforced.class)).hasSize(1);
        assertThat(play.findFort("robust-stronghold")).isEmpty();
    }
}
