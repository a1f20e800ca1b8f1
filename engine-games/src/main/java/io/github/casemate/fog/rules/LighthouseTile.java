package io.github.casemate.fog.rules;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.AutoStep;
import io.github.casemate.agenda.Play;
import io.github.casemate.fog.action.FogAction.LayTile;
import io.github.casemate.fog.table.BuildingCode;
import io.github.casemate.fog.table.FogPlace;
import io.github.casemate.fog.table.FogTable;
import io.github.casemate.fog.table.FogVariant;
import io.github.casemate.fog.table.UnitCode;
import io.vavr.collection.Seq;

/** LGT-3: while there is fog, the owner of the lighthouse draws a tile and lays it anywhere. */
public record LighthouseTile() implements AutoStep<FogTable> {

    static final LighthouseTile STEP = new LighthouseTile();

    @Override
    public void take(Play<FogTable> play) {
        FogTable table = play.table();
        if (table.land().fog() != 0 && shines(table, table.active())) {
            play.then(TilePile.FOR_LIGHTHOUSE);
        }
    }

    private static boolean shines(FogTable table, int seat) {
        for (int space : table.buildings(seat)) {
            if (BuildingCode.kind(table.building(space)) == BuildingCode.LIGHTHOUSE) {
                int unit = table.unit(space);
                // RUL-18: that a unit stands there is needed only in a variant.
                return !table.board().plays(FogVariant.LIGHTHOUSE_KEEPER)
                        || (unit != UnitCode.NONE && UnitCode.owner(unit) == seat);
            }
        }
        return false;
    }

    /**
     * The owner chooses a place for the tile.
     *
     * @param tile the number of the tile
     */
    public record ChooseTilePlace(int tile) implements FogQuestion {

        @Override
        public Wanted wanted() {
            return new Wanted("LGT-3", "an empty place for the tile");
        }

        @Override
        public Seq<Action> options(FogTable table) {
            return FogQuestion.each(table.land().fog(), place -> new LayTile(FogPlace.of(place)));
        }

        @Override
        public void answer(Play<FogTable> play, Action answer) {
            play.then(new TilePile.ChooseArrow(tile, ((LayTile) answer).place()));
        }
    }
}
