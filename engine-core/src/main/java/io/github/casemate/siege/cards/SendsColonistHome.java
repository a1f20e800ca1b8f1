package io.github.casemate.siege.cards;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.Play;
import io.github.casemate.siege.action.UseCard;
import io.github.casemate.siege.box.Parameter;
import io.github.casemate.siege.event.ColonistsWentHome;
import io.github.casemate.siege.permission.LoseColonist;
import io.github.casemate.siege.spi.Abilities;
import io.github.casemate.siege.spi.LeadershipAbility;
import io.github.casemate.siege.table.AttackState;
import io.github.casemate.siege.table.Source;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.Seq;

/**
 * RUL-54: for Leadership, one colonist on the defending fort itself goes home.
 *
 * @param price how many Leadership results it takes
 */
public record SendsColonistHome(int price) implements LeadershipAbility {

    /**
     * Refuses numbers that make no sense.
     *
     * @param price how many Leadership results it takes
     * @throws IllegalArgumentException if the price is below one
     */
    public SendsColonistHome {
        Parameter.atLeast(1, price, "price");
    }

    @Override
    public Seq<Offer> offers(Source source, Table table) {
        AttackState attack = table.requireAttack();
        return attack.fort()
                .map(table::fort)
                .filter(fort -> fort.colonists() > 0
                        && Abilities.allows(table, new LoseColonist(attack.attacker(), fort.owner(), fort.card())))
                .map(fort -> new Offer(new UseCard(source.card().get()), price))
                .toArray();
    }

    @Override
    public void use(Play<Table> play, Action action, Source source) {
        AttackState attack = play.table().requireAttack();
        play.emit(new ColonistsWentHome(attack.defender().get(), attack.fort().get(), 1));
    }
}
