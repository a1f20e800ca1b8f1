package io.github.casemate.expansions.ramparts;

import io.github.casemate.siege.quantity.LeadershipPrice;
import io.github.casemate.siege.spi.Modifier;
import io.github.casemate.siege.table.Source;
import io.github.casemate.siege.table.Table;

/**
 * RUL-57: every use of Leadership in an attack on this fort costs more, or less.
 *
 * @param change how many results more; fewer if negative
 */
public record LeadershipAgainstThis(int change) implements Modifier<LeadershipPrice> {

    @Override
    public Class<LeadershipPrice> about() {
        return LeadershipPrice.class;
    }

    @Override
    public int modify(int number, LeadershipPrice asked, Source source, Table table) {
        return asked.attack().isOn(source.card().get()) ? number + change : number;
    }
}
