package io.github.casemate.fog;

import io.github.casemate.agenda.Action;
import io.github.casemate.fog.action.FogAction.ActivateUnit;
import io.github.casemate.fog.action.FogAction.AttackTowards;
import io.github.casemate.fog.action.FogAction.ExploreFrom;
import io.github.casemate.fog.action.FogAction.HeadFor;
import io.github.casemate.fog.action.FogAction.LayTile;
import io.github.casemate.fog.action.FogAction.PlayerBegins;
import io.github.casemate.fog.action.FogAction.PointArrow;
import io.github.casemate.fog.action.FogAction.StopAt;
import io.github.casemate.fog.table.BuildingCode;
import io.github.casemate.fog.table.Compass;
import io.github.casemate.fog.table.FogPlace;
import io.github.casemate.fog.table.FogSpace;
import io.github.casemate.fog.table.FogTable;
import io.github.casemate.fog.table.UnitCode;
import io.github.casemate.kernel.PlayerId;
import io.vavr.collection.Array;
import java.util.Set;
import java.util.TreeSet;

/** A quarter turn of the board, clockwise, and of the four seats with it. */
record QuarterTurn(int side) {

    private static final int SEATS = 4;

    Action of(Action action) {
        if (action instanceof ActivateUnit one) {
            return new ActivateUnit(of(one.space()));
        }
        if (action instanceof HeadFor one) {
            return new HeadFor(of(one.place()));
        }
        if (action instanceof StopAt one) {
            return new StopAt(of(one.space()));
        }
        if (action instanceof ExploreFrom one) {
            return new ExploreFrom(of(one.space()), of(one.heading()));
        }
        if (action instanceof AttackTowards one) {
            return new AttackTowards(of(one.heading()));
        }
        if (action instanceof LayTile one) {
            return new LayTile(of(one.place()));
        }
        if (action instanceof PointArrow one) {
            return new PointArrow(of(one.heading()));
        }
        return action instanceof PlayerBegins one
                ? new PlayerBegins(PlayerId.of((one.player().index() + 1) % SEATS))
                : action;
    }

    FogSpace of(FogSpace space) {
        return FogSpace.of((space.column() + 1) * FogSpace.ROW + side * 5 - space.row());
    }

    private FogPlace of(FogPlace place) {
        return FogPlace.of(place.column() * FogPlace.ROW + side - 1 - place.row());
    }

    private static Compass of(Compass heading) {
        return Compass.STRAIGHT.get((heading.ordinal() + 1) % 4);
    }

    /** Everything on a table, turned by as many quarters, in an order that does not depend on the board. */
    Set<String> picture(FogTable table, int quarters) {
        Set<String> facts = new TreeSet<>();
        for (int row = 0; row < side; row++) {
            for (int column = 0; column < side; column++) {
                FogPlace place = FogPlace.of(row * FogPlace.ROW + column);
                int tile = table.land().tile(place.index());
                if (tile >= 0) {
                    Compass arrow = table.land().arrow(place.index());
                    boolean same = tile == table.board().lighthouseTile();
                    facts.add(turned(place, quarters) + " tile " + tile + " " + (same ? "" : turned(arrow, quarters)));
                }
            }
        }
        for (int space = 0; space < table.board().length(); space++) {
            int unit = table.unit(space);
            int building = table.building(space);
            if (unit != UnitCode.NONE || building != BuildingCode.NONE) {
                FogSpace at = turned(FogSpace.of(space), quarters);
                facts.add(at + " unit " + (unit == 0 ? "" : seat(UnitCode.owner(unit), quarters) + " " + unit % 32));
                facts.add(at + " building "
                        + (building == 0 ? "" : seat(BuildingCode.owner(building), quarters) + " " + building % 8));
            }
        }
        for (int seat = 0; seat < SEATS; seat++) {
            facts.add("seat " + seat(seat, quarters) + " " + table.coins(seat) + " " + table.isUndefeated(seat)
                    + (table.isCountdown() ? table.turnsLeft(seat) : ""));
        }
        facts.add("active " + seat(table.active(), quarters) + " "
                + table.clock().activations() + " " + table.clock().quietTurns()
                + " " + table.points() + " " + table.explored() + " "
                + table.clock().laid() + " "
                + table.land().pile());
        if (table.acting() != 0) {
            facts.add("acting " + turned(FogSpace.of(table.acting()), quarters));
        }
        return facts;
    }

    private static int seat(int seat, int quarters) {
        return (seat + quarters) % SEATS;
    }

    private FogSpace turned(FogSpace space, int quarters) {
        return Array.range(0, quarters).foldLeft(space, (now, i) -> of(now));
    }

    private FogPlace turned(FogPlace place, int quarters) {
        return Array.range(0, quarters).foldLeft(place, (now, i) -> of(now));
    }

    private static Compass turned(Compass heading, int quarters) {
        return Array.range(0, quarters).foldLeft(heading, (now, i) -> of(now));
    }
}
