package io.github.casemate.fire.rules;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.Play;
import io.github.casemate.fire.action.FireAction.ChooseTerritory;
import io.github.casemate.fire.table.FireTable;
import io.github.casemate.kernel.PlayerId;
import io.vavr.collection.Seq;

/**
 * EVT-3: a territory where bricks beside water are destroyed, only loose ones unless the flood is a major one.
 *
 * @param player who plays the event
 * @param major whether buildings are in danger, too
 */
public record FloodTarget(PlayerId player, boolean major) implements PersonalQuestion {

    @Override
    public String rule() {
        return "EVT-3";
    }

    @Override
    public String toChoose() {
        return "a territory for the flood";
    }

    @Override
    public Seq<Action> options(FireTable table) {
        return SendGiant.territories(table, Disasters.floodTargets(table, major));
    }

    @Override
    public void answer(Play<FireTable> play, Action answer) {
        int territory = play.table().realm().terrain().territory(((ChooseTerritory) answer).territory());
        Losses.destroy(play, Disasters.flooded(play.table(), territory, major));
    }
}
