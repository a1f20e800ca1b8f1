package io.github.casemate.expansions.captains;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.Play;
import io.github.casemate.kernel.Rejection;
import io.github.casemate.siege.box.Spaces;
import io.github.casemate.siege.table.Fort;
import io.github.casemate.siege.table.Table;
import io.github.casemate.siege.table.Wall;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.List;

/**
 * RUL-79: the attacker picks two stones of different colours.
 */
public record ChooseSwap() implements StoneOrder {

    static Array<Action> swaps(Table table) {
        Option<Fort> fort = Marks.fort(table);
        if (fort.isEmpty()) {
            return Array.empty();
        }
        Wall wall = fort.get().wall();
        int spaces = fort.get().card().fortLayout().size();
        List<Action> swaps = new ArrayList<>();
        for (int one = 0; one < spaces; one++) {
            for (int other = one + 1; other < spaces; other++) {
                if (wall.isFilled(one) && wall.isFilled(other) && wall.at(one) != wall.at(other)) {
                    swaps.add(new SwapStones(Spaces.of(one, other)));
                }
            }
        }
        return Array.ofAll(swaps);
    }

    @Override
    public Seq<Action> options(Table table) {
        return swaps(table);
    }

    @Override
    public void answer(Play<Table> play, Action answer) {
        Seq<Integer> spaces = ((SwapStones) answer).spaces().numbers();
        play.emit(new OrderAimed(asked(play.table()), answer));
        play.emit(new StonesSwapped(play.table().requireAttack().fort().get(), spaces.head(), spaces.last()));
    }

    @Override
    public Rejection explain(Table table, Action action) {
        return Rejection.of(
                action instanceof SwapStones ? "no-such-stones" : Rejection.NOT_AN_OPTION,
                "Pick two stones of the defending fort that differ in colour.",
                "RUL-79");
    }
}
