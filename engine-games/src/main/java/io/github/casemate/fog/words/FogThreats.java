package io.github.casemate.fog.words;

import io.github.casemate.fog.rules.FightOdds;
import io.github.casemate.fog.rules.Reach;
import io.github.casemate.fog.table.BuildingCode;
import io.github.casemate.fog.table.Compass;
import io.github.casemate.fog.table.FogSpace;
import io.github.casemate.fog.table.FogTable;
import io.github.casemate.fog.table.UnitCode;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.pack.Names;
import io.github.casemate.text.English;
import io.vavr.collection.Array;

/** Which buildings of the listener the units of others can come to, or attack, in their next turn. */
final class FogThreats {

    /** One danger: how bad it is, and what is said of it. */
    private record Danger(double weight, String text) {}

    private final FogTable table;
    private final Names names;
    private final boolean withOdds;

    private FogThreats(FogTable table, Names names, boolean withOdds) {
        this.table = table;
        this.names = names;
        this.withOdds = withOdds;
    }

    /** The worst first; nothing if nobody in particular listens. */
    static Array<String> of(FogTable table, Names names, boolean withOdds) {
        return names.listener()
                .filter(player -> table.ending().isEmpty())
                .map(player -> new FogThreats(table, names, withOdds).against(player.index()))
                .getOrElse(Array.empty());
    }

    private Array<String> against(int seat) {
        Array<Danger> dangers = Array.empty();
        for (int enemy = 0; enemy < table.board().ruleset().players(); enemy++) {
            for (int from : enemy == seat ? new int[0] : table.units(enemy)) {
                Reach reach = Reach.of(table, from, UnitCode.points(table.unit(from)));
                for (int space : table.buildings(seat)) {
                    dangers = dangers.appendAll(danger(from, reach, space));
                }
            }
        }
        return dangers.sortBy(danger -> -danger.weight).map(Danger::text).toArray();
    }

    private Array<Danger> danger(int from, Reach reach, int space) {
        int unit = table.unit(from);
        int guard = table.unit(space);
        PlayerId enemy = PlayerId.of(UnitCode.owner(unit));
        int building = table.building(space);
        double worth = table.value(space)
                + (BuildingCode.kind(building) == BuildingCode.BASE
                                && table.board().base(BuildingCode.owner(building)) == space
                        ? 10
                        : 0);
        String who = English.capital(names.whose(enemy)) + " " + FogText.unit(unit)
                + (space == from ? "" : " on " + FogSpace.of(from));
        String what = "your " + FogText.building(building) + " on " + FogSpace.of(space);
        if (space == from) {
            return Array.of(new Danger(
                    2 * worth,
                    who + " stands on " + what + ", which falls in " + names.whose(enemy) + " next turn (CON-1)."));
        }
        if (guard == UnitCode.NONE) {
            return reach.canEnd(space)
                    ? Array.of(new Danger(worth, who + " can come to " + what + ", which nobody guards."))
                    : Array.empty();
        }
        if (UnitCode.owner(guard) == UnitCode.owner(unit) || !canStandBeside(from, reach, space)) {
            return Array.empty();
        }
        FightOdds odds = FightOdds.of(table, unit, space);
        return Array.of(new Danger(
                worth * odds.win(), who + " can attack " + what + (withOdds ? ": " + FogText.odds(odds) : "") + "."));
    }

    private boolean canStandBeside(int from, Reach reach, int space) {
        return Compass.STRAIGHT.exists(heading -> {
            int beside = space + heading.step();
            return beside == from || (table.unit(beside) == UnitCode.NONE && reach.canEnd(beside));
        });
    }
}
