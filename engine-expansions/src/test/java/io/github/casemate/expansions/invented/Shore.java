package io.github.casemate.expansions.invented;

import io.github.casemate.siege.box.StoneColor;
import io.github.casemate.siege.box.Stones;
import io.github.casemate.siege.table.StateKey;

/** What lies on the shore. */
public record Shore(Stones stones) {

    /** Where the shore is on the table. */
    public static final StateKey<Shore> KEY = new StateKey<>(FlotsamModule.ID, Shore.class);

    public Shore plus(StoneColor color) {
        return new Shore(stones.plus(color, 1));
    }

    public Shore minus(StoneColor color) {
        return new Shore(stones.minus(color, 1));
    }
}
