package io.github.casemate.expansions.ghost;

import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.box.Layout;
import io.github.casemate.siege.box.Spaces;
import io.github.casemate.siege.table.BuiltCard;
import io.github.casemate.siege.table.Fort;
import io.github.casemate.siege.table.PlayerState;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/**
 * GHO-5, RUL-21, RUL-88: how near things are to the sea and, if that does not decide, to the coins. The coins lie
 * between the two sides: the Ghost Captain's forts extend from them to the right, the player's to the left.
 */
final class Nearness {

    private Nearness() {}

    /**
     * RUL-84: a player's cards in the order in which the Ghost Captain goes through them.
     *
     * @return the ships from the first built on, then the buildings from the sea and then from the coins, then the
     *     forts from the coins
     */
    static Seq<Card> cards(Table table, PlayerId player) {
        PlayerState side = table.player(player);
        int deepest = side.forts().map(fort -> fort.buildings().size()).max().getOrElse(0);
        return side.ships()
                .appendAll(Array.range(0, deepest)
                        .flatMap(depth -> side.forts()
                                .map(Fort::buildings)
                                .filter(buildings -> depth < buildings.size())
                                .map(buildings -> buildings.get(depth))))
                .map(BuiltCard::card)
                .appendAll(side.forts().map(Fort::card));
    }

    /**
     * Where a card is among cards of its kind.
     *
     * @return numbers that are smaller the nearer the card is; the leftmost card of the row is the nearest
     */
    static Seq<Integer> card(Table table, Card card) {
        Seq<Card> inPlay = table.owner(card)
                .map(owner -> cards(table, owner))
                .getOrElse(GhostCaptain.on(table).row());
        return Array.of(inPlay.indexOf(card));
    }

    /**
     * Where stones of the attacked fort are.
     *
     * @return a number for each, smaller the nearer the stone is: front row first, then the column nearest the coins
     */
    static Seq<Integer> stones(Table table, Spaces spaces) {
        Fort fort = table.fort(table.requireAttack().fort().get());
        Layout layout = fort.card().fortLayout();
        int columns = layout.rows().head().length();
        boolean his = fort.owner().equals(GhostCaptain.SEAT);
        return spaces.numbers()
                .map(space ->
                        layout.row(space) * columns + (his ? layout.column(space) : columns - 1 - layout.column(space)))
                .sorted();
    }
}
