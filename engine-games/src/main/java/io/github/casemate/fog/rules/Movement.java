package io.github.casemate.fog.rules;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.OptionList;
import io.github.casemate.agenda.Play;
import io.github.casemate.fog.action.FogAction.ExploreFrom;
import io.github.casemate.fog.action.FogAction.HeadFor;
import io.github.casemate.fog.action.FogAction.StopAt;
import io.github.casemate.fog.action.FogChoice;
import io.github.casemate.fog.event.UnitEvents.FogEntered;
import io.github.casemate.fog.event.UnitEvents.FogUnitMoved;
import io.github.casemate.fog.event.UnitEvents.UnitsStacked;
import io.github.casemate.fog.table.Compass;
import io.github.casemate.fog.table.FogBoard;
import io.github.casemate.fog.table.FogPlace;
import io.github.casemate.fog.table.FogSpace;
import io.github.casemate.fog.table.FogTable;
import io.github.casemate.fog.table.UnitCode;
import io.github.casemate.fog.tile.Tile;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/**
 * MOV: the activated unit moves, or stays. The place is asked first and the space in it second; nothing happens on the
 * way, so nobody is asked for a path, and the cheapest one is taken. RUL-8: staying is offered only if the unit has
 * explored or can act where it is; doing nothing at all is not offered.
 */
public record Movement() implements FogQuestion {

    static final Movement STEP = new Movement();

    @Override
    public Wanted wanted() {
        return new Wanted("MOV-1", "a place for the unit to go to");
    }

    @Override
    public Seq<Action> options(FogTable table) {
        long goals = Reach.ofActing(table).goals();
        boolean canStay = table.explored() || UnitAction.isPossible(table, table.acting());
        Seq<Action> places = FogQuestion.each(goals, place -> new HeadFor(FogPlace.of(place)));
        return canStay ? places.prepend(FogChoice.STAY) : places;
    }

    @Override
    public void answer(Play<FogTable> play, Action answer) {
        play.then(
                answer instanceof HeadFor goal
                        ? new Destination(goal.place())
                        : new UnitAction(play.table().explored()));
    }

    /**
     * The space to stop on, or to explore from.
     *
     * @param place the place that was chosen
     */
    public record Destination(FogPlace place) implements FogQuestion {

        @Override
        public Wanted wanted() {
            return new Wanted("MOV-3", "a space on the way to " + place);
        }

        @Override
        public Seq<Action> options(FogTable table) {
            Reach reach = Reach.ofActing(table);
            OptionList options = new OptionList();
            if ((table.land().fog() & 1L << place.index()) == 0) {
                for (int i = 0; i < Tile.SIDE * Tile.SIDE; i++) {
                    int space = table.board().spaceOf(place.index(), i);
                    if (reach.canEnd(space)) {
                        options.add(new StopAt(FogSpace.of(space)));
                    }
                }
            } else {
                addExploring(options, table.board(), reach);
            }
            return options.all();
        }

        /** The spaces around the place, in board order, with the way from each into the fog. */
        private void addExploring(OptionList options, FogBoard board, Reach reach) {
            int corner = board.spaceOf(place.index(), 0);
            for (int row = -1; row <= Tile.SIDE; row++) {
                for (int column = -1; column <= Tile.SIDE; column++) {
                    int space = corner + row * FogSpace.ROW + column;
                    Compass heading = row < 0
                            ? Compass.SOUTH
                            : row == Tile.SIDE ? Compass.NORTH : column < 0 ? Compass.EAST : Compass.WEST;
                    if (board.placeOf(space + heading.step()) == place.index()
                            && board.placeOf(space) != place.index()
                            && reach.canExplore(space, heading.step())) {
                        options.add(new ExploreFrom(FogSpace.of(space), heading));
                    }
                }
            }
        }

        @Override
        public void answer(Play<FogTable> play, Action answer) {
            if (answer instanceof ExploreFrom explore) {
                explore(play, explore);
            } else {
                stop(play, ((StopAt) answer).space());
            }
        }

        private void explore(Play<FogTable> play, ExploreFrom explore) {
            FogTable table = play.table();
            FogSpace from = FogSpace.of(table.acting());
            if (!from.equals(explore.space())) {
                play.emit(new FogUnitMoved(from, explore.space(), cost(table, explore.space())));
            }
            play.emit(new FogEntered(explore.space(), explore.heading()));
            play.then(new TilePile(Option.some(place)), new Exploration(explore.heading()));
        }

        private static void stop(Play<FogTable> play, FogSpace to) {
            FogTable table = play.table();
            FogSpace from = FogSpace.of(table.acting());
            int cost = cost(table, to);
            if (table.unit(to.index()) == UnitCode.NONE) {
                play.emit(new FogUnitMoved(from, to, cost));
                play.then(new UnitAction(true));
            } else {
                play.emit(new UnitsStacked(from, to, cost));
            }
        }

        private static int cost(FogTable table, FogSpace to) {
            return table.points() - Reach.ofActing(table).left(to.index());
        }
    }
}
