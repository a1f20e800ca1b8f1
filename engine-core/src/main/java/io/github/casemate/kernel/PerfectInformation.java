package io.github.casemate.kernel;

import java.util.random.RandomGenerator;

/**
 * A game without secrets: everybody sees the state. Chance may still take part. What is left to write is {@link
 * #evolve}, which turns a state and an event into the next state.
 *
 * @param <S> the state, which is its own view
 * @param <A> the actions
 * @param <E> the events
 */
public interface PerfectInformation<S, A, E> extends Game<S, A, E, S> {

    /** {@inheritDoc} */
    @Override
    default S view(S state, PlayerId player) {
        return state;
    }

    /** {@inheritDoc} */
    @Override
    default E redact(E event, PlayerId player) {
        return event;
    }

    /** {@inheritDoc} */
    @Override
    default S determinize(S view, RandomGenerator random) {
        return view;
    }
}
