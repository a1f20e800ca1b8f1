package io.github.casemate.expansions.ramparts;

import io.github.casemate.siege.quantity.VictoryCoins;
import io.github.casemate.siege.spi.Modifier;
import io.github.casemate.siege.table.Source;
import io.github.casemate.siege.table.Table;

/**
 * RUL-69: opponents of the owner need more coins for an economic victory.
 *
 * @param more how many more
 */
public record OpponentsNeedMoreCoins(int more) implements Modifier<VictoryCoins> {

    @Override
    public Class<VictoryCoins> about() {
        return VictoryCoins.class;
    }

    @Override
    public int modify(int number, VictoryCoins asked, Source source, Table table) {
        return source.isAgainst(asked.player()) ? number + more : number;
    }
}
