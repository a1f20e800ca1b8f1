package io.github.casemate.expansions.ramparts;

import io.github.casemate.siege.box.CardType;
import io.github.casemate.siege.quantity.BuildCoins;
import io.github.casemate.siege.spi.Modifier;
import io.github.casemate.siege.table.Source;
import io.github.casemate.siege.table.Table;

/**
 * RUL-33: each ship that the owner builds scores more coins.
 *
 * @param coins how many more
 */
public record ShipsScore(int coins) implements Modifier<BuildCoins> {

    @Override
    public Class<BuildCoins> about() {
        return BuildCoins.class;
    }

    @Override
    public int modify(int number, BuildCoins asked, Source source, Table table) {
        return source.isOf(asked.player()) && asked.card().type() == CardType.SHIP ? number + coins : number;
    }
}
