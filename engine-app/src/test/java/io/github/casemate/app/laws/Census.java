package io.github.casemate.app.laws;

import java.util.Comparator;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** How often things occurred in the games of one pack, by kind and name. Not shared between threads; to be added up. */
final class Census {

    private final Map<String, Map<String, Long>> counts = new TreeMap<>();

    void count(String kind, String name) {
        add(kind, name, 1);
    }

    void add(String kind, String name, long number) {
        counts.computeIfAbsent(kind, none -> new TreeMap<>()).merge(name, number, Long::sum);
    }

    void add(Census other) {
        other.counts.forEach((kind, ofKind) -> ofKind.forEach((name, number) -> add(kind, name, number)));
    }

    long of(String kind, String name) {
        return counts.getOrDefault(kind, Map.of()).getOrDefault(name, 0L);
    }

    long sum(String kind) {
        return counts.getOrDefault(kind, Map.of()).values().stream()
                .mapToLong(n -> n)
                .sum();
    }

    /** A line for each kind, what occurred most first. */
    String text() {
        return counts.entrySet().stream()
                .map(kind -> kind.getKey() + ": "
                        + kind.getValue().entrySet().stream()
                                .sorted(Map.Entry.<String, Long>comparingByValue(Comparator.reverseOrder())
                                        .thenComparing(Map.Entry.comparingByKey()))
                                .map(one -> one.getKey() + " " + one.getValue())
                                .collect(Collectors.joining(", ")))
                .collect(Collectors.joining("\n"));
    }
}
