package io.github.casemate.fire.event;

import io.github.casemate.agenda.Event;
import io.github.casemate.fire.box.Brick;
import io.github.casemate.fire.table.Building;
import io.github.casemate.fire.table.FireTable;
import io.github.casemate.kernel.PlayerId;
import io.vavr.control.Option;

/** What happens to bricks and buildings. */
public interface BrickEvents {

    /**
     * A brick went from the Resource pile to the board.
     *
     * @param player whose brick it is
     * @param brick the brick
     */
    record BrickLaid(PlayerId player, Brick brick) implements Event<FireTable> {
        @Override
        public FireTable evolve(FireTable table) {
            return table.addToPile(player, brick.element(), -1)
                    .withBoard(table.board().with(player.index(), brick, 0));
        }
    }

    /**
     * SIT-8: bricks have become a building. A challenge's card goes from the hand to the table.
     *
     * @param building the building
     * @param name the building's id
     * @param fromHand whether its card was in the hand
     */
    record BuildingCompleted(Building building, String name, boolean fromHand) implements Event<FireTable> {
        @Override
        public FireTable evolve(FireTable table) {
            FireTable built = table.withBuilding(building);
            return fromHand ? built.withCards(built.cards().shown(building.owner(), building.card())) : built;
        }
    }

    /**
     * SIT-8: the building of an event was completed. The card goes to the discard pile, and the bricks stay loose.
     *
     * @param player who completed it
     * @param card the card's id
     */
    record EventBuilt(PlayerId player, String card) implements Event<FireTable> {
        @Override
        public FireTable evolve(FireTable table) {
            int number = table.realm().numberOf(card);
            return table.withCards(table.cards().shown(player, number).discarded(number));
        }
    }

    /**
     * TOW-2: the card of a building was taken by somebody who built a taller one.
     *
     * @param from who had it
     * @param building the number of the building that has no card any more
     */
    record CardReclaimed(PlayerId from, int building) implements Event<FireTable> {
        @Override
        public FireTable evolve(FireTable table) {
            Building old = table.building(building);
            return table.withBuildings(table.buildings().replace(old, old.withCard(Building.NO_CARD)));
        }
    }

    /**
     * SIT-9: a building is a building no more; its bricks are loose, and its card goes to the discard pile.
     *
     * @param owner whose it was
     * @param building its number
     * @param card the id of its card, if it had one
     */
    record BuildingLost(PlayerId owner, int building, Option<String> card) implements Event<FireTable> {
        @Override
        public FireTable evolve(FireTable table) {
            FireTable without = table.withoutBuilding(table.building(building));
            return card.isEmpty()
                    ? without
                    : without.withCards(without.cards().discarded(table.realm().numberOf(card.get())));
        }
    }

    /**
     * TRN-4: a brick went back to the Resource pile.
     *
     * @param player whose brick it is
     * @param brick the brick
     */
    record BrickMilled(PlayerId player, Brick brick) implements Event<FireTable> {
        @Override
        public FireTable evolve(FireTable table) {
            return table.withBoard(table.board().without(brick))
                    .addToPile(player, brick.element(), 1)
                    .withTurn(table.turn().milled());
        }
    }

    /**
     * EVT-5: a brick went back to its owner's Collection.
     *
     * @param owner whose brick it was
     * @param brick the brick
     * @param fell whether nothing carried it any more
     */
    record BrickDestroyed(PlayerId owner, Brick brick, boolean fell) implements Event<FireTable> {
        @Override
        public FireTable evolve(FireTable table) {
            return table.withBoard(table.board().without(brick)).addToCollection(owner, brick.element());
        }
    }
}
