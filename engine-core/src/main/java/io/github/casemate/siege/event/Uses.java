package io.github.casemate.siege.event;

import io.github.casemate.siege.table.InPlay;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.Array;

/** What may be used once a turn. */
final class Uses {

    private Uses() {}

    static Table cleared(Table table) {
        if (!table.posts().exists(post -> post.used() > 0)) {
            return table;
        }
        return table.withPlayers(table.players()
                .map(side -> side.withShips(cleared(side.ships()))
                        .withForts(side.forts().map(fort -> fort.withBuildings(cleared(fort.buildings()))))));
    }

    private static Array<InPlay> cleared(Array<InPlay> posts) {
        return posts.exists(post -> post.used() > 0) ? posts.map(post -> post.withUsed(0)) : posts;
    }
}
