package io.github.casemate.ai.arena;

import io.github.casemate.ai.Budget;
import io.github.casemate.ai.arena.game.ArenaSpec;
import io.github.casemate.ai.arena.game.Mode;
import io.github.casemate.ai.arena.game.TimeLimits;
import io.github.casemate.kernel.PlayerId;
import io.vavr.Tuple;
import io.vavr.Tuple2;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import java.time.Duration;

/** The head of a log: the spec, one named value to a line. */
final class LogHead {

    /** The first line. If the meaning of the lines changes, so does the number. */
    static final Tuple2<String, String> MAGIC = Tuple.of("casemate-arena", "1");

    static final String SEED = "seed";

    /** The last line, which shows that a head is complete. */
    static final Tuple2<String, String> END = Tuple.of("games", "follow");

    private LogHead() {}

    static Seq<Tuple2<String, String>> of(ArenaSpec spec) {
        return List.of(
                MAGIC,
                Tuple.of("game", spec.title()),
                Tuple.of("players", Integer.toString(spec.players())),
                Tuple.of("filled seats", spec.filled().map(PlayerId::index).mkString(",")),
                Tuple.of("mode", spec.mode().name()),
                Tuple.of(
                        "entrants",
                        spec.entrants()
                                .map(entrant -> Line.escaped(entrant.name()) + "=" + entrant.budget())
                                .mkString(",")),
                Tuple.of("rounds", Integer.toString(spec.rounds())),
                Tuple.of(SEED, Long.toString(spec.seed())),
                Tuple.of("grace", spec.limits().grace().toString()),
                Tuple.of("patience", spec.limits().patience().toString()),
                Tuple.of("decision limit", Integer.toString(spec.limits().decisions())),
                Tuple.of("notes", Boolean.toString(spec.noted())),
                END);
    }

    static ArenaSpec spec(Map<String, String> head) {
        TimeLimits limits = new TimeLimits(
                Duration.parse(value(head, "grace")),
                Duration.parse(value(head, "patience")),
                Integer.parseInt(value(head, "decision limit")));
        return new ArenaSpec(
                value(head, "game"),
                Integer.parseInt(value(head, "players")),
                Array.of(value(head, "filled seats").split(",", -1)).map(seat -> PlayerId.of(Integer.parseInt(seat))),
                Mode.valueOf(value(head, "mode")),
                Array.of(value(head, "entrants").split(",", -1)).map(LogHead::participant),
                Integer.parseInt(value(head, "rounds")),
                Long.parseLong(value(head, SEED)),
                limits,
                Boolean.parseBoolean(value(head, "notes")));
    }

    private static ArenaSpec.Participant participant(String text) {
        int at = text.indexOf('=');
        return new ArenaSpec.Participant(Line.unescaped(text.substring(0, at)), Budget.parse(text.substring(at + 1)));
    }

    private static String value(Map<String, String> head, String key) {
        return head.get(key).getOrElseThrow(() -> new IllegalArgumentException("there is no '" + key + "'"));
    }
}
