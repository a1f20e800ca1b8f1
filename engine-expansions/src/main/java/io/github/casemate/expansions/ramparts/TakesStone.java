package io.github.casemate.expansions.ramparts;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.Play;
import io.github.casemate.siege.box.Face;
import io.github.casemate.siege.box.Parameter;
import io.github.casemate.siege.box.StoneColor;
import io.github.casemate.siege.spi.LeadershipAbility;
import io.github.casemate.siege.table.Source;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/**
 * RUL-70: for Leadership, take a stone from the general supply, of a colour that dice show.
 *
 * @param price how many Leadership results it takes
 */
public record TakesStone(int price) implements LeadershipAbility {

    /**
     * Refuses numbers that make no sense.
     *
     * @param price how many Leadership results it takes
     * @throws IllegalArgumentException if the price is below one
     */
    public TakesStone {
        Parameter.atLeast(1, price, "price");
    }

    @Override
    public Seq<Offer> offers(Source source, Table table) {
        return Array.of(StoneColor.values())
                .filter(color -> Face.of(color).isDefined() && table.supply().has(color))
                .map(color -> new Offer(new TakeStone(source.card().get(), color), price));
    }

    @Override
    public void use(Play<Table> play, Action action, Source source) {
        play.emit(new StoneGained(play.table().requireAttack().attacker(), ((TakeStone) action).color()));
    }
}
