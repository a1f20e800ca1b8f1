package io.github.casemate.ai.siege;

import static io.github.casemate.siege.box.Face.BLACK;
import static io.github.casemate.siege.box.Face.GRAY;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.github.casemate.agenda.GameState;
import io.github.casemate.expansions.ramparts.OfferToTurn;
import io.github.casemate.siege.IslandSiege;
import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.action.KeepDice;
import io.github.casemate.siege.rules.Rerolling;
import io.github.casemate.siege.rules.RollDice;
import io.github.casemate.siege.table.Fort;
import io.github.casemate.siege.table.Table;
import io.github.casemate.testkit.siege.Scene;
import io.github.casemate.testkit.siege.SceneGame;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The odds of an attack at each of its moments; before and between the rolls they are those of the oracle. */
class AttackOddsTest {

    private final AttackOdds odds = new AttackOdds(RerollOracle.create());

    @ParameterizedTest
    @ValueSource(strings = {"", "captains,coquina,monuments,ramparts"})
    void theyAreThoseOfTheRulesUntilTheAttackIsOver(String modules) {
        Ruleset rules = Ruleset.secondEdition(2).withTurnLimit(60);
        IslandSiege game = IslandSiege.of(modules.isEmpty() ? rules : rules.with(modules.split(",")));
        int compared = 0;
        for (GameState<Table> state : SiegeGames.states(game, 60)) {
            Option<Fort> fort = attacked(state);
            if (fort.isDefined() && !isLeftToOthers(state)) {
                double expected = RazeReference.of(game, state, RazeReference.Means.DICE)
                        .odds(state)
                        .chance();
                assertThat(odds.chance(state, fort.get())).as(state::toString).isCloseTo(expected, within(1e-9));
                compared++;
            }
        }
        assertThat(compared).isGreaterThan(200);
    }

    /** RUL-42: two dice in three miss the black stone, and nobody rolls them again. */
    @Test
    void theOwnerOfABarricadedFortHasTheLastRoll() {
        SceneGame asked = Scene.of(Ruleset.secondEdition(2))
                .player(2, side -> side.noStartingFort().fort("barricaded-fortress", 3, "~.B~", "~~~~", ".~~."))
                .actionOf(1)
                .attacks("barricaded-fortress")
                .rolls(BLACK, GRAY, GRAY)
                .does(new KeepDice());
        SceneGame rolling = asked.rerolls(BLACK);

        assertThat(asked.asked()).isEqualTo(2);
        assertThat(chance(asked)).isCloseTo(1 / 3.0, within(1e-9));
        assertThat(rolling.state().agenda().head()).isInstanceOf(RollDice.class);
        assertThat(chance(rolling)).isCloseTo(1 / 3.0, within(1e-9));
        assertThat(chance(asked.rerolls(GRAY))).isEqualTo(1);
        assertThat(chance(asked.rerolls(BLACK).rolls(GRAY))).isZero();
    }

    private double chance(SceneGame play) {
        return attacked(play.state())
                .map(fort -> odds.chance(play.state(), fort))
                .getOrElse(0.0);
    }

    private static Option<Fort> attacked(GameState<Table> state) {
        return state.table().attack().flatMap(attack -> attack.fort()).flatMap(state.table()::findFort);
    }

    /** {@link RerollOracleProperties} plays the rolls in every way; and that an attack is turned, nobody foresees. */
    private static boolean isLeftToOthers(GameState<Table> state) {
        boolean first = state.table().requireAttack().results().isEmpty();
        return state.agenda().head() instanceof OfferToTurn
                || state.agenda().head() instanceof Rerolling
                || (first && state.agenda().head() instanceof RollDice);
    }
}
