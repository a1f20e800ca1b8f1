package io.github.casemate.fire.rules;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.Play;
import io.github.casemate.fire.action.FireAction.LayBrick;
import io.github.casemate.fire.box.Brick;
import io.github.casemate.fire.box.Element;
import io.github.casemate.fire.event.BrickEvents.BrickLaid;
import io.github.casemate.fire.table.FireTable;
import io.github.casemate.kernel.PlayerId;
import io.vavr.collection.Seq;

/**
 * BLD-1: where an element is laid. Some places depend on the hand (BLD-7), so the question is secret.
 *
 * @param player who lays it
 * @param element the element
 */
public record LayWhere(PlayerId player, Element element) implements PersonalQuestion {

    @Override
    public String rule() {
        return "BLD-1";
    }

    @Override
    public String toChoose() {
        return "a place for the " + element.label();
    }

    @Override
    public Seq<Action> options(FireTable table) {
        return Placements.of(table, player).all(element).map(LayBrick::new);
    }

    @Override
    public boolean isSecret() {
        return true;
    }

    @Override
    public void answer(Play<FireTable> play, Action answer) {
        Brick brick = ((LayBrick) answer).brick();
        play.emit(new BrickLaid(player, brick));
        play.then(new LookForBuilding(player, brick));
    }
}
