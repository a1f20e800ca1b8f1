package io.github.casemate.ai.siege;

import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.table.PlayerState;

/**
 * What a card in hand is worth to a player, by what is printed on every card: its type, spaces, cost and coins.
 * Whatever its text does counts as slightly good.
 */
final class CardWorth {

    /** How many forts make a good row; further ones are worth less. */
    private static final int GOOD_ROW = 3;

    private static final double FIRST_FORTS = 3;
    private static final double PER_SLOT = 0.5;
    private static final double PER_SPACE = 0.25;
    private static final double PER_COIN = 0.8;
    private static final double PER_COLONIST = 0.3;
    private static final double PER_ABILITY = 0.6;
    private static final double AN_ORDER = 1;

    private CardWorth() {}

    static double of(Card card, PlayerState side) {
        double text = PER_ABILITY * card.abilities().size();
        return switch (card.type()) {
            case FORT ->
                text
                        + (side.forts().size() < GOOD_ROW ? FIRST_FORTS : 0)
                        + PER_SLOT * card.slots()
                        + PER_SPACE * card.fortLayout().size();
            case BUILDING, SHIP -> text + PER_COIN * card.coins() - PER_COLONIST * card.cost();
            default -> text + AN_ORDER;
        };
    }
}
