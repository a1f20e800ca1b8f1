package io.github.casemate.fire.rules;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.Play;
import io.github.casemate.fire.action.FireAction.LinkBrick;
import io.github.casemate.fire.box.Brick;
import io.github.casemate.fire.event.BrickEvents.BrickLaid;
import io.github.casemate.fire.table.FireTable;
import io.github.casemate.kernel.PlayerId;
import io.vavr.collection.Seq;

/**
 * RUL-9: a new link after milling, so that the kingdom has no more parts than before.
 *
 * @param player who mills
 * @param milled the brick that was milled
 * @param parts how many parts are allowed
 * @param bricks how many bricks may be laid for it
 */
public record LinkAgain(PlayerId player, Brick milled, int parts, int bricks) implements PersonalQuestion {

    @Override
    public String rule() {
        return "RUL-9";
    }

    @Override
    public String toChoose() {
        return "a brick that joins the kingdom again";
    }

    @Override
    public Seq<Action> options(FireTable table) {
        return Milling.links(table, player, parts, bricks, milled).map(LinkBrick::new);
    }

    @Override
    public void answer(Play<FireTable> play, Action answer) {
        Brick link = ((LinkBrick) answer).brick();
        play.emit(new BrickLaid(player, link));
        if (Kingdom.parts(play.table().board(), player.index()).size() > parts) {
            play.then(new LinkAgain(player, milled, parts, bricks - 1));
        }
        play.then(new LookForBuilding(player, link));
    }
}
