package io.github.casemate.fog;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.AgendaGame;
import io.github.casemate.agenda.GameState;
import io.github.casemate.fog.action.FogChoice;
import io.github.casemate.fog.table.BuildingCode;
import io.github.casemate.fog.table.FogRuleset;
import io.github.casemate.fog.table.FogTable;
import io.github.casemate.fog.table.UnitCode;
import io.github.casemate.kernel.SplitMix64;
import io.github.casemate.testkit.Policy;
import io.github.casemate.testkit.rules.Proof;
import io.vavr.collection.HashSet;
import io.vavr.collection.Seq;
import org.junit.jupiter.api.Test;

/**
 * LAW-10: a game of four and the same game on a board that is turned by a quarter, with the seats turned too, stay the
 * same but for the turn. Questions that are asked in board order are answered in both games before they are compared.
 */
class SymmetryTest {

    private final QuarterTurn small = new QuarterTurn(3);
    private final QuarterTurn large = new QuarterTurn(5);
    private int series;

    @Test
    @Proof({"LAW-10", "SET-2", "BRD-5"})
    void turningTheBoardAndTheSeatsChangesNothing() {
        for (long seed = 0; seed < 8; seed++) {
            follow(3, small, seed, 500);
            follow(5, large, seed, 300);
        }
        assertThat(series).as("series of questions in board order").isPositive();
    }

    private void follow(int size, QuarterTurn turn, long seed, int decisions) {
        AgendaGame<FogTable> game =
                AgendaGame.of(new FogRules(FogRuleset.standard(4).onBoard(size)));
        Policy<GameState<FogTable>, Action> policy = FogPolicies.all().get((int) (seed % 3));
        SplitMix64 random = new SplitMix64(seed);
        GameState<FogTable> one = game.newGame();
        GameState<FogTable> other = game.newGame();
        for (int i = 0; i < decisions && !game.turn(one).isOver(); i++) {
            if (isSeries(one)) {
                boolean all = affordsAll(one.table());
                one = afterSeries(game, one, all);
                other = afterSeries(game, other, all);
                series++;
            } else {
                Action action;
                if (game.turn(one).isChance()) {
                    action = game.chance(one).sample(random);
                } else {
                    Seq<Action> legal = game.legalActions(one);
                    assertThat(HashSet.ofAll(legal.map(turn::of))).isEqualTo(HashSet.ofAll(game.legalActions(other)));
                    assertThat((game.turn(one).asked().get().index() + 1) % 4)
                            .isEqualTo(game.turn(other).asked().get().index());
                    action = policy.choice().among(one, legal, random);
                }
                one = game.apply(one, action).state();
                other = game.apply(other, turn.of(action)).state();
            }
            assertThat(turn.picture(one.table(), 1)).isEqualTo(turn.picture(other.table(), 0));
        }
    }

    private static boolean isSeries(GameState<FogTable> state) {
        return !state.agenda().isEmpty()
                && state.agenda().head().getClass().getSimpleName().matches("MakeUnit|KeepAs");
    }

    /** Whether there are coins and figures for a basic unit on every free factory, so that their order does not matter. */
    private static boolean affordsAll(FogTable table) {
        int seat = table.active();
        int free = 0;
        for (int space : table.buildings(seat)) {
            free += BuildingCode.makesUnits(table.building(space)) && table.unit(space) == UnitCode.NONE ? 1 : 0;
        }
        return table.coins(seat) >= 2 * free && table.basics(seat) + free <= FogTable.FIGURES;
    }

    private static GameState<FogTable> afterSeries(AgendaGame<FogTable> game, GameState<FogTable> start, boolean all) {
        GameState<FogTable> state = start;
        int active = state.table().active();
        while (isSeries(state) && state.table().active() == active) {
            Action answer = game.legalActions(state).contains(FogChoice.CITY)
                    ? FogChoice.CITY
                    : all ? FogChoice.BASIC : FogChoice.NONE;
            state = game.apply(state, answer).state();
        }
        return state;
    }
}
