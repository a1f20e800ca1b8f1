package io.github.casemate.fire.rules;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.Play;
import io.github.casemate.fire.action.FireAction.LayBrick;
import io.github.casemate.fire.box.Brick;
import io.github.casemate.fire.event.BrickEvents.BrickLaid;
import io.github.casemate.fire.table.FireTable;
import io.github.casemate.kernel.PlayerId;
import io.vavr.collection.Seq;

/**
 * RUL-5, variant: what is laid below an end of a high bridge. When both ends are supported, the bridge is laid.
 *
 * @param player who lays it
 * @param bridge the bridge
 */
public record LaySupport(PlayerId player, Brick bridge) implements PersonalQuestion {

    @Override
    public String rule() {
        return "RUL-5";
    }

    @Override
    public String toChoose() {
        return "a support for the high bridge";
    }

    @Override
    public Seq<Action> options(FireTable table) {
        return HighBridges.supports(table, player, bridge).map(LayBrick::new);
    }

    @Override
    public void take(Play<FireTable> play) {
        if (HighBridges.missing(play.table(), bridge).isEmpty()) {
            LayHighBridgeWhere.finish(play, player, bridge);
        } else {
            play.ask(this);
        }
    }

    @Override
    public void answer(Play<FireTable> play, Action answer) {
        Brick support = ((LayBrick) answer).brick();
        play.emit(new BrickLaid(player, support));
        play.then(this, new LookForBuilding(player, support));
    }
}
