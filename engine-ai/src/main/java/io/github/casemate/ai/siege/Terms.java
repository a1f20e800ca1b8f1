package io.github.casemate.ai.siege;

import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.box.CardSet;
import io.github.casemate.siege.table.Deck;
import io.github.casemate.siege.table.Fort;
import io.github.casemate.siege.table.InPlay;
import io.github.casemate.siege.table.PlayerState;
import io.github.casemate.siege.table.Table;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

/** Reads the terms of the evaluation off a table, or off what somebody sees of it. */
final class Terms {

    private static final double USUAL_CARD = 3;
    private static final double PER_TURN = 0.8;
    private static final double PER_CARD = 0.75;
    private static final double PER_STONE = 0.8;

    private final RerollOracle oracle;

    Terms(RerollOracle oracle) {
        this.oracle = oracle;
    }

    /**
     * The terms of one side, by ordinal. A fort that is given as lost is looked at as if it and what is below it were
     * gone.
     */
    double[] of(Table table, PlayerId player, boolean movesNext, @Nullable Card lost) {
        PlayerState side = table.player(player);
        double[] terms = new double[Term.count()];
        int home = side.home();
        for (Fort fort : side.forts()) {
            int inside = fort.colonists();
            for (InPlay building : fort.buildings()) {
                inside += building.crew().count(player);
            }
            if (lost != null && fort.card().is(lost)) {
                home += inside;
                continue;
            }
            double falls = falls(table, fort);
            terms[Term.FORTS.ordinal()]++;
            terms[Term.WEAKNESS.ordinal()] += falls;
            terms[Term.AT_RISK.ordinal()] += falls * inside;
            terms[Term.GROWTH.ordinal()] += fort.room() > 0 ? 1 : 0;
            terms[Term.BUILDINGS.ordinal()] += fort.buildings().size();
        }
        Race race = Race.of(table, side, Option.of(lost));
        terms[Term.COLONIST_RACE.ordinal()] = StrictMath.pow(PER_TURN, race.colonists());
        terms[Term.COIN_RACE.ordinal()] = StrictMath.pow(PER_TURN, race.coins());
        terms[Term.NOBODY_HOME.ordinal()] = home == 0 ? 1 : 0;
        terms[Term.COLONISTS_OUT.ordinal()] = PlayerState.COLONISTS - home;
        terms[Term.COINS.ordinal()] = side.coins();
        terms[Term.SHIPS.ordinal()] = side.ships().size();
        terms[Term.STONES.ordinal()] =
                1 - StrictMath.pow(PER_STONE, side.supply().total());
        terms[Term.HAND.ordinal()] = 1 - StrictMath.pow(PER_CARD, usualCards(table.main(), side));
        terms[Term.MOVE.ordinal()] = movesNext ? 1 : 0;
        return terms;
    }

    /** How likely a fort falls to the strongest attack that anybody could make on it now. */
    private double falls(Table table, Fort fort) {
        double falls = 0;
        for (PlayerId opponent : table.opponents(fort.owner())) {
            falls = Math.max(falls, oracle.chanceToRaze(table, opponent, fort.card()));
        }
        return falls;
    }

    /** So many usual cards the hand is worth, cards that cannot be seen being usual ones. */
    private static double usualCards(Deck deck, PlayerState side) {
        CardSet known = deck.hand(side.id()).known();
        double worth = deck.hand(side.id()).hidden();
        for (int number = known.next(0); number >= 0; number = known.next(number + 1)) {
            worth += CardWorth.of(deck.cards().get(number), side) / USUAL_CARD;
        }
        return worth;
    }
}
