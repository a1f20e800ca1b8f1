package io.github.casemate.siege.cards;

import io.github.casemate.siege.quantity.RerollCount;
import io.github.casemate.siege.spi.Modifier;
import io.github.casemate.siege.table.Source;
import io.github.casemate.siege.table.Table;

/**
 * An attack on this fort has more re-rolls, or fewer.
 *
 * @param change how many more; fewer if negative
 */
public record RerollsAgainstThis(int change) implements Modifier<RerollCount> {

    @Override
    public Class<RerollCount> about() {
        return RerollCount.class;
    }

    @Override
    public int modify(int number, RerollCount asked, Source source, Table table) {
        return asked.attack().isOn(source.card().get()) ? number + change : number;
    }
}
