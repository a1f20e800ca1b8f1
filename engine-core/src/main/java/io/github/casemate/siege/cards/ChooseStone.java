package io.github.casemate.siege.cards;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.Play;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.Rejection;
import io.github.casemate.siege.action.ChooseColor;
import io.github.casemate.siege.box.StoneColor;
import io.github.casemate.siege.event.StoneLost;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/**
 * RUL-44: the owner of the fort picks the stone that the attacker loses.
 *
 * @param player who picks
 * @param attacker whose stone
 */
public record ChooseStone(PlayerId player, PlayerId attacker) implements AttackersLoss {

    @Override
    public Seq<Action> options(Table table) {
        return Array.of(StoneColor.values())
                .filter(table.player(attacker).supply()::has)
                .map(ChooseColor::new);
    }

    @Override
    public void answer(Play<Table> play, Action answer) {
        Causes.tellAttacked(play, AttackerLosesStone.class);
        play.emit(new StoneLost(attacker, ((ChooseColor) answer).color()));
    }

    @Override
    public Rejection explain(Table table, Action action) {
        return Rejection.of(
                action instanceof ChooseColor ? "no-such-stone" : Rejection.NOT_AN_OPTION,
                "Pick a colour that the attacker has.",
                "RUL-44");
    }
}
