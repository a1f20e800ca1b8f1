package io.github.casemate.expansions.ghost;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.Question;
import io.github.casemate.agenda.Step;
import io.github.casemate.siege.rules.ChooseAction;
import io.github.casemate.siege.spi.Answered;
import io.github.casemate.siege.spi.Delegated;
import io.github.casemate.siege.spi.Replacement;
import io.github.casemate.siege.table.Source;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.Seq;

/**
 * The Ghost Captain is never asked. While his card is face up, his rules answer; while it is face down, the player does
 * (GHO-7), except for which action he takes. This is a rule, so it sees a question last, when cards have settled who is
 * asked.
 */
public record DecidesForGhost() implements Replacement<Question<Table>> {

    @Override
    public Class<? super Question<Table>> about() {
        return Question.class;
    }

    @Override
    public Step<Table> instead(Question<Table> question, Source source, Table table) {
        if (!question.asked(table).equals(GhostCaptain.SEAT)) {
            return question;
        }
        boolean faceUp = GhostCaptain.on(table).faceUp();
        if (question instanceof ChooseAction) {
            GhostPlan plan = GhostPlan.of(table);
            GhostAction action = new GhostAction(plan.builds());
            return faceUp ? new Answered(action, plan.action()) : action;
        }
        if (!faceUp) {
            return new Delegated(question, GhostCaptain.PLAYER);
        }
        Seq<Action> options = question.options(table);
        if (options.isEmpty()) {
            return question;
        }
        Action answer = options.size() == 1 ? options.head() : GhostMind.choice(question, options, table);
        return new Answered(question, answer);
    }
}
