package io.github.casemate.fire.rules;

import io.github.casemate.agenda.AutoStep;
import io.github.casemate.agenda.Play;
import io.github.casemate.agenda.Step;
import io.github.casemate.fire.event.CourseEvents.CrownClaimed;
import io.github.casemate.fire.table.FireTable;
import io.github.casemate.kernel.PlayerId;
import io.vavr.collection.Seq;

/**
 * WIN-3: a player who has enough points claims the crown, the active player first. Every other player is asked once, also
 * those who rest; then the claim is judged.
 *
 * @param last whether the turn is over after it
 */
public record LookForKing(boolean last) implements AutoStep<FireTable> {

    @Override
    public void take(Play<FireTable> play) {
        FireTable table = play.table();
        for (PlayerId player : table.othersAfter(table.active()).prepend(table.active())) {
            if (Works.points(table, player) >= table.realm().variants().points()) {
                play.emit(new CrownClaimed(player));
                Seq<PlayerId> others = table.othersAfter(player);
                play.then(others.<Step<FireTable>>map(other -> new React(other, true, last))
                        .append(new JudgeClaim(player))
                        .appendAll(others.map(DrawUp::new)));
                return;
            }
        }
    }
}
