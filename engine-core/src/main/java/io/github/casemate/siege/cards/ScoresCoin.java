package io.github.casemate.siege.cards;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.Play;
import io.github.casemate.siege.action.UseCard;
import io.github.casemate.siege.box.Parameter;
import io.github.casemate.siege.event.CoinsScored;
import io.github.casemate.siege.spi.LeadershipAbility;
import io.github.casemate.siege.table.Source;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/**
 * For Leadership: score coins.
 *
 * @param price how many Leadership results it takes
 * @param coins how many
 */
public record ScoresCoin(int price, int coins) implements LeadershipAbility {

    /**
     * Refuses numbers that make no sense.
     *
     * @param price how many Leadership results it takes
     * @param coins how many
     * @throws IllegalArgumentException if the price or the coins are below one
     */
    public ScoresCoin {
        Parameter.atLeast(1, price, "price");
        Parameter.atLeast(1, coins, "coins");
    }

    @Override
    public Seq<Offer> offers(Source source, Table table) {
        return Array.of(new Offer(new UseCard(source.card().get()), price));
    }

    @Override
    public void use(Play<Table> play, Action action, Source source) {
        play.emit(new CoinsScored(play.table().requireAttack().attacker(), coins));
    }
}
