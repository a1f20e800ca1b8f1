package io.github.casemate.fire.rules;

import io.github.casemate.agenda.AutoStep;
import io.github.casemate.agenda.Play;
import io.github.casemate.agenda.Step;
import io.github.casemate.fire.table.FireTable;
import io.github.casemate.kernel.PlayerId;
import io.vavr.collection.Seq;

/**
 * WIN-1, RUL-13: every other player is asked once; then those who have played cards draw (TRN-6).
 *
 * @param last whether it is the window at the end of the turn
 */
public record OpenWindow(boolean last) implements AutoStep<FireTable> {

    @Override
    public void take(Play<FireTable> play) {
        Seq<PlayerId> others = play.table().othersAfter(play.table().active());
        play.then(others.<Step<FireTable>>map(player -> new React(player, false, last))
                .appendAll(others.map(DrawUp::new)));
    }
}
