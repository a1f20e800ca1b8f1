package io.github.casemate.siege.cards;

import io.github.casemate.agenda.Step;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.box.Parameter;
import io.github.casemate.siege.rules.Evacuate;
import io.github.casemate.siege.spi.Replacement;
import io.github.casemate.siege.table.Source;
import io.github.casemate.siege.table.Table;

/**
 * RUL-45: colonists on destroyed cards of the owner may move here instead of going home. RUL-10: not if this card falls
 * too.
 *
 * @param most how many in a turn
 */
public record Shelters(int most) implements Replacement<Evacuate> {

    /**
     * Refuses numbers that make no sense.
     *
     * @param most how many in a turn
     * @throws IllegalArgumentException if it is below one
     */
    public Shelters {
        Parameter.atLeast(1, most, "most");
    }

    @Override
    public Class<Evacuate> about() {
        return Evacuate.class;
    }

    @Override
    public Step<Table> instead(Evacuate step, Source source, Table table) {
        Card here = source.card().get();
        return source.isOf(step.owner()) && !step.cards(table).contains(here)
                ? new ChooseShelter(here, step, most)
                : step;
    }
}
