package io.github.casemate.fire.rules;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.Question;
import io.github.casemate.fire.table.FireTable;
import io.github.casemate.kernel.Rejection;

/** A question of King of Fire Island. A refusal names the rule that forbids the answer. */
public interface FireQuestion extends Question<FireTable> {

    /** {@return the id of the rule that says what may be answered} */
    String rule();

    /** {@return what has to be chosen, to end a sentence, such as "a place for the Hook"} */
    String toChoose();

    @Override
    default Rejection explain(FireTable table, Action action) {
        return WhyNot.of(this, table, action);
    }
}
