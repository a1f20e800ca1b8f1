package io.github.casemate.expansions.invented;

import io.github.casemate.siege.spi.Modifier;
import io.github.casemate.siege.table.Source;
import io.github.casemate.siege.table.Table;

/** The owner finds so many bottles more. */
public record FindsMore(int bottles) implements Modifier<BottlesFound> {

    @Override
    public Class<BottlesFound> about() {
        return BottlesFound.class;
    }

    @Override
    public int modify(int number, BottlesFound asked, Source source, Table table) {
        return source.isOf(asked.player()) ? number + bottles : number;
    }
}
