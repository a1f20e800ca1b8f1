package io.github.casemate.ai.siege;

import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.table.Deck;
import io.github.casemate.siege.table.Fort;
import io.github.casemate.siege.table.Pile;
import io.github.casemate.siege.table.PlayerState;
import io.github.casemate.siege.table.Table;
import org.jspecify.annotations.Nullable;

/**
 * What a table is worth to a player, as a person would put it: how far the player is in the race, less how far the
 * strongest opponent is, with an eye on the fort that could fall next. It reads tables and views alike.
 */
final class Appraisal {

    private static final double VICTORY = 1000;

    /** How much opponents other than the strongest count. */
    private static final double FELLOW = 0.2;

    private static final double USUAL_CARD = 3;
    private static final double PER_TURN = 0.8;
    private static final double PER_CARD = 0.75;
    private static final double PER_STONE = 0.8;

    private final RerollOracle oracle;
    private final double[] weights;

    Appraisal(RerollOracle oracle, double[] weights) {
        this.oracle = oracle;
        this.weights = weights;
    }

    /** What a table is worth to a player who has just moved. */
    double of(Table table, PlayerId player) {
        if (table.ending().isDefined()) {
            return table.ending().get().winner().contains(player) ? VICTORY : -VICTORY;
        }
        double strongest = Double.NEGATIVE_INFINITY;
        double all = 0;
        for (PlayerId opponent : table.opponents(player)) {
            double side = side(table, opponent);
            strongest = Math.max(strongest, side);
            all += side;
        }
        return side(table, player, false, null) - strongest - FELLOW * (all - strongest);
    }

    /** What a side of the table is worth to its owner, who moves next. */
    double side(Table table, PlayerId player) {
        return side(table, player, true, null);
    }

    /** What a side is worth to its owner, who moves next or not, when a fort has fallen, if one is given. */
    double side(Table table, PlayerId player, boolean movesNext, @Nullable Card lost) {
        double[] terms = terms(table, player, movesNext, lost);
        double sum = 0;
        for (int i = 0; i < terms.length; i++) {
            sum += weights[i] * terms[i];
        }
        return sum;
    }

    /** The terms of a side, by ordinal. */
    double[] terms(Table table, PlayerId player, boolean movesNext, @Nullable Card lost) {
        PlayerState side = table.player(player);
        double[] terms = new double[Term.count()];
        Race race = Race.of(table, player, lost, null);
        double colonists = nearness(race.colonists());
        double coins = nearness(race.coins());
        terms[Term.NEARER_VICTORY.ordinal()] = Math.max(colonists, coins);
        terms[Term.OTHER_VICTORY.ordinal()] = Math.min(colonists, coins);
        terms[(movesNext ? Term.RISK_LATER : Term.RISK).ordinal()] = risk(table, side, lost, both(colonists, coins));
        terms[Term.COINS.ordinal()] = side.coins();
        terms[Term.CARDS.ordinal()] = cards(side, lost);
        terms[Term.STONES.ordinal()] = stones(side.supply().total());
        terms[Term.HAND.ordinal()] = hand(handWorth(table, side));
        return terms;
    }

    /** What more stones in the supply of a player would add. */
    double moreStones(Table table, PlayerId player, double more) {
        int number = table.player(player).supply().total();
        return weights[Term.STONES.ordinal()] * (stones(number + more) - stones(number));
    }

    /** What more cards in the hand of a player would add. */
    double moreCards(Table table, PlayerId player, int more) {
        double worth = handWorth(table, table.player(player));
        return weights[Term.HAND.ordinal()] * (hand(worth + more) - hand(worth));
    }

    private double risk(Table table, PlayerState side, @Nullable Card lost, double before) {
        double worst = 0;
        for (Fort fort : side.forts()) {
            if (lost != null && fort.card().is(lost)) {
                continue;
            }
            Race after = Race.of(table, side.id(), lost, fort.card());
            double loss = before - both(nearness(after.colonists()), nearness(after.coins()));
            // Most forts hold nothing that matters, and then the odds need not be asked.
            if (loss > worst) {
                for (PlayerId opponent : table.opponents(side.id())) {
                    worst = Math.max(worst, loss * oracle.chanceToRaze(table, opponent, fort.card()));
                }
            }
        }
        return worst;
    }

    private double both(double colonists, double coins) {
        double share = weights[Term.OTHER_VICTORY.ordinal()] / weights[Term.NEARER_VICTORY.ordinal()];
        return Math.max(colonists, coins) + share * Math.min(colonists, coins);
    }

    private static double nearness(double turns) {
        return StrictMath.pow(PER_TURN, turns);
    }

    private static int cards(PlayerState side, @Nullable Card lost) {
        int cards = side.ships().size();
        for (Fort fort : side.forts()) {
            cards += lost != null && fort.card().is(lost)
                    ? 0
                    : 1 + fort.buildings().size();
        }
        return cards;
    }

    /** The first stones fill the next fort; what does not fit there waits for another. */
    private static double stones(double number) {
        return 1 - StrictMath.pow(PER_STONE, number);
    }

    /** The first cards give a choice, the tenth none that the ninth did not. */
    private static double hand(double cards) {
        return 1 - StrictMath.pow(PER_CARD, cards);
    }

    /** So many usual cards the hand is worth, cards that cannot be seen being usual ones. */
    private static double handWorth(Table table, PlayerState side) {
        double worth = 0;
        for (Deck deck : table.decks()) {
            Pile hand = deck.hand(side.id());
            for (int number = hand.known().next(0);
                    number >= 0;
                    number = hand.known().next(number + 1)) {
                worth += CardWorth.of(deck.cards().get(number), side) / USUAL_CARD;
            }
            worth += hand.hidden();
        }
        return worth;
    }
}
