package io.github.casemate.fire.rules;

import io.github.casemate.fire.box.Brick;
import io.github.casemate.fire.box.Element;
import io.github.casemate.fire.box.Grid;
import io.github.casemate.fire.box.Shape;
import io.github.casemate.fire.table.Board;
import io.github.casemate.fire.table.Building;
import io.github.casemate.fire.table.FireTable;
import io.github.casemate.kernel.PlayerId;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/** Which bricks may be milled (TRN-4, RUL-9, RUL-10), and what joins the kingdom again. */
final class Milling {

    private Milling() {}

    /** {@return the bricks that may be milled, by level, then row by row} */
    static Array<Brick> all(FireTable table, PlayerId player) {
        return Array.ofAll(bricks(table, player).filter(brick -> isPossible(table, player, brick)));
    }

    /** {@return whether there is a brick that may be milled} */
    static boolean exist(FireTable table, PlayerId player) {
        Seq<Brick> bricks = bricks(table, player);
        // Bricks at the end of a road are many, and easy to recognise.
        return bricks.exists(brick -> isFree(table, brick) && holds(table, player, brick))
                || bricks.exists(brick -> isPossible(table, player, brick));
    }

    private static Seq<Brick> bricks(FireTable table, PlayerId player) {
        return table.board().bricks(player.index());
    }

    private static boolean isPossible(FireTable table, PlayerId player, Brick brick) {
        return isFree(table, brick)
                && (holds(table, player, brick)
                        || (building(table, brick) == 0
                                && !links(table, player, brick).isEmpty()));
    }

    private static int building(FireTable table, Brick brick) {
        return Board.building(table.board().at(brick.level(), brick.x(), brick.y()));
    }

    /** Not original, not in the Giant's territory, and nothing stands on it. */
    private static boolean isFree(FireTable table, Brick brick) {
        Shape shape = brick.shape();
        for (int part = 0; part < shape.size(); part++) {
            int x = brick.x() + shape.dx(part);
            int y = brick.y() + shape.dy(part);
            boolean carries = table.board().at(brick.level() + 1, x, y) != 0
                    && !Grid.has(table.board().openings(brick.level() + 1), x, y);
            if (carries
                    || table.realm().terrain().territoryAt(x, y)
                            == table.walkers().giant()) {
                return false;
            }
        }
        int number = building(table, brick);
        if (number == 0) {
            return true;
        }
        Building building = table.building(number);
        return !building.original();
    }

    private static boolean holds(FireTable table, PlayerId player, Brick brick) {
        return Kingdom.holdsWithout(table.board(), player.index(), brick);
    }

    /** {@return what could be laid so that milling a loose brick leaves no more parts than before} */
    private static Array<Brick> links(FireTable table, PlayerId player, Brick brick) {
        FireTable milled = table.withBoard(table.board().without(brick)).addToPile(player, brick.element(), 1);
        int parts = Kingdom.parts(table.board(), player.index()).size();
        return links(milled, player, parts, table.realm().variants().linkBricks(), brick);
    }

    /**
     * {@return RUL-9: roads and bridges over rivers after which there are no more parts than allowed, or after which that
     * can still be reached}
     *
     * @param table the table after the milling
     * @param player whose kingdom it is
     * @param parts how many parts are allowed
     * @param bricks how many bricks may be laid
     * @param milled the brick that was milled; it may not be laid in the same place
     */
    static Array<Brick> links(FireTable table, PlayerId player, int parts, int bricks, Brick milled) {
        int seat = player.index();
        var now = Kingdom.parts(table.board(), seat);
        Array<Brick> all = Array.empty();
        for (Element element : Element.ALL) {
            if (table.pile(player).of(element.ordinal()) > 0) {
                all = all.appendAll(Placements.roads(table, player, element)
                        .filter(link -> !link.equals(milled)
                                && (now.size() - Kingdom.touchedParts(now, table.board(), seat, link) + 1 <= parts
                                        || (bricks > 1 && canGoOn(table, player, parts, bricks, milled, link)))));
            }
        }
        return all;
    }

    private static boolean canGoOn(FireTable table, PlayerId player, int parts, int bricks, Brick milled, Brick link) {
        FireTable laid = table.addToPile(player, link.element(), -1)
                .withBoard(table.board().with(player.index(), link, 0));
        return !links(laid, player, parts, bricks - 1, milled).isEmpty();
    }
}
