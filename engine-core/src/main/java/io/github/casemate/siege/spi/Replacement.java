package io.github.casemate.siege.spi;

import io.github.casemate.agenda.Step;
import io.github.casemate.siege.box.Ability;
import io.github.casemate.siege.table.Source;
import io.github.casemate.siege.table.Table;

/**
 * An ability that puts another step in the place of one that is about to be taken. Each replacement is asked once for
 * each step.
 *
 * @param <T> the step it is about
 */
public interface Replacement<T extends Step<Table>> extends Ability {

    /**
     * The step it is about.
     *
     * @return the class of the step, or an interface that steps implement
     */
    @Override
    Class<? super T> about();

    /**
     * What happens instead.
     *
     * @param step the step that is about to be taken
     * @param source where this ability comes from
     * @param table the table
     * @return another step, or the same one if this ability has nothing to say
     */
    Step<Table> instead(T step, Source source, Table table);

    @Override
    default Kind kind() {
        return Kind.REPLACEMENT;
    }
}
