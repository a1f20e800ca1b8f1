package io.github.casemate.expansions.invented;

import io.github.casemate.siege.quantity.VictoryCoins;
import io.github.casemate.siege.spi.Modifier;
import io.github.casemate.siege.table.Source;
import io.github.casemate.siege.table.Table;

/** The owner needs so many coins fewer for an economic victory. */
public record NeedsFewerCoins(int coins) implements Modifier<VictoryCoins> {

    @Override
    public Class<VictoryCoins> about() {
        return VictoryCoins.class;
    }

    @Override
    public int modify(int number, VictoryCoins asked, Source source, Table table) {
        return source.isOf(asked.player()) ? number - coins : number;
    }
}
