package io.github.casemate.fog.rules;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.Question;
import io.github.casemate.fog.table.FogTable;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.Rejection;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.util.function.IntFunction;

/** A question on the Island of Fog. Most of them are for the active player. A refusal names the rule behind it. */
public interface FogQuestion extends Question<FogTable> {

    /**
     * What has to be chosen.
     *
     * @param rule the id of the rule that says what may be answered
     * @param text the end of a sentence, such as "city or factory for d2"
     */
    record Wanted(String rule, String text) {}

    /** {@return what has to be chosen} */
    Wanted wanted();

    @Override
    default PlayerId asked(FogTable table) {
        return PlayerId.of(table.active());
    }

    @Override
    default Rejection explain(FogTable table, Action action) {
        return Rejection.of(
                Rejection.NOT_AN_OPTION,
                "You cannot " + Action.inWords(action) + " now: choose " + wanted().text() + ".",
                wanted().rule());
    }

    /**
     * {@return an option for each member of a set, in order}
     *
     * @param set numbers as bits, such as places by their index
     * @param option makes an option of a number
     */
    static Seq<Action> each(long set, IntFunction<? extends Action> option) {
        Action[] options = new Action[Long.bitCount(set)];
        long rest = set;
        for (int i = 0; i < options.length; i++) {
            options[i] = option.apply(Long.numberOfTrailingZeros(rest));
            rest &= rest - 1;
        }
        return Array.of(options);
    }
}
