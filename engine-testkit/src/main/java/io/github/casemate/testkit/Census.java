package io.github.casemate.testkit;

import io.vavr.collection.List;
import io.vavr.collection.Seq;
import java.util.Map;
import java.util.TreeMap;

/**
 * Counts what occurred in the games of one law, by kind and name. It belongs to one run of one property and is not
 * shared.
 */
final class Census {

    private final Map<String, Map<String, Long>> counts = new TreeMap<>();
    private Seq<String> demanded = List.empty();

    void count(String kind, String name) {
        counts.computeIfAbsent(kind, key -> new TreeMap<>()).merge(name, 1L, Long::sum);
    }

    boolean isEmpty() {
        return counts.isEmpty();
    }

    /** Demands that these names have occurred by the end. */
    void demand(Seq<String> names) {
        demanded = names;
    }

    /** What was demanded but has not occurred. */
    Seq<String> missing() {
        return demanded.filter(name -> counts.values().stream().noneMatch(ofKind -> ofKind.containsKey(name)));
    }

    /** A line for each kind, what occurred most first. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        counts.forEach((kind, ofKind) -> {
            text.append(String.format("%n  %-10s ", kind));
            ofKind.entrySet().stream()
                    .sorted(Map.Entry.<String, Long>comparingByValue().reversed())
                    .forEach(entry -> text.append(entry.getKey())
                            .append(' ')
                            .append(entry.getValue())
                            .append("  "));
        });
        return text.toString();
    }
}
