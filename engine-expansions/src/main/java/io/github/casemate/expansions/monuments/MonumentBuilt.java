package io.github.casemate.expansions.monuments;

import io.github.casemate.agenda.Event;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.event.Noteworthy;
import io.github.casemate.siege.table.Table;
import java.util.Locale;

/**
 * MON-2: a monument was built: its stones went from the personal to the general supply, and a colonist from the
 * imperial board to the island, for the rest of the game.
 *
 * @param player who built it
 * @param island where
 */
public record MonumentBuilt(PlayerId player, Island island) implements Event<Table>, Noteworthy {

    @Override
    public Table evolve(Table table) {
        return table.withSupply(table.supply().plus(island.cost()))
                .change(
                        player,
                        side -> side.withSupply(side.supply().minus(island.cost()))
                                .withHome(side.home() - 1))
                .withSlice(Monuments.KEY, table.slice(Monuments.KEY).plus(new Monument(island, player)));
    }

    @Override
    public String label() {
        return "monument, " + island.name().toLowerCase(Locale.ROOT) + " island";
    }
}
