package io.github.casemate.fire.rules;

import io.github.casemate.agenda.AutoStep;
import io.github.casemate.agenda.Play;
import io.github.casemate.fire.box.Bonus;
import io.github.casemate.fire.table.FireTable;
import io.github.casemate.kernel.PlayerId;

/**
 * GIA-4: at the end of the turn the Giant notices a player who has more bricks in the Resource pile than each opponent;
 * with a Grand Bridge only one who has at least four more (ADV-2).
 */
public record HungryGiant() implements AutoStep<FireTable> {

    private static final int LATE = 4;

    @Override
    public void take(Play<FireTable> play) {
        FireTable table = play.table();
        PlayerId player = table.active();
        int margin = Works.has(table, player, Bonus.GIANT_NOTICES_LATE) ? LATE : 1;
        int most = table.pile(player).total() - margin;
        if (table.othersAfter(player).forAll(other -> table.pile(other).total() <= most)) {
            play.then(new HungryStep(player));
        }
    }
}
