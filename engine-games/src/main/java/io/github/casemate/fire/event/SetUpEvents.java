package io.github.casemate.fire.event;

import io.github.casemate.agenda.Event;
import io.github.casemate.fire.box.Brick;
import io.github.casemate.fire.box.Element;
import io.github.casemate.fire.box.PoleColour;
import io.github.casemate.fire.table.Board;
import io.github.casemate.fire.table.Building;
import io.github.casemate.fire.table.FireTable;
import io.github.casemate.kernel.PlayerId;
import io.vavr.collection.Seq;

/** What happens before the first turn. */
public interface SetUpEvents {

    /**
     * SET-2: a territory has got its flag and pole.
     *
     * @param territory the territory
     * @param element what it produces
     * @param pole on which colour
     */
    record FlagPlanted(String territory, Element element, PoleColour pole) implements Event<FireTable> {
        @Override
        public FireTable evolve(FireTable table) {
            return table.withFlags(table.flags().plus(element, pole));
        }
    }

    /**
     * SET-3: a card was dealt face up to find the first player; it goes to the discard pile.
     *
     * @param player to whom it was dealt
     * @param card the card's id
     */
    record CardTurned(PlayerId player, String card) implements Event<FireTable> {
        @Override
        public FireTable evolve(FireTable table) {
            return table.withCards(table.cards().turned(table.realm().numberOf(card)));
        }
    }

    /**
     * SET-3: it is settled who begins.
     *
     * @param player the first player
     */
    record FirstPlayerFound(PlayerId player) implements Event<FireTable> {
        @Override
        public FireTable evolve(FireTable table) {
            return table.withTurn(table.turn().startingWith(player));
        }
    }

    /**
     * SET-4, SET-5: an original building was placed.
     *
     * @param building the building
     * @param bricks its bricks
     */
    record OriginalPlaced(Building building, Seq<Brick> bricks) implements Event<FireTable> {
        @Override
        public FireTable evolve(FireTable table) {
            Board board = table.board();
            for (Brick brick : bricks) {
                board = board.with(building.owner().index(), brick, 0);
            }
            return table.withBoard(board).withBuilding(building);
        }
    }

    /** SET-6: everybody has taken one element of each kind. */
    record PilesFilled() implements Event<FireTable> {
        @Override
        public FireTable evolve(FireTable table) {
            FireTable filled = table;
            for (int seat = 0; seat < table.realm().players(); seat++) {
                for (Element element : Element.ALL) {
                    filled = filled.collect(PlayerId.of(seat), element, 1);
                }
            }
            return filled;
        }
    }
}
