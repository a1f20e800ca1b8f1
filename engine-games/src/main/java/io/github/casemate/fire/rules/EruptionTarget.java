package io.github.casemate.fire.rules;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.Play;
import io.github.casemate.fire.action.FireAction.ChooseTerritory;
import io.github.casemate.fire.table.FireTable;
import io.github.casemate.kernel.PlayerId;
import io.vavr.collection.Seq;

/**
 * EVT-2: a territory next to the volcano, where each building that is not original loses its highest level. If there is no
 * such building, nothing more happens.
 *
 * @param player who plays the event
 */
public record EruptionTarget(PlayerId player) implements PersonalQuestion {

    @Override
    public String rule() {
        return "EVT-2";
    }

    @Override
    public String toChoose() {
        return "a territory for the eruption";
    }

    @Override
    public Seq<Action> options(FireTable table) {
        return SendGiant.territories(table, Disasters.eruptionTargets(table));
    }

    @Override
    public void answer(Play<FireTable> play, Action answer) {
        int territory = play.table().realm().terrain().territory(((ChooseTerritory) answer).territory());
        Losses.destroy(play, Disasters.highest(play.table(), territory));
    }
}
