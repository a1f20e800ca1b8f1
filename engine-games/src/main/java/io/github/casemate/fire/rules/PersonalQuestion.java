package io.github.casemate.fire.rules;

import io.github.casemate.agenda.Action;
import io.github.casemate.fire.box.Element;
import io.github.casemate.fire.table.Counts;
import io.github.casemate.fire.table.FireTable;
import io.github.casemate.kernel.PlayerId;
import io.vavr.collection.Seq;
import java.util.function.Function;

/** A question that is asked of the player whose affair it is, whoever's turn it is. */
public interface PersonalQuestion extends FireQuestion {

    /** {@return whose affair it is} */
    PlayerId player();

    @Override
    default PlayerId asked(FireTable table) {
        return player();
    }

    /**
     * {@return an option for each kind of which there is one, in their order (ELE-9)}
     *
     * @param from how many there are of each
     * @param option what is done with one
     */
    static Seq<Action> kinds(Counts from, Function<Element, Action> option) {
        return Element.ALL.filter(element -> from.of(element.ordinal()) > 0).map(option);
    }
}
