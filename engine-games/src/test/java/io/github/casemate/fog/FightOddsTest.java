package io.github.casemate.fog;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.github.casemate.fog.rules.FightOdds;
import io.github.casemate.testkit.rules.Rule;
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
