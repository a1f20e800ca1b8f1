package io.github.casemate.siege.event;

import io.github.casemate.siege.table.BuiltCard;
import io.github.casemate.siege.table.PlayerState;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.Array;

/** Counts how often cards have been used in a turn. */
final class Uses {

    private Uses() {}

    static Table cleared(Table table) {
        Table after = table;
        for (int seat = 0; seat < table.players().size(); seat++) {
            PlayerState side = table.players().get(seat);
            if (isUsed(side)) {
                after = after.change(
                        side.id(),
                        s -> s.withShips(cleared(s.ships()))
                                .withForts(s.forts().map(fort -> fort.withBuildings(cleared(fort.buildings())))));
            }
        }
        return after;
    }

    private static boolean isUsed(PlayerState side) {
        for (int place = 0; place < side.forts().size(); place++) {
            if (isUsed(side.forts().get(place).buildings())) {
                return true;
            }
        }
        return isUsed(side.ships());
    }

    private static boolean isUsed(Array<BuiltCard> posts) {
        for (int place = 0; place < posts.size(); place++) {
            if (posts.get(place).used() > 0) {
                return true;
            }
        }
        return false;
    }

    private static Array<BuiltCard> cleared(Array<BuiltCard> posts) {
        return isUsed(posts) ? posts.map(post -> post.withUsed(0)) : posts;
    }
}
