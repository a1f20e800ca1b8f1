package io.github.casemate.fire.rules;

import io.github.casemate.agenda.Play;
import io.github.casemate.fire.box.Bonus;
import io.github.casemate.fire.box.Brick;
import io.github.casemate.fire.box.Grid;
import io.github.casemate.fire.box.Shape;
import io.github.casemate.fire.box.Terrain;
import io.github.casemate.fire.event.BrickEvents;
import io.github.casemate.fire.event.CourseEvents;
import io.github.casemate.fire.table.Board;
import io.github.casemate.fire.table.Building;
import io.github.casemate.fire.table.FireTable;
import io.github.casemate.fire.table.Walkers.Army;
import io.github.casemate.kernel.PlayerId;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** What is lost: buildings (SIT-9), armies (ARM-1), and bricks that are destroyed or fall (EVT-5, CON-3). */
final class Losses {

    private Losses() {}

    /** Destroys bricks, and then those that nothing carries any more, until all stand. */
    static void destroy(Play<FireTable> play, Seq<Brick> bricks) {
        Seq<Brick> doomed = bricks;
        boolean fell = false;
        while (!doomed.isEmpty()) {
            for (Brick brick : doomed) {
                int at = play.table().board().at(brick.level(), brick.x(), brick.y());
                loseBuildingOf(play, at);
                play.emit(new BrickEvents.BrickDestroyed(PlayerId.of(Board.owner(at)), brick, fell));
            }
            doomed = unsupported(play.table());
            fell = true;
        }
    }

    /** SIT-9: the building that a brick belongs to is lost, if there is one; an army may go with it. */
    static void loseBuildingOf(Play<FireTable> play, int at) {
        FireTable table = play.table();
        if (Board.building(at) == 0) {
            return;
        }
        Building building = table.building(Board.building(at));
        boolean army = Works.gives(table, building, Bonus.ARMY);
        Option<String> card = Option.when(
                building.card() != Building.NO_CARD,
                () -> table.realm().card(building.card()).id());
        play.emit(new BrickEvents.BuildingLost(building.owner(), building.number(), card));
        if (army) {
            disband(play, building.owner());
        }
    }

    /** ARM-1: nobody has more armies than Fortresses. */
    private static void disband(Play<FireTable> play, PlayerId owner) {
        FireTable table = play.table();
        Array<Army> armies =
                table.walkers().armies().filter(army -> army.owner().equals(owner));
        int fortresses = table.buildings()
                .count(building -> building.owner().equals(owner) && Works.gives(table, building, Bonus.ARMY));
        if (armies.size() > fortresses) {
            play.emit(new CourseEvents.ArmyDisbanded(
                    owner, table.realm().terrain().name(armies.last().territory())));
        }
    }

    private static Seq<Brick> unsupported(FireTable table) {
        Array<Brick> falling = Array.empty();
        for (int seat = 0; seat < table.realm().players(); seat++) {
            int owner = seat;
            falling = falling.appendAll(table.board().bricks(seat).filter(brick -> !isSupported(table, owner, brick)));
        }
        return falling;
    }

    /** CON-3. */
    static boolean isSupported(FireTable table, int seat, Brick brick) {
        Terrain terrain = table.realm().terrain();
        Shape shape = brick.shape();
        int level = brick.level();
        for (int part = 0; part < shape.size(); part++) {
            int x = brick.x() + shape.dx(part);
            int y = brick.y() + shape.dy(part);
            boolean stands = level == 1
                    || terrain.groundAt(x, y) == level - 1
                    || (Grid.has(table.board().owned(level - 1, seat), x, y)
                            && !Grid.has(table.board().roofs(level - 1), x, y));
            if (!stands && !shape.isOpening(part)) {
                return false;
            }
        }
        return true;
    }
}
