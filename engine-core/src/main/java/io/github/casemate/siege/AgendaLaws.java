package io.github.casemate.siege;

import io.github.casemate.siege.Laws.Violation;
import io.github.casemate.siege.spi.Misfit;
import io.github.casemate.siege.spi.Step;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.List;
import io.vavr.control.Option;

/** What holds for every agenda. */
final class AgendaLaws {

    private AgendaLaws() {}

    static Option<Violation> violation(IslandSiege game, Table table, List<Step> agenda) {
        Table foreseen = table;
        int place = 0;
        for (Step step : agenda) {
            String field = "agenda[" + place++ + "]";
            Option<Misfit> misfit = step.misfit(foreseen);
            if (misfit.isDefined()) {
                return Option.some(Laws.violation("LAW-6", field, misfit.get()));
            }
            foreseen = step.foreseen(foreseen);
        }
        return Option.none();
    }
}
