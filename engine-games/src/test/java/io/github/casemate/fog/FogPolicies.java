package io.github.casemate.fog;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.GameState;
import io.github.casemate.fog.action.FogAction.AttackTowards;
import io.github.casemate.fog.action.FogAction.ExploreFrom;
import io.github.casemate.fog.action.FogAction.HeadFor;
import io.github.casemate.fog.action.FogAction.RollAgain;
import io.github.casemate.fog.action.FogAction.StopAt;
import io.github.casemate.fog.action.FogChoice;
import io.github.casemate.fog.table.BuildingCode;
import io.github.casemate.fog.table.FogPlace;
import io.github.casemate.fog.table.FogSpace;
import io.github.casemate.fog.table.FogTable;
import io.github.casemate.fog.table.UnitCode;
import io.github.casemate.fog.tile.Ground;
import io.github.casemate.testkit.Policy;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import java.util.random.RandomGenerator;

/** Ways to play that make things happen: raiders conquer, settlers build and explore, stackers stack. */
final class FogPolicies {

    private FogPolicies() {}

    static Seq<Policy<GameState<FogTable>, Action>> all() {
        return List.of(
                policy("raider", FogPolicies::raid),
                policy("settler", FogPolicies::settle),
                policy("stacker", (t, a) -> stack(t, a)));
    }

    private interface Worth {
        int of(FogTable table, Action action);
    }

    /** The option that is worth most, but one in eight times any option. */
    private static Policy<GameState<FogTable>, Action> policy(String name, Worth worth) {
        return new Policy<>(name, (state, legal, random) -> choose(state.table(), legal, random, worth));
    }

    private static Action choose(FogTable table, Seq<Action> legal, RandomGenerator random, Worth worth) {
        Action best = legal.get(random.nextInt(legal.size()));
        if (random.nextInt(8) > 0) {
            int most = worth.of(table, best);
            for (Action action : legal) {
                int one = worth.of(table, action);
                if (one > most) {
                    most = one;
                    best = action;
                }
            }
        }
        return best;
    }

    private static int raid(FogTable table, Action action) {
        return action instanceof HeadFor goal
                ? -nearest(table, middle(goal.place()), true)
                : action instanceof StopAt stop ? -nearest(table, stop.space(), true) : general(action);
    }

    private static int settle(FogTable table, Action action) {
        if (action instanceof HeadFor goal) {
            return (table.land().fog() & 1L << goal.place().index()) != 0
                    ? 5
                    : -nearest(table, middle(goal.place()), false);
        }
        return action instanceof StopAt stop ? -nearest(table, stop.space(), false) : general(action);
    }

    private static int stack(FogTable table, Action action) {
        if (action instanceof StopAt stop) {
            return table.unit(stop.space().index()) != UnitCode.NONE ? 100 : raid(table, action);
        }
        return action == FogChoice.BASIC ? 100 : raid(table, action);
    }

    private static int general(Action action) {
        if (action instanceof AttackTowards || action instanceof RollAgain) {
            return 20;
        }
        if (action instanceof ExploreFrom || action == FogChoice.ELITE) {
            return 15;
        }
        return Array.<Action>of(FogChoice.DONE, FogChoice.NONE, FogChoice.STAY, FogChoice.SWAP)
                        .contains(action)
                ? -30
                : 10;
    }

    private static FogSpace middle(FogPlace place) {
        return FogSpace.of((5 * place.row() + 3) * FogSpace.ROW + 5 * place.column() + 2);
    }

    /** How far the nearest building of another player is, or the nearest free lot, or the lighthouse. */
    private static int nearest(FogTable table, FogSpace from, boolean enemies) {
        int nearest = 60;
        for (int space = 0; space < table.board().length(); space++) {
            int building = table.building(space);
            boolean wanted = enemies
                    ? building != BuildingCode.NONE && BuildingCode.owner(building) != table.active()
                    : building == BuildingCode.NONE
                            && table.land().ground(space) >= Ground.LOT.ordinal()
                            && table.unit(space) == UnitCode.NONE;
            if (wanted) {
                int distance =
                        Math.abs(space / FogSpace.ROW - from.row()) + Math.abs(space % FogSpace.ROW - from.column());
                nearest = Math.min(nearest, distance);
            }
        }
        return nearest;
    }
}
