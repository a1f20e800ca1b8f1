package io.github.casemate.fire.rules;

import io.github.casemate.agenda.AutoStep;
import io.github.casemate.agenda.Play;
import io.github.casemate.fire.box.Bonus;
import io.github.casemate.fire.table.FireTable;
import io.github.casemate.fire.table.Walkers.Army;
import io.github.casemate.kernel.PlayerId;
import io.vavr.collection.Array;

/** ARM-2: before the Giant, as many armies of the active player may march as they have working Fortresses. */
public record MarchArmies() implements AutoStep<FireTable> {

    @Override
    public void take(Play<FireTable> play) {
        FireTable table = play.table();
        PlayerId player = table.active();
        Array<Army> armies =
                table.walkers().armies().filter(army -> army.owner().equals(player));
        if (!armies.isEmpty()) {
            play.then(armies.take(Works.count(table, player, Bonus.ARMY))
                    .map(army -> new MarchArmy(player, table.realm().terrain().name(army.territory()))));
        }
    }
}
