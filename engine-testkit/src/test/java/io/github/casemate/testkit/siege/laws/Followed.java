package io.github.casemate.testkit.siege.laws;

import io.github.casemate.agenda.Event;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.IslandSiege;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/**
 * LAW-7 for whoever follows a game, from a seat or from beside the table: the view after an event is what follows from the
 * view before it and from the event as it is told to them.
 */
public final class Followed {

    private Followed() {}

    /** Who cannot follow which of these events; none if all can follow them all. */
    public static Option<String> complaint(IslandSiege game, Table before, Seq<Event<Table>> events) {
        Table table = before;
        for (Event<Table> event : events) {
            Table after = event.evolve(table);
            Option<String> lost = complaint(game, event, table, after);
            if (lost.isDefined()) {
                return lost;
            }
            table = after;
        }
        return Option.none();
    }

    /** Who cannot follow this event; none if all can. */
    static Option<String> complaint(IslandSiege game, Event<Table> event, Table before, Table after) {
        for (PlayerId player : game.players().append(PlayerId.SPECTATOR)) {
            Table seen = after.view(player);
            Table followed;
            try {
                followed = game.redact(event, player).evolve(before.view(player));
            } catch (RuntimeException e) {
                return Option.some("LAW-7: what " + player + " sees breaks by " + event + ": " + e);
            }
            if (!followed.equals(seen)) {
                return Option.some("LAW-7: " + player + " cannot follow " + event + " to " + seen.decks()
                        + ", but comes to " + followed.decks());
            }
        }
        return Option.none();
    }
}
