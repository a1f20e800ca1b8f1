package io.github.casemate.expansions.ghost;

import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.box.CardSet;
import io.github.casemate.siege.table.StateKey;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.Array;

/**
 * What lies on the table for the Ghost Captain beside the things that every player has.
 *
 * @param faceUp whether his card is face up, so that he decides for himself (GHO-11)
 * @param row the cards of his hand, left to right (GHO-9); they are open to all
 */
public record GhostCaptain(boolean faceUp, Array<Card> row) {

    /** Where it lies. */
    public static final StateKey<GhostCaptain> KEY = new StateKey<>("ghost-captain", GhostCaptain.class);

    /** The person who plays against him. */
    public static final PlayerId PLAYER = PlayerId.of(0);

    /** His seat. */
    public static final PlayerId SEAT = PlayerId.of(1);

    /** GHO-11: as the game begins. */
    static final GhostCaptain BEGINNING = new GhostCaptain(true, Array.empty());

    /**
     * {@return the Ghost Captain of a table}
     *
     * @param table the table, or a view of it
     */
    public static GhostCaptain on(Table table) {
        return table.slice(KEY);
    }

    /**
     * RUL-82: whether the player will win by colonists unless something happens before.
     *
     * @param table the table
     * @return true if the player's imperial board is empty
     */
    public static boolean isThreatened(Table table) {
        return table.player(PLAYER).home() == 0;
    }

    /**
     * The same with his card turned.
     *
     * @param up whether it is face up
     * @return the Ghost Captain after it
     */
    public GhostCaptain turned(boolean up) {
        return new GhostCaptain(up, row);
    }

    /**
     * The same with another row.
     *
     * @param cards the cards, left to right
     * @return the Ghost Captain after it
     */
    public GhostCaptain withRow(Array<Card> cards) {
        return new GhostCaptain(faceUp, cards);
    }

    /** GHO-6, RUL-90: what is left closes up in order, what came goes to the right end. */
    Array<Card> rowOf(CardSet hand, Table table) {
        Array<Card> left = row.filter(hand::contains);
        return left.appendAll(table.main().cards(hand.minus(CardSet.ofAll(left))));
    }
}
