package io.github.casemate.siege.cards;

import io.github.casemate.siege.quantity.BuildCoins;
import io.github.casemate.siege.spi.Modifier;
import io.github.casemate.siege.table.Source;
import io.github.casemate.siege.table.Table;

/**
 * RUL-33: each build of an opponent of the owner scores more coins, or fewer.
 *
 * @param coins how many more; fewer if negative
 */
public record OpponentsScore(int coins) implements Modifier<BuildCoins> {

    @Override
    public Class<BuildCoins> about() {
        return BuildCoins.class;
    }

    @Override
    public int modify(int number, BuildCoins asked, Source source, Table table) {
        return source.isAgainst(asked.player()) ? number + coins : number;
    }
}
