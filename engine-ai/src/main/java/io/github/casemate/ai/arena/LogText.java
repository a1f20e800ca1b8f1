package io.github.casemate.ai.arena;

import io.github.casemate.ai.arena.game.ArenaSpec;
import io.github.casemate.ai.arena.game.Fixture;
import io.github.casemate.ai.arena.game.GameRecord;
import io.github.casemate.kernel.Excerpt;
import io.vavr.Tuple;
import io.vavr.Tuple2;
import io.vavr.collection.Array;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/** The contents of a log: its sound lines, up to an end that may be torn. */
final class LogText {

    private final Path path;
    private final String text;
    private final Array<Array<String>> lines;
    private final int soundChars;

    private LogText(Path path, String text, Array<Array<String>> lines, int soundChars) {
        this.path = path;
        this.text = text;
        this.lines = lines;
        this.soundChars = soundChars;
    }

    static LogText of(Path path, byte[] bytes) {
        // Lines are ASCII, since all else is escaped; so bytes and characters are the same, even in a torn end.
        String text = new String(bytes, StandardCharsets.ISO_8859_1);
        List<Array<String>> lines = new ArrayList<>();
        int damaged = 0;
        int sound = 0;
        int number = 0;
        for (int from = 0, to = text.indexOf('\n'); to >= 0; from = to + 1, to = text.indexOf('\n', from)) {
            number++;
            Option<Array<String>> line = Line.read(text.substring(from, to));
            if (line.isEmpty()) {
                damaged = damaged == 0 ? number : damaged;
            } else if (damaged > 0) {
                throw new DamagedLogException(path, damaged, "the checksum is wrong, and sound lines follow", null);
            } else {
                lines.add(line.get());
                sound = to + 1;
            }
        }
        return new LogText(path, text, Array.ofAll(lines), sound);
    }

    static String head(ArenaSpec spec) {
        return LogHead.of(spec)
                .map(entry -> Line.of(Array.of(entry._1(), entry._2())))
                .mkString();
    }

    /** Whether this is only the beginning of a head, as left by a run that was killed at once. */
    boolean holdsNothing() {
        String first = Line.of(Array.of(LogHead.MAGIC._1(), LogHead.MAGIC._2()));
        return first.startsWith(text) || (text.startsWith(first) && !entries().contains(LogHead.END));
    }

    int soundBytes() {
        return soundChars;
    }

    /** The spec in the head; none if the head is not complete. */
    Option<ArenaSpec> spec() {
        if (!entries().contains(LogHead.END) || !entries().headOption().contains(LogHead.MAGIC)) {
            return Option.none();
        }
        try {
            return Option.some(LogHead.spec(head()));
        } catch (RuntimeException odd) {
            throw new DamagedLogException(
                    path, 1, "the head cannot be read: " + Excerpt.of(odd.getMessage(), Excerpt.MOST / 2), odd);
        }
    }

    void requireSpec(ArenaSpec spec) {
        if (!entries().headOption().map(Tuple2::_1).contains(LogHead.MAGIC._1())) {
            throw new DamagedLogException(path, 1, "this is not the log of an arena", null);
        }
        Map<String, String> there = head();
        for (Tuple2<String, String> here : LogHead.of(spec)) {
            String other = there.getOrElse(here._1(), "");
            if (!here._2().equals(other)) {
                throw new ForeignLogException(path, here._1(), here._2(), other);
            }
        }
    }

    Array<GameRecord> games(ArenaSpec spec) {
        int head = LogHead.of(spec).size();
        Array<Fixture> fixtures = spec.fixtures();
        BitSet seen = new BitSet();
        List<GameRecord> games = new ArrayList<>();
        for (int i = head; i < lines.size(); i++) {
            GameRecord game = game(i, fixtures);
            if (seen.get(game.fixture().number())) {
                throw new DamagedLogException(
                        path, i + 1, "game " + game.fixture().number() + " appears here again", null);
            }
            seen.set(game.fixture().number());
            games.add(game);
        }
        return Array.ofAll(games);
    }

    private GameRecord game(int line, Array<Fixture> fixtures) {
        try {
            return GameLine.read(lines.get(line), fixtures);
        } catch (RuntimeException odd) {
            throw new DamagedLogException(
                    path, line + 1, "no game of this arena: " + Excerpt.of(odd.getMessage(), Excerpt.MOST / 2), odd);
        }
    }

    private Map<String, String> head() {
        return LinkedHashMap.ofEntries(entries());
    }

    /** The lines of the head are those with two fields. */
    private Seq<Tuple2<String, String>> entries() {
        return lines.takeWhile(line -> line.size() == 2).map(line -> Tuple.of(line.get(0), line.get(1)));
    }
}
