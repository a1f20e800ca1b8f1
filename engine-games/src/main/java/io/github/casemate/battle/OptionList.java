package io.github.casemate.battle;

import io.github.casemate.agenda.Action;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.util.Arrays;

/** The options of a question while they are being found, in order. */
final class OptionList {

    private Action[] found = new Action[16];
    private int size;

    void add(Action option) {
        if (size == found.length) {
            found = Arrays.copyOf(found, 2 * size);
        }
        found[size++] = option;
    }

    int size() {
        return size;
    }

    Seq<Action> all() {
        return Array.of(Arrays.copyOf(found, size));
    }
}
