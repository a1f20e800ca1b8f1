package io.github.casemate.ai.siege;

import io.github.casemate.ai.search.PortableMath;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.box.CardSet;
import io.github.casemate.siege.box.CardType;
import io.github.casemate.siege.table.BuiltCard;
import io.github.casemate.siege.table.Deck;
import io.github.casemate.siege.table.Fort;
import io.github.casemate.siege.table.Pile;
import io.github.casemate.siege.table.PlayerState;
import io.github.casemate.siege.table.Table;
import org.jspecify.annotations.Nullable;

/** Reads the terms of the evaluation off a table, or off what somebody sees of it. */
final class Terms {

    private static final double PER_TURN = 0.8;
    private static final int STONES_THAT_COUNT = 6;
    private static final int FORT_CARDS_THAT_COUNT = 2;
    private static final int CARDS_THAT_COUNT = 5;

    private final RerollOracle oracle;

    Terms(RerollOracle oracle) {
        this.oracle = oracle;
    }

    /**
     * The terms of one side, by ordinal. A fort that is given as lost is treated as if it and what is below it were
     * gone.
     */
    double[] of(Table table, PlayerId player, boolean movesNext, @Nullable Card lost) {
        PlayerState side = table.player(player);
        double[] terms = new double[Term.count()];
        for (Fort fort : side.forts()) {
            if (lost != null && fort.card().is(lost)) {
                continue;
            }
            int inside = colonists(fort);
            double falls = falls(table, fort);
            terms[Term.FORTS.ordinal()]++;
            terms[Term.WEAKNESS.ordinal()] += falls;
            terms[Term.AT_RISK.ordinal()] += falls * inside;
        }
        int home = home(side, lost);
        Plan plan = Plan.of(table, side, movesNext, lost);
        terms[Term.RACE.ordinal()] = PortableMath.pow(PER_TURN, plan.turns());
        terms[Term.COIN_RACE.ordinal()] = PortableMath.pow(PER_TURN, plan.coinTurns());
        terms[Term.SOON.ordinal()] = plan.soon();
        terms[Term.NOBODY_HOME.ordinal()] = home == 0 ? 1 : 0;
        terms[Term.COLONISTS_OUT.ordinal()] = PlayerState.COLONISTS - home;
        terms[Term.COINS.ordinal()] = side.coins();
        terms[Term.SHIPS.ordinal()] = side.ships().size();
        terms[Term.STONES.ordinal()] = Math.min(STONES_THAT_COUNT, side.supply().total());
        Pile hand = table.main().hand(player);
        terms[Term.FORT_CARDS.ordinal()] = Math.min(FORT_CARDS_THAT_COUNT, forts(table.main(), hand.known()));
        terms[Term.HAND.ordinal()] = Math.min(CARDS_THAT_COUNT, hand.size());
        terms[Term.MOVE.ordinal()] = movesNext ? 1 : 0;
        return terms;
    }

    /** VIC-2, VIC-3: whether a player would win if a turn of theirs began now. */
    static boolean isVictory(Table table, PlayerId player, @Nullable Card lost) {
        PlayerState side = table.player(player);
        return home(side, lost) == 0 || side.coins() >= Race.neededCoins(table, side);
    }

    /** The colonists at home, with those of a fort that is given as lost. */
    static int home(PlayerState side, @Nullable Card lost) {
        int home = side.home();
        for (Fort fort : side.forts()) {
            if (lost != null && fort.card().is(lost)) {
                home += colonists(fort);
            }
        }
        return home;
    }

    /** The owner's colonists on a fort and below it. */
    private static int colonists(Fort fort) {
        int inside = fort.colonists();
        for (BuiltCard building : fort.buildings()) {
            inside += building.crew().count(fort.owner());
        }
        return inside;
    }

    /** How likely a fort is to fall to the strongest attack that anybody could make on it now. */
    private double falls(Table table, Fort fort) {
        double falls = 0;
        for (PlayerId opponent : table.opponents(fort.owner())) {
            falls = Math.max(falls, oracle.chanceToRaze(table, opponent, fort.card()));
        }
        return falls;
    }

    private static int forts(Deck deck, CardSet cards) {
        int forts = 0;
        for (int number = cards.next(0); number >= 0; number = cards.next(number + 1)) {
            forts += deck.cards().get(number).type() == CardType.FORT ? 1 : 0;
        }
        return forts;
    }
}
