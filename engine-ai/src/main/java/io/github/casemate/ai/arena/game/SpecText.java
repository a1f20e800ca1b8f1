package io.github.casemate.ai.arena.game;

import io.github.casemate.ai.Budget;
import io.github.casemate.kernel.Excerpt;
import io.github.casemate.kernel.PlayerId;
import io.vavr.Tuple;
import io.vavr.Tuple2;
import io.vavr.collection.Array;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.List;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.time.Duration;

/** A spec as text, one named value to a line. */
final class SpecText {

    /** The first line. If the meaning of the lines changes, so does the number. */
    private static final Tuple2<String, String> FIRST = Tuple.of("casemate-arena", "2");

    /** The last line, which shows that a spec is complete. */
    private static final Tuple2<String, String> LAST = Tuple.of("games", "follow");

    private SpecText() {}

    static String of(ArenaSpec spec) {
        return entries(spec)
                .map(entry -> CheckedLine.of(Array.of(entry._1(), entry._2())))
                .mkString();
    }

    private static Seq<Tuple2<String, String>> entries(ArenaSpec spec) {
        return List.of(
                FIRST,
                Tuple.of("game", spec.title()),
                Tuple.of("pack", spec.pack().map(PackRef::id).getOrElse("")),
                Tuple.of(
                        "rules version",
                        spec.pack()
                                .map(pack -> Integer.toString(pack.version()))
                                .getOrElse("")),
                Tuple.of("settings", spec.pack().map(PackRef::settings).getOrElse("")),
                Tuple.of("players", Integer.toString(spec.players())),
                Tuple.of("filled seats", spec.filled().map(PlayerId::index).mkString(",")),
                Tuple.of("mode", spec.mode().name()),
                Tuple.of(
                        "entrants",
                        spec.entrants()
                                .map(entrant -> CheckedLine.escaped(entrant.name()) + "=" + entrant.budget())
                                .mkString(",")),
                Tuple.of("rounds", Integer.toString(spec.rounds())),
                Tuple.of("seed", Long.toString(spec.seed())),
                Tuple.of("grace", spec.limits().grace().toString()),
                Tuple.of("patience", spec.limits().patience().toString()),
                Tuple.of("decision limit", Integer.toString(spec.limits().decisions())),
                Tuple.of("notes", spec.notes().mkString(",")),
                Tuple.of("test", spec.test().map(Sprt::text).getOrElse("")),
                LAST);
    }

    static ArenaSpec read(String text) {
        Array<Tuple2<String, String>> lines =
                Array.of(text.split("\n", -1)).filter(line -> !line.isEmpty()).map(SpecText::entry);
        Tuple2<String, String> first = lines.headOption().getOrElse(Tuple.of("", ""));
        if (!first._1().equals(FIRST._1())) {
            throw new IllegalArgumentException("this is not the log of an arena");
        }
        if (!first.equals(FIRST)) {
            throw new IllegalArgumentException("this is a log of version " + Excerpt.part(first._2())
                    + ", from another release of Casemate; version " + FIRST._2() + " can be read");
        }
        if (!lines.lastOption().contains(LAST)) {
            throw new IllegalArgumentException("the end is missing");
        }
        return spec(LinkedHashMap.ofEntries(lines));
    }

    private static Tuple2<String, String> entry(String line) {
        Option<Array<String>> fields = CheckedLine.read(line).filter(parts -> parts.size() == 2);
        return fields.map(parts -> Tuple.of(parts.get(0), parts.get(1)))
                .getOrElseThrow(() -> new IllegalArgumentException("a line is damaged: " + Excerpt.part(line)));
    }

    private static ArenaSpec spec(Map<String, String> head) {
        TimeLimits limits = new TimeLimits(
                Duration.parse(value(head, "grace")),
                Duration.parse(value(head, "patience")),
                Integer.parseInt(value(head, "decision limit")));
        return new ArenaSpec(
                value(head, "game"),
                Option.when(!value(head, "pack").isEmpty(), () -> pack(head)),
                Integer.parseInt(value(head, "players")),
                Array.of(value(head, "filled seats").split(",", -1)).map(seat -> PlayerId.of(Integer.parseInt(seat))),
                Mode.valueOf(value(head, "mode")),
                Array.of(value(head, "entrants").split(",", -1)).map(SpecText::participant),
                Integer.parseInt(value(head, "rounds")),
                Long.parseLong(value(head, "seed")),
                limits,
                Array.of(value(head, "notes").split(",", -1)).reject(String::isEmpty),
                head.get("test").filter(text -> !text.isEmpty()).map(Sprt::read));
    }

    private static PackRef pack(Map<String, String> head) {
        return new PackRef(
                value(head, "pack"), Integer.parseInt(value(head, "rules version")), value(head, "settings"));
    }

    private static ArenaSpec.Participant participant(String text) {
        int at = text.indexOf('=');
        return new ArenaSpec.Participant(
                CheckedLine.unescaped(text.substring(0, at)), Budget.parse(text.substring(at + 1)));
    }

    private static String value(Map<String, String> head, String key) {
        return head.get(key).getOrElseThrow(() -> new IllegalArgumentException("there is no '" + key + "'"));
    }
}
