package io.github.casemate.fog.rules;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.ChanceStep;
import io.github.casemate.agenda.Play;
import io.github.casemate.fog.action.FogAction.DrawTile;
import io.github.casemate.fog.action.FogAction.PointArrow;
import io.github.casemate.fog.event.TileEvents.TileDrawn;
import io.github.casemate.fog.event.TileEvents.TileLaid;
import io.github.casemate.fog.table.Compass;
import io.github.casemate.fog.table.FogPlace;
import io.github.casemate.fog.table.FogTable;
import io.github.casemate.fog.table.FogVariant;
import io.github.casemate.fog.tile.Tile;
import io.github.casemate.kernel.Distribution;
import io.vavr.Tuple;
import io.vavr.Tuple2;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/**
 * CHA-2: a tile is drawn. The pile has no order, so each tile that is left is as likely as any other.
 *
 * @param place where it will lie; none if its drawer chooses the place (LGT-3)
 */
public record TilePile(Option<FogPlace> place) implements ChanceStep<FogTable> {

    static final TilePile FOR_LIGHTHOUSE = new TilePile(Option.none());

    @Override
    public Distribution<Action> odds(FogTable table) {
        long pile = table.land().pile();
        long lighthouse = 1L << table.board().lighthouseTile();
        boolean sure = table.board().plays(FogVariant.SURE_LIGHTHOUSE) && (pile & lighthouse) != 0;
        return sure ? sureOdds(table, pile & ~lighthouse) : Distribution.uniform(tiles(table, pile));
    }

    /**
     * RUL-23, a variant: the lighthouse is among exactly as many tiles as there are places. So it is the next one with
     * one chance in as many as there are places left; otherwise it is any field tile.
     */
    private static Distribution<Action> sureOdds(FogTable table, long fields) {
        long others = Long.bitCount(table.land().fog()) - 1L;
        Tile lighthouse = table.board().tiles().get(table.board().lighthouseTile());
        Array<Tuple2<Action, Long>> odds = others == 0
                ? Array.empty()
                : tiles(table, fields).map(tile -> Tuple.of(tile, others)).toArray();
        long weight = Math.max(1, Long.bitCount(fields));
        return Distribution.weighted(odds.append(Tuple.of(new DrawTile(lighthouse.id()), weight)));
    }

    private static Seq<Action> tiles(FogTable table, long set) {
        return FogQuestion.each(
                set, tile -> new DrawTile(table.board().tiles().get(tile).id()));
    }

    @Override
    public void answer(Play<FogTable> play, Action outcome) {
        String id = ((DrawTile) outcome).tile();
        int tile = play.table().board().numberOf(id);
        play.emit(new TileDrawn(id));
        play.then(place.isDefined() ? new ChooseArrow(tile, place.get()) : new LighthouseTile.ChooseTilePlace(tile));
    }

    /**
     * BRD-5, RUL-6: the arrow points to the centre as well as it can; if there are two best ways, the player who drew the
     * tile chooses. The lighthouse tile has no arrow.
     *
     * @param tile the number of the tile
     * @param place where it will lie
     */
    public record ChooseArrow(int tile, FogPlace place) implements FogQuestion {

        private static final Seq<Action> NO_ARROW = Array.of(new PointArrow(Compass.NORTH));

        @Override
        public Wanted wanted() {
            return new Wanted("BRD-5", "where the arrow points");
        }

        @Override
        public Seq<Action> options(FogTable table) {
            return tile == table.board().lighthouseTile()
                    ? NO_ARROW
                    : table.board().arrows(place.index()).map(PointArrow::new);
        }

        @Override
        public void answer(Play<FogTable> play, Action answer) {
            String id = play.table().board().tiles().get(tile).id();
            play.emit(new TileLaid(id, place, ((PointArrow) answer).heading()));
        }
    }
}
