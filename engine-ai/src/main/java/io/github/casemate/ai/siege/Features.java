package io.github.casemate.ai.siege;

import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.box.CardSet;
import io.github.casemate.siege.box.CardType;
import io.github.casemate.siege.number.VictoryCoins;
import io.github.casemate.siege.spi.Abilities;
import io.github.casemate.siege.table.Deck;
import io.github.casemate.siege.table.Fort;
import io.github.casemate.siege.table.InPlay;
import io.github.casemate.siege.table.PlayerState;
import io.github.casemate.siege.table.Table;
import org.jspecify.annotations.Nullable;

/** Reads the terms of the evaluation off a table. */
final class Features {

    /** VIC-3. */
    private static final int ECONOMIC = 20;

    private final Odds odds;

    Features(Odds odds) {
        this.odds = odds;
    }

    /**
     * The terms of one player, by ordinal. A fort that is given as lost is looked at as if it and what is below it were
     * gone already.
     */
    double[] of(Table table, PlayerId player, @Nullable Card lost) {
        PlayerState side = table.player(player);
        double[] terms = new double[Term.count()];
        int home = side.home();
        int most = 0;
        int growth = 0;
        for (Fort fort : side.forts()) {
            int own = fort.colonists();
            int inside = own;
            for (InPlay building : fort.buildings()) {
                inside += building.crew().count(player);
            }
            if (lost != null && fort.card().is(lost)) {
                home += inside;
                continue;
            }
            most = Math.max(most, own);
            double falls = odds.strongest(table, fort);
            terms[Term.FORTS.ordinal()]++;
            growth += fort.room() > 0 ? 1 : 0;
            terms[Term.WALLS.ordinal()] += fort.stones();
            terms[Term.BUILDINGS.ordinal()] += fort.buildings().size();
            terms[Term.WEAKNESS.ordinal()] += falls;
            terms[Term.AT_RISK.ordinal()] += falls * inside;
        }
        terms[Term.GROWTH.ordinal()] = growth;
        terms[Term.COINS.ordinal()] = side.coins();
        terms[Term.ECONOMIC_THREAT.ordinal()] = isRichest(table, side) ? 1 : 0;
        terms[Term.COLONISTS_OUT.ordinal()] = PlayerState.COLONISTS - home;
        terms[Term.COLONIST_THREAT.ordinal()] = home == 0 ? 1 : 0;
        terms[Term.COLONIST_PROMISE.ordinal()] = home > 0 && home <= growth ? 1 : 0;
        terms[Term.EXTRA_REROLL.ordinal()] = home <= 2 * PlayerState.LEVEL ? 1 : 0;
        terms[Term.EXTRA_DIE.ordinal()] = home <= PlayerState.LEVEL ? 1 : 0;
        terms[Term.SUPPLY.ordinal()] = side.supply().total();
        terms[Term.HAND.ordinal()] = table.main().hand(player).size();
        terms[Term.READY_COINS.ordinal()] = readyCoins(table.main(), player, most);
        terms[Term.SHIPS.ordinal()] = side.ships().size();
        terms[Term.TURN.ordinal()] = table.active().equals(player) ? 1 : 0;
        return terms;
    }

    private static boolean isRichest(Table table, PlayerState side) {
        if (side.coins() < ECONOMIC) {
            return false;
        }
        for (PlayerState other : table.players()) {
            if (other != side && other.coins() >= side.coins()) {
                return false;
            }
        }
        return side.coins() >= Abilities.number(table, new VictoryCoins(side.id(), ECONOMIC));
    }

    private static int readyCoins(Deck deck, PlayerId player, int colonists) {
        CardSet hand = deck.hand(player).known();
        int best = 0;
        for (int number = hand.next(0); number >= 0; number = hand.next(number + 1)) {
            Card card = deck.cards().get(number);
            if (card.type() != CardType.FORT && card.cost() <= colonists) {
                best = Math.max(best, card.coins());
            }
        }
        return best;
    }
}
