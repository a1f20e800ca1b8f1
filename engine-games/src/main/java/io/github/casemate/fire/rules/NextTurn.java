package io.github.casemate.fire.rules;

import io.github.casemate.agenda.AutoStep;
import io.github.casemate.agenda.Play;
import io.github.casemate.fire.event.CourseEvents.TurnOver;
import io.github.casemate.fire.event.CourseEvents.TurnsRunOut;
import io.github.casemate.fire.table.FireTable;
import io.github.casemate.kernel.PlayerId;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/** TRN-1: the next player's turn. WIN-5, RUL-17: after the last turn, whoever alone has the most points wins. */
public record NextTurn() implements AutoStep<FireTable> {

    @Override
    public void take(Play<FireTable> play) {
        play.emit(new TurnOver(play.table().active()));
        FireTable table = play.table();
        if (table.turn().turns()
                < table.realm().variants().turnsEach() * table.realm().players()) {
            play.then(new RollDiceOfTurn());
            return;
        }
        Array<PlayerId> players = Array.ofAll(PlayerId.first(table.realm().players()));
        int most = players.map(player -> Works.points(table, player)).max().get();
        Array<PlayerId> best = players.filter(player -> Works.points(table, player) == most);
        play.emit(new TurnsRunOut(best.size() == 1 ? best.headOption() : Option.none()));
    }
}
