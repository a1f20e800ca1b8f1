package io.github.casemate.kernel;

import io.vavr.collection.Seq;

/**
 * What one action brought about.
 *
 * @param <S> the state
 * @param <E> the events
 * @param state the state after the action
 * @param events everything that happened, in order
 */
public record Transition<S, E>(S state, Seq<E> events) {}
