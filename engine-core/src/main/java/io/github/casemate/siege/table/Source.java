package io.github.casemate.siege.table;

import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.box.Card;
import io.vavr.control.Option;

/**
 * Where an ability comes from.
 *
 * @param owner whose card it is on; none for a rule that always holds
 * @param card the card it is on; none for a rule that always holds
 * @param fort the fort that the card is or stands below; none for ships and rules
 */
public record Source(Option<PlayerId> owner, Option<Card> card, Option<Card> fort) {

    /** The source of abilities that always hold. */
    public static final Source RULES = new Source(Option.none(), Option.none(), Option.none());

    /**
     * {@return whether this is a player's own card}
     *
     * @param player the player
     */
    public boolean isOf(PlayerId player) {
        return owner.isDefined() && owner.get().equals(player);
    }

    /**
     * {@return whether this is a card of one of a player's opponents}
     *
     * @param player the player
     */
    public boolean isAgainst(PlayerId player) {
        return owner.isDefined() && !owner.get().equals(player);
    }

    /**
     * {@return whether this is on a certain card}
     *
     * @param other the card
     */
    public boolean isOn(Card other) {
        return card.isDefined() && card.get().is(other);
    }
}
