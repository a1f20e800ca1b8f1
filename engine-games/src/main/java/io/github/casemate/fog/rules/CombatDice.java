package io.github.casemate.fog.rules;

import io.github.casemate.agenda.Action;
import io.github.casemate.fog.action.CombatRoll;
import io.github.casemate.fog.action.FogChoice;
import io.github.casemate.fog.action.RollAgain;
import io.github.casemate.kernel.Distribution;
import io.vavr.Tuple;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/**
 * CHA-3: dice that cannot be told apart, written as one number with ascending digits: 2, 2 and 5 are 225. There are only
 * 56 ways to roll three, so all odds and all choices are worked out once.
 */
public final class CombatDice {

    private static final Array<Distribution<Action>> ODDS = Array.of(rolled(1), rolled(2), rolled(3));

    private CombatDice() {}

    private static Distribution<Action> rolled(int dice) {
        Distribution<Action> named = Distribution.dice(Array.rangeClosed(1, 6), dice)
                .map(faces -> new CombatRoll(number(faces)), roll -> faces(roll));
        return Distribution.weighted(named.outcomes()
                .map(outcome -> Tuple.of(outcome, named.weight(outcome)))
                .toArray());
    }

    private static Option<Seq<Integer>> faces(Action roll) {
        return roll instanceof CombatRoll rolled
                ? Option.some(
                        Array.ofAll(String.valueOf(rolled.dice()).toCharArray()).map(digit -> digit - '0'))
                : Option.none();
    }

    private static int number(Seq<Integer> faces) {
        return faces.foldLeft(0, (number, face) -> 10 * number + face);
    }

    /**
     * {@return the odds of a roll}
     *
     * @param dice how many dice, one to three
     */
    public static Distribution<Action> odds(int dice) {
        return ODDS.get(dice - 1);
    }

    /**
     * {@return the sum of some dice}
     *
     * @param dice the dice
     */
    public static int sum(int dice) {
        int sum = 0;
        for (int rest = dice; rest > 0; rest /= 10) {
            sum += rest % 10;
        }
        return sum;
    }

    /** Some dice and some more, in order. */
    static int joined(int some, int more) {
        int[] count = new int[7];
        count(count, some, 1);
        count(count, more, 1);
        return number(count);
    }

    /** What is left of some dice when others have been taken up. */
    static int without(int all, int taken) {
        int[] count = new int[7];
        count(count, all, 1);
        count(count, taken, -1);
        return number(count);
    }

    private static void count(int[] count, int dice, int sign) {
        for (int rest = dice; rest > 0; rest /= 10) {
            count[rest % 10] += sign;
        }
    }

    private static int number(int[] count) {
        int number = 0;
        for (int face = 1; face < count.length; face++) {
            for (int i = 0; i < count[face]; i++) {
                number = 10 * number + face;
            }
        }
        return number;
    }

    /** CBT-4: none, one die by its face, and for a stack of three also two dice. */
    static Seq<Action> again(int dice, int figures) {
        int[] digits = {dice / 100, dice / 10 % 10, dice % 10};
        Array<Integer> singles = Array.of(digits[0], digits[1], digits[2]).distinct();
        Array<Integer> pairs = Array.of(
                        10 * digits[0] + digits[1], 10 * digits[0] + digits[2], 10 * digits[1] + digits[2])
                .distinct();
        return (figures < 3 ? singles : singles.appendAll(pairs))
                .<Action>map(RollAgain::new)
                .prepend(FogChoice.NONE);
    }
}
