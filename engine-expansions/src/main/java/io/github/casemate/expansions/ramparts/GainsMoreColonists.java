package io.github.casemate.expansions.ramparts;

import io.github.casemate.siege.quantity.ColonistGain;
import io.github.casemate.siege.spi.Modifier;
import io.github.casemate.siege.table.Source;
import io.github.casemate.siege.table.Table;

/**
 * RUL-61: in the Colonize phase this fort gains more colonists, as long as there is room.
 *
 * @param colonists how many more
 */
public record GainsMoreColonists(int colonists) implements Modifier<ColonistGain> {

    @Override
    public Class<ColonistGain> about() {
        return ColonistGain.class;
    }

    @Override
    public int modify(int number, ColonistGain asked, Source source, Table table) {
        return source.isOn(asked.fort().card()) ? number + colonists : number;
    }
}
