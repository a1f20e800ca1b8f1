package io.github.casemate.siege.cards;

import io.github.casemate.siege.quantity.BuildCoins;
import io.github.casemate.siege.spi.Modifier;
import io.github.casemate.siege.table.Source;
import io.github.casemate.siege.table.Table;

/**
 * Each building built below this fort scores more coins.
 *
 * @param coins how many more
 */
public record BuildingsBelowScore(int coins) implements Modifier<BuildCoins> {

    @Override
    public Class<BuildCoins> about() {
        return BuildCoins.class;
    }

    @Override
    public int modify(int number, BuildCoins asked, Source source, Table table) {
        return asked.fort().equals(source.card()) ? number + coins : number;
    }
}
