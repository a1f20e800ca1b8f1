package io.github.casemate.agenda;

import io.vavr.collection.List;
import java.util.Objects;

/**
 * Steps that always follow each other. Most of the time they come before the same rest of the agenda; then the agenda
 * that begins with them is a list that was built once, and nothing is copied.
 *
 * <p>In Island Siege a turn puts four steps on the agenda and an attack twelve. Before this, the nodes of such lists
 * were six per cent of all memory, and a tenth once everything else had become thriftier. The rest is compared by
 * identity. A state that was read from outside has an equal agenda but not the same one: it plays the same, and takes a
 * little more memory until the turn is over.
 *
 * @param <T> the table
 */
public final class StepSequence<T> {

    private final List<Step<T>> steps;
    private final List<Step<T>> backwards;
    private final int size;
    private final List<Step<T>> rest;
    private final List<Step<T>> all;

    private StepSequence(List<Step<T>> steps, List<Step<T>> rest, List<Step<T>> all) {
        this.steps = steps;
        this.backwards = steps.reverse();
        this.size = steps.size();
        this.rest = rest;
        this.all = all;
    }

    /**
     * {@return steps in order}
     *
     * @param rest the agenda that they usually come before
     * @param steps the steps
     * @param <T> the table
     */
    @SafeVarargs
    public static <T> StepSequence<T> before(List<Step<T>> rest, Step<T>... steps) {
        List<Step<T>> all = List.empty();
        for (int i = steps.length - 1; i >= 0; i--) {
            all = all.prepend(Objects.requireNonNull(steps[i], "null cannot come next"));
        }
        return new StepSequence<>(all, rest, rest.prependAll(all));
    }

    /**
     * The usual agenda after some of these steps have been taken.
     *
     * @param taken how many
     * @return the others and the usual rest
     */
    public List<Step<T>> after(int taken) {
        return all.drop(taken);
    }

    /**
     * {@return an agenda with these steps before it}
     *
     * @param agenda what comes after them
     */
    @SuppressWarnings("ReferenceEquality") // An equal list would do as well, but comparing costs more than copying.
    public List<Step<T>> onto(List<Step<T>> agenda) {
        return agenda == rest ? all : backwards.foldLeft(agenda, List::prepend);
    }

    /**
     * The same steps without the first, before the same rest.
     *
     * @return the other steps
     */
    public StepSequence<T> tail() {
        return new StepSequence<>(steps.tail(), rest, all.tail());
    }

    /** {@return the steps in order} */
    public List<Step<T>> steps() {
        return steps;
    }

    /** {@return how many steps these are} */
    public int size() {
        return size;
    }
}
