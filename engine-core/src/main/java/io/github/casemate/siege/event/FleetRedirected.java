package io.github.casemate.siege.event;

import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.table.Table;
import io.vavr.control.Option;

/**
 * The attack was turned to another fort of the same owner, before anything else happened.
 *
 * @param player who attacks
 * @param from the fort that counts as not attacked
 * @param to the fort that is attacked instead
 */
public record FleetRedirected(PlayerId player, Card from, Card to) implements Event {
    @Override
    public Table evolve(Table table) {
        return table.changeFort(from, there -> there.withFleet(Option.none()))
                .changeFort(to, there -> there.withFleet(Option.some(player)))
                .changeAssault(assault -> assault.withFort(Option.some(to)));
    }
}
