package io.github.casemate.ai.arena;

import io.github.casemate.ai.arena.game.ArenaSpec;
import io.github.casemate.ai.arena.game.CheckedLine;
import io.github.casemate.ai.arena.game.Fixture;
import io.github.casemate.ai.arena.game.GameRecord;
import io.github.casemate.kernel.Excerpt;
import io.vavr.Tuple;
import io.vavr.Tuple2;
import io.vavr.collection.Array;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.control.Option;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/** The contents of a log: its sound lines, up to an end that may be torn. */
final class LogText {

    /** The last line of a head. */
    private static final Tuple2<String, String> END = Tuple.of("games", "follow");

    /** More lines than a head of any version has. */
    private static final int LONGEST_HEAD = 100;

    private final Path path;
    private final String text;
    private final Array<String> lines;
    private final int soundChars;

    private LogText(Path path, String text, Array<String> lines, int soundChars) {
        this.path = path;
        this.text = text;
        this.lines = lines;
        this.soundChars = soundChars;
    }

    static LogText of(Path path, byte[] bytes) {
        // Lines are ASCII, since all else is escaped; so bytes and characters are the same, even in a torn end.
        String text = new String(bytes, StandardCharsets.ISO_8859_1);
        List<String> lines = new ArrayList<>();
        int damaged = 0;
        int sound = 0;
        int number = 0;
        for (int from = 0, to = text.indexOf('\n'); to >= 0; from = to + 1, to = text.indexOf('\n', from)) {
            number++;
            String line = text.substring(from, to);
            if (CheckedLine.read(line).isEmpty()) {
                damaged = damaged == 0 ? number : damaged;
            } else if (damaged > 0) {
                throw new DamagedLogException(path, damaged, "the checksum is wrong, and sound lines follow", null);
            } else {
                lines.add(line);
                sound = to + 1;
            }
        }
        return new LogText(path, text, Array.ofAll(lines), sound);
    }

    /** Whether this is only the beginning of a head, as left by a run that was killed at once. */
    boolean holdsNothing(ArenaSpec spec) {
        String first = spec.text().substring(0, spec.text().indexOf('\n') + 1);
        return first.startsWith(text) || (text.startsWith(first) && head() == 0);
    }

    int soundBytes() {
        return soundChars;
    }

    /** The spec in the head; none if the head is not complete. */
    Option<ArenaSpec> spec() {
        if (head() == 0) {
            return Option.none();
        }
        try {
            return Option.some(ArenaSpec.read(lines.take(head()).mkString("\n")));
        } catch (RuntimeException odd) {
            throw new DamagedLogException(path, 1, Excerpt.of(odd.getMessage(), Excerpt.MOST / 2), odd);
        }
    }

    void requireSpec(ArenaSpec spec) {
        if (this.spec().isEmpty()) {
            throw new DamagedLogException(path, 1, "this is not the log of an arena", null);
        }
        Map<String, String> there = LinkedHashMap.ofEntries(entries(lines.take(head())));
        for (Tuple2<String, String> here : entries(Array.of(spec.text().split("\n")))) {
            String other = there.getOrElse(here._1(), "");
            if (!here._2().equals(other)) {
                throw new ForeignLogException(path, here._1(), here._2(), other);
            }
        }
    }

    Array<GameRecord> games(ArenaSpec spec) {
        Array<Fixture> fixtures = spec.fixtures();
        BitSet seen = new BitSet();
        List<GameRecord> games = new ArrayList<>();
        for (int i = head(); i < lines.size(); i++) {
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
            GameRecord game = GameRecord.read(lines.get(line));
            if (!fixtures.get(game.fixture().number()).equals(game.fixture())) {
                throw new IllegalArgumentException(
                        "this is not " + Excerpt.of(fixtures.get(game.fixture().number()), Excerpt.MOST / 2));
            }
            return game;
        } catch (RuntimeException odd) {
            throw new DamagedLogException(
                    path, line + 1, "no game of this arena: " + Excerpt.of(odd.getMessage(), Excerpt.MOST / 2), odd);
        }
    }

    /** How many lines the head has; none if it is not complete. The lines of a head have two fields. */
    private int head() {
        Array<Tuple2<String, String>> beginning = entries(lines.take(LONGEST_HEAD));
        return beginning.indexOf(END) + 1;
    }

    private static Array<Tuple2<String, String>> entries(Array<String> lines) {
        return lines.map(line -> CheckedLine.read(line).getOrElse(Array.empty()))
                .takeWhile(fields -> fields.size() == 2)
                .map(fields -> Tuple.of(fields.get(0), fields.get(1)));
    }
}
