package io.github.casemate.fire.rules;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.Play;
import io.github.casemate.fire.action.FireAction.MillBrick;
import io.github.casemate.fire.box.Brick;
import io.github.casemate.fire.event.BrickEvents.BrickMilled;
import io.github.casemate.fire.table.FireTable;
import io.github.casemate.kernel.PlayerId;
import io.vavr.collection.Seq;

/**
 * TRN-4: which brick is milled. If the kingdom would fall into more parts, a new link is asked for next (RUL-9).
 *
 * @param player who mills
 */
public record MillWhich(PlayerId player) implements PersonalQuestion {

    @Override
    public String rule() {
        return "TRN-4";
    }

    @Override
    public String toChoose() {
        return "a brick to mill";
    }

    @Override
    public Seq<Action> options(FireTable table) {
        return Milling.all(table, player).map(MillBrick::new);
    }

    @Override
    public void answer(Play<FireTable> play, Action answer) {
        Brick brick = ((MillBrick) answer).brick();
        int parts = Kingdom.parts(play.table().board(), player.index()).size();
        Losses.loseBuildingOf(play, play.table().board().at(brick.level(), brick.x(), brick.y()));
        play.emit(new BrickMilled(player, brick));
        if (Kingdom.parts(play.table().board(), player.index()).size() > parts) {
            play.then(new LinkAgain(
                    player, brick, parts, play.table().realm().variants().linkBricks()));
        }
    }
}
