package io.github.casemate.siege.cards;

import io.github.casemate.siege.quantity.DiceCount;
import io.github.casemate.siege.spi.Modifier;
import io.github.casemate.siege.table.Source;
import io.github.casemate.siege.table.Table;

/**
 * An attack on another fort of the same owner rolls more dice, or fewer.
 *
 * @param change how many more; fewer if negative
 */
public record DiceAgainstOthers(int change) implements Modifier<DiceCount> {

    @Override
    public Class<DiceCount> about() {
        return DiceCount.class;
    }

    @Override
    public int modify(int number, DiceCount asked, Source source, Table table) {
        return asked.attack().defender().exists(source::isOf)
                        && !asked.attack().isOn(source.card().get())
                ? number + change
                : number;
    }
}
