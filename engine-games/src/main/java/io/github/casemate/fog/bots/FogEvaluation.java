package io.github.casemate.fog.bots;

import io.github.casemate.agenda.GameState;
import io.github.casemate.agenda.Step;
import io.github.casemate.ai.search.Evaluation;
import io.github.casemate.fog.rules.FightOdds;
import io.github.casemate.fog.rules.Income;
import io.github.casemate.fog.rules.Movement;
import io.github.casemate.fog.rules.Reach;
import io.github.casemate.fog.rules.Scoring;
import io.github.casemate.fog.rules.UnitAction;
import io.github.casemate.fog.table.BuildingCode;
import io.github.casemate.fog.table.FogSpace;
import io.github.casemate.fog.table.FogTable;
import io.github.casemate.fog.table.UnitCode;
import io.github.casemate.fog.tile.Ground;
import io.github.casemate.fog.tile.Tile;

/** How good a position is for each player: the sum of all {@link FogTerm terms}, made into a probability to win. */
final class FogEvaluation implements Evaluation<GameState<FogTable>> {

    /** How many points ahead somebody has to be to win about three times of four, early and in the last turn. */
    private static final double EARLY = 4;

    private static final double LATE = 0.7;

    /** How far a unit that is not seen moving may come in a turn. */
    private static final int STRIDE = 6;

    private static final double FAR = 0.88;

    /** What a unit that can act where it stands has before it does. */
    private static final double CAN_ACT = 0.1;

    @Override
    public double[] utilities(GameState<FogTable> state) {
        FogTable table = state.table();
        int players = table.board().ruleset().players();
        double[] shares = new double[players];
        double sum = 0;
        for (int seat = 0; seat < players; seat++) {
            double left = left(table, seat);
            double scale = LATE + (EARLY - LATE) * left;
            shares[seat] = table.isUndefeated(seat) ? Math.exp(worth(state, seat, left) / scale) : 0;
            sum += shares[seat];
        }
        for (int seat = 0; seat < players; seat++) {
            double share = shares[seat] / sum;
            shares[seat] = share - (1 - share) / (players - 1);
        }
        return shares;
    }

    /** How much of the game is left: one until the countdown begins. */
    private static double left(FogTable table, int seat) {
        return table.isCountdown() ? table.turnsLeft(seat) / (double) FogTable.COUNTDOWN : 1;
    }

    private static double worth(GameState<FogTable> state, int seat, double left) {
        FogTable table = state.table();
        double use = FogTerm.INCOME.weight() * Income.of(table, seat)
                + FogTerm.COIN.weight() * Math.min(40, table.coins(seat))
                + FogTerm.BASIC.weight() * table.basics(seat)
                + FogTerm.ELITE.weight() * table.elites(seat)
                + near(state, seat);
        return FogTerm.POINT.weight() * Scoring.points(table, seat) + left * use + buildings(table, seat, left);
    }

    private static double buildings(FogTable table, int seat, double left) {
        double worth = 0;
        for (int space = table.nextBuilding(seat, 0); space >= 0; space = table.nextBuilding(seat, space + 1)) {
            int building = table.building(space);
            if (BuildingCode.kind(building) == BuildingCode.LIGHTHOUSE
                    && table.land().fog() != 0) {
                worth += FogTerm.LIGHTHOUSE.weight();
            }
            boolean base = isOwnBase(table, space);
            int unit = table.unit(space);
            if (unit != UnitCode.NONE && UnitCode.owner(unit) != seat) {
                worth -= base ? FogTerm.BASE_HELD.weight() : FogTerm.HELD.weight() * brings(table, space, left);
            } else {
                worth += danger(table, seat, space)
                        * (base ? FogTerm.BASE_THREAT.weight() : FogTerm.THREAT.weight() * brings(table, space, left));
            }
        }
        for (int space = table.nextUnit(seat, 0); space >= 0; space = table.nextUnit(seat, space + 1)) {
            int building = table.building(space);
            if (building != BuildingCode.NONE && BuildingCode.owner(building) != seat) {
                worth += isOwnBase(table, space)
                        ? FogTerm.BASE_HELD.weight()
                        : FogTerm.HELD.weight() * brings(table, space, left);
            }
        }
        return worth;
    }

    /** What a building brings: its points, and its income for the rest of the game. */
    private static double brings(FogTable table, int space, double left) {
        double points = table.ground(space) == Ground.LIGHTHOUSE ? 4 : 1;
        return points + left * FogTerm.INCOME.weight() * table.value(space);
    }

    private static boolean isOwnBase(FogTable table, int space) {
        int building = table.building(space);
        return BuildingCode.kind(building) == BuildingCode.BASE
                && table.board().base(BuildingCode.owner(building)) == space;
    }

    /** How likely the strongest enemy within a stride takes the space. */
    private static double danger(FogTable table, int seat, int space) {
        double most = 0;
        for (int enemy = 0; enemy < table.board().ruleset().players(); enemy++) {
            for (int from = enemy == seat ? -1 : table.nextUnit(enemy, 0);
                    from >= 0;
                    from = table.nextUnit(enemy, from + 1)) {
                if (distance(from, space) <= STRIDE) {
                    int guard = table.unit(space);
                    most = Math.max(
                            most,
                            guard == UnitCode.NONE
                                    ? 1
                                    : FightOdds.of(table, table.unit(from), space)
                                            .win());
                }
            }
        }
        return most;
    }

    private static double near(GameState<FogTable> state, int seat) {
        FogTable table = state.table();
        FogTargets targets = FogTargets.of(table, seat);
        double near = 0;
        for (int space = table.nextUnit(seat, 0); space >= 0; space = table.nextUnit(seat, space + 1)) {
            near += space == table.acting() ? moving(state, targets) : targets.near(space, FAR);
        }
        return FogTerm.NEAR.weight() * near;
    }

    /** A unit that is about to move counts where it will be best, in the place that has been chosen for it. */
    private static double moving(GameState<FogTable> state, FogTargets targets) {
        FogTable table = state.table();
        Step<FogTable> step = state.agenda().isEmpty() ? null : state.agenda().head();
        if (!(step instanceof Movement) && !(step instanceof Movement.Destination)) {
            return targets.near(table.acting(), FAR);
        }
        Reach reach = Reach.of(table, table.acting(), table.points());
        boolean canStay =
                step instanceof Movement && (table.explored() || UnitAction.isPossible(table, table.acting()));
        double best = canStay ? targets.near(table.acting(), FAR) + CAN_ACT : 0;
        if (step instanceof Movement.Destination to) {
            boolean fog = (table.land().fog() & 1L << to.place().index()) != 0;
            return fog ? targets.fog() : best(table, reach, to.place().index(), targets);
        }
        for (long rest = reach.goals() & ~table.land().fog(); rest != 0; rest &= rest - 1) {
            best = Math.max(best, best(table, reach, Long.numberOfTrailingZeros(rest), targets));
        }
        return (reach.goals() & table.land().fog()) == 0 ? best : Math.max(best, targets.fog());
    }

    private static double best(FogTable table, Reach reach, int place, FogTargets targets) {
        double best = 0;
        for (int i = 0; i < Tile.SIDE * Tile.SIDE; i++) {
            int space = table.board().spaceOf(place, i);
            best = reach.canEnd(space) ? Math.max(best, targets.near(space, FAR)) : best;
        }
        return best;
    }

    static int distance(int one, int other) {
        return Math.abs(one / FogSpace.ROW - other / FogSpace.ROW)
                + Math.abs(one % FogSpace.ROW - other % FogSpace.ROW);
    }
}
