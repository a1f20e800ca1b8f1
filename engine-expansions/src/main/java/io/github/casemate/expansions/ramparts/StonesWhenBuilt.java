package io.github.casemate.expansions.ramparts;

import io.github.casemate.agenda.Step;
import io.github.casemate.siege.box.Parameter;
import io.github.casemate.siege.event.BuildEnded;
import io.github.casemate.siege.spi.Trigger;
import io.github.casemate.siege.table.Source;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/**
 * RUL-68: when built, the builder may put stones from the personal supply on the fort above this building, for a coin
 * each.
 *
 * @param most how many stones
 */
public record StonesWhenBuilt(int most) implements Trigger<BuildEnded> {

    /**
     * Refuses numbers that make no sense.
     *
     * @param most how many stones
     * @throws IllegalArgumentException if it is below one
     */
    public StonesWhenBuilt {
        Parameter.atLeast(1, most, "most");
    }

    @Override
    public Class<BuildEnded> about() {
        return BuildEnded.class;
    }

    @Override
    public Seq<Step<Table>> react(BuildEnded event, Source source, Table table) {
        return source.isOn(event.card())
                ? source.fort()
                        .<Step<Table>>map(fort -> new AddStone(event.player(), fort, 0, most))
                        .toArray()
                : Array.empty();
    }
}
