package io.github.casemate.expansions.coquina;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.Play;
import io.github.casemate.siege.box.Parameter;
import io.github.casemate.siege.spi.LeadershipAbility;
import io.github.casemate.siege.table.Source;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.Seq;

/**
 * RUL-76: for Leadership, take a card at random from the defender's hand, or in Open Waters from any opponent's
 * (RUL-4).
 *
 * @param price how many Leadership results it takes
 */
public record TakesCard(int price) implements LeadershipAbility {

    /**
     * Refuses numbers that make no sense.
     *
     * @param price how many Leadership results it takes
     * @throws IllegalArgumentException if the price is below one
     */
    public TakesCard {
        Parameter.atLeast(1, price, "price");
    }

    @Override
    public Seq<Offer> offers(Source source, Table table) {
        return table.attackedPlayers()
                .reject(victim -> table.main().hand(victim).isEmpty())
                .map(victim -> new Offer(new TakeRandomCard(source.card().get(), victim), price));
    }

    @Override
    public void use(Play<Table> play, Action action, Source source) {
        play.then(new TakeAtRandom(
                ((TakeRandomCard) action).player(), play.table().requireAttack().attacker()));
    }
}
