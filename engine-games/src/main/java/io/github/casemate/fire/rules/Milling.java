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
import java.util.ArrayList;
import java.util.List;

/** Which bricks may be milled (TRN-4, RUL-9, RUL-10), and what joins the kingdom again. */
final class Milling {

    private Milling() {}

    /** {@return the bricks that may be milled, by level, then row by row} */
    static Array<Brick> all(FireTable table, PlayerId player) {
        Seq<Brick> bricks = table.board().bricks(player.index());
        boolean[] joints =
                Joints.of(table.board(), player.index(), table.realm().terrain().width());
        List<Brick> found = new ArrayList<>();
        for (int i = 0; i < joints.length; i++) {
            Brick brick = bricks.get(i);
            if (isFree(table, brick)
                    && (!joints[i]
                            || (building(table, brick) == 0
                                    && !links(table, player, brick).isEmpty()))) {
                found.add(brick);
            }
        }
        return Array.ofAll(found);
    }

    /** {@return whether there is a brick that may be milled} */
    static boolean exist(FireTable table, PlayerId player) {
        // The end of a road or of a building is nearly always among them, and easy to recognise.
        return table.board()
                        .bricks(player.index())
                        .exists(brick -> isFree(table, brick) && Kingdom.isEnd(table.board(), player.index(), brick))
                || !all(table, player).isEmpty();
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
        List<long[][]> now = Kingdom.parts(table.board(), seat);
        int touched = now.size() + 1 - parts;
        Placements roads = Placements.joining(table, player, now, bricks > 1 ? 1 : touched);
        Array<Brick> all = Array.empty();
        for (Element element : Element.ALL) {
            if (table.pile(player).of(element.ordinal()) > 0) {
                all = all.appendAll(roads.all(element)
                        .filter(link -> !link.equals(milled)
                                && (Kingdom.touchedParts(now, table.board(), seat, link) >= touched
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
