package io.github.casemate.expansions.ramparts;

import io.github.casemate.agenda.Step;
import io.github.casemate.siege.box.Face;
import io.github.casemate.siege.box.Parameter;
import io.github.casemate.siege.event.ResultsCounted;
import io.github.casemate.siege.spi.Trigger;
import io.github.casemate.siege.table.Source;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/**
 * RUL-66: when the owner attacks a fort and all standing results have been added, a colonist from this card may go home
 * for more results.
 *
 * @param face what they show
 * @param results how many
 */
public record ResultsForColonist(Face face, int results) implements Trigger<ResultsCounted> {

    /**
     * Refuses numbers that make no sense.
     *
     * @param face what they show
     * @param results how many
     * @throws IllegalArgumentException if the number of results is below one
     */
    public ResultsForColonist {
        Parameter.atLeast(1, results, "results");
    }

    @Override
    public Class<ResultsCounted> about() {
        return ResultsCounted.class;
    }

    @Override
    public Seq<Step<Table>> react(ResultsCounted event, Source source, Table table) {
        return source.isOf(event.player()) && table.requireAttack().fort().isDefined()
                ? Array.of(new OfferResults(event.player(), source.card().get(), face, results))
                : Array.empty();
    }
}
