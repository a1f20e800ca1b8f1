package io.github.casemate.fog.rules;

import io.github.casemate.fog.table.FogTable;
import io.github.casemate.fog.table.FogVariant;
import io.github.casemate.fog.table.UnitCode;

/**
 * CHA-4: how a fight ends if both sides decide as well as they can about their second roll: each wants to win, and rather
 * a tie than to lose. Exact, from all rolls of the dice; worked out once for all fights.
 *
 * @param win how likely the attacker wins
 * @param tie how likely nobody does
 */
public record FightOdds(double win, double tie) {

    private static final int MOST_FIGURES = 3;
    /** The attacker's bonus minus the defender's is -2 to 2. */
    private static final int MOST_DIFFERENCE = 2;

    private static final int LEAST = 3;
    private static final int TOTALS = 16;
    /** The 56 rolls of three dice, ascending, and how many of 216 ways lead to each. */
    private static final int[][] ROLLS = new int[56][];

    private static final double[] CHANCES = new double[56];
    private static final FightOdds[] ALL = all();

    private static FightOdds[] all() {
        int count = 0;
        for (int a = 1; a <= 6; a++) {
            for (int b = a; b <= 6; b++) {
                for (int c = b; c <= 6; c++) {
                    ROLLS[count] = new int[] {a, b, c};
                    CHANCES[count++] = (a == c ? 1 : a == b || b == c ? 3 : 6) / 216.0;
                }
            }
        }
        FightOdds[] all = new FightOdds[MOST_FIGURES * MOST_FIGURES * (2 * MOST_DIFFERENCE + 1)];
        for (int attacking = 1; attacking <= MOST_FIGURES; attacking++) {
            for (int defending = 1; defending <= MOST_FIGURES; defending++) {
                for (int difference = -MOST_DIFFERENCE; difference <= MOST_DIFFERENCE; difference++) {
                    all[index(attacking, defending, difference)] = exact(attacking, defending, difference);
                }
            }
        }
        return all;
    }

    private static int index(int attacking, int defending, int difference) {
        return ((attacking - 1) * MOST_FIGURES + defending - 1) * (2 * MOST_DIFFERENCE + 1)
                + difference
                + MOST_DIFFERENCE;
    }

    /**
     * {@return the odds of an attack}
     *
     * @param table the table
     * @param attacker the unit that attacks
     * @param space the index of the space of the unit that it attacks
     */
    public static FightOdds of(FogTable table, int attacker, int space) {
        int difference = Combat.attackBonus(attacker) - Combat.defenceBonus(table, space);
        boolean alone = table.board().plays(FogVariant.ATTACKERS_REROLL);
        return of(UnitCode.figures(attacker), alone ? 1 : UnitCode.figures(table.unit(space)), difference);
    }

    /**
     * {@return the odds of an attack}
     *
     * @param attacking how many figures attack, one to three
     * @param defending how many figures defend and may roll again, one to three
     * @param difference the attacker's bonus minus the defender's, -2 to 2
     */
    public static FightOdds of(int attacking, int defending, int difference) {
        return ALL[index(attacking, defending, difference)];
    }

    /** {@return how likely the defender wins} */
    public double loss() {
        return 1 - win - tie;
    }

    private static FightOdds exact(int attacking, int defending, int difference) {
        // What the defender makes of each roll against each total of the attacker's dice.
        FightOdds[][] answers = new FightOdds[ROLLS.length][TOTALS];
        for (int roll = 0; roll < ROLLS.length; roll++) {
            for (int total = 0; total < TOTALS; total++) {
                answers[roll][total] = answer(ROLLS[roll], defending, total + LEAST + difference);
            }
        }
        double win = 0;
        double tie = 0;
        for (int mine = 0; mine < ROLLS.length; mine++) {
            double[][] choices = choices(ROLLS[mine], attacking);
            for (int theirs = 0; theirs < ROLLS.length; theirs++) {
                FightOdds best = best(choices, answers[theirs]);
                double chance = CHANCES[mine] * CHANCES[theirs];
                win += chance * best.win;
                tie += chance * best.tie;
            }
        }
        return new FightOdds(win, tie);
    }

    private static FightOdds best(double[][] choices, FightOdds[] answers) {
        FightOdds best = new FightOdds(0, 0);
        for (double[] totals : choices) {
            double win = 0;
            double tie = 0;
            for (int total = 0; total < TOTALS; total++) {
                win += totals[total] * answers[total].win;
                tie += totals[total] * answers[total].tie;
            }
            best = 2 * win + tie > 2 * best.win + best.tie ? new FightOdds(win, tie) : best;
        }
        return best;
    }

    private static FightOdds answer(int[] roll, int figures, int attack) {
        FightOdds best = new FightOdds(1, 0);
        for (double[] totals : choices(roll, figures)) {
            double win = 0;
            double tie = 0;
            for (int total = 0; total < TOTALS; total++) {
                win += total + LEAST < attack ? totals[total] : 0;
                tie += total + LEAST == attack ? totals[total] : 0;
            }
            best = 2 * win + tie < 2 * best.win + best.tie ? new FightOdds(win, tie) : best;
        }
        return best;
    }

    /** CBT-4: for each choice of dice to roll again, how likely each total is; totals begin with three. */
    private static double[][] choices(int[] roll, int figures) {
        int sum = roll[0] + roll[1] + roll[2];
        double[][] choices = new double[figures == 1 ? 1 : figures == 2 ? 4 : 7][TOTALS];
        choices[0][sum - LEAST] = 1;
        for (int choice = 1; choice < choices.length; choice++) {
            // One of three dice, or all but one of them.
            int die = roll[(choice - 1) % 3];
            for (int first = 1; first <= 6; first++) {
                if (choice <= 3) {
                    choices[choice][sum - die + first - LEAST] += 1 / 6.0;
                } else {
                    for (int second = 1; second <= 6; second++) {
                        choices[choice][die + first + second - LEAST] += 1 / 36.0;
                    }
                }
            }
        }
        return choices;
    }
}
