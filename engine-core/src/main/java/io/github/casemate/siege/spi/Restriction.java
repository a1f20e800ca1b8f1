package io.github.casemate.siege.spi;

import io.github.casemate.kernel.Rejection;
import io.github.casemate.siege.box.Ability;
import io.github.casemate.siege.permission.Permission;
import io.github.casemate.siege.table.Source;
import io.github.casemate.siege.table.Table;

/**
 * An ability that forbids a deed.
 *
 * @param <D> the deed it is about
 */
public interface Restriction<D extends Permission> extends Ability {

    /**
     * The deed it is about.
     *
     * @return the class of the deed
     */
    @Override
    Class<D> about();

    /**
     * Refuses leave or gives it. It is asked often, so it should be quick.
     *
     * @param permission what somebody wants to do
     * @param source where this ability comes from
     * @param table the table
     * @return true if it is forbidden
     */
    boolean forbids(D permission, Source source, Table table);

    /**
     * Why the deed is forbidden, when it is.
     *
     * @param permission what somebody wanted to do
     * @return the reason
     */
    Rejection reason(D permission);

    @Override
    default Kind kind() {
        return Kind.RESTRICTION;
    }
}
