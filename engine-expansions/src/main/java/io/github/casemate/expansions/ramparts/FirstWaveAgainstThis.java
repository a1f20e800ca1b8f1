package io.github.casemate.expansions.ramparts;

import io.github.casemate.siege.quantity.WaveResults;
import io.github.casemate.siege.spi.Modifier;
import io.github.casemate.siege.table.Source;
import io.github.casemate.siege.table.Table;

/**
 * RUL-58: a first wave against this fort counts more results of the attack colour, or fewer.
 *
 * @param change how many more; fewer if negative
 */
public record FirstWaveAgainstThis(int change) implements Modifier<WaveResults> {

    @Override
    public Class<WaveResults> about() {
        return WaveResults.class;
    }

    @Override
    public int modify(int number, WaveResults asked, Source source, Table table) {
        return asked.attack().isOn(source.card().get()) ? number + change : number;
    }
}
