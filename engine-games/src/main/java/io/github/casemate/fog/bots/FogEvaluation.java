package io.github.casemate.fog.bots;

import io.github.casemate.agenda.GameState;
import io.github.casemate.agenda.Step;
import io.github.casemate.ai.search.Evaluation;
import io.github.casemate.ai.search.PortableMath;
import io.github.casemate.fog.rules.FightOdds;
import io.github.casemate.fog.rules.Movement;
import io.github.casemate.fog.rules.Reach;
import io.github.casemate.fog.rules.UnitAction;
import io.github.casemate.fog.table.BuildingCode;
import io.github.casemate.fog.table.Clock;
import io.github.casemate.fog.table.FogTable;
import io.github.casemate.fog.table.FogVariant;
import io.github.casemate.fog.table.UnitCode;
import io.github.casemate.fog.tile.Ground;
import io.github.casemate.fog.tile.Tile;

/** How good a position is for each player: the sum of all {@link FogTerm terms}, made into a probability to win. */
public final class FogEvaluation implements Evaluation<GameState<FogTable>> {

    /** How many points ahead somebody has to be to win about three times of four, early and in the last turn. */
    private static final double EARLY = 4;

    private static final double LATE = 0.7;

    /** How many coins of a turn a factory or a base can use. */
    private static final int USABLE = 5;

    private static final int MOST_COINS = 12;

    /** What a unit that can act where it stands has before it does. */
    private static final double CAN_ACT = 0.1;

    private final double[] weights;

    /** With the weights of the table. */
    public FogEvaluation() {
        this(weights());
    }

    /** With other weights, by the ordinals of the terms. */
    FogEvaluation(double[] weights) {
        this.weights = weights.clone();
    }

    static double[] weights() {
        double[] weights = new double[FogTerm.values().length];
        for (FogTerm term : FogTerm.values()) {
            weights[term.ordinal()] = term.weight();
        }
        return weights;
    }

    @Override
    public double[] utilities(GameState<FogTable> state) {
        FogSurvey survey = FogSurvey.of(state.table());
        int players = survey.players();
        double[] shares = new double[players];
        double sum = 0;
        for (int seat = 0; seat < players; seat++) {
            if (state.table().isUndefeated(seat)) {
                double scale = LATE + (EARLY - LATE) * left(state.table(), seat);
                shares[seat] = PortableMath.exp(sum(terms(state, survey, seat)) / scale);
                sum += shares[seat];
            }
        }
        for (int seat = 0; seat < players; seat++) {
            double share = shares[seat] / sum;
            shares[seat] = share - (1 - share) / (players - 1);
        }
        return shares;
    }

    private double sum(double[] terms) {
        double sum = 0;
        for (int i = 0; i < terms.length; i++) {
            sum += weights[i] * terms[i];
        }
        return sum;
    }

    /**
     * {@return how much there is of each term, by its ordinal}
     *
     * @param state the state
     * @param seat the player's seat
     */
    public double[] terms(GameState<FogTable> state, int seat) {
        return terms(state, FogSurvey.of(state.table()), seat);
    }

    private double[] terms(GameState<FogTable> state, FogSurvey survey, int seat) {
        FogTable table = state.table();
        double left = left(table, seat);
        double[] terms = new double[weights.length];
        buildings(survey, seat, left, terms);
        terms[FogTerm.COIN.ordinal()] = left * Math.min(MOST_COINS, table.coins(seat));
        terms[FogTerm.UNIT.ordinal()] = left * Math.min(table.board().ruleset().unitsPerTurn(), survey.units(seat));
        terms[FogTerm.BASIC.ordinal()] = left * table.basics(seat);
        terms[FogTerm.ELITE.ordinal()] = left * table.elites(seat);
        terms[FogTerm.NEAR.ordinal()] = left * near(state, survey, seat);
        return terms;
    }

    /** How much of the game is left: one until the countdown begins. */
    private static double left(FogTable table, int seat) {
        return table.isCountdown() ? table.turnsLeft(seat) / (double) Clock.COUNTDOWN : 1;
    }

    private void buildings(FogSurvey survey, int seat, double left, double[] terms) {
        FogTable table = survey.table();
        boolean allPay = table.board().plays(FogVariant.ALL_PAY);
        int income = 0;
        int makers = 0;
        for (int i = 0; i < survey.lots(); i++) {
            int space = survey.lot(i);
            int building = table.building(space);
            int unit = table.unit(space);
            if (building == BuildingCode.NONE) {
                continue;
            }
            if (BuildingCode.owner(building) == seat) {
                boolean makes = BuildingCode.makesUnits(building);
                makers += makes ? 1 : 0;
                income += makes && !allPay ? 0 : table.value(space);
                boolean tower = BuildingCode.kind(building) == BuildingCode.LIGHTHOUSE;
                terms[FogTerm.POINT.ordinal()] += tower ? 4 : 1;
                terms[FogTerm.LIGHTHOUSE.ordinal()] += tower && table.land().fog() != 0 ? 1 : 0;
                boolean base = survey.isOwnBase(space);
                if (unit != UnitCode.NONE && UnitCode.owner(unit) != seat) {
                    add(terms, base ? FogTerm.BASE_HELD : FogTerm.HELD, -held(survey, space, left));
                } else {
                    double danger = danger(survey, seat, space);
                    add(terms, FogTerm.THREAT, base || tower ? 0 : danger * brings(table, space, left));
                    add(terms, FogTerm.TOWER_THREAT, tower ? left * danger : 0);
                    add(terms, FogTerm.BASE_THREAT, base ? danger : 0);
                }
            } else if (unit != UnitCode.NONE && UnitCode.owner(unit) == seat) {
                add(terms, survey.isOwnBase(space) ? FogTerm.BASE_HELD : FogTerm.HELD, held(survey, space, left));
            }
        }
        int usable = Math.min(income, USABLE * makers);
        terms[FogTerm.INCOME.ordinal()] = left * usable;
        terms[FogTerm.IDLE_INCOME.ordinal()] = left * (income - usable);
    }

    private static void add(double[] terms, FogTerm term, double more) {
        terms[term.ordinal()] += more;
    }

    /** CON-1: what a unit on somebody else's building will get, times the odds that nobody drives it off before. */
    private double held(FogSurvey survey, int space, double left) {
        FogTable table = survey.table();
        int holder = UnitCode.owner(table.unit(space));
        if (!survey.canConquer(holder, true)) {
            return 0;
        }
        double stays = 1;
        int tries = 2;
        for (int enemy = 0; enemy < survey.players(); enemy++) {
            for (int i = 0; enemy != holder && i < survey.units(enemy) && tries > 0; i++) {
                int from = survey.unit(enemy, i);
                if (FogSurvey.distance(from, space) <= UnitCode.points(table.unit(from)) + 1) {
                    stays *= 1 - FightOdds.of(table, table.unit(from), space).win();
                    tries--;
                }
            }
        }
        return stays * (survey.isOwnBase(space) ? 1 : brings(table, space, left));
    }

    /** What a building brings: its points, and its income for the rest of the game. */
    private double brings(FogTable table, int space, double left) {
        double points = table.land().ground(space) == Ground.LIGHTHOUSE.ordinal() ? 4 : 1;
        return points + left * weights[FogTerm.INCOME.ordinal()] * table.value(space);
    }

    /** How likely the enemies near enough take the space, one after the other. */
    private static double danger(FogSurvey survey, int seat, int space) {
        FogTable table = survey.table();
        int guard = table.unit(space);
        double safe = 1;
        for (int enemy = 0; enemy < survey.players(); enemy++) {
            if (enemy == seat || !survey.canConquer(enemy, false)) {
                continue;
            }
            for (int i = 0; i < survey.units(enemy) && safe > 0.1; i++) {
                int from = survey.unit(enemy, i);
                int unit = table.unit(from);
                int distance = FogSurvey.distance(from, space);
                if (guard == UnitCode.NONE) {
                    safe = distance <= UnitCode.points(unit) ? 0 : safe;
                } else if (distance <= UnitCode.points(unit) + 1) {
                    safe *= 1 - FightOdds.of(table, unit, space).win();
                }
            }
        }
        return 1 - safe;
    }

    private double near(GameState<FogTable> state, FogSurvey survey, int seat) {
        FogTable table = state.table();
        FogTargets targets = FogTargets.of(survey, seat, weights);
        double near = 0;
        for (int i = 0; i < survey.units(seat); i++) {
            int space = survey.unit(seat, i);
            near += space == table.acting() ? 0 : targets.take(space);
        }
        boolean acts = table.acting() != 0 && UnitCode.owner(table.unit(table.acting())) == seat;
        return acts ? near + moving(state, targets) : near;
    }

    /** A unit that is about to move counts where it will be best, in the place that has been chosen for it. */
    private static double moving(GameState<FogTable> state, FogTargets targets) {
        FogTable table = state.table();
        Step<FogTable> step = state.agenda().isEmpty() ? null : state.agenda().head();
        if (!(step instanceof Movement) && !(step instanceof Movement.Destination)) {
            return targets.near(table.acting());
        }
        Reach reach = Reach.of(table, table.acting(), table.points());
        boolean canStay =
                step instanceof Movement && (table.explored() || UnitAction.isPossible(table, table.acting()));
        double best = canStay ? targets.near(table.acting()) + CAN_ACT : 0;
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
            best = reach.canEnd(space) ? Math.max(best, targets.near(space)) : best;
        }
        return best;
    }
}
