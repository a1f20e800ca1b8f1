package io.github.casemate.siege.rules;

import io.github.casemate.siege.action.Action;
import io.github.casemate.siege.action.KeepDice;
import io.github.casemate.siege.action.RerollDice;
import io.github.casemate.siege.box.Face;
import io.github.casemate.siege.box.Faces;
import io.vavr.Tuple;
import io.vavr.collection.Array;
import io.vavr.collection.HashMap;
import java.util.ArrayList;
import java.util.List;

/** Every way to pick at least one of some dice. For as many dice as are common they are made once. */
final class Selections {

    private static final int COMMON = 5;

    private static final HashMap<Faces, Array<Action>> OPTIONS = HashMap.ofEntries(Array.ofAll(picked(Faces.NONE
                    .plus(Face.LEADERSHIP, COMMON)
                    .plus(Face.BLACK, COMMON)
                    .plus(Face.WHITE, COMMON)
                    .plus(Face.GRAY, COMMON)
                    .plus(Face.TARGET, COMMON)))
            .filter(dice -> dice.total() <= COMMON)
            .map(dice -> Tuple.of(dice, listed(dice))));

    private Selections() {}

    /** Keeping all, and every selection to roll again. */
    static Array<Action> of(Faces dice) {
        return OPTIONS.get(dice).getOrElse(() -> listed(dice));
    }

    private static Array<Action> listed(Faces dice) {
        return Array.ofAll(picked(dice)).tail().<Action>map(RerollDice::new).prepend(new KeepDice());
    }

    private static List<Faces> picked(Faces dice) {
        List<Faces> all = new ArrayList<>();
        add(dice, 0, Faces.NONE, all);
        return all;
    }

    private static void add(Faces dice, int face, Faces picked, List<Faces> all) {
        if (face == Face.count()) {
            all.add(picked);
            return;
        }
        for (int number = 0; number <= dice.count(Face.at(face)); number++) {
            add(dice, face + 1, picked.plus(Face.at(face), number), all);
        }
    }
}
