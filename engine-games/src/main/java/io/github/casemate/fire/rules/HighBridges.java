package io.github.casemate.fire.rules;

import io.github.casemate.fire.box.Brick;
import io.github.casemate.fire.box.Element;
import io.github.casemate.fire.box.Grid;
import io.github.casemate.fire.box.Shape;
import io.github.casemate.fire.box.Terrain;
import io.github.casemate.fire.table.Board;
import io.github.casemate.fire.table.FireTable;
import io.github.casemate.kernel.PlayerId;
import io.vavr.collection.Array;

/** Where a high bridge can be laid, and which supports it needs (BLD-4, RUL-5). */
final class HighBridges {

    private HighBridges() {}

    /** {@return the Bridges by their first cell row by row, at one cell east-west first} */
    static Array<Brick> all(FireTable table, PlayerId player) {
        Array<Brick> all = Array.empty();
        if (table.pile(player).of(Element.BRIDGE.ordinal()) == 0) {
            return all;
        }
        Terrain terrain = table.realm().terrain();
        Board board = table.board();
        int seat = player.index();
        long[] crossed = new long[terrain.height()];
        long[] ends = new long[terrain.height()];
        long[] near = Grid.beside(board.owned(1, seat));
        long[] nearAbove = Grid.beside(board.owned(2, seat));
        long[] giant = terrain.cellsOf(table.walkers().giant());
        for (int y = 0; y < ends.length; y++) {
            for (int other = 0; other < table.realm().players(); other++) {
                crossed[y] |= other == seat ? 0 : board.loose(1, other)[y];
            }
            long free = ~board.filled(2)[y] & ~giant[y];
            crossed[y] &= free;
            ends[y] = free
                    & ((board.owned(1, seat)[y] & ~board.roofs(1)[y]) | (terrain.ground(0)[y] & ~board.filled(1)[y]));
            near[y] |= nearAbove[y] | board.owned(1, seat)[y];
        }
        for (int y = 0; y < ends.length; y++) {
            long[] spans = {spans(ends, crossed, y, 1, 0), spans(ends, crossed, y, 0, 1)};
            for (long any = spans[0] | spans[1]; any != 0; any &= any - 1) {
                int x = Long.numberOfTrailingZeros(any);
                for (Shape shape : Shape.of(Element.BRIDGE)) {
                    Brick bridge = Brick.of(shape, 2, x, y);
                    if (((spans[shape.turn()] >>> x) & 1) != 0
                            && (Grid.has(near, x, y) || Grid.has(near, x + shape.dx(2), y + shape.dy(2)))
                            && canSupport(table, player, bridge)) {
                        all = all.append(bridge);
                    }
                }
            }
        }
        return all;
    }

    /** The cells of a row from which a Bridge in some direction has both ends where they may be, and crosses a road. */
    private static long spans(long[] ends, long[] crossed, int y, int dx, int dy) {
        return y + 2 * dy >= ends.length
                ? 0
                : ends[y] & Grid.eastOf(crossed[y + dy], dx) & Grid.eastOf(ends[y + 2 * dy], 2 * dx);
    }

    /** {@return the cells below the ends of a Bridge where nothing lies, each as column and row} */
    static Array<int[]> missing(FireTable table, Brick bridge) {
        Shape shape = bridge.shape();
        return Array.of(0, 2)
                .map(part -> new int[] {bridge.x() + shape.dx(part), bridge.y() + shape.dy(part)})
                .filter(cell -> table.board().at(1, cell[0], cell[1]) == 0);
    }

    private static boolean canSupport(FireTable table, PlayerId player, Brick bridge) {
        Array<int[]> missing = missing(table, bridge);
        return table.realm().variants().anySupport()
                ? missing.isEmpty() || !supports(table, player, bridge).isEmpty()
                : missing.size() <= table.pile(player).of(Element.CHIMNEY.ordinal());
    }

    /**
     * {@return RUL-5, variant: what can be laid below an end that has no support yet, so that the other end can be
     * supported, too} The end next to the kingdom comes first; the Bridge itself joins the other one.
     */
    static Array<Brick> supports(FireTable table, PlayerId player, Brick bridge) {
        Array<int[]> missing = missing(table, bridge);
        long[] near = Grid.beside(table.board().owned(1, player.index()));
        int[] end = missing.find(cell -> Grid.has(near, cell[0], cell[1])).getOrElse(missing.head());
        Array<Brick> all = Array.empty();
        Placements ground = Placements.onGround(table, player);
        for (Element element : Element.ALL) {
            int kept = element == Element.BRIDGE ? 1 : 0;
            if (table.pile(player).of(element.ordinal()) > kept) {
                all = all.appendAll(ground.all(element).filter(brick -> isSupport(brick, end, bridge)));
            }
        }
        return missing.size() == 1 ? all : all.filter(brick -> leavesRoom(table, player, bridge, brick));
    }

    private static boolean leavesRoom(FireTable table, PlayerId player, Brick bridge, Brick first) {
        FireTable then = table.addToPile(player, first.element(), -1)
                .withBoard(table.board().with(player.index(), first, 0));
        return !supports(then, player, bridge).isEmpty();
    }

    /** A support lies below one end, and below nothing else of the Bridge. */
    private static boolean isSupport(Brick brick, int[] end, Brick bridge) {
        Shape shape = brick.shape();
        Shape above = bridge.shape();
        boolean below = false;
        for (int part = 0; part < shape.size(); part++) {
            int x = brick.x() + shape.dx(part);
            int y = brick.y() + shape.dy(part);
            for (int over = 0; over < above.size(); over++) {
                if (bridge.x() + above.dx(over) == x && bridge.y() + above.dy(over) == y) {
                    if (x != end[0] || y != end[1]) {
                        return false;
                    }
                    below = true;
                }
            }
        }
        return below;
    }
}
