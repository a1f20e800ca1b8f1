package io.github.casemate.siege.spi;

import io.vavr.collection.List;
import java.util.Arrays;
import java.util.Objects;

/**
 * Steps that always follow each other. Most of the time they come before the same rest of the agenda; then the agenda
 * that begins with them is a list that was built once, and nothing is copied.
 *
 * <p>A turn puts four steps on the agenda and an attack twelve. Before this, the nodes of such lists were six per cent
 * of all memory, and a tenth once everything else had become thriftier. The rest is compared by identity. A state that
 * was read from outside has an equal agenda but not the same one: it plays the same, and takes a little more memory
 * until the turn is over.
 */
public final class StepSequence {

    private final Step[] steps;
    private final List<Step> rest;
    private final List<Step> all;

    private StepSequence(Step[] steps, List<Step> rest, List<Step> all) {
        this.steps = steps;
        this.rest = rest;
        this.all = all;
    }

    /**
     * {@return steps in order}
     *
     * @param rest the agenda that they usually come before
     * @param steps the steps
     */
    public static StepSequence before(List<Step> rest, Step... steps) {
        for (Step step : steps) {
            Objects.requireNonNull(step, "null cannot come next");
        }
        return new StepSequence(steps.clone(), rest, prepended(steps, rest));
    }

    /**
     * The usual agenda after some of these steps have been taken.
     *
     * @param taken how many
     * @return the others and the usual rest
     */
    public List<Step> after(int taken) {
        return all.drop(taken);
    }

    /**
     * {@return an agenda with these steps before it}
     *
     * @param agenda what comes after them
     */
    @SuppressWarnings("ReferenceEquality") // An equal list would do as well, but comparing costs more than copying.
    public List<Step> onto(List<Step> agenda) {
        return agenda == rest ? all : prepended(steps, agenda);
    }

    /**
     * The same steps without the first, before the same rest.
     *
     * @return the other steps
     */
    public StepSequence tail() {
        return new StepSequence(Arrays.copyOfRange(steps, 1, steps.length), rest, all.tail());
    }

    /** {@return the steps in a new array} */
    public Step[] toArray() {
        return steps.clone();
    }

    /** {@return how many steps these are} */
    public int size() {
        return steps.length;
    }

    private static List<Step> prepended(Step[] steps, List<Step> rest) {
        List<Step> all = rest;
        for (int i = steps.length - 1; i >= 0; i--) {
            all = all.prepend(steps[i]);
        }
        return all;
    }
}
