package io.github.casemate.fire.rules;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.Play;
import io.github.casemate.fire.action.FireAction.LayHighBridge;
import io.github.casemate.fire.box.Brick;
import io.github.casemate.fire.box.Element;
import io.github.casemate.fire.box.Shape;
import io.github.casemate.fire.event.BrickEvents.BrickLaid;
import io.github.casemate.fire.table.FireTable;
import io.github.casemate.kernel.PlayerId;
import io.vavr.collection.Seq;

/**
 * BLD-4: where a high bridge is laid. Chimneys go below the ends that have no support; in the variant of RUL-5 the player
 * is asked what goes there.
 *
 * @param player who lays it
 */
public record LayHighBridgeWhere(PlayerId player) implements PersonalQuestion {

    @Override
    public String rule() {
        return "BLD-4";
    }

    @Override
    public String toChoose() {
        return "a place for the high bridge";
    }

    @Override
    public Seq<Action> options(FireTable table) {
        return HighBridges.all(table, player).map(LayHighBridge::new);
    }

    @Override
    public void answer(Play<FireTable> play, Action answer) {
        Brick bridge = ((LayHighBridge) answer).bridge();
        if (play.table().realm().variants().anySupport()) {
            play.then(new LaySupport(player, bridge));
            return;
        }
        Shape chimney = Shape.of(Element.CHIMNEY, 0);
        for (int[] end : HighBridges.missing(play.table(), bridge)) {
            Brick support = Brick.of(chimney, 1, end[0], end[1]);
            play.emit(new BrickLaid(player, support));
            play.then(new LookForBuilding(player, support));
        }
        finish(play, player, bridge);
    }

    static void finish(Play<FireTable> play, PlayerId player, Brick bridge) {
        play.emit(new BrickLaid(player, bridge));
        play.then(new LookForBuilding(player, bridge));
    }
}
