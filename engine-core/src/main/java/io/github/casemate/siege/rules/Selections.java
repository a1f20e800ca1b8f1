package io.github.casemate.siege.rules;

import io.github.casemate.siege.box.Face;
import io.github.casemate.siege.box.Faces;
import io.vavr.collection.Array;
import java.util.ArrayList;
import java.util.List;

/** Every way to pick at least one of some dice. */
final class Selections {

    private Selections() {}

    static Array<Faces> of(Faces dice) {
        List<Faces> all = new ArrayList<>();
        add(dice, 0, Faces.NONE, all);
        return Array.ofAll(all).tail();
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
