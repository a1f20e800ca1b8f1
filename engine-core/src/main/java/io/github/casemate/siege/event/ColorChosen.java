package io.github.casemate.siege.event;

import io.github.casemate.agenda.Event;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.box.StoneColor;
import io.github.casemate.siege.table.Table;
import io.vavr.control.Option;

/**
 * ATK-6: the attack colour was chosen.
 *
 * @param player who attacks
 * @param color the colour
 */
public record ColorChosen(PlayerId player, StoneColor color) implements Event<Table> {

    @Override
    public Table evolve(Table table) {
        return table.changeAttack(attack -> attack.withColor(Option.some(color)));
    }
}
