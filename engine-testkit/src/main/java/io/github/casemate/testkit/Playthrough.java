package io.github.casemate.testkit;

import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.Rules;
import io.github.casemate.kernel.Transition;
import io.github.casemate.kernel.Turn;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.Function;

/**
 * A legal game, or the beginning of one, with every state on the way. It is fully described by its start, its seed and
 * the numbers of the options that the players chose; {@link #toString} gives these as a line of Java that plays it
 * again.
 *
 * @param <S> the state
 * @param <A> the actions
 * @param <E> the events
 * @param rules the rules it was played by
 * @param start where it began
 * @param seed where the outcomes of chance came from: the n-th as in a {@link io.github.casemate.kernel.Match} with
 *     this seed
 * @param choices the places of the players' actions among the legal ones
 * @param steps every action, those of chance included, with the state before it and its result
 * @param text how an action is printed
 */
public record Playthrough<S, A, E>(
        Rules<S, A, E> rules,
        Start<S> start,
        long seed,
        Vector<Integer> choices,
        Vector<Step<S, A, E>> steps,
        Function<? super A, String> text) {

    /** Of a longer game only the last actions are printed; the call that plays it again is always whole. */
    private static final int MOST_PRINTED = 300;

    /**
     * One action of a game.
     *
     * @param <S> the state
     * @param <A> the actions
     * @param <E> the events
     * @param before the state in which it was taken
     * @param by who took it; none for chance
     * @param action the action
     * @param transition its result
     */
    public record Step<S, A, E>(S before, Option<PlayerId> by, A action, Transition<S, E> transition) {

        /** {@return the state after the action} */
        public S after() {
            return transition.state();
        }
    }

    /** {@return the state at the end} */
    public S last() {
        return steps.isEmpty() ? start.state() : steps.last().after();
    }

    /**
     * All states, the start included.
     *
     * @return one state more than there are steps
     */
    public Seq<S> states() {
        return steps.map(Step::after).prepend(start.state());
    }

    /** {@return all actions, those of chance included} */
    public Seq<A> actions() {
        return steps.map(Step::action);
    }

    /**
     * {@return the beginning of this game}
     *
     * @param length how many steps of it
     */
    public Playthrough<S, A, E> prefix(int length) {
        Vector<Step<S, A, E>> kept = steps.take(length);
        return new Playthrough<>(
                rules, start, seed, choices.take(kept.count(step -> step.by().isDefined())), kept, text);
    }

    /** This game with one action more. */
    Playthrough<S, A, E> plus(Turn turn, A action, Option<Integer> choice) {
        S before = last();
        return new Playthrough<>(
                rules,
                start,
                seed,
                choices.appendAll(choice),
                steps.append(new Step<>(before, turn.asked(), action, rules.apply(before, action))),
                text);
    }

    /** The call that plays this game again, and the actions for people to read. */
    @Override
    public String toString() {
        StringBuilder lines = new StringBuilder();
        lines.append(
                choices.map(choice -> ", " + choice).mkString("play(\"" + start.name() + "\", " + seed + "L", "", ")"));
        int number = Math.max(0, steps.size() - MOST_PRINTED);
        if (number > 0) {
            lines.append(String.format("%n  ... %d actions before", number));
        }
        for (Step<S, A, E> step : steps.drop(number)) {
            lines.append(String.format(
                    "%n%5d. %s: %s",
                    ++number, step.by().map(PlayerId::toString).getOrElse("chance"), text.apply(step.action())));
        }
        return lines.toString();
    }
}
