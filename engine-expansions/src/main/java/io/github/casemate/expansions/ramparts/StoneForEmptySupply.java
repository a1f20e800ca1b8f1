package io.github.casemate.expansions.ramparts;

import io.github.casemate.agenda.Step;
import io.github.casemate.siege.box.StoneColor;
import io.github.casemate.siege.event.ActionPhaseBegan;
import io.github.casemate.siege.spi.Trigger;
import io.github.casemate.siege.table.Source;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/**
 * RUL-64: when the owner's Action phase begins and their personal supply is empty, they take a stone.
 *
 * @param color its colour
 */
public record StoneForEmptySupply(StoneColor color) implements Trigger<ActionPhaseBegan> {

    @Override
    public Class<ActionPhaseBegan> about() {
        return ActionPhaseBegan.class;
    }

    @Override
    public Seq<Step<Table>> react(ActionPhaseBegan event, Source source, Table table) {
        return source.isOf(event.player()) ? Array.of(new FillEmptySupply(event.player(), color)) : Array.empty();
    }
}
