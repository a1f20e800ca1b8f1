package io.github.casemate.fog.rules;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.Question;
import io.github.casemate.fog.table.FogTable;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.Rejection;

/** A question on the Island of Fog. Most of them are for the active player. A refusal names the rule behind it. */
public interface FogQuestion extends Question<FogTable> {

    /** {@return the id of the rule that says what may be answered} */
    String rule();

    /** {@return what has to be chosen, to end a sentence, such as "city or factory for d2"} */
    String wanted();

    @Override
    default PlayerId asked(FogTable table) {
        return PlayerId.of(table.active());
    }

    @Override
    default Rejection explain(FogTable table, Action action) {
        return Rejection.of(
                Rejection.NOT_AN_OPTION,
                "You cannot " + Action.inWords(action) + " now: choose " + wanted() + ".",
                rule());
    }
}
