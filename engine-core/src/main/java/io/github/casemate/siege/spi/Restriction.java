package io.github.casemate.siege.spi;

import io.github.casemate.kernel.Rejection;
import io.github.casemate.siege.box.Ability;
import io.github.casemate.siege.deed.Deed;
import io.github.casemate.siege.table.Source;
import io.github.casemate.siege.table.Table;
import org.jspecify.annotations.Nullable;

/**
 * An ability that forbids a deed.
 *
 * @param <D> the deed it is about
 */
public interface Restriction<D extends Deed> extends Ability {

    /**
     * The deed it is about.
     *
     * @return the class of the deed
     */
    Class<D> about();

    /**
     * Gives leave or refuses it.
     *
     * @param deed what somebody wants to do
     * @param source where this ability comes from
     * @param table the table
     * @return why it is forbidden, or null if it is not
     */
    @Nullable
    Rejection forbid(D deed, Source source, Table table);

    @Override
    default Kind kind() {
        return Kind.RESTRICTION;
    }
}
