package io.github.casemate.siege.rules;

import io.github.casemate.agenda.Action;
import io.github.casemate.siege.action.KeepDice;
import io.github.casemate.siege.action.RerollDice;
import io.github.casemate.siege.box.Face;
import io.github.casemate.siege.box.Faces;
import io.github.casemate.siege.table.AttackState;
import io.vavr.collection.Array;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * Every way to pick at least one of some dice, and the option to keep them all. For common numbers of dice the lists
 * are made once.
 */
final class Selections {

    private static final int COMMON = 5;

    /**
     * Indexed by the number of dice that show each face, as the digits of a number whose base is one more than {@link
     * #COMMON}.
     */
    private static final Array<Array<Action>> OPTIONS = listed();

    /** If there are more dice than there can be, they can only be kept. */
    private static final Array<Action> KEEP = Array.of(new KeepDice());

    private Selections() {}

    static Array<Action> of(Faces dice) {
        int number = dice.total();
        return number <= COMMON ? OPTIONS.get(place(dice)) : number <= AttackState.MOST_DICE ? listed(dice) : KEEP;
    }

    private static Array<Array<Action>> listed() {
        Faces all = Faces.NONE;
        for (int face = 0; face < Face.count(); face++) {
            all = all.plus(Face.at(face), COMMON);
        }
        List<Array<Action>> options = new ArrayList<>(Collections.nCopies(place(all) + 1, Array.<Action>empty()));
        for (Faces dice : picked(all)) {
            if (dice.total() <= COMMON) {
                options.set(place(dice), listed(dice));
            }
        }
        return Array.ofAll(options);
    }

    private static int place(Faces dice) {
        int place = 0;
        for (int face = Face.count() - 1; face >= 0; face--) {
            place = place * (COMMON + 1) + dice.count(Face.at(face));
        }
        return place;
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
