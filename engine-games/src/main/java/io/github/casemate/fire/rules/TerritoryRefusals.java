package io.github.casemate.fire.rules;

import static io.github.casemate.fire.rules.WhyNot.refused;

import io.github.casemate.fire.box.Bonus;
import io.github.casemate.fire.box.Terrain;
import io.github.casemate.fire.table.FireTable;
import io.github.casemate.fire.table.Walkers.Army;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.Rejection;
import io.vavr.collection.Array;

/** Why a territory cannot be chosen: for the Giant, an army or a disaster. */
final class TerritoryRefusals {

    private TerritoryRefusals() {}

    static Rejection of(FireQuestion question, FireTable table, PlayerId player, String name) {
        Terrain terrain = table.realm().terrain();
        int territory = number(table, name);
        if (territory < 0) {
            return refused("There is no such territory on the island.", "MAP-1");
        }
        if (question instanceof FloodTarget flood) {
            return territory == terrain.volcanoTerritory()
                    ? refused("A flood is in a land territory.", "EVT-3")
                    : Disasters.flooded(table, territory, flood.major()).isEmpty()
                            ? refused("A flood would destroy nothing in " + name + ".", "EVT-1")
                            : refused("The same bricks are destroyed by a territory before it.", "RUL-29");
        } else if (question instanceof EruptionTarget) {
            return ((terrain.neighbours(terrain.volcanoTerritory()) >>> territory) & 1) == 0
                    ? refused("Only a territory next to the volcano can be chosen.", "EVT-2")
                    : Disasters.highest(table, territory).isEmpty()
                            ? refused("No building in " + name + " can be damaged.", "EVT-2")
                            : refused("The same bricks are destroyed by a territory before it.", "RUL-29");
        } else if (question instanceof MarchArmy march) {
            return march(table, player, march, territory);
        }
        return giant(question, table, territory);
    }

    private static Rejection giant(FireQuestion question, FireTable table, int territory) {
        int giant = table.walkers().giant();
        String name = table.realm().terrain().name(territory);
        if (territory == giant) {
            return refused("The Giant is there already.", question.rule());
        }
        if (table.walkers().armies().exists(army -> army.territory() == territory)) {
            return refused("An army bars the Giant from " + name + ".", "ARM-3");
        }
        if (((Works.territories(table, Bonus.NO_ENTRY) >>> territory) & 1) != 0) {
            return refused("A Rampart bars the Giant from " + name + ".", "ADV-2");
        }
        boolean far = question instanceof HungryStep
                ? table.realm().terrain().distance(giant, territory) > 1
                : question instanceof SendGiant;
        return far
                ? refused(name + " is too far away for the Giant.", question.rule())
                : refused("That does not lead the Giant nearest to a building of the player.", question.rule());
    }

    private static Rejection march(FireTable table, PlayerId player, MarchArmy march, int territory) {
        Terrain terrain = table.realm().terrain();
        String name = terrain.name(territory);
        if (territory == terrain.volcanoTerritory()) {
            return refused("Armies do not climb the volcano.", "ARM-2");
        }
        if (territory == table.walkers().giant()) {
            return refused("The Giant is in " + name + ".", "ARM-2");
        }
        Array<Army> armies = table.walkers().armies();
        if (armies.exists(army -> army.territory() == territory)) {
            return refused("An army is in " + name + ".", "ARM-2");
        }
        return ((MarchArmy.barred(table, player) >>> territory) & 1) != 0
                ? refused("A Rampart bars the army from " + name + ".", "ADV-2")
                : refused(name + " is too far away from " + march.from() + ".", "ARM-2");
    }

    /** {@return the number of a territory; negative if there is none} */
    static int number(FireTable table, String name) {
        Terrain terrain = table.realm().terrain();
        return Array.rangeClosed(0, terrain.volcanoTerritory())
                .find(territory -> terrain.name(territory).equals(name))
                .getOrElse(Terrain.NOWHERE);
    }
}
