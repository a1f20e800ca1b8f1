package io.github.casemate.expansions.ramparts;

import io.github.casemate.siege.quantity.RerollCount;
import io.github.casemate.siege.spi.Modifier;
import io.github.casemate.siege.table.Source;
import io.github.casemate.siege.table.Table;

/**
 * ATK-3: the re-roll symbol: each attack of the owner has more re-rolls.
 *
 * @param more how many more
 */
public record MoreRerolls(int more) implements Modifier<RerollCount> {

    @Override
    public Class<RerollCount> about() {
        return RerollCount.class;
    }

    @Override
    public int modify(int number, RerollCount asked, Source source, Table table) {
        return source.isOf(asked.attack().attacker()) ? number + more : number;
    }
}
