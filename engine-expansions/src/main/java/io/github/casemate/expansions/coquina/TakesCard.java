package io.github.casemate.expansions.coquina;

import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.action.Action;
import io.github.casemate.siege.box.Parameter;
import io.github.casemate.siege.spi.LeadershipAbility;
import io.github.casemate.siege.spi.Play;
import io.github.casemate.siege.table.Assault;
import io.github.casemate.siege.table.Source;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/**
 * RUL-76: for Leadership, take a card at random from the defender's hand; in Open Waters from any opponent's (RUL-4).
 *
 * @param price how many Leadership results it takes
 */
public record TakesCard(int price) implements LeadershipAbility {

    /**
     * Refuses numbers that mean nothing.
     *
     * @param price how many Leadership results it takes
     * @throws IllegalArgumentException if the price is below one
     */
    public TakesCard {
        Parameter.atLeast(1, price, "price");
    }

    @Override
    public Seq<Offer> offers(Source source, Table table) {
        Assault assault = table.attack();
        Array<PlayerId> victims =
                assault.defender().map(Array::of).getOrElse(() -> table.opponents(assault.attacker()));
        return victims.reject(victim -> table.main().hand(victim).isEmpty())
                .map(victim -> new Offer(new TakeCard(source.card().get(), victim), price));
    }

    @Override
    public void use(Play play, Action action, Source source) {
        play.then(new TakeAtRandom(
                ((TakeCard) action).player(), play.table().attack().attacker()));
    }
}
