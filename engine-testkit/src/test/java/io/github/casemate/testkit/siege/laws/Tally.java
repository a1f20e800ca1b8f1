package io.github.casemate.testkit.siege.laws;

import io.github.casemate.agenda.Event;
import io.github.casemate.agenda.Step;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.Rejection;
import io.github.casemate.kernel.Result;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.Seq;
import java.util.Map;
import java.util.TreeMap;

/** Counts what occurred in a run of games, and knows what must have. */
final class Tally {

    private final Map<String, Map<String, Long>> counts = new TreeMap<>();

    void start(String name) {
        count("starts", name);
    }

    void event(Event<Table> event) {
        count("events", event.getClass().getSimpleName());
    }

    void path(String path) {
        count(path.substring(0, path.indexOf('/')), path.substring(path.indexOf('/') + 1));
    }

    void question(Step<Table> step) {
        count("questions", step.getClass().getSimpleName());
    }

    void rejection(Rejection rejection) {
        count("rejections", rejection.code());
    }

    void card(Card card) {
        count("built", card.id());
    }

    void result(Result result, Table table) {
        count("victories", result.why());
        for (PlayerId winner : result.winners()) {
            count("wins by seat", winner + " of " + table.players().size());
        }
    }

    /** What of these did not occur. */
    Seq<String> missing(Seq<String> paths) {
        return paths.reject(path -> counts.getOrDefault(path.substring(0, path.indexOf('/')), Map.of())
                .containsKey(path.substring(path.indexOf('/') + 1)));
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        counts.forEach((kind, ofKind) -> {
            text.append(String.format("  %s:%n   ", kind));
            ofKind.entrySet().stream()
                    .sorted(Map.Entry.<String, Long>comparingByValue().reversed())
                    .forEach(entry -> text.append(' ')
                            .append(entry.getKey())
                            .append(' ')
                            .append(entry.getValue())
                            .append(';'));
            text.append(System.lineSeparator());
        });
        return text.toString();
    }

    private void count(String kind, String name) {
        counts.computeIfAbsent(kind, key -> new TreeMap<>()).merge(name, 1L, Long::sum);
    }
}
