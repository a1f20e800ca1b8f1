package io.github.casemate.fire.rules;

import io.github.casemate.agenda.AutoStep;
import io.github.casemate.agenda.Play;
import io.github.casemate.agenda.Step;
import io.github.casemate.fire.event.SetUpEvents.FirstPlayerFound;
import io.github.casemate.fire.table.FireTable;
import io.github.casemate.kernel.PlayerId;
import io.vavr.collection.Array;

/**
 * SET-3: who begins. Each player is dealt a card face up; whoever has the most points begins, and those who are tied are
 * dealt again. Then the homes are chosen in turn order and in reverse (SET-4, SET-5), and everybody gets elements and
 * cards (SET-6).
 *
 * @param among who can still be the first player
 * @param points what the cards are worth that have been dealt, in the same order
 */
public record FindFirst(Array<PlayerId> among, Array<Integer> points) implements AutoStep<FireTable> {

    @Override
    public void take(Play<FireTable> play) {
        if (points.size() < among.size()) {
            DrawUp.refillIfEmpty(play);
            play.then(new TurnCardUp(among, points));
            return;
        }
        int most = points.max().get();
        Array<PlayerId> best =
                among.zip(points).filter(pair -> pair._2() == most).map(pair -> pair._1());
        if (best.size() > 1) {
            play.then(new FindFirst(best, Array.empty()));
            return;
        }
        play.emit(new FirstPlayerFound(best.head()));
        Array<PlayerId> order =
                play.table().othersAfter(best.head()).prepend(best.head()).toArray();
        play.then(order.<Step<FireTable>>map(player -> new FindHome(player, true))
                .appendAll(order.reverse().map(player -> new FindHome(player, false)))
                .append(new FillPiles())
                .appendAll(order.map(DrawUp::new))
                .append(new RollDiceOfTurn()));
    }
}
