package io.github.casemate.fog.event;

import io.github.casemate.agenda.Event;
import io.github.casemate.fog.table.Compass;
import io.github.casemate.fog.table.FogPlace;
import io.github.casemate.fog.table.FogSpace;
import io.github.casemate.fog.table.FogTable;

/** What happens to tiles. */
public interface TileEvents {

    /**
     * CHA-2: a tile has been drawn from the pile.
     *
     * @param tile its id
     */
    record TileDrawn(String tile) implements Event<FogTable> {
        @Override
        public FogTable evolve(FogTable table) {
            return table.with(
                    table.pieces().with(table.land().drawing(table.board().numberOf(tile))));
        }
    }

    /**
     * BRD-5: the tile has been laid.
     *
     * @param tile its id
     * @param place where it lies
     * @param arrow where its arrow points
     */
    record TileLaid(String tile, FogPlace place, Compass arrow) implements Event<FogTable> {
        @Override
        public FogTable evolve(FogTable table) {
            int number = table.board().numberOf(tile);
            return table.with(table.pieces().with(table.land().laying(number, place.index(), arrow)))
                    .with(table.clock().laying());
        }
    }

    /**
     * EXP-2: the unit that explored cannot enter the tile, and stays.
     *
     * @param unit where it stands
     * @param ahead the space that it cannot enter
     */
    record EntryBlocked(FogSpace unit, FogSpace ahead) implements Event<FogTable> {
        @Override
        public FogTable evolve(FogTable table) {
            return table;
        }
    }
}
