package io.github.casemate.siege;

import io.github.casemate.siege.spi.Problem;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/** The broken laws that have been found on a table so far. */
final class Problems {

    private final List<Problem> found = new ArrayList<>();

    boolean isEmpty() {
        return found.isEmpty();
    }

    Seq<Problem> all() {
        return Array.ofAll(found);
    }

    /** Building sentences takes time, and nearly always all is well: they are built only when they are needed. */
    void require(boolean holds, String law, Supplier<String> field, Supplier<String> sentence) {
        if (!holds) {
            found.add(new Problem(law, field.get(), sentence.get()));
        }
    }

    void require(boolean holds, String law, String field, Supplier<String> sentence) {
        require(holds, law, () -> field, sentence);
    }
}
