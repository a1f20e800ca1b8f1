package io.github.casemate.expansions.ghost;

import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.box.CardSet;
import io.github.casemate.siege.table.StateKey;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.Array;

/**
 * What the Ghost Captain has on the table besides the things that every player has.
 *
 * @param faceUp whether his card is face up, so that he decides for himself (GHO-11)
 * @param row the cards of his hand, left to right (GHO-9); they are face up
 */
public record GhostCaptain(boolean faceUp, Array<Card> row) {

    /** The key of this slice. */
    public static final StateKey<GhostCaptain> KEY = new StateKey<>("ghost-captain", GhostCaptain.class);

    /** The person who plays against him. */
    public static final PlayerId PLAYER = PlayerId.of(0);

    /** His seat. */
    public static final PlayerId SEAT = PlayerId.of(1);

    /** GHO-11: how the game begins. */
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
     * RUL-82: whether the player will win by colonists unless something happens first.
     *
     * @param table the table
     * @return true if the player's imperial board is empty
     */
    public static boolean isThreatened(Table table) {
        return table.player(PLAYER).home() == 0;
    }

    /**
     * {@return the same with his card turned}
     *
     * @param up whether it is face up
     */
    public GhostCaptain turned(boolean up) {
        return new GhostCaptain(up, row);
    }

    /**
     * {@return the same with another row}
     *
     * @param cards the cards, left to right
     */
    public GhostCaptain withRow(Array<Card> cards) {
        return new GhostCaptain(faceUp, cards);
    }

    /** GHO-6, RUL-90: the remaining cards close up in order, and new ones go to the right end. */
    Array<Card> rowOf(CardSet hand, Table table) {
        Array<Card> left = row.filter(hand::contains);
        return left.appendAll(table.main().cards(hand.minus(CardSet.ofAll(left))));
    }
}
