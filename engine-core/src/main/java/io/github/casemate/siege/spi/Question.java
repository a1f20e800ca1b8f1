package io.github.casemate.siege.spi;

import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.Rejection;
import io.github.casemate.siege.action.Action;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.Seq;

/**
 * A step that asks a player. A question with one answer is not asked but answered, unless it is {@linkplain #isSecret
 * secret}; one with none is passed over.
 */
public interface Question extends Step {

    /**
     * {@return who is asked}
     *
     * @param table the table
     */
    PlayerId asked(Table table);

    /**
     * What they may answer.
     *
     * @param table the table, or the view of the one who is asked
     * @return all legal answers, leading to different states: declining or zero first, then in printed order
     */
    Seq<Action> options(Table table);

    /**
     * Whether the number of options depends on what others must not know, such as the hand of the one who is asked.
     * Then it is asked even if there is one option only; otherwise others would learn something from its being skipped.
     *
     * <p>Everybody may know this, so it must follow from the class of the question and its fields, never from the table.
     * A question without options is passed over though it is secret; so whether it has any must follow from what lies
     * open.
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
    void answer(Play play, Action answer);

    /**
     * Why an action is none of the options.
     *
     * @param table the table
     * @param action an action that is not legal
     * @return the reason, as precise as it can be
     */
    default Rejection explain(Table table, Action action) {
        return Rejection.of(Rejection.NOT_AN_OPTION, "You cannot " + Action.inWords(action) + " now.");
    }

    @Override
    default void take(Play play) {
        play.ask(this);
    }
}
