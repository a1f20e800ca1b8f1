package io.github.casemate.agenda;

import io.vavr.collection.Array;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.Arrays;
import java.util.function.Function;

/** The options of a {@link Question} while they are being found, in order. It is kept by nobody, so it may change. */
public final class OptionList {

    private Action[] found = new Action[16];
    private int size;

    /** Starts with no option. */
    public OptionList() {}

    /** {@return how many options have been found so far} */
    public int size() {
        return size;
    }

    /** {@return the options found so far, in order} */
    public Seq<Action> all() {
        return Array.of(Arrays.copyOf(found, size));
    }

    /**
     * The options without those that lead to the same as an earlier one, as {@link Question#options} promises.
     *
     * @param outcome what an option leads to, as a value; none if it is known to be like no other
     * @return the first option of each outcome, in order
     */
    public Seq<Action> different(Function<Action, Option<?>> outcome) {
        OptionList different = new OptionList();
        List<Object> reached = List.empty();
        for (int i = 0; i < size; i++) {
            Option<?> now = outcome.apply(found[i]);
            different.addIf(now.isEmpty() || !reached.contains(now.get()), found[i]);
            reached = now.isEmpty() ? reached : reached.prepend(now.get());
        }
        return different.all();
    }

    /**
     * Adds an option.
     *
     * @param option what a player may answer
     */
    public void add(Action option) {
        if (size == found.length) {
            found = Arrays.copyOf(found, 2 * size);
        }
        found[size++] = option;
    }

    /**
     * Adds an option if the rules allow it.
     *
     * @param allowed whether they do
     * @param option what a player may answer then
     */
    public void addIf(boolean allowed, Action option) {
        if (allowed) {
            add(option);
        }
    }
}
