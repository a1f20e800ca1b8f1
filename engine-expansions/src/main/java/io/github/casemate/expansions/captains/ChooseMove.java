package io.github.casemate.expansions.captains;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.Play;
import io.github.casemate.kernel.Rejection;
import io.github.casemate.siege.box.StoneColor;
import io.github.casemate.siege.table.Fort;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * RUL-79: the attacker picks a stone and the empty space it goes to.
 */
public record ChooseMove() implements StoneOrder {

    @Override
    public Seq<Action> options(Table table) {
        Fort fort = Marks.fort(table).get();
        int spaces = fort.card().fortLayout().size();
        List<Action> moves = new ArrayList<>();
        for (int from = 0; from < spaces; from++) {
            for (int to = 0; to < spaces; to++) {
                if (fort.wall().isFilled(from) && !fort.wall().isFilled(to)) {
                    moves.add(new MoveStone(from, to));
                }
            }
        }
        return Array.ofAll(moves);
    }

    @Override
    public void answer(Play<Table> play, Action answer) {
        MoveStone move = (MoveStone) answer;
        Fort fort = Marks.fort(play.table()).get();
        StoneColor stone = Objects.requireNonNull(fort.wall().at(move.from()));
        play.emit(new OrderAimed(asked(play.table()), answer));
        play.emit(new StoneMoved(fort.card(), move.from(), move.to(), stone));
    }

    @Override
    public Rejection explain(Table table, Action action) {
        return Rejection.of(
                action instanceof MoveStone ? "no-such-move" : Rejection.NOT_AN_OPTION,
                "Pick a stone of the defending fort and an empty space for it.",
                "RUL-79");
    }
}
