package io.github.casemate.fire.words;

import io.github.casemate.fire.box.Bonus;
import io.github.casemate.fire.box.Grid;
import io.github.casemate.fire.box.Terrain;
import io.github.casemate.fire.rules.Works;
import io.github.casemate.fire.table.Board;
import io.github.casemate.fire.table.Building;
import io.github.casemate.fire.table.FireTable;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.pack.Names;
import io.github.casemate.text.English;
import io.vavr.collection.Array;

/** What a player should not overlook, as far as everybody can see it: points, the Giant, armies, water and fire. */
final class FireThreats {

    /** Who is this near to the crown is named. */
    private static final int NEAR = 2;

    private final FireTable table;
    private final Names names;
    private final PlayerId player;

    FireThreats(FireTable table, Names names, PlayerId player) {
        this.table = table;
        this.names = names;
        this.player = player;
    }

    Array<String> all() {
        return kings().appendAll(shutDown())
                .appendAll(attention())
                .appendAll(fire())
                .appendAll(water());
    }

    private Array<String> kings() {
        int limit = table.realm().variants().points();
        return Array.ofAll(table.othersAfter(player))
                .sortBy(other -> -Works.points(table, other))
                .append(player)
                .filter(one -> Works.points(table, one) > 0 && limit - Works.points(table, one) <= NEAR)
                .map(one -> {
                    int missing = limit - Works.points(table, one);
                    return names.does(one, "has ")
                            + FireText.points(Works.points(table, one))
                            + (missing > 0
                                    ? ", and " + (names.isYou(one) ? "need " : "needs ") + English.number(missing)
                                            + " more for the crown (WIN-2)."
                                    : ", enough for the crown (WIN-3).");
                })
                .toArray();
    }

    private Array<Building> own() {
        return table.buildings().filter(building -> building.owner().equals(player));
    }

    private String named(Building building) {
        return "your " + FireText.building(table.realm(), building)
                + (building.isIn(table.realm().terrain().volcanoTerritory()) ? " on " : " in ")
                + FireText.territories(table.realm().terrain(), building.territories());
    }

    private Array<String> shutDown() {
        Array<Building> giants =
                own().filter(building -> building.isIn(table.walkers().giant()));
        Array<Building> armies =
                own().filter(building -> table.walkers().shutDown(building) && !giants.contains(building));
        Array<String> all = Array.empty();
        if (!giants.isEmpty()) {
            all = all.append("The Giant has shut down " + English.list(giants.map(this::named)) + " (GIA-3).");
        }
        return armies.isEmpty()
                ? all
                : all.append("An army has shut down " + English.list(armies.map(this::named)) + " (ARM-3).");
    }

    private Array<String> attention() {
        int most = table.othersAfter(player)
                .map(other -> table.pile(other).total())
                .max()
                .getOrElse(0);
        boolean late = Works.count(table, player, Bonus.GIANT_NOTICES_LATE) > 0;
        return table.pile(player).total() >= most + (late ? 4 : 1)
                ? Array.of("You have the most bricks: at the end of your turn the Giant comes nearer (GIA-4).")
                : Array.empty();
    }

    private Array<String> fire() {
        Terrain terrain = table.realm().terrain();
        long near = terrain.neighbours(terrain.volcanoTerritory());
        Array<Building> shaken = own().filter(building -> !building.original() && (building.territories() & near) != 0);
        return shaken.isEmpty()
                ? Array.empty()
                : Array.of("An eruption could damage " + English.list(shaken.map(this::named)) + " (EVT-2).");
    }

    private Array<String> water() {
        Terrain terrain = table.realm().terrain();
        int bricks = table.board()
                .bricks(player.index())
                .count(brick -> brick.level() == 1
                        && Board.building(table.board().at(1, brick.x(), brick.y())) == 0
                        && PlaceText.cells(brick)
                                .exists(cell -> Grid.has(terrain.land(), cell[0], cell[1])
                                        && Grid.has(terrain.waterside(), cell[0], cell[1])));
        return bricks == 0
                ? Array.empty()
                : Array.of(English.capital(English.count(bricks, "loose brick")) + " of yours "
                        + (bricks == 1 ? "lies" : "lie") + " beside water, where a flood can destroy "
                        + (bricks == 1 ? "it" : "them") + " (EVT-3).");
    }
}
