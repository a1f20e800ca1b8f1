package io.github.casemate.fire.rules;

import io.github.casemate.agenda.AutoStep;
import io.github.casemate.agenda.Play;
import io.github.casemate.fire.event.CourseEvents.ClaimFoiled;
import io.github.casemate.fire.event.CourseEvents.KingCrowned;
import io.github.casemate.fire.table.FireTable;
import io.github.casemate.kernel.PlayerId;

/**
 * WIN-4: a claimant who still has enough points is king. If not, play continues where it was.
 *
 * @param claimant who claims the crown
 */
public record JudgeClaim(PlayerId claimant) implements AutoStep<FireTable> {

    @Override
    public void take(Play<FireTable> play) {
        FireTable table = play.table();
        boolean enough =
                Works.points(table, claimant) >= table.realm().variants().points();
        play.emit(enough ? new KingCrowned(claimant) : new ClaimFoiled(claimant));
    }
}
