package io.github.casemate.fog;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.agenda.Action;
import io.github.casemate.fog.action.FogAction.RollAgain;
import io.github.casemate.fog.action.FogChoice;
import io.github.casemate.fog.event.CombatEvents.FightDecided;
import io.github.casemate.fog.words.FogNotation;
import io.github.casemate.kernel.Distribution;
import io.github.casemate.testkit.rules.Proof;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import org.junit.jupiter.api.Test;

/** CHA-4: the odds of a fight, worked out through the engine's own questions, and counted by hand from all dice. */
class CombatOddsTest {

    /** Weights of wins, ties and losses of the attacker. */
    private record Odds(long wins, long ties, long losses) {
        Odds plus(Odds other, long weight) {
            return new Odds(wins + weight * other.wins, ties + weight * other.ties, losses + weight * other.losses);
        }
    }

    @Test
    @Proof("CHA-4")
    void withoutStacksTheModifiersDecide() {
        // Attacker's minus defender's modifier, from -2 to 2.
        assertThat(fight("Rb1", "f2 Be1")).isEqualTo(odds(13_035, 3_906));
        assertThat(fight("Rb1", "f2 Bb1")).isEqualTo(odds(16_941, 4_221));
        assertThat(fight("Re1", "f2 Bb1")).isEqualTo(odds(21_162, 4_332));
        assertThat(fight("Rb1", "e3 Bb1")).isEqualTo(odds(25_494, 4_221));
        assertThat(fight("Re1", "e3 Bb1")).isEqualTo(odds(29_715, 3_906));
    }

    private static Odds odds(long wins, long ties) {
        return new Odds(wins, ties, 46_656 - wins - ties);
    }

    /** A unit on e2 attacks the mountain f2 or the plains e3. */
    private static Odds fight(String attacker, String defender) {
        FogPlay fight = FogScene.of(2)
                .tile("B1 high-valley s")
                .at("b2 -", "e2 " + attacker, defender)
                .unitsOf(1)
                .go("e2", "stay");
        return follow(fight);
    }

    @Test
    @Proof({"CHA-4", "CBT-4"})
    void withStacksTheEngineAgreesWithAllDiceCountedByHand() {
        assertThat(fight("Rb2", "e3 Bb1")).isEqualTo(counted(1, 0, 1));
        assertThat(fight("Rb1", "e3 Bb3")).isEqualTo(counted(0, 2, 1));
    }

    /** Follows every outcome; whoever may re-roll takes up as many dice below four as allowed, the lowest first. */
    private static Odds follow(FogPlay play) {
        FightDecided decided = play.events
                .filter(FightDecided.class::isInstance)
                .map(FightDecided.class::cast)
                .headOption()
                .getOrNull();
        if (decided != null) {
            int margin = Integer.compare(decided.attack(), decided.defence());
            return new Odds(margin > 0 ? 1 : 0, margin == 0 ? 1 : 0, margin < 0 ? 1 : 0);
        }
        if (play.game.turn(play.state).isChance()) {
            Distribution<Action> odds = play.game.chance(play.state);
            Odds sum = new Odds(0, 0, 0);
            for (Action outcome : odds.outcomes()) {
                sum = sum.plus(follow(play.go(FogNotation.of(outcome))), odds.weight(outcome));
            }
            return sum;
        }
        Seq<Action> options = play.game.legalActions(play.state);
        Action best = options.filter(option -> option instanceof RollAgain again && isLow(again.dice()))
                .maxBy(option -> ((RollAgain) option).dice() > 9 ? 100 - ((RollAgain) option).dice() : 0)
                .orElse(options.find(FogChoice.NONE::equals))
                .get();
        if (best instanceof RollAgain single && single.dice() < 10) {
            best = options.filter(option -> option instanceof RollAgain again && again.dice() == lowest(options))
                    .head();
        }
        Odds next = follow(play.go(FogNotation.of(best)));
        // Weigh a fight without a second roll as if it had had one: all fights weigh the same then.
        int dice =
                best instanceof RollAgain again ? String.valueOf(again.dice()).length() : 0;
        long missing = (long) Math.pow(6, mostDice(options) - dice);
        return new Odds(next.wins() * missing, next.ties() * missing, next.losses() * missing);
    }

    private static int lowest(Seq<Action> options) {
        return options.filter(RollAgain.class::isInstance)
                .map(option -> ((RollAgain) option).dice())
                .min()
                .get();
    }

    private static int mostDice(Seq<Action> options) {
        return options.exists(option -> option instanceof RollAgain again && again.dice() > 9) ? 2 : 1;
    }

    private static boolean isLow(int dice) {
        return dice / 10 < 4 && dice % 10 < 4;
    }

    /** All ordered rolls of both sides and of the dice that are rolled again. */
    private static Odds counted(int attackersAgain, int defendersAgain, int margin) {
        long[] attack = totals(attackersAgain);
        long[] defence = totals(defendersAgain);
        long[] sums = new long[3];
        for (int a = 3; a <= 18; a++) {
            for (int d = 3; d <= 18; d++) {
                sums[Integer.signum(a + margin - d) + 1] += attack[a] * defence[d];
            }
        }
        return new Odds(sums[2], sums[1], sums[0]);
    }

    private static long[] totals(int again) {
        long[] totals = new long[19];
        for (int roll = 0; roll < 216; roll++) {
            int[] dice = Array.of(roll % 6, roll / 6 % 6, roll / 36)
                    .sorted()
                    .toJavaStream()
                    .mapToInt(d -> d + 1)
                    .toArray();
            for (int more = 0; more < Math.pow(6, again); more++) {
                int sum = 0;
                for (int i = 0; i < 3; i++) {
                    int fresh = (i == 0 ? more % 6 : more / 6) + 1;
                    sum += i < again && dice[i] < 4 ? fresh : dice[i];
                }
                totals[sum]++;
            }
        }
        return totals;
    }
}
