package io.github.casemate.expansions.ghost;

import io.github.casemate.agenda.Step;
import io.github.casemate.siege.event.TurnBegan;
import io.github.casemate.siege.spi.Trigger;
import io.github.casemate.siege.table.Source;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/** GHO-7, RUL-87: his card is face up again when the player's next turn begins, before the Victory phase. */
public record TurnsGhostUp() implements Trigger<TurnBegan> {

    @Override
    public Class<TurnBegan> about() {
        return TurnBegan.class;
    }

    @Override
    public Seq<Step<Table>> react(TurnBegan event, Source source, Table table) {
        return event.player().equals(GhostCaptain.PLAYER)
                        && !GhostCaptain.on(table).faceUp()
                ? Array.of(TurnUp.STEP)
                : Array.empty();
    }
}
