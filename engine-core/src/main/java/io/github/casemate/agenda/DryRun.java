package io.github.casemate.agenda;

import io.vavr.collection.List;
import java.util.function.Consumer;

/**
 * What a step, an answer or a part of either would do, on a table or on what a player sees of one. Its immediate
 * effects happen to a table that nobody else has, what comes next is noted, and nothing is kept. A question that is
 * asked on the way comes next, too. Bots look ahead with it, and rules that must know what an answer leads to.
 *
 * <p>On a view a rule may look for something that is hidden; then whatever it throws is thrown here.
 *
 * @param <T> the table
 */
public final class DryRun<T> {

    private final TableAbilities<T> abilities;
    private T table;
    private List<Event<T>> events = List.empty();
    private List<Step<T>> next = List.empty();

    private DryRun(T table, TableAbilities<T> abilities) {
        this.table = table;
        this.abilities = abilities;
    }

    /**
     * {@return what taking a step would do}
     *
     * @param table the table
     * @param abilities what reacts to what happens
     * @param step the step; nothing replaces it
     * @param <T> the table
     */
    public static <T> DryRun<T> taking(T table, TableAbilities<T> abilities, Step<T> step) {
        return of(table, abilities, step::take);
    }

    /**
     * {@return what an answer would do}
     *
     * @param table the table
     * @param abilities what reacts to what happens
     * @param question the step that asks
     * @param answer a legal answer
     * @param <T> the table
     */
    public static <T> DryRun<T> answering(T table, TableAbilities<T> abilities, Step<T> question, Action answer) {
        return of(table, abilities, play -> question.answer(play, answer));
    }

    /**
     * {@return what anything that is done with a play would do}
     *
     * @param table the table
     * @param abilities what reacts to what happens
     * @param part what is tried
     * @param <T> the table
     */
    public static <T> DryRun<T> of(T table, TableAbilities<T> abilities, Consumer<Play<T>> part) {
        DryRun<T> run = new DryRun<>(table, abilities);
        part.accept(run.new DryPlay());
        run.settle();
        return run;
    }

    /** {@return the table after it, before anything that comes next} */
    public T table() {
        return table;
    }

    /** {@return what happened, in order} */
    public List<Event<T>> events() {
        return events;
    }

    /** {@return what would come next because of it: first the reactions, then what it asked for itself} */
    public List<Step<T>> next() {
        return next;
    }

    /** Reactions see the table after the whole step. */
    private void settle() {
        next = next.reverse();
        for (Event<T> event : events) {
            next = next.prependAll(abilities.reactions(table, event));
        }
        events = events.reverse();
    }

    /** The play in which it happens. */
    private final class DryPlay implements Play<T> {

        @Override
        public T table() {
            return table;
        }

        @Override
        public void emit(Event<T> event) {
            table = event.evolve(table);
            events = events.prepend(event);
        }

        @Override
        public void then(Step<T> step) {
            next = next.prepend(step);
        }

        @Override
        public void ask(Question<T> question) {
            then(question);
        }

        @Override
        public void ask(ChanceStep<T> step) {
            then(step);
        }
    }
}
