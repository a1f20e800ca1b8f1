package io.github.casemate.expansions.ramparts;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.Play;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.box.Parameter;
import io.github.casemate.siege.permission.Destroy;
import io.github.casemate.siege.rules.Destruction;
import io.github.casemate.siege.spi.Abilities;
import io.github.casemate.siege.spi.LeadershipAbility;
import io.github.casemate.siege.table.AttackState;
import io.github.casemate.siege.table.BuiltCard;
import io.github.casemate.siege.table.Source;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.Seq;

/**
 * RUL-70: for Leadership, destroy a building below the defending fort.
 *
 * @param price how many Leadership results it takes
 */
public record RazesBuilding(int price) implements LeadershipAbility {

    /**
     * Refuses numbers that make no sense.
     *
     * @param price how many Leadership results it takes
     * @throws IllegalArgumentException if the price is below one
     */
    public RazesBuilding {
        Parameter.atLeast(1, price, "price");
    }

    @Override
    public Seq<Offer> offers(Source source, Table table) {
        AttackState attack = table.requireAttack();
        return attack.fort()
                .map(table::fort)
                .toArray()
                .flatMap(fort -> fort.buildings()
                        .map(BuiltCard::card)
                        .filter(building ->
                                Abilities.allows(table, new Destroy(attack.attacker(), fort.owner(), building)))
                        .map(building ->
                                new Offer(new RazeBuilding(source.card().get(), building), price)));
    }

    @Override
    public void use(Play<Table> play, Action action, Source source) {
        Card building = ((RazeBuilding) action).building();
        play.emit(new BuildingRazed(play.table().requireAttack().attacker(), building));
        Destruction.destroy(play, building);
    }
}
