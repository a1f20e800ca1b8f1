package io.github.casemate.siege.rules;

import io.github.casemate.agenda.Action;
import io.github.casemate.kernel.Distribution;
import io.github.casemate.siege.action.DiceFall;
import io.github.casemate.siege.box.Face;
import io.github.casemate.siege.box.Faces;
import io.github.casemate.siege.table.AttackState;
import io.vavr.Tuple;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/** ATK-2: all dice are alike: Leadership, Black, Gray, Gray, White, Target. */
final class DiceOdds {

    private static final Array<Face> SIDES =
            Array.of(Face.LEADERSHIP, Face.BLACK, Face.WHITE, Face.GRAY, Face.GRAY, Face.TARGET);

    /** Up to this many dice are common; their odds are made once. */
    private static final int COMMON = 6;

    private static final Array<Distribution<Action>> ODDS =
            Array.rangeClosed(1, COMMON).map(DiceOdds::listed);

    private DiceOdds() {}

    static Distribution<Action> of(int dice) {
        return dice <= COMMON ? ODDS.get(dice - 1) : listed(Math.min(dice, AttackState.MOST_DICE));
    }

    private static Distribution<Action> listed(int dice) {
        Distribution<Seq<Face>> odds = Distribution.dice(SIDES, dice);
        return Distribution.weighted(odds.outcomes()
                .map(faces ->
                        Tuple.of((Action) new DiceFall(Faces.of(faces.toJavaArray(Face[]::new))), odds.weight(faces)))
                .toArray());
    }
}
