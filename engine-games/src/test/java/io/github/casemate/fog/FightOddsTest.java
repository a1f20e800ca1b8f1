package io.github.casemate.fog;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.github.casemate.fog.rules.FightOdds;
import io.github.casemate.fog.table.FogSpace;
import io.github.casemate.fog.table.FogTable;
import io.github.casemate.fog.table.FogVariant;
import io.github.casemate.testkit.rules.Rule;
import java.util.function.IntToDoubleFunction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The odds that players are told, against the table of the rules page and against all dice counted one by one. */
class FightOddsTest {

    private static final double EXACT = 1e-9;

    @ParameterizedTest
    @CsvSource({"-2, 13035, 3906", "-1, 16941, 4221", "0, 21162, 4332", "1, 25494, 4221", "2, 29715, 3906"})
    @Rule("CHA-4")
    void unitsWithoutStacksFightByTheTable(int difference, int won, int tied) {
        assertThat(FightOdds.of(1, 1, difference).win()).isCloseTo(won / 46_656.0, within(EXACT));
        assertThat(FightOdds.of(1, 1, difference).tie()).isCloseTo(tied / 46_656.0, within(EXACT));
    }

    @Test
    @Rule({"CHA-4", "CBT-4"})
    void aPairThatAttacksRollsTheDieAgainThatHelpsMost() {
        for (int difference = -2; difference <= 2; difference++) {
            double value = 0;
            for (int all = 0; all < 46_656; all++) {
                int[] dice = {all % 6 + 1, all / 6 % 6 + 1, all / 36 % 6 + 1};
                int theirs = all / 216 % 6 + all / 1296 % 6 + all / 7776 % 6 + 3;
                int sum = dice[0] + dice[1] + dice[2] + difference;
                double best = Integer.signum(sum - theirs);
                for (int die : dice) {
                    double again = 0;
                    for (int face = 1; face <= 6; face++) {
                        again += Integer.signum(sum - die + face - theirs) / 6.0;
                    }
                    best = Math.max(best, again);
                }
                value += best / 46_656;
            }
            FightOdds attack = FightOdds.of(2, 1, difference);
            assertThat(attack.win() - attack.loss()).isCloseTo(value, within(EXACT));
            // Whoever defends as a pair is in the same position, seen from the other side.
            FightOdds defence = FightOdds.of(1, 2, -difference);
            assertThat(defence.loss() - defence.win()).isCloseTo(value, within(EXACT));
        }
    }

    /** All dice of both sides, and all dice that are rolled again, counted one by one; each side answers at its best. */
    @Test
    @Rule({"CHA-4", "CBT-4", "RUL-13"})
    void stacksOfAnySizeFightAsIfAllDiceWereCounted() {
        for (int defending = 1; defending <= 3; defending++) {
            // By the attacker's total, bonuses included, then by the defender's dice: what the attacker may expect.
            double[][] expected = new double[21][216];
            for (int total = 1; total <= 20; total++) {
                for (int dice = 0; dice < 216; dice++) {
                    int attack = total;
                    expected[total][dice] = best(dice, defending, -1, sum -> Integer.signum(attack - sum));
                }
            }
            for (int attacking = 1; attacking <= 3; attacking++) {
                for (int difference = -2; difference <= 2; difference++) {
                    int bonus = difference;
                    double value = 0;
                    for (int mine = 0; mine < 216; mine++) {
                        for (int theirs = 0; theirs < 216; theirs++) {
                            int answer = theirs;
                            value += best(mine, attacking, 1, sum -> expected[sum + bonus][answer]) / 46_656;
                        }
                    }
                    assertThat(value(attacking, defending, difference))
                            .as("%s against %s, %s", attacking, defending, difference)
                            .isCloseTo(value, within(EXACT));
                }
            }
        }
    }

    /** The best of keeping three dice, rolling one of them again, and, in a stack of three, rolling two of them. */
    private static double best(int roll, int figures, int sign, IntToDoubleFunction worth) {
        int[] dice = {roll % 6 + 1, roll / 6 % 6 + 1, roll / 36 + 1};
        int sum = dice[0] + dice[1] + dice[2];
        double best = sign * worth.applyAsDouble(sum);
        for (int die = 0; die < 3 && figures > 1; die++) {
            double one = 0;
            double two = 0;
            for (int fresh = 1; fresh <= 6; fresh++) {
                one += worth.applyAsDouble(sum - dice[die] + fresh) / 6;
                for (int other = 1; other <= 6; other++) {
                    two += worth.applyAsDouble(dice[die] + fresh + other) / 36;
                }
            }
            best = Math.max(best, sign * one);
            best = figures > 2 ? Math.max(best, sign * two) : best;
        }
        return sign * best;
    }

    @Test
    @Rule("RUL-13")
    void ifOnlyAttackersRollAgainADefendingStackIsWorthNoMoreThanOneFigure() {
        FogTable standard = FogScene.of(2).at("c2 Rb2", "c3 Bb3").table();
        FogTable variant = FogScene.of(2, FogVariant.ATTACKERS_REROLL)
                .at("c2 Rb2", "c3 Bb3")
                .table();
        int unit = standard.unit(FogSpace.of("c2").index());
        int space = FogSpace.of("c3").index();
        assertThat(FightOdds.of(standard, unit, space)).isEqualTo(FightOdds.of(2, 3, 1));
        assertThat(FightOdds.of(variant, unit, space)).isEqualTo(FightOdds.of(2, 1, 1));
    }

    @Test
    void moreFiguresAreNeverWorse() {
        for (int difference = -2; difference <= 2; difference++) {
            for (int other = 1; other <= 3; other++) {
                for (int figures = 1; figures < 3; figures++) {
                    assertThat(value(figures + 1, other, difference)).isGreaterThan(value(figures, other, difference));
                    assertThat(value(other, figures + 1, difference)).isLessThan(value(other, figures, difference));
                }
            }
        }
    }

    private static double value(int attacking, int defending, int difference) {
        FightOdds odds = FightOdds.of(attacking, defending, difference);
        return odds.win() - odds.loss();
    }
}
