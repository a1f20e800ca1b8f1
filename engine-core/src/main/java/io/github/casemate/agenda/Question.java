package io.github.casemate.agenda;

import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.Rejection;
import io.vavr.collection.Seq;

/**
 * A step that asks a player. If there is only one answer, the player is not asked and the game goes on with that
 * answer, unless the question is {@linkplain #isSecret secret}. A question with no answer is skipped.
 *
 * @param <T> the table
 */
public interface Question<T> extends Step<T> {

    /**
     * {@return who is asked}
     *
     * @param table the table
     */
    PlayerId asked(T table);

    /**
     * What they may answer.
     *
     * @param table the table, or the view of the player who is asked
     * @return all legal answers, leading to different states: declining or zero first, then in printed order
     */
    Seq<Action> options(T table);

    /**
     * Whether the number of options depends on what others must not know, such as the hand of the player who is asked.
     * Then the question is asked even if there is only one option; otherwise others would learn something when it is
     * skipped.
     *
     * <p>Everybody may know this, so it must follow from the class of the question and its fields, never from the
     * table. A question without options is skipped even if it is secret; so whether it has any must follow from what is
     * public.
     *
     * @return false by default
     */
    default boolean isSecret() {
        return false;
    }

    /**
     * Goes on with an answer.
     *
     * @param play where it happens
     * @param answer one of the options
     */
    @Override
    void answer(Play<T> play, Action answer);

    /**
     * Why an action is not one of the options.
     *
     * @param table the table
     * @param action an action that is not legal
     * @return the reason, as precise as it can be
     */
    default Rejection explain(T table, Action action) {
        return Rejection.of(Rejection.NOT_AN_OPTION, "You cannot " + Action.inWords(action) + " now.");
    }

    @Override
    default void take(Play<T> play) {
        play.ask(this);
    }
}
