package io.github.casemate.ai.arena.stats;

import io.github.casemate.ai.arena.game.GameRecord;
import io.github.casemate.kernel.PlayerId;
import io.vavr.Tuple2;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.collection.SortedMap;
import io.vavr.collection.TreeMap;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * All games at tables of the same entrants: how many seats each has, how many games there were, and how much each has
 * won in all.
 */
record TableGroup(Array<String> names, Array<Integer> seats, double games, Array<Double> wins) {

    static Seq<TableGroup> all(Seq<GameRecord> records) {
        Map<SortedMap<String, Integer>, List<GameRecord>> tables = new LinkedHashMap<>();
        for (GameRecord record : records) {
            tables.computeIfAbsent(table(record), table -> new ArrayList<>()).add(record);
        }
        return Array.ofAll(tables.entrySet()).map(entry -> of(entry.getKey(), Array.ofAll(entry.getValue())));
    }

    private static TableGroup of(SortedMap<String, Integer> table, Array<GameRecord> games) {
        Array<String> names = table.keySet().toArray();
        return new TableGroup(
                names,
                table.iterator().map(Tuple2::_2).toArray(),
                games.size(),
                names.map(name -> games.map(game -> game.share(name)).sum().doubleValue()));
    }

    private static SortedMap<String, Integer> table(GameRecord record) {
        SortedMap<String, Integer> table = TreeMap.empty();
        for (PlayerId seat : PlayerId.first(record.fixture().seats().size())) {
            table = table.put(record.fixture().seats().get(seat.index()), 1, Integer::sum);
        }
        return table;
    }
}
