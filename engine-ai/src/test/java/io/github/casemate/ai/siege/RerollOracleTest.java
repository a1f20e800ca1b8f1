package io.github.casemate.ai.siege;

import static io.github.casemate.siege.box.Face.BLACK;
import static io.github.casemate.siege.box.Face.GRAY;
import static io.github.casemate.siege.box.Face.LEADERSHIP;
import static io.github.casemate.siege.box.Face.TARGET;
import static io.github.casemate.siege.box.Face.WHITE;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.action.KeepDice;
import io.github.casemate.siege.action.RerollDice;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.box.Face;
import io.github.casemate.siege.box.Faces;
import io.github.casemate.siege.event.FleetSent;
import io.github.casemate.siege.table.Table;
import io.github.casemate.testkit.siege.Scene;
import io.github.casemate.testkit.siege.SceneGame;
import io.github.casemate.testkit.siege.Side;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

/** Odds that can be worked out by hand. The first player attacks: three dice, one re-roll unless the fort says less. */
class RerollOracleTest {

    private static final Ruleset RULES = Ruleset.secondEdition(2).with("ramparts", "coquina");
    private static final PlayerId ATTACKER = PlayerId.of(0);

    private final RerollOracle oracle = RerollOracle.create();

    @Test
    void withoutRerollALoneGrayStoneFallsToOneDieInTwo() {
        assertChance(7 / 8.0, "supported-stronghold", ".G.", "~~.");
    }

    @Test
    void withoutRerollALoneBlackStoneFallsToOneDieInThree() {
        assertChance(19 / 27.0, "supported-stronghold", ".B.", "~~.");
    }

    @Test
    void noDieShowsPinkSoALonePinkStoneFallsToTargetsOnly() {
        assertChance(91 / 216.0, "supported-stronghold", ".P.", "~~.");
    }

    @Test
    void withOneRerollTheLoneGrayStoneStandsOnlyIfSixDiceMiss() {
        assertChance(63 / 64.0, "robust-stronghold", "G.", "..");
    }

    @Test
    void twoConnectedStonesFallToTwoOfTheirColourOrTwoTargets() {
        assertChance(7 / 27.0 + 2 / 27.0, "supported-stronghold", "GG.", "~~.");
    }

    @Test
    void twoStonesApartFallAlsoToOneOfTheirColourAndATarget() {
        assertChance(9 / 27.0 + 1 / 6.0, "supported-stronghold", "G..", "~~G");
    }

    @Test
    void aProtectedStoneOfAnotherColourTakesATarget() {
        // Of 216 throws, 16 have two Targets or more. One Target and one Black with a die of four other sides make 24,
        // one Target and two Blacks 3.
        assertChance((16 + 24 + 3) / 216.0, "supported-stronghold", "..B", "~~W");
    }

    @Test
    void aFortWithoutStonesFallsToAnything() {
        assertChance(1, "robust-stronghold", "..", "..");
    }

    @Test
    void theOwnerOfABarricadedFortRollsTheOneDieThatHits() {
        assertChance(117 / 128.0, "barricaded-fortress", "~..~", "~~~~", "G~~.");
    }

    @Test
    void standingResultsFellTheStoneWithoutAnyDie() {
        assertThat(oracle.chanceToRaze(
                        scene(side -> side.building("armory"), "supported-stronghold", ".G.", "~~."),
                        ATTACKER,
                        card("supported-stronghold")))
                .isEqualTo(1);
    }

    @Test
    void aShipThatTurnsLeadershipIntoGrayMakesFourFacesOfSixHit() {
        assertThat(oracle.chanceToRaze(
                        scene(side -> side.ship("sister-catarina"), "supported-stronghold", ".G.", "~~."),
                        ATTACKER,
                        card("supported-stronghold")))
                .isCloseTo(26 / 27.0, within(1e-12));
    }

    @Test
    void againstReefsideTheShipIsOfNoUse() {
        Table with = scene(side -> side.ship("raven"), "reefside-fortress", "~~B", "...");
        Table without = scene(side -> side.home(6), "reefside-fortress", "~~B", "...");

        assertThat(oracle.odds(with, ATTACKER, card("reefside-fortress")))
                .isEqualTo(oracle.odds(without, ATTACKER, card("reefside-fortress")));
    }

    @Test
    void aMoatTakesTheOnlyGrayResult() {
        // Without a Target the stone falls to two Grays.
        Table table = scene(side -> side, "moated-fortress", "G..", "~.~");
        RollingOdds odds = RollingOdds.of(AttackKey.rolling(attacked(table, "moated-fortress"), 3, 0));

        assertThat(odds.kept(Faces.of(GRAY, WHITE, BLACK)).chance()).isZero();
        assertThat(odds.kept(Faces.of(GRAY, GRAY, BLACK)).chance()).isEqualTo(1);
        assertThat(odds.kept(Faces.of(TARGET, WHITE, BLACK)).chance()).isEqualTo(1);
    }

    @Test
    void onAPeninsulaASecondWaveFellsOneStoneHoweverManyTargets() {
        Table table = scene(side -> side, "peninsula-fort", "B.W", "..~");
        RollingOdds odds = RollingOdds.of(AttackKey.rolling(attacked(table, "peninsula-fort"), 3, 0));

        assertThat(odds.kept(Faces.of(TARGET, TARGET, TARGET))).isEqualTo(new RazeOdds(0, 1));
        assertThat(odds.kept(Faces.of(TARGET, TARGET, BLACK))).isEqualTo(new RazeOdds(1, 2));
    }

    @Test
    void theBestRerollKeepsWhatHits() {
        SceneGame play = rolled("robust-stronghold", new String[] {"G.", ".B"}, TARGET, LEADERSHIP, WHITE);

        assertThat(oracle.best(play.table()).action()).isEqualTo(new RerollDice(Faces.of(LEADERSHIP, WHITE)));
        assertThat(oracle.best(play.table()).odds().chance())
                .as("Gray, Black or Target on one of two dice")
                .isCloseTo(1 - 1 / 9.0, within(1e-12));
    }

    @Test
    void aThrowThatBringsTheFortDownIsKept() {
        SceneGame play = rolled("robust-stronghold", new String[] {"G.", ".B"}, TARGET, BLACK, WHITE);

        assertThat(oracle.best(play.table()).action()).isEqualTo(new KeepDice());
        assertThat(oracle.best(play.table()).odds()).isEqualTo(new RazeOdds(1, 2));
    }

    @Test
    void diceThatMayNotBeRolledAgainAreNotChosen() {
        SceneGame play = rolled("braced-stronghold", new String[] {"G~.", ".~."}, LEADERSHIP, LEADERSHIP, WHITE);

        assertThat(oracle.choices(play.table()).map(RerollChoice::action))
                .containsExactly(new KeepDice(), new RerollDice(Faces.of(WHITE)));
        assertThat(oracle.best(play.table()).odds().chance()).isCloseTo(1 / 2.0, within(1e-12));
    }

    @Test
    void wholeThrowsAreRolledAgainWhereTheFortSaysSo() {
        SceneGame play = rolled("steep-walled-stronghold", new String[] {"GG.."}, GRAY, LEADERSHIP, WHITE);

        assertThat(oracle.best(play.table()).action()).isEqualTo(new RerollDice(Faces.of(GRAY, LEADERSHIP, WHITE)));
        assertThat(oracle.best(play.table()).odds().chance()).isCloseTo(1 / 3.0, within(1e-12));
    }

    @Test
    void whereTheFortCannotFallAsManyStonesAsPossibleDo() {
        // Three dice cannot fell four stones of four colours. Keeping Black fells 1 and 2/6 on average; rolling all
        // again fells one with 7/8, to Black or Gray, and 3/6 more to Targets.
        SceneGame play = rolled("robust-stronghold", new String[] {"GB", "WP"}, BLACK, LEADERSHIP, WHITE);
        RerollChoice best = oracle.best(play.table());

        assertThat(best.action()).isEqualTo(new RerollDice(Faces.of(BLACK, LEADERSHIP, WHITE)));
        assertThat(best.odds().chance()).isZero();
        assertThat(best.odds().stones()).isCloseTo(7 / 8.0 + 3 / 6.0, within(1e-12));
    }

    @Test
    void whenRollingIsOverTheResultsAreWhatTheyAre() {
        SceneGame play = rolled("robust-stronghold", new String[] {"G.", ".B"}, TARGET, GRAY, BLACK)
                .does(new KeepDice());

        assertThat(oracle.settled(play.table())).isEqualTo(new RazeOdds(1, 2));
    }

    @Test
    void aLostColonistOfTheCoveIsNotForeseen() {
        SceneGame before = Scene.of(RULES)
                .player(1, side -> side.home(5).ship("victory", 2))
                .player(2, side -> side.noStartingFort().fort("cove-outpost", 0, ".G", ".~", ".~"))
                .actionOf(1);
        assertThat(before.player(1).middleEmpty()).isTrue();
        SceneGame after = before.attacks("cove-outpost");

        assertThat(after.player(1).middleEmpty()).as("a die is lost").isFalse();
        assertThat(oracle.chanceToRaze(before.table(), ATTACKER, before.card("cove-outpost")))
                .isGreaterThan(oracle.odds(after.table()).chance());
    }

    @Test
    void aRerollForAColonistIsLeftOutAndWorthOneMoreReroll() {
        SceneGame play = Scene.of(RULES)
                .player(1, side -> side.building("academy"))
                .player(2, side -> side.noStartingFort().fort("robust-stronghold", 0, "GB", ".W"))
                .actionOf(1)
                .attacks("robust-stronghold");
        Table table = play.table();
        RazeOdds everything = RazeReference.of(play.game(), play.state(), RazeReference.Means.EVERYTHING)
                .odds(play.state());

        assertThat(oracle.odds(table).chance()).isLessThan(everything.chance());
        assertThat(oracle.odds(table.changeAttack(attack -> attack.withRerolls(attack.rerolls() + 1)))
                        .chance())
                .isCloseTo(everything.chance(), within(1e-9));
    }

    @Test
    void withMoreDiceThanAnyCardGivesTheOddsAreStillThere() {
        Table table = scene(side -> side, "robust-stronghold", "GB", "WP");
        Table attacked = attacked(table, "robust-stronghold");

        double some = RollingOdds.of(AttackKey.rolling(attacked, 9, 2))
                .rolling(Faces.NONE)
                .chance();
        double more = RollingOdds.of(AttackKey.rolling(attacked, 12, 2))
                .rolling(Faces.NONE)
                .chance();
        assertThat(some).isBetween(0.5, more);
    }

    private void assertChance(double expected, String fort, String... rows) {
        assertThat(oracle.chanceToRaze(scene(side -> side, fort, rows), ATTACKER, card(fort)))
                .isCloseTo(expected, within(1e-12));
    }

    private static Table scene(UnaryOperator<Side> attacker, String fort, String... rows) {
        return Scene.of(RULES)
                .player(1, attacker)
                .player(2, side -> side.noStartingFort().fort(fort, 0, rows))
                .actionOf(1)
                .table();
    }

    private static Table attacked(Table table, String fort) {
        return new FleetSent(ATTACKER, card(fort), PlayerId.of(1)).evolve(table);
    }

    private static SceneGame rolled(String fort, String[] rows, Face... faces) {
        return Scene.of(RULES)
                .player(2, side -> side.noStartingFort().fort(fort, 0, rows))
                .actionOf(1)
                .attacks(fort)
                .rolls(faces);
    }

    private static Card card(String id) {
        return Scene.of(RULES).card(id);
    }
}
