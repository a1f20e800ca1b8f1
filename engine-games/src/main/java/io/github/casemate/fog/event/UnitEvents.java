package io.github.casemate.fog.event;

import io.github.casemate.agenda.Event;
import io.github.casemate.fog.table.Activation;
import io.github.casemate.fog.table.Compass;
import io.github.casemate.fog.table.FogSpace;
import io.github.casemate.fog.table.FogTable;
import io.github.casemate.fog.table.UnitCode;
import io.github.casemate.kernel.PlayerId;
import io.vavr.control.Option;

/** What happens to units outside of fights. */
public interface UnitEvents {

    /** MAK-1: the price of a basic unit. */
    int BASIC_PRICE = 2;

    /** MAK-1: the price of an elite unit. */
    int ELITE_PRICE = 6;

    /**
     * TRN-3: a unit has been activated.
     *
     * @param space where it stands
     */
    record UnitActivated(FogSpace space) implements Event<FogTable> {
        @Override
        public FogTable evolve(FogTable table) {
            int points = UnitCode.points(table.unit(space.index()));
            return table.with(table.pieces(), Option.some(new Activation(space, points, false)))
                    .with(table.clock().activating());
        }
    }

    /**
     * MOV-2: the activated unit has moved.
     *
     * @param from where it stood
     * @param to where it stands
     * @param cost the points that it took
     */
    record FogUnitMoved(FogSpace from, FogSpace to, int cost) implements Event<FogTable> {
        @Override
        public FogTable evolve(FogTable table) {
            return table.with(
                    table.pieces().moving(from.index(), to.index(), table.unit(from.index())),
                    Option.some(new Activation(to, table.points() - cost, table.explored())));
        }
    }

    /**
     * EXP-1: the activated unit steps into the fog.
     *
     * @param from the space it comes from
     * @param heading where it goes
     */
    record FogEntered(FogSpace from, Compass heading) implements Event<FogTable> {
        @Override
        public FogTable evolve(FogTable table) {
            return table.with(table.pieces(), Option.some(new Activation(from, table.points(), true)));
        }
    }

    /**
     * STK-1: the activated unit has joined another; both are one finished unit now.
     *
     * @param from where it stood
     * @param onto where the other stands
     * @param cost the points that the way took
     */
    record UnitsStacked(FogSpace from, FogSpace onto, int cost) implements Event<FogTable> {
        @Override
        public FogTable evolve(FogTable table) {
            int stack = table.unit(onto.index()) + UnitCode.figures(table.unit(from.index()));
            return table.with(
                    table.pieces().moving(from.index(), onto.index(), UnitCode.finished(stack)), Option.none());
        }
    }

    /**
     * TRN-3: the activated unit has finished without another action.
     *
     * @param space where it stands
     * @param taking CON-1: whether it takes the building there; only in a variant (RUL-15)
     */
    record UnitFinished(FogSpace space, boolean taking) implements Event<FogTable> {
        @Override
        public FogTable evolve(FogTable table) {
            return table.finishing(taking);
        }
    }

    /**
     * MAK-1: a factory has made a unit. It is finished for this turn (MAK-2).
     *
     * @param player who paid
     * @param space the factory
     * @param elite whether it is an elite unit
     */
    record UnitMade(PlayerId player, FogSpace space, boolean elite) implements Event<FogTable> {
        @Override
        public FogTable evolve(FogTable table) {
            int seat = player.index();
            int unit = elite ? UnitCode.elite(seat) : UnitCode.basic(seat, 1);
            return table.with(table.pieces()
                    .withCoins(seat, elite ? -ELITE_PRICE : -BASIC_PRICE)
                    .withUnit(space.index(), UnitCode.finished(unit)));
        }
    }
}
