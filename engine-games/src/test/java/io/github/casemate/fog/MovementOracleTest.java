package io.github.casemate.fog;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.AgendaGame;
import io.github.casemate.agenda.Event;
import io.github.casemate.agenda.GameState;
import io.github.casemate.fog.action.FogAction.HeadFor;
import io.github.casemate.fog.event.TileEvents.EntryBlocked;
import io.github.casemate.fog.event.TileEvents.TileDrawn;
import io.github.casemate.fog.event.TileEvents.TileLaid;
import io.github.casemate.fog.event.UnitEvents.FogUnitMoved;
import io.github.casemate.fog.rules.Activations;
import io.github.casemate.fog.rules.Exploration;
import io.github.casemate.fog.rules.Movement;
import io.github.casemate.fog.rules.Reach;
import io.github.casemate.fog.table.FogRuleset;
import io.github.casemate.fog.table.FogSpace;
import io.github.casemate.fog.table.FogTable;
import io.github.casemate.fog.table.FogVariant;
import io.github.casemate.fog.words.FogNotation;
import io.github.casemate.testkit.Playthrough;
import io.github.casemate.testkit.Playthroughs;
import io.github.casemate.testkit.rules.Proof;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;

/**
 * The engine and the oracle agree on where units can go, over positions of whole games on all boards. The normal run
 * takes a sample; {@code -Dcasemate.oracle=20000} compares as many positions.
 */
class MovementOracleTest {

    private static final int POSITIONS = Integer.getInteger("casemate.oracle", 1_500);

    private int compared;
    private int explored;
    private int blocked;
    private int ready;

    @Test
    @Proof({"MOV-1", "MOV-2", "MOV-3", "MOV-4", "EXP-1", "EXP-2", "EXP-3", "RUL-8", "RUL-9", "RUL-10"})
    void theEngineAgreesWithASecondOpinionOnEveryMove() {
        Array<FogRuleset> rulesets = Array.of(
                FogRuleset.standard(4),
                FogRuleset.standard(2).onBoard(6),
                FogRuleset.standard(3).onBoard(4),
                FogRuleset.standard(4).onBoard(3),
                FogRuleset.standard(2).with(FogVariant.OWN_UNITS_BLOCK),
                FogRuleset.standard(3));
        for (long seed = 0; compared < POSITIONS; seed++) {
            compare(rulesets.get((int) (seed % rulesets.size())), seed);
        }
        assertThat(explored).as("explored").isGreaterThan(POSITIONS / 40);
        assertThat(blocked).as("entries that were blocked").isPositive();
        assertThat(ready).as("lists of units").isGreaterThan(POSITIONS / 40);
    }

    private void compare(FogRuleset ruleset, long seed) {
        AgendaGame<FogTable> game = AgendaGame.of(new FogRules(ruleset));
        var games = Playthroughs.of(game).withPolicies(FogPolicies.all());
        boolean ownBlock = ruleset.variants().contains(FogVariant.OWN_UNITS_BLOCK);
        // Neighbouring positions are alike, so most are left out: a game gives a few hundred.
        int every = 3;
        int index = 0;
        for (var step : games.played(games.starts().head(), seed, 900).steps()) {
            exploration(step, ownBlock);
            if (index++ % every == 0) {
                position(game, step.before(), ownBlock);
            }
        }
    }

    private void position(AgendaGame<FogTable> game, GameState<FogTable> state, boolean ownBlock) {
        FogTable table = state.table();
        if (state.agenda().isEmpty()) {
            return;
        }
        boolean token = table.hasToken(table.active());
        if (state.agenda().head() instanceof Movement) {
            MovementOracle oracle = new MovementOracle(table, ownBlock);
            FogSpace at = FogSpace.of(table.acting());
            int row = at.row() - 1;
            assertThat(texts(game, state))
                    .as("%s", state)
                    .isEqualTo(oracle.move(row, at.column(), table.points(), table.explored(), token));
            points(oracle, table, at);
            for (Action action : game.legalActions(state)) {
                if (action instanceof HeadFor goal) {
                    destinations(game, state, oracle, at, goal);
                }
            }
            compared++;
        } else if (state.agenda().head() instanceof Activations && compared % 7 == 0) {
            MovementOracle oracle = new MovementOracle(table, ownBlock);
            String expected = "done"
                    + Array.ofAll(oracle.ready(table.active(), token))
                            .map(space -> " | " + space)
                            .mkString();
            assertThat(texts(game, state)).as("%s", state).isEqualTo(expected);
            ready++;
        }
    }

    private static void points(MovementOracle oracle, FogTable table, FogSpace at) {
        Reach reach = Reach.of(table, at.index(), table.points());
        int[][] left = oracle.pointsLeft(at.row() - 1, at.column(), table.points());
        for (int row = 0; row < left.length; row++) {
            for (int column = 0; column < left.length; column++) {
                int engine = reach.left(MovementOracle.index(row, column));
                if (engine != left[row][column]) {
                    throw new AssertionError(MovementOracle.name(row, column) + ": " + engine + " points left, not "
                            + left[row][column]);
                }
            }
        }
    }

    /** With one space only, the player is not asked; then the unit has gone there. */
    private static void destinations(
            AgendaGame<FogTable> game, GameState<FogTable> state, MovementOracle oracle, FogSpace at, HeadFor goal) {
        FogTable table = state.table();
        var expected = oracle.spaces(
                at.row() - 1,
                at.column(),
                table.points(),
                goal.place().row(),
                goal.place().column());
        var next = game.apply(state, goal);
        if (expected.size() > 1) {
            assertThat(texts(game, next.state())).as("%s %s", goal, state).isEqualTo(String.join(" | ", expected));
        } else {
            String space = expected.get(0).split(" ", -1)[0];
            assertThat(next.events().mkString() + at).as("%s %s", goal, state).contains(space);
        }
    }

    private static String texts(AgendaGame<FogTable> game, GameState<FogTable> state) {
        return game.legalActions(state).map(action -> FogNotation.of(action)).mkString(" | ");
    }

    /** EXP-2: whether the unit enters the tile that has just been laid, and what it pays. */
    private void exploration(Playthrough.Step<GameState<FogTable>, Action, Event<FogTable>> step, boolean ownBlock) {
        var exploration = step.before().agenda().find(Exploration.class::isInstance);
        var moved = step.transition().events().find(FogUnitMoved.class::isInstance);
        var stuck = step.transition().events().find(EntryBlocked.class::isInstance);
        if (exploration.isEmpty() || (moved.isEmpty() && stuck.isEmpty())) {
            return;
        }
        FogTable before = step.before().table();
        FogSpace from = FogSpace.of(before.acting());
        FogSpace ahead = from.to(((Exploration) exploration.get()).heading());
        FogTable laid = step.transition()
                .events()
                .filter(event -> event instanceof TileDrawn || event instanceof TileLaid)
                .take(before.land().pile() == step.after().table().land().pile() ? 1 : 2)
                .foldLeft(before, (table, event) -> event.evolve(table));
        int rest = new MovementOracle(laid, ownBlock).entered(from, ahead, before.points());
        assertThat(stuck.isDefined()).as("%s", step.transition().events()).isEqualTo(rest < 0);
        if (moved.isDefined()) {
            FogUnitMoved move = (FogUnitMoved) moved.get();
            assertThat(move).isEqualTo(new FogUnitMoved(from, ahead, before.points() - rest));
        }
        explored++;
        blocked += rest < 0 ? 1 : 0;
    }
}
