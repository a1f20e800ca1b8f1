package io.github.casemate.fire.rules;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.Play;
import io.github.casemate.fire.action.FireAction.PlaceOriginal;
import io.github.casemate.fire.box.Brick;
import io.github.casemate.fire.box.BuildingPlan;
import io.github.casemate.fire.box.Realm;
import io.github.casemate.fire.event.SetUpEvents.OriginalPlaced;
import io.github.casemate.fire.table.Building;
import io.github.casemate.fire.table.FireTable;
import io.github.casemate.kernel.PlayerId;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/**
 * SET-4, SET-5: a player places an original building in the territory they have chosen. The second one, a Cottage, has to
 * touch the first.
 *
 * @param player who places it
 * @param building its id
 * @param territory the territory
 * @param second whether it is the second one
 */
public record PlaceAtHome(PlayerId player, String building, String territory, boolean second)
        implements PersonalQuestion {

    @Override
    public String rule() {
        return "RUL-1";
    }

    @Override
    public String toChoose() {
        return "a place for the " + building + " in " + territory;
    }

    @Override
    public Seq<Action> options(FireTable table) {
        int home = table.realm().terrain().territory(territory);
        Array<Realm.HomeSite> sites =
                second ? Homes.beside(table, table.buildings().last(), home) : Homes.withRoom(table, building, home);
        return sites.map(site -> new PlaceOriginal(building, site.x(), site.y(), site.form()));
    }

    @Override
    public void answer(Play<FireTable> play, Action answer) {
        PlaceOriginal place = (PlaceOriginal) answer;
        FireTable table = play.table();
        BuildingPlan plan = table.realm().plan(building);
        long home = 1L << table.realm().terrain().territory(territory);
        Seq<Brick> bricks = plan.forms()
                .get(place.form())
                .originals()
                .map(brick -> new Brick(
                        brick.element(), brick.level(), brick.x() + place.x(), brick.y() + place.y(), brick.turn()));
        play.emit(new OriginalPlaced(
                new Building(
                        table.completed() + 1,
                        player,
                        plan.number(),
                        place.form(),
                        place.x(),
                        place.y(),
                        0,
                        home,
                        true,
                        Building.NO_CARD),
                bricks));
    }
}
