package io.github.casemate.expansions.ramparts;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.Play;
import io.github.casemate.siege.box.Parameter;
import io.github.casemate.siege.box.StoneColor;
import io.github.casemate.siege.spi.LeadershipAbility;
import io.github.casemate.siege.table.Source;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/**
 * RUL-70: for Leadership, take a stone from the defender's personal supply, or in Open Waters from any opponent's
 * (RUL-4).
 *
 * @param price how many Leadership results it takes
 */
public record PlundersStone(int price) implements LeadershipAbility {

    /**
     * Refuses numbers that make no sense.
     *
     * @param price how many Leadership results it takes
     * @throws IllegalArgumentException if the price is below one
     */
    public PlundersStone {
        Parameter.atLeast(1, price, "price");
    }

    @Override
    public Seq<Offer> offers(Source source, Table table) {
        return table.attackedPlayers()
                .flatMap(victim -> Array.of(StoneColor.values())
                        .filter(table.player(victim).supply()::has)
                        .map(color -> new Offer(new PlunderStone(source.card().get(), victim, color), price)));
    }

    @Override
    public void use(Play<Table> play, Action action, Source source) {
        PlunderStone plunder = (PlunderStone) action;
        play.emit(new StonePlundered(
                plunder.player(), play.table().requireAttack().attacker(), plunder.color()));
    }
}
