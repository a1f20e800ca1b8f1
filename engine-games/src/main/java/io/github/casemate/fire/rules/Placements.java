package io.github.casemate.fire.rules;

import io.github.casemate.fire.box.Brick;
import io.github.casemate.fire.box.Element;
import io.github.casemate.fire.box.Grid;
import io.github.casemate.fire.box.Shape;
import io.github.casemate.fire.box.SiteRule;
import io.github.casemate.fire.box.Terrain;
import io.github.casemate.fire.table.Board;
import io.github.casemate.fire.table.FireTable;
import io.github.casemate.kernel.PlayerId;
import io.vavr.collection.Array;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Where a player can lay elements (BLD-2, BLD-3, BLD-6, BLD-7, SIT-5), by level, then row by row.
 *
 * <p>On each level there are places that need nothing else, because they are roads or bridges, and places that need an
 * open site. Both are found as sets of cells, a row at a time: where all cells of a shape may lie, and one of them touches
 * the kingdom. The sets are the same for all elements, and are made once. Only for places of the second kind the sites
 * around them are looked at, one by one.
 */
final class Placements {

    private static final int HIGHEST_ROAD = 3;

    private final int seat;
    private final Board board;
    private final Terrain terrain;
    private final Sites sites;
    private final long[] giant;
    private final List<@Nullable Room> roads = new ArrayList<>();
    private final List<@Nullable Room> withSites = new ArrayList<>();

    private Placements(FireTable table, PlayerId player, Sites sites) {
        this.seat = player.index();
        this.board = table.board();
        this.terrain = table.realm().terrain();
        this.sites = sites;
        this.giant = terrain.cellsOf(table.walkers().giant());
    }

    /** {@return the places of a player} */
    static Placements of(FireTable table, PlayerId player) {
        Placements places = new Placements(table, player, Sites.of(table, player));
        Array<long[]> touched = Array.of(Grid.beside(places.board.owned(1, places.seat)));
        places.roads.add(places.ground(touched, 1));
        places.withSites.add(places.sites.builds(SiteRule.PORT) ? places.piers(touched) : null);
        for (int level = 2; level <= Math.max(places.board.top() + 1, HIGHEST_ROAD); level++) {
            places.roads.add(level > HIGHEST_ROAD ? null : places.mountain(level, places.touchedAt(level)));
            places.withSites.add(level > places.board.top() + 1 ? null : places.tops(level));
        }
        return places;
    }

    /**
     * {@return RUL-9: the places of roads and bridges over rivers that touch several parts of the kingdom}
     *
     * @param parts the parts
     * @param atLeast how many of them it must touch, at least
     */
    static Placements joining(FireTable table, PlayerId player, List<long[][]> parts, int atLeast) {
        Placements places = new Placements(table, player, Sites.none(table, player));
        for (int level = 1; level <= HIGHEST_ROAD; level++) {
            Array<long[]> near = Array.empty();
            for (long[][] part : parts) {
                near = near.append(
                        level >= part.length ? new long[places.giant.length] : touched(part[level], part[level - 1]));
            }
            places.roads.add(level == 1 ? places.ground(near, atLeast) : places.mountain(level, near, atLeast));
        }
        return places;
    }

    /** {@return the places on free ground and over rivers, whether or not they touch the kingdom} */
    static Placements onGround(FireTable table, PlayerId player) {
        Placements places = new Placements(table, player, Sites.none(table, player));
        places.roads.add(places.ground(Array.empty(), 0));
        return places;
    }

    /** {@return all places for an element} */
    Array<Brick> all(Element element) {
        return Array.ofAll(search(element, false));
    }

    /** {@return whether there is a place for an element} */
    boolean exist(Element element) {
        return !search(element, true).isEmpty();
    }

    private List<Brick> search(Element element, boolean onlyFirst) {
        List<Brick> found = new ArrayList<>();
        for (int i = 0; i < roads.size() && !(onlyFirst && !found.isEmpty()); i++) {
            Room free = element == Element.ROOF ? null : roads.get(i);
            Room withSite = sites.isEmpty() || (element == Element.ROOF && i == 0) ? null : withSites.get(i);
            if (free != null || withSite != null) {
                look(i + 1, Shape.of(element), free, withSite, found, onlyFirst);
            }
        }
        return found;
    }

    private void look(
            int level,
            Array<Shape> shapes,
            @Nullable Room free,
            @Nullable Room withSite,
            List<Brick> found,
            boolean onlyFirst) {
        long[] sure = new long[shapes.size()];
        long[] maybe = new long[shapes.size()];
        for (int y = 0; y < terrain.height(); y++) {
            long any = 0;
            for (int turn = 0; turn < sure.length; turn++) {
                Shape shape = shapes.get(turn);
                sure[turn] = free == null ? 0 : free.anchors(shape, y);
                maybe[turn] = withSite == null ? 0 : withSite.anchors(shape, y) & ~sure[turn];
                any |= sure[turn] | maybe[turn];
            }
            for (; any != 0; any &= any - 1) {
                int x = Long.numberOfTrailingZeros(any);
                for (int turn = 0; turn < sure.length; turn++) {
                    Shape shape = shapes.get(turn);
                    if (((sure[turn] >>> x) & 1) != 0
                            || (((maybe[turn] >>> x) & 1) != 0 && sites.fits(shape, level, x, y))) {
                        found.add(Brick.of(shape, level, x, y));
                        if (onlyFirst) {
                            return;
                        }
                    }
                }
            }
        }
    }

    /** BLD-2, BLD-3: free ground of height 0; the middle of a Bridge may be over a river. */
    private Room ground(Array<long[]> meets, int atLeast) {
        long[] cells = new long[terrain.height()];
        long[] middles = new long[terrain.height()];
        for (int y = 0; y < cells.length; y++) {
            long free = ~board.filled(1)[y];
            cells[y] = terrain.ground(0)[y] & free & ~giant[y];
            middles[y] = cells[y] | (terrain.river()[y] & free);
        }
        return new Room(cells, middles, meets, atLeast);
    }

    /** MAP-5, BLD-7: the pier of a Port, with a cell in the ocean. */
    private Room piers(Array<long[]> touched) {
        long[] cells = new long[terrain.height()];
        for (int y = 0; y < cells.length; y++) {
            cells[y] = (terrain.land()[y] | terrain.ocean()[y]) & ~board.filled(1)[y] & ~giant[y];
        }
        return new Room(cells, cells, touched.append(terrain.ocean()), 2);
    }

    /** BLD-6: on the mountain's ground, or on own loose bricks of the volcano; nothing where the kingdom is not near. */
    private @Nullable Room mountain(int level, Array<long[]> meets, int atLeast) {
        if (!meets.exists(touched -> Grid.meet(touched, terrain.volcano()))) {
            return null;
        }
        long[] cells = new long[terrain.height()];
        long[] middles = new long[terrain.height()];
        for (int y = 0; y < cells.length; y++) {
            long below = board.loose(level - 1, seat)[y] & ~board.roofs(level - 1)[y];
            long free = terrain.volcano()[y] & ~board.filled(level)[y] & ~giant[y];
            cells[y] = free & (terrain.ground(level - 1)[y] | below);
            long deeper = 0;
            for (int height = 0; height < level; height++) {
                deeper |= terrain.ground(height)[y];
            }
            middles[y] = free & deeper & (~board.filled(level - 1)[y] | board.owned(level - 1, seat)[y]);
        }
        return new Room(cells, middles, meets, atLeast);
    }

    private @Nullable Room mountain(int level, long[] touched) {
        return mountain(level, Array.of(touched), 1);
    }

    private long[] touchedAt(int level) {
        return touched(board.owned(level, seat), board.owned(level - 1, seat));
    }

    /** The cells beside or above some. */
    private static long[] touched(long[] beside, long[] below) {
        long[] all = Grid.beside(beside);
        for (int y = 0; y < all.length; y++) {
            all[y] |= below[y];
        }
        return all;
    }

    /** SIT-5, CON-3: on own bricks; on those of buildings only for what stands on buildings. */
    private Room tops(int level) {
        boolean onBuildings = sites.builds(SiteRule.ON_OWN_BUILDING);
        long inside = (1L << terrain.width()) - 1;
        long[] cells = new long[terrain.height()];
        long[] middles = new long[terrain.height()];
        for (int y = 0; y < cells.length; y++) {
            long free = inside & ~board.filled(level)[y] & ~giant[y];
            long below = (onBuildings ? board.owned(level - 1, seat) : board.loose(level - 1, seat))[y];
            cells[y] = free & below & ~board.roofs(level - 1)[y];
            middles[y] = free;
        }
        return new Room(cells, middles, Array.empty(), 0);
    }
}
