package io.github.casemate.siege.spi;

import io.github.casemate.siege.action.Action;

/**
 * A question that has been answered already, so that nobody is asked.
 *
 * @param question the question
 * @param answer the answer
 */
public record Answered(Question question, Action answer) implements AutoStep {

    @Override
    public void take(Play play) {
        question.answer(play, answer);
    }
}
