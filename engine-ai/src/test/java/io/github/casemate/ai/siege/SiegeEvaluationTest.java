package io.github.casemate.ai.siege;

import static io.github.casemate.siege.box.Face.GRAY;
import static io.github.casemate.siege.box.Face.LEADERSHIP;
import static io.github.casemate.siege.box.Face.WHITE;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.github.casemate.agenda.GameState;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.table.Table;
import io.github.casemate.testkit.siege.Scene;
import io.github.casemate.testkit.siege.SceneGame;
import io.github.casemate.testkit.siege.Side;
import io.vavr.collection.List;
import io.vavr.collection.Map;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

/** Each term counts what it says. The side that is looked at is the first player's. */
class SiegeEvaluationTest {

    private static final Ruleset RULES = Ruleset.secondEdition(2);
    private static final PlayerId FIRST = PlayerId.of(0);
    private static final PlayerId SECOND = PlayerId.of(1);

    private final SiegeEvaluation evaluation = new SiegeEvaluation();

    @Test
    void allTermsAreExplainedInTheirOrder() {
        assertThat(seen(side -> side).keySet()).containsExactly(Term.values());
        for (Term term : Term.values()) {
            assertThat(term.meaning()).isNotBlank();
            assertThat(term.weight()).isNotZero();
        }
    }

    @Test
    void aCoinMoreCountsAsACoinAndAsAStepInTheRaceForCoins() {
        Map<Term, Double> fewer = seen(side -> side.coins(17).hand("raven"));
        Map<Term, Double> more = seen(side -> side.coins(18).hand("raven"));

        assertThat(differing(fewer, more)).containsExactly(Term.RACE, Term.COIN_RACE, Term.COINS);
        assertThat(more.get(Term.COINS).get()).isEqualTo(18);
        assertThat(more.get(Term.COIN_RACE).get())
                .isGreaterThan(fewer.get(Term.COIN_RACE).get());
    }

    @Test
    void whoHasTheCoinsHasWonThatRace() {
        assertThat(term(Term.COIN_RACE, side -> side.coins(20))).isEqualTo(1);
        assertThat(term(Term.COIN_RACE, side -> side.coins(19))).isLessThan(1);
    }

    @Test
    void whenNobodyIsHomeTheRaceOfTheColonistsIsWon() {
        assertThat(term(Term.NOBODY_HOME, side -> side.home(0))).isEqualTo(1);
        assertThat(term(Term.RACE, side -> side.home(0))).isEqualTo(1);
        assertThat(term(Term.NOBODY_HOME, side -> side.home(1))).isZero();
        assertThat(term(Term.RACE, side -> side.home(1))).isLessThan(1);
    }

    @Test
    void colonistsCountWhereverTheyAreButAtHome() {
        assertThat(term(Term.COLONISTS_OUT, side -> side)).isZero();
        assertThat(term(Term.COLONISTS_OUT, side -> side.startingFort(2, "WGGB")))
                .isEqualTo(2);
        assertThat(term(Term.COLONISTS_OUT, side -> side.startingFort(2, "WGGB").ship("raven", 1)))
                .isEqualTo(3);
    }

    @Test
    void fortsAndShipsAreCounted() {
        UnaryOperator<Side> rich = side -> side.fort("robust-stronghold", 1, "G.", "..")
                .building("academy")
                .ship("raven");

        assertThat(term(Term.FORTS, side -> side)).isEqualTo(1);
        assertThat(term(Term.FORTS, rich)).isEqualTo(2);
        assertThat(term(Term.SHIPS, side -> side)).isZero();
        assertThat(term(Term.SHIPS, rich)).isEqualTo(1);
    }

    @Test
    void aFortIsAsWeakAsTheStrongestAttackOnItIsLikelyToSucceed() {
        assertThat(weakness("...", "~~.")).isEqualTo(1);
        assertThat(weakness(".G.", "~~.")).isCloseTo(7 / 8.0, within(1e-9));
        assertThat(weakness(".B.", "~~.")).isCloseTo(19 / 27.0, within(1e-9));
        assertThat(weakness("GWB", "~~G")).isLessThan(0.05);
    }

    @Test
    void colonistsOnAndBelowAWeakFortAreAtRisk() {
        UnaryOperator<Side> fort = side -> side.noStartingFort().fort("supported-stronghold", 2, ".G.", "~~.");

        assertThat(term(Term.AT_RISK, fort)).isCloseTo(2 * 7 / 8.0, within(1e-9));
        assertThat(term(Term.AT_RISK, side -> fort.apply(side).building("academy", 2)))
                .isCloseTo(4 * 7 / 8.0, within(1e-9));
    }

    @Test
    void stonesCountUpToSix() {
        assertThat(term(Term.STONES, side -> side.supply(""))).isZero();
        assertThat(term(Term.STONES, side -> side.supply("BW"))).isEqualTo(2);
        assertThat(term(Term.STONES, side -> side.supply("BBGGWW"))).isEqualTo(6);
        assertThat(term(Term.STONES, side -> side.supply("BBGGWWW"))).isEqualTo(6);
    }

    @Test
    void cardsCountUpToFiveAndFortsAmongThemUpToTwo() {
        assertThat(term(Term.HAND, side -> side)).isZero();
        assertThat(term(Term.HAND, side -> side.hand("raven", "robust-stronghold")))
                .isEqualTo(2);
        assertThat(term(Term.FORT_CARDS, side -> side.hand("raven", "robust-stronghold")))
                .isEqualTo(1);
        String[] many = {
            "raven", "academy", "armory", "robust-stronghold", "scout-outpost", "spy-outpost",
        };
        assertThat(term(Term.HAND, side -> side.hand(many))).isEqualTo(5);
        assertThat(term(Term.FORT_CARDS, side -> side.hand(many))).isEqualTo(2);
    }

    @Test
    void cardsThatCannotBeSeenCountAsCards() {
        Table seen =
                scene(side -> side.hand("raven", "robust-stronghold")).table().view(SECOND);

        Map<Term, Double> terms = evaluation.explain(seen, FIRST, false);
        assertThat(terms.get(Term.HAND)).contains(2.0);
        assertThat(terms.get(Term.FORT_CARDS)).contains(0.0);
    }

    @Test
    void whatTheHandBringsSoonCounts() {
        UnaryOperator<Side> crewed = side -> side.startingFort(3, "WGGB").supply("");

        assertThat(term(Term.SOON, side -> crewed.apply(side).hand("raven"))
                        - term(Term.SOON, side -> crewed.apply(side).hand("victory")))
                .as("coins of one ship and of the other")
                .isEqualTo(1);
    }

    @Test
    void whoMovesNextHasTheMove() {
        Table table = scene(side -> side).table();

        assertThat(evaluation.explain(table, FIRST, true).get(Term.MOVE)).contains(1.0);
        assertThat(evaluation.explain(table, FIRST, false).get(Term.MOVE)).contains(0.0);
    }

    @Test
    void whatStrengthensOneWeakensTheOther() {
        double[] even = evaluation.utilities(scene(side -> side).actionOf(1).state());
        double[] rich =
                evaluation.utilities(scene(side -> side.coins(5)).actionOf(1).state());

        assertThat(rich[0]).isGreaterThan(even[0]);
        assertThat(rich[1]).isLessThan(even[1]);
        assertThat(even[0]).as("the one to move").isGreaterThan(even[1]);
    }

    /** By the chance that the fort falls: a straight line from standing to fallen. */
    @Test
    void anAttackIsJudgedBetweenTheFortStandingAndFallen() {
        SceneGame attacked = scene(side -> side)
                .player(2, side -> side.noStartingFort().fort("robust-stronghold", 3, "G.", ".."))
                .actionOf(1)
                .attacks("robust-stronghold");
        GameState<Table> inTheAir = attacked.state();
        GameState<Table> missed = attacked.rolls(WHITE, WHITE, LEADERSHIP).state();
        GameState<Table> hit = attacked.rolls(WHITE, WHITE, GRAY).state();
        List<Double> chances = List.of(inTheAir, missed, hit)
                .map(state -> RerollOracle.create().odds(state.table()).chance());
        List<Double> worth =
                List.of(inTheAir, missed, hit).map(state -> evaluation.utilities(state)[0]);

        assertThat(chances).containsExactly(63 / 64.0, 7 / 8.0, 1.0);
        assertThat(worth.sorted()).isEqualTo(List.of(worth.get(1), worth.get(0), worth.get(2)));
        double slope = (worth.get(2) - worth.get(0)) / (chances.get(2) - chances.get(0));
        assertThat(worth.get(0) + slope * (chances.get(1) - chances.get(0))).isCloseTo(worth.get(1), within(1e-9));
    }

    /** VIC-1: as far as the attack does not succeed, the next turn decides. */
    @Test
    void whoWouldWinNextIsStoppedOnlyByTheFallOfTheFort() {
        SceneGame attacked = scene(side -> side)
                .player(
                        2,
                        side -> side.noStartingFort()
                                .fort("robust-stronghold", 3, "G.", "..")
                                .home(0))
                .actionOf(1)
                .attacks("robust-stronghold");
        double won = evaluation.utilities(attacked.rolls(WHITE, WHITE, GRAY).state())[0];
        double missed =
                evaluation.utilities(attacked.rolls(WHITE, WHITE, LEADERSHIP).state())[0];

        assertThat(missed).isCloseTo(7 / 8.0 * won - 1 / 8.0, within(1e-9));
        assertThat(evaluation.utilities(scene(side -> side)
                        .player(2, side -> side.coins(20))
                        .actionOf(1)
                        .attacks("starting-fort-2")
                        .state()))
                .containsExactly(-1, 1);
    }

    @Test
    void anAttackOnAFortWithoutStonesIsAsGoodAsWon() {
        SceneGame attacked = scene(side -> side)
                .player(2, side -> side.fort("robust-stronghold", 3, "..", ".."))
                .actionOf(1)
                .attacks("robust-stronghold");
        SceneGame fallen = scene(side -> side).actionOf(1);

        Terms terms = new Terms(RerollOracle.create());
        double lead = Term.strength(terms.of(fallen.table(), FIRST, false, null))
                - Term.strength(terms.of(fallen.table(), SECOND, true, null));

        assertThat(attacked.table().attack()).isNotEmpty();
        assertThat(evaluation.utilities(attacked.state())[0])
                .isCloseTo(2 / (1 + StrictMath.exp(-lead)) - 1, within(1e-9));
    }

    private static Scene scene(UnaryOperator<Side> first) {
        return Scene.of(RULES).player(1, first);
    }

    private Map<Term, Double> seen(UnaryOperator<Side> first) {
        return evaluation.explain(scene(first).table(), FIRST, false);
    }

    private double term(Term term, UnaryOperator<Side> first) {
        return seen(first).get(term).get();
    }

    private double weakness(String... rows) {
        return term(Term.WEAKNESS, side -> side.noStartingFort().fort("supported-stronghold", 0, rows));
    }

    private static List<Term> differing(Map<Term, Double> one, Map<Term, Double> other) {
        return List.of(Term.values()).reject(term -> one.get(term).equals(other.get(term)));
    }
}
