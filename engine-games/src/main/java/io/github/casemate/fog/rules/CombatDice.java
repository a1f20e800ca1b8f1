package io.github.casemate.fog.rules;

import io.github.casemate.agenda.Action;
import io.github.casemate.fog.action.FogAction.CombatRoll;
import io.github.casemate.fog.action.FogAction.RollAgain;
import io.github.casemate.fog.action.FogChoice;
import io.github.casemate.kernel.Distribution;
import io.vavr.Tuple;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/**
 * CHA-3: dice that cannot be told apart, written as one number with ascending digits: 2, 2 and 5 are 225. There are only
 * 56 ways to roll three, so all odds and all choices are worked out once.
 */
public final class CombatDice {

    private static final Array<Distribution<Action>> ODDS = Array.of(rolled(1), rolled(2), rolled(3));

    private CombatDice() {}

    private static Distribution<Action> rolled(int dice) {
        Array<Integer> rolls = Array.of(0);
        for (int die = 0; die < dice; die++) {
            rolls = rolls.flatMap(roll -> Array.rangeClosed(1, 6).map(face -> joined(roll, face)));
        }
        Array<Integer> all = rolls;
        return Distribution.weighted(all.distinct()
                .sorted()
                .map(roll -> Tuple.<Action, Long>of(new CombatRoll(roll), (long) all.count(roll::equals))));
    }

    private static Array<Integer> faces(int dice) {
        return dice == 0
                ? Array.empty()
                : Array.ofAll(String.valueOf(dice).toCharArray()).map(digit -> digit - '0');
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
        return number(faces(some).appendAll(faces(more)).sorted());
    }

    /** What is left of some dice when others have been taken up. */
    static int without(int all, int taken) {
        return number(faces(taken).foldLeft(faces(all), Array::remove));
    }

    /** CBT-4: none, one die by its face, and for a stack of three also two dice. */
    static Seq<Action> again(int dice, int figures) {
        Array<Integer> faces = faces(dice);
        Array<Integer> pairs = faces.combinations(2).map(CombatDice::number).toArray();
        Array<Integer> singles = faces.distinct();
        return (figures < 3 ? singles : singles.appendAll(pairs.distinct()))
                .<Action>map(RollAgain::new)
                .prepend(FogChoice.NONE);
    }
}
