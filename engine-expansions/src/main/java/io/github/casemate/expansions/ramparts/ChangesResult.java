package io.github.casemate.expansions.ramparts;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.Play;
import io.github.casemate.siege.box.Face;
import io.github.casemate.siege.box.Parameter;
import io.github.casemate.siege.quantity.LeadershipPrice;
import io.github.casemate.siege.spi.Abilities;
import io.github.casemate.siege.spi.LeadershipAbility;
import io.github.casemate.siege.table.AttackState;
import io.github.casemate.siege.table.Source;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/**
 * RUL-67: for Leadership, change one result that has not been spent to a colour. The Leadership that pays for it cannot
 * be changed.
 *
 * @param price how many Leadership results it takes
 */
public record ChangesResult(int price) implements LeadershipAbility {

    /**
     * Refuses numbers that make no sense.
     *
     * @param price how many Leadership results it takes
     * @throws IllegalArgumentException if the price is below one
     */
    public ChangesResult {
        Parameter.atLeast(1, price, "price");
    }

    private static final Array<Face> COLORS =
            Array.of(Face.values()).filter(face -> face.color().isDefined());

    @Override
    public Seq<Offer> offers(Source source, Table table) {
        AttackState attack = table.requireAttack();
        int paid = Abilities.number(table, new LeadershipPrice(attack, price));
        return Array.of(Face.values())
                .filter(from -> attack.results(from) > (from == Face.LEADERSHIP ? paid : 0))
                .flatMap(from -> COLORS.filter(to -> to != from)
                        .map(to -> new Offer(new ChangeResult(source.card().get(), from, to), price)));
    }

    @Override
    public void use(Play<Table> play, Action action, Source source) {
        ChangeResult change = (ChangeResult) action;
        play.emit(new ResultChanged(play.table().requireAttack().attacker(), change.from(), change.to()));
    }
}
