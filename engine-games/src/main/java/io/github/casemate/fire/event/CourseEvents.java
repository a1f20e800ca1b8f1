package io.github.casemate.fire.event;

import io.github.casemate.agenda.Event;
import io.github.casemate.fire.box.PoleColour;
import io.github.casemate.fire.table.FireEnding;
import io.github.casemate.fire.table.FireTable;
import io.github.casemate.fire.table.Walkers.Army;
import io.github.casemate.kernel.PlayerId;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/** What happens to the Giant, to armies, and to the course of the game. */
public interface CourseEvents {

    /**
     * PRO-1: the dice came to rest.
     *
     * @param player whose turn it is
     * @param one a colour
     * @param other the other colour, or the same
     */
    record ColoursRolled(PlayerId player, PoleColour one, PoleColour other) implements Event<FireTable> {
        @Override
        public FireTable evolve(FireTable table) {
            return table;
        }
    }

    /**
     * The Giant went to another territory.
     *
     * @param from where he was
     * @param to where he is
     */
    record GiantMoved(String from, String to) implements Event<FireTable> {
        @Override
        public FireTable evolve(FireTable table) {
            return table.withWalkers(
                    table.walkers().withGiant(table.realm().terrain().territory(to)));
        }
    }

    /**
     * ARM-1: a banner was put on an army.
     *
     * @param player whose army it is
     * @param territory where it starts
     */
    record ArmyRaised(PlayerId player, String territory) implements Event<FireTable> {
        @Override
        public FireTable evolve(FireTable table) {
            Army army = new Army(player, table.realm().terrain().territory(territory));
            return table.withWalkers(
                    table.walkers().withArmies(table.walkers().armies().append(army)));
        }
    }

    /**
     * ARM-2: an army went to another territory.
     *
     * @param player whose army it is
     * @param from where it was
     * @param to where it is
     */
    record ArmyMoved(PlayerId player, String from, String to) implements Event<FireTable> {
        @Override
        public FireTable evolve(FireTable table) {
            Array<Army> armies = table.walkers().armies();
            Army before = new Army(player, table.realm().terrain().territory(from));
            Army after = new Army(player, table.realm().terrain().territory(to));
            return table.withWalkers(table.walkers().withArmies(armies.replace(before, after)));
        }
    }

    /**
     * ARM-1: an army without a Fortress left the board.
     *
     * @param player whose army it was
     * @param territory where it was
     */
    record ArmyDisbanded(PlayerId player, String territory) implements Event<FireTable> {
        @Override
        public FireTable evolve(FireTable table) {
            Army army = new Army(player, table.realm().terrain().territory(territory));
            return table.withWalkers(
                    table.walkers().withArmies(table.walkers().armies().remove(army)));
        }
    }

    /**
     * WIN-1: a player rests, or no longer rests.
     *
     * @param player who
     * @param rests whether they rest now
     */
    record RestTaken(PlayerId player, boolean rests) implements Event<FireTable> {
        @Override
        public FireTable evolve(FireTable table) {
            return table.withTurn(table.turn().withRest(player, rests));
        }
    }

    /**
     * WIN-3: a player has enough points and claims the crown.
     *
     * @param player who
     */
    record CrownClaimed(PlayerId player) implements Event<FireTable> {
        @Override
        public FireTable evolve(FireTable table) {
            return table;
        }
    }

    /**
     * WIN-4: the player who claimed the crown has not enough points any more.
     *
     * @param player who
     */
    record ClaimFoiled(PlayerId player) implements Event<FireTable> {
        @Override
        public FireTable evolve(FireTable table) {
            return table;
        }
    }

    /**
     * A turn is over, and the next player's begins.
     *
     * @param player whose turn it was
     */
    record TurnOver(PlayerId player) implements Event<FireTable> {
        @Override
        public FireTable evolve(FireTable table) {
            return table.withTurn(table.turn().next(table.after(player)));
        }
    }

    /**
     * WIN-4: a player is King of Fire Island.
     *
     * @param player who
     */
    record KingCrowned(PlayerId player) implements Event<FireTable> {
        @Override
        public FireTable evolve(FireTable table) {
            return table.withEnding(new FireEnding(Option.some(player), FireEnding.CROWNED));
        }
    }

    /**
     * WIN-5: all turns are over.
     *
     * @param winner who alone has the most points, if anybody has
     */
    record TurnsRunOut(Option<PlayerId> winner) implements Event<FireTable> {
        @Override
        public FireTable evolve(FireTable table) {
            return table.withEnding(
                    new FireEnding(winner, winner.isDefined() ? FireEnding.MOST_POINTS : FireEnding.TURN_LIMIT));
        }
    }
}
