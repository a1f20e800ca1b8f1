package io.github.casemate.agenda;

/**
 * A step that runs by itself.
 *
 * @param <T> the table
 */
public interface AutoStep<T> extends Step<T> {}
