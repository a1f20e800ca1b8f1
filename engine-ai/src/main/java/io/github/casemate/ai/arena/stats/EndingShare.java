package io.github.casemate.ai.arena.stats;

import io.github.casemate.ai.arena.game.GameRecord;
import io.vavr.collection.Array;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.SortedMap;
import io.vavr.collection.TreeMap;

/**
 * One way in which games have ended.
 *
 * @param why its name, as the game calls its victories
 * @param games how many games have ended this way
 * @param share the part of all games
 * @param wins each entrant's share of the wins in these games; in draws each has a share
 */
public record EndingShare(String why, int games, Estimate share, Map<String, Double> wins) {

    static Array<EndingShare> all(Array<String> names, Seq<GameRecord> games) {
        SortedMap<String, java.util.List<GameRecord>> kinds = TreeMap.empty();
        for (GameRecord game : games) {
            String why = game.result().why();
            kinds = kinds.containsKey(why) ? kinds : kinds.put(why, new java.util.ArrayList<>());
            kinds.get(why).get().add(game);
        }
        return kinds.toArray()
                .map(kind -> of(kind._1(), Array.ofAll(kind._2()), names, games.size()))
                .sortBy(ending -> -ending.games());
    }

    private static EndingShare of(String why, Array<GameRecord> games, Array<String> names, int all) {
        return new EndingShare(
                why,
                games.size(),
                Estimate.proportion(games.size(), all),
                names.toLinkedMap(
                        name -> name,
                        name -> games.map(game -> game.share(name)).sum().doubleValue()));
    }
}
