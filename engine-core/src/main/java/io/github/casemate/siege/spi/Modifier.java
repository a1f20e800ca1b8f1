package io.github.casemate.siege.spi;

import io.github.casemate.siege.box.Ability;
import io.github.casemate.siege.quantity.Quantity;
import io.github.casemate.siege.table.Source;
import io.github.casemate.siege.table.Table;

/**
 * An ability that changes a number: it adds, or it limits. Whatever the order of the abilities, all additions come
 * before all limits, so the order never matters.
 *
 * @param <Q> the number it is about
 */
public interface Modifier<Q extends Quantity> extends Ability {

    /** {@return the class of the numbers it is about} */
    @Override
    Class<Q> about();

    /**
     * Changes the number: adds to it, or, if this ability {@linkplain #limits limits}, takes the smaller of it and
     * another.
     *
     * @param number the number so far
     * @param asked which number is asked for
     * @param source where this ability comes from
     * @param table the table
     * @return the number after it
     */
    int modify(int number, Q asked, Source source, Table table);

    /**
     * Whether this ability says "at most" instead of adding. Limits are applied after all additions.
     *
     * @return true only if all it ever does is to lower a number that is too large; the same on every call
     */
    default boolean limits() {
        return false;
    }

    @Override
    default Kind kind() {
        return Kind.MODIFIER;
    }
}
