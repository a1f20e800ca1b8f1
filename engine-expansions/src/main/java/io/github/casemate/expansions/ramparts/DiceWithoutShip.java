package io.github.casemate.expansions.ramparts;

import io.github.casemate.siege.quantity.DiceCount;
import io.github.casemate.siege.spi.Modifier;
import io.github.casemate.siege.table.Source;
import io.github.casemate.siege.table.Table;

/**
 * RUL-56: an attacker of this fort who has no ship rolls more dice, or fewer.
 *
 * @param change how many more; fewer if negative
 */
public record DiceWithoutShip(int change) implements Modifier<DiceCount> {

    @Override
    public Class<DiceCount> about() {
        return DiceCount.class;
    }

    @Override
    public int modify(int number, DiceCount asked, Source source, Table table) {
        return asked.attack().isOn(source.card().get())
                        && table.player(asked.attack().attacker()).ships().isEmpty()
                ? number + change
                : number;
    }
}
