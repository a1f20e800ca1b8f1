package io.github.casemate.app.words;

import io.github.casemate.agenda.GameView;
import io.github.casemate.agenda.Question;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.spi.Delegated;
import io.github.casemate.siege.table.Table;
import io.vavr.control.Option;

/**
 * A question that somebody is asked.
 *
 * @param player who is asked
 * @param question the question itself, even if it was passed on
 * @param passedOn whether it was somebody else's
 * @param table the table as the player sees it
 */
public record OpenQuestion(PlayerId player, Question<Table> question, boolean passedOn, Table table) {

    /** What the viewer is asked, if the question is for them. */
    public static Option<OpenQuestion> in(GameView<Table> view) {
        if (!view.turn().isOf(view.viewer())
                || view.agenda().isEmpty()
                || !(view.agenda().head() instanceof Question<Table> first)) {
            return Option.none();
        }
        Question<Table> question = first;
        while (question instanceof Delegated passed) {
            question = passed.question();
        }
        return Option.some(new OpenQuestion(view.viewer(), question, question != first, view.table()));
    }

    /** The fort whose spaces the question is about. */
    public Option<Card> fort() {
        return Questions.fort(this);
    }
}
