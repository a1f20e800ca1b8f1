package io.github.casemate.fog.event;

import io.github.casemate.agenda.Event;
import io.github.casemate.fog.table.Compass;
import io.github.casemate.fog.table.FogPlace;
import io.github.casemate.fog.table.FogSpace;
import io.github.casemate.fog.table.FogTable;
import io.github.casemate.fog.tile.Tile;

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
            return table.drawing(number(table, tile));
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
            return table.laying(number(table, tile), place.index(), arrow);
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

    /**
     * {@return the number of a tile}
     *
     * @param table the table
     * @param id its id
     */
    private static int number(FogTable table, String id) {
        return table.board().tiles().map(Tile::id).indexOf(id);
    }
}
