package io.github.casemate.siege.spi;

import io.github.casemate.kernel.Rejection;
import io.github.casemate.siege.box.Ability;
import io.github.casemate.siege.permission.Permission;
import io.github.casemate.siege.table.Source;
import io.github.casemate.siege.table.Table;

/**
 * An ability that refuses a permission.
 *
 * @param <D> the permission it is about
 */
public interface Restriction<D extends Permission> extends Ability {

    /** {@return the class of the permissions it is about} */
    @Override
    Class<D> about();

    /**
     * Refuses a permission or grants it. This is called often, so it should be quick.
     *
     * @param permission what somebody wants to do
     * @param source where this ability comes from
     * @param table the table
     * @return true if it is forbidden
     */
    boolean forbids(D permission, Source source, Table table);

    /**
     * {@return why the permission is refused, when it is}
     *
     * @param permission what somebody wanted to do
     */
    Rejection reason(D permission);

    @Override
    default Kind kind() {
        return Kind.RESTRICTION;
    }
}
