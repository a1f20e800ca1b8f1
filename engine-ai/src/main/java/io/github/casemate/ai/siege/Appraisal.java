package io.github.casemate.ai.siege;

import io.github.casemate.ai.search.PortableMath;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.table.Deck;
import io.github.casemate.siege.table.Fort;
import io.github.casemate.siege.table.Pile;
import io.github.casemate.siege.table.PlayerState;
import io.github.casemate.siege.table.Table;

/**
 * What a table is worth to a player, as a person would put it: how far the player is in the race, minus how far the
 * strongest opponent is, with regard to the forts that could fall next. A victory in hand is 100.
 */
final class Appraisal {

    private static final double VICTORY = 1000;
    private static final double FINISH = 100;

    private static final double USUAL_CARD = 3;
    private static final double PER_CARD = 0.75;
    private static final double PER_STONE = 0.8;

    private final RerollOracle oracle;
    private final Weights weights;

    Appraisal(RerollOracle oracle, Weights weights) {
        this.oracle = oracle;
        this.weights = weights;
    }

    double of(Table table, PlayerId player) {
        if (table.ending().isDefined()) {
            return table.ending().get().winner().contains(player) ? VICTORY : -VICTORY;
        }
        double strongest = Double.NEGATIVE_INFINITY;
        double all = 0;
        for (PlayerId opponent : table.opponents(player)) {
            double side = side(table, opponent, weights.threat());
            strongest = Math.max(strongest, side);
            all += side;
        }
        return side(table, player, weights.risk()) - strongest - weights.fellow() * (all - strongest);
    }

    /** What a side of the table is worth to its owner. */
    double side(Table table, PlayerId player) {
        return side(table, player, weights.threat());
    }

    private double side(Table table, PlayerId player, double risk) {
        PlayerState side = table.player(player);
        double race = race(Race.of(table, player));
        double worst = 0;
        for (Fort fort : side.forts()) {
            double loss = race - race(Race.without(table, fort));
            for (PlayerId opponent : table.opponents(player)) {
                worst = Math.max(worst, loss * oracle.chanceToRaze(table, opponent, fort.card()));
            }
        }
        return race - risk * worst + belongings(side) + hand(handWorth(table, side));
    }

    /** What more stones in the supply of a player would add. */
    double moreStones(Table table, PlayerId player, double more) {
        int number = table.player(player).supply().total();
        return stones(number + more) - stones(number);
    }

    /** What more cards in the hand of a player would add. */
    double moreCards(Table table, PlayerId player, int more) {
        double worth = handWorth(table, table.player(player));
        return hand(worth + more) - hand(worth);
    }

    private double race(Race race) {
        double colonists = FINISH * PortableMath.pow(weights.perTurn(), race.colonists());
        double coins = FINISH * PortableMath.pow(weights.perTurn(), race.coins());
        return Math.max(colonists, coins) + weights.otherWay() * Math.min(colonists, coins);
    }

    private double belongings(PlayerState side) {
        int cards = side.ships().size();
        for (Fort fort : side.forts()) {
            cards += 1 + fort.buildings().size();
        }
        return weights.coin() * side.coins()
                + weights.card() * cards
                + stones(side.supply().total());
    }

    /** The first stones fill the next fort; what does not fit there waits for another. */
    private double stones(double number) {
        return weights.stones() * (1 - PortableMath.pow(PER_STONE, number));
    }

    /** The first cards give a choice, the tenth none that the ninth did not. */
    private double hand(double cards) {
        return weights.hand() * (1 - PortableMath.pow(PER_CARD, cards));
    }

    /** How many average cards the hand is worth; cards that cannot be seen count as average. */
    private static double handWorth(Table table, PlayerState side) {
        double worth = 0;
        for (Deck deck : table.decks()) {
            Pile hand = deck.hand(side.id());
            for (Card card : deck.cards(hand.known())) {
                worth += CardWorth.of(card, side) / USUAL_CARD;
            }
            worth += hand.hidden();
        }
        return worth;
    }
}
