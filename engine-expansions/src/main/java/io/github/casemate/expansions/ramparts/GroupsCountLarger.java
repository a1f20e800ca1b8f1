package io.github.casemate.expansions.ramparts;

import io.github.casemate.siege.quantity.GroupSize;
import io.github.casemate.siege.spi.Modifier;
import io.github.casemate.siege.table.Source;
import io.github.casemate.siege.table.Table;

/**
 * RUL-58: connected stones of this fort count as a larger group. A lone stone is not connected to any.
 *
 * @param change how many stones larger
 */
public record GroupsCountLarger(int change) implements Modifier<GroupSize> {

    @Override
    public Class<GroupSize> about() {
        return GroupSize.class;
    }

    @Override
    public int modify(int number, GroupSize asked, Source source, Table table) {
        return asked.base() > 1 && asked.attack().isOn(source.card().get()) ? number + change : number;
    }
}
