package io.github.casemate.expansions.ramparts;

import io.github.casemate.siege.action.Action;
import io.github.casemate.siege.box.Face;
import io.github.casemate.siege.box.Parameter;
import io.github.casemate.siege.number.LeadershipPrice;
import io.github.casemate.siege.spi.Abilities;
import io.github.casemate.siege.spi.LeadershipAbility;
import io.github.casemate.siege.spi.Play;
import io.github.casemate.siege.table.Assault;
import io.github.casemate.siege.table.Source;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/**
 * RUL-67: for Leadership, change one result that has not been spent to a colour. What pays cannot be changed.
 *
 * @param price how many Leadership results it takes
 */
public record ChangesResult(int price) implements LeadershipAbility {

    /**
     * Refuses numbers that mean nothing.
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
        Assault assault = table.attack();
        int paid = Abilities.number(table, new LeadershipPrice(assault, price));
        return Array.of(Face.values())
                .filter(from -> assault.results(from) > (from == Face.LEADERSHIP ? paid : 0))
                .flatMap(from -> COLORS.filter(to -> to != from)
                        .map(to -> new Offer(new ChangeResult(source.card().get(), from, to), price)));
    }

    @Override
    public void use(Play play, Action action, Source source) {
        ChangeResult change = (ChangeResult) action;
        play.emit(new ResultChanged(play.table().attack().attacker(), change.from(), change.to()));
    }
}
