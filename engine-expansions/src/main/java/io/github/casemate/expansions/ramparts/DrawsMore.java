package io.github.casemate.expansions.ramparts;

import io.github.casemate.siege.quantity.DrawCount;
import io.github.casemate.siege.spi.Modifier;
import io.github.casemate.siege.table.Source;
import io.github.casemate.siege.table.Table;

/**
 * RUL-52: the Draw action of the owner draws more cards. One is given away as usual, and the others are kept.
 *
 * @param cards how many more
 */
public record DrawsMore(int cards) implements Modifier<DrawCount> {

    @Override
    public Class<DrawCount> about() {
        return DrawCount.class;
    }

    @Override
    public int modify(int number, DrawCount asked, Source source, Table table) {
        return source.isOf(asked.player()) ? number + cards : number;
    }
}
