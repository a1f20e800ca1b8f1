package io.github.casemate.fire.rules;

import static io.github.casemate.fire.rules.WhyNot.refused;

import io.github.casemate.fire.box.Brick;
import io.github.casemate.fire.box.Element;
import io.github.casemate.fire.box.Grid;
import io.github.casemate.fire.box.Shape;
import io.github.casemate.fire.box.Terrain;
import io.github.casemate.fire.table.Board;
import io.github.casemate.fire.table.FireTable;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.Rejection;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/** Why a brick cannot be laid in a place, or cannot be milled. The first rule that forbids it is named. */
final class BrickRefusals {

    private BrickRefusals() {}

    /** {@return the cells of a brick, each as column and row; none if it is not a brick on this island} */
    private static Array<int[]> cells(FireTable table, Brick brick) {
        Terrain terrain = table.realm().terrain();
        boolean known = brick.turn() >= 0
                && brick.turn() < Shape.of(brick.element()).size()
                && brick.level() >= 1
                && brick.level() <= Board.MOST_LEVELS;
        if (!known) {
            return Array.empty();
        }
        Shape shape = brick.shape();
        Array<int[]> cells = Array.range(0, shape.size())
                .map(part -> new int[] {brick.x() + shape.dx(part), brick.y() + shape.dy(part)});
        return cells.forAll(
                        cell -> cell[0] >= 0 && cell[1] >= 0 && cell[0] < terrain.width() && cell[1] < terrain.height())
                ? cells
                : Array.empty();
    }

    private static String at(int[] cell) {
        return cell[0] + "," + cell[1];
    }

    static Rejection laying(FireTable table, PlayerId player, Element element, Brick brick) {
        if (brick.element() != element) {
            return refused("You have chosen to lay a " + element.label() + ".", "BLD-1");
        }
        Array<int[]> cells = cells(table, brick);
        if (cells.isEmpty()) {
            return refused("That is not a place on the island.", "MAP-1");
        }
        for (int part = 0; part < cells.size(); part++) {
            Option<Rejection> wrong = ground(table, player, brick, part, cells.get(part));
            if (wrong.isDefined()) {
                return wrong.get();
            }
        }
        if (Kingdom.touched(table.board(), player.index(), brick).isEmpty()) {
            return refused("It would not touch any of your bricks.", "CON-2");
        }
        boolean ocean = cells.exists(cell -> Grid.has(table.realm().terrain().ocean(), cell[0], cell[1]));
        if (ocean) {
            return refused("Nobody builds in an ocean, but for the pier of a Port that they hold.", "MAP-5");
        }
        return refused("It fits no site of a Cottage, of your cards, or of a Tower that you may reclaim.", "BLD-7");
    }

    /** What is wrong with one of the cells. */
    private static Option<Rejection> ground(FireTable table, PlayerId player, Brick brick, int part, int[] cell) {
        Terrain terrain = table.realm().terrain();
        int x = cell[0];
        int y = cell[1];
        boolean middle = brick.shape().isOpening(part);
        if (terrain.territoryAt(x, y) == table.walkers().giant()) {
            return wrong("The Giant is in " + terrain.name(table.walkers().giant()) + ".", "BLD-9");
        }
        if (terrain.map().rows().get(y).charAt(x) == '^') {
            return wrong("Nothing is built on the crater.", "MAP-3");
        }
        if (table.board().at(brick.level(), x, y) != 0) {
            return wrong("Something lies on " + at(cell) + " at that level already.", "LAW-3");
        }
        if (brick.level() <= terrain.groundAt(x, y)) {
            return wrong("The mountain is higher than that on " + at(cell) + ".", "MAP-3");
        }
        if (brick.level() == 1) {
            return Grid.has(terrain.river(), x, y) && !middle
                    ? wrong("Only the middle of a Bridge may be over a river.", "BLD-3")
                    : Option.none();
        }
        int below = table.board().at(brick.level() - 1, x, y);
        boolean bare = below == 0 && terrain.groundAt(x, y) != brick.level() - 1;
        if (below != 0 && Board.owner(below) != player.index()) {
            return wrong("Nobody builds on the bricks of others.", "CON-3");
        }
        if (below != 0 && Board.element(below) == Element.ROOF) {
            return wrong("Nothing may stand on a Roof.", "ELE-2");
        }
        return bare && !middle ? wrong("Nothing carries it on " + at(cell) + ".", "CON-3") : Option.none();
    }

    private static Option<Rejection> wrong(String sentence, String rule) {
        return Option.some(refused(sentence, rule));
    }

    static Rejection highBridge(FireTable table, PlayerId player, Brick bridge) {
        Array<int[]> cells = cells(table, bridge);
        if (bridge.element() != Element.BRIDGE || bridge.level() != 2 || cells.isEmpty()) {
            return refused("A high bridge is a Bridge at level 2, somewhere on the island.", "BLD-4");
        }
        Terrain terrain = table.realm().terrain();
        if (cells.exists(
                cell -> terrain.territoryAt(cell[0], cell[1]) == table.walkers().giant())) {
            return refused("The Giant is there.", "BLD-9");
        }
        int crossed = table.board().at(1, cells.get(1)[0], cells.get(1)[1]);
        if (crossed != 0 && Board.owner(crossed) != player.index() && Board.building(crossed) != 0) {
            return refused("A building cannot be crossed.", "BLD-5");
        }
        if (crossed == 0 || Board.owner(crossed) == player.index()) {
            return refused("Its middle has to pass over a loose brick of another player.", "BLD-4");
        }
        int chimneys = table.pile(player).of(Element.CHIMNEY.ordinal());
        boolean supports = table.realm().variants().anySupport()
                || HighBridges.missing(table, bridge).size() <= chimneys;
        return supports
                ? refused("Its ends need your own bricks or free ground, one of them beside your kingdom.", "BLD-4")
                : refused("You have too few Chimneys to support it.", "RUL-5");
    }

    static Rejection milling(FireTable table, PlayerId player, Brick brick) {
        Array<int[]> cells = cells(table, brick);
        Board board = table.board();
        boolean own = !cells.isEmpty()
                && Board.owner(board.at(brick.level(), brick.x(), brick.y())) == player.index()
                && board.brickAt(brick.level(), brick.x(), brick.y()).equals(brick);
        if (!own) {
            return refused("You have no such brick there.", "TRN-4");
        }
        int building = Board.building(board.at(brick.level(), brick.x(), brick.y()));
        if (building != 0 && table.building(building).original()) {
            return refused("It is part of an original building.", "SET-7");
        }
        Terrain terrain = table.realm().terrain();
        if (cells.exists(
                cell -> terrain.territoryAt(cell[0], cell[1]) == table.walkers().giant())) {
            return refused("The Giant is there: all work has come to a halt.", "GIA-2");
        }
        if (cells.exists(cell -> board.at(brick.level() + 1, cell[0], cell[1]) != 0
                && !Grid.has(board.openings(brick.level() + 1), cell[0], cell[1]))) {
            return refused("Something stands on it.", "TRN-4");
        }
        return building != 0
                ? refused("Without it your kingdom would fall apart.", "TRN-4")
                : refused("Without it your kingdom would fall apart, and nothing could join it again.", "RUL-9");
    }
}
