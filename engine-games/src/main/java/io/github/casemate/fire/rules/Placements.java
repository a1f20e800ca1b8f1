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
 * Where an element can be laid (BLD-2, BLD-3, BLD-6, BLD-7, SIT-5), by level, then row by row.
 *
 * <p>On each level there are places that need nothing else, because they are roads or bridges, and places that need an
 * open site. Both are found as sets of cells, a row at a time: where all cells of a shape may lie, and one of them touches
 * the kingdom. Only for those of the second kind the sites around them are looked at, one by one.
 */
final class Placements {

    private static final int HIGHEST_ROAD = 3;

    private final FireTable table;
    private final int seat;
    private final Board board;
    private final Terrain terrain;
    private final Array<Sites.Project> projects;
    private final boolean onlyFirst;
    private final long[] giant;
    private final List<Brick> found = new ArrayList<>();

    private Placements(FireTable table, PlayerId player, Array<Sites.Project> projects, boolean onlyFirst) {
        this.table = table;
        this.seat = player.index();
        this.board = table.board();
        this.terrain = table.realm().terrain();
        this.projects = projects;
        this.onlyFirst = onlyFirst;
        this.giant = terrain.cellsOf(table.walkers().giant());
    }

    /** {@return all places for an element} */
    static Array<Brick> all(FireTable table, PlayerId player, Element element) {
        return new Placements(table, player, Sites.projects(table, player), false).search(element);
    }

    /** {@return whether there is a place for an element} */
    static boolean exist(FireTable table, PlayerId player, Element element, Array<Sites.Project> projects) {
        return !new Placements(table, player, projects, true).search(element).isEmpty();
    }

    /** {@return the places for an element that need no site: roads and bridges over rivers} */
    static Array<Brick> roads(FireTable table, PlayerId player, Element element) {
        return new Placements(table, player, Array.empty(), false).search(element);
    }

    /** {@return the places for an element on free ground and over rivers, whether or not they touch the kingdom} */
    static Array<Brick> onGround(FireTable table, PlayerId player, Element element) {
        Placements places = new Placements(table, player, Array.empty(), false);
        Room ground = places.ground(places.giant);
        if (element != Element.ROOF) {
            places.look(1, Shape.of(element), new Room(ground.cells, ground.middles, Array.empty()), null);
        }
        return Array.ofAll(places.found);
    }

    /**
     * Sets of cells for a level: where a shape may lie, where the middle of a Bridge may, and which cells it must meet.
     */
    private static final class Room {
        private final long[] cells;
        private final long[] middles;
        private final Array<long[]> meets;

        Room(long[] cells, long[] middles, Array<long[]> meets) {
            this.cells = cells;
            this.middles = middles;
            this.meets = meets;
        }

        /** {@return the cells of a row that could be the first of a shape} */
        long anchors(Shape shape, int y) {
            long all = -1;
            for (int part = 0; part < shape.size(); part++) {
                int row = y + shape.dy(part);
                if (row >= cells.length) {
                    return 0;
                }
                all &= Grid.eastOf((shape.isOpening(part) ? middles : cells)[row], shape.dx(part));
                if (all == 0) {
                    return 0;
                }
            }
            for (int i = 0; i < meets.size(); i++) {
                long[] set = meets.get(i);
                long met = 0;
                for (int part = 0; part < shape.size(); part++) {
                    met |= Grid.eastOf(set[y + shape.dy(part)], shape.dx(part));
                }
                all &= met;
            }
            return all;
        }
    }

    private Array<Brick> search(Element element) {
        Array<Shape> shapes = Shape.of(element);
        boolean roof = element == Element.ROOF;
        long[] touched = Grid.beside(board.owned(1, seat));
        look(1, shapes, roof ? null : ground(touched), roof || !builds(SiteRule.PORT) ? null : piers(touched));
        for (int level = 2; level <= Math.max(board.top() + 1, HIGHEST_ROAD) && !isDone(); level++) {
            Room roads = roof || level > HIGHEST_ROAD ? null : mountain(level);
            look(level, shapes, roads, projects.isEmpty() || level > board.top() + 1 ? null : tops(level));
        }
        return Array.ofAll(found);
    }

    private boolean isDone() {
        return onlyFirst && !found.isEmpty();
    }

    private void look(int level, Array<Shape> shapes, @Nullable Room free, @Nullable Room withSite) {
        if (free == null && withSite == null) {
            return;
        }
        long[] sure = new long[shapes.size()];
        long[] maybe = new long[shapes.size()];
        for (int y = 0; y < terrain.height() && !isDone(); y++) {
            long any = 0;
            for (int turn = 0; turn < sure.length; turn++) {
                Shape shape = shapes.get(turn);
                sure[turn] = free == null ? 0 : free.anchors(shape, y);
                maybe[turn] = withSite == null ? 0 : withSite.anchors(shape, y) & ~sure[turn];
                any |= sure[turn] | maybe[turn];
            }
            for (; any != 0 && !isDone(); any &= any - 1) {
                int x = Long.numberOfTrailingZeros(any);
                for (int turn = 0; turn < sure.length; turn++) {
                    Shape shape = shapes.get(turn);
                    if (((sure[turn] >>> x) & 1) != 0
                            || (((maybe[turn] >>> x) & 1) != 0
                                    && Sites.fits(table, seat, projects, shape, level, x, y))) {
                        found.add(Brick.of(shape, level, x, y));
                    }
                }
            }
        }
    }

    private boolean builds(SiteRule rule) {
        for (int i = 0; i < projects.size(); i++) {
            if (projects.get(i).plan().blueprint().rule() == rule) {
                return true;
            }
        }
        return false;
    }

    /** BLD-2, BLD-3: free ground of height 0; the middle of a Bridge may be over a river. */
    private Room ground(long[] touched) {
        long[] cells = new long[terrain.height()];
        long[] middles = new long[terrain.height()];
        for (int y = 0; y < cells.length; y++) {
            long free = ~board.filled(1)[y];
            cells[y] = terrain.ground(0)[y] & free & ~giant[y];
            middles[y] = cells[y] | (terrain.river()[y] & free);
        }
        return new Room(cells, middles, Array.of(touched));
    }

    /** MAP-5, BLD-7: the pier of a Port, with a cell in the ocean. */
    private Room piers(long[] touched) {
        long[] cells = new long[terrain.height()];
        for (int y = 0; y < cells.length; y++) {
            cells[y] = (terrain.land()[y] | terrain.ocean()[y]) & ~board.filled(1)[y] & ~giant[y];
        }
        return new Room(cells, cells, Array.of(touched, terrain.ocean()));
    }

    /** BLD-6: on the mountain's ground, or on own loose bricks of the volcano. */
    private Room mountain(int level) {
        long[] cells = new long[terrain.height()];
        long[] middles = new long[terrain.height()];
        long[] touched = Grid.beside(board.owned(level, seat));
        for (int y = 0; y < cells.length; y++) {
            long below = board.loose(level - 1, seat)[y] & ~board.roofs(level - 1)[y];
            long free = terrain.volcano()[y] & ~board.filled(level)[y] & ~giant[y];
            cells[y] = free & (terrain.ground(level - 1)[y] | below);
            touched[y] |= board.owned(level - 1, seat)[y];
            long deeper = 0;
            for (int height = 0; height < level; height++) {
                deeper |= terrain.ground(height)[y];
            }
            middles[y] = free & deeper & (~board.filled(level - 1)[y] | board.owned(level - 1, seat)[y]);
        }
        return new Room(cells, middles, Array.of(touched));
    }

    /** SIT-5, CON-3: on own bricks; on those of buildings only for what stands on buildings. */
    private Room tops(int level) {
        boolean onBuildings = builds(SiteRule.ON_OWN_BUILDING);
        long inside = (1L << terrain.width()) - 1;
        long[] cells = new long[terrain.height()];
        long[] middles = new long[terrain.height()];
        for (int y = 0; y < cells.length; y++) {
            long free = inside & ~board.filled(level)[y] & ~giant[y];
            long below = (onBuildings ? board.owned(level - 1, seat) : board.loose(level - 1, seat))[y];
            cells[y] = free & below & ~board.roofs(level - 1)[y];
            middles[y] = free;
        }
        return new Room(cells, middles, Array.empty());
    }
}
