package io.github.casemate.ai.arena.game;

import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.Result;
import io.vavr.Tuple;
import io.vavr.collection.Array;
import io.vavr.collection.SortedMap;
import io.vavr.control.Option;

/** Fixtures and records as the fields of a line. */
final class RecordText {

    private static final String SEAT = ";";
    private static final String PART = ",";

    /** How many fields there are for a fixture, and how many more for a record. */
    private static final int FIXTURE = 5;

    private static final int REST = 7;

    private RecordText() {}

    static String of(Fixture fixture) {
        return CheckedLine.of(fields(fixture));
    }

    static String of(GameRecord game) {
        return CheckedLine.of(fields(game.fixture()).appendAll(rest(game)));
    }

    private static Array<String> fields(Fixture fixture) {
        return Array.of(
                Integer.toString(fixture.number()),
                Long.toString(fixture.seed()),
                Integer.toString(fixture.round()),
                fixture.pairing().map(CheckedLine::escaped).mkString(SEAT),
                fixture.seats().map(CheckedLine::escaped).mkString(SEAT));
    }

    private static Array<String> rest(GameRecord game) {
        return Array.of(
                game.result().winners().map(PlayerId::index).mkString(SEAT),
                game.result().utilities().mkString(SEAT),
                game.result().why(),
                game.forfeit()
                        .map(forfeit -> forfeit.player().index()
                                + SEAT
                                + forfeit.kind().name()
                                + SEAT
                                + CheckedLine.escaped(forfeit.reason()))
                        .getOrElse(""),
                game.decisions().mkString(SEAT),
                game.notes()
                        .map(notes -> notes.iterator()
                                .map(note -> CheckedLine.escaped(note._1()) + "=" + note._2())
                                .mkString(PART))
                        .mkString(SEAT),
                game.times()
                        .map(time -> time.iterations()
                                + PART
                                + time.nanos()
                                + PART
                                + time.longest()
                                + PART
                                + time.timeouts())
                        .mkString(SEAT));
    }

    static Fixture fixture(String text) {
        return fixture(numbered(CheckedLine.only("a fixture", text), FIXTURE));
    }

    private static Fixture fixture(Array<String> fields) {
        return new Fixture(
                Integer.parseInt(fields.get(0)),
                split(fields.get(3), SEAT).map(CheckedLine::unescaped),
                Integer.parseInt(fields.get(2)),
                split(fields.get(4), SEAT).map(CheckedLine::unescaped),
                Long.parseLong(fields.get(1)));
    }

    static GameRecord record(String text) {
        Array<String> all = numbered(CheckedLine.only("the record of a game", text), FIXTURE + REST);
        Array<String> fields = all.drop(FIXTURE);
        Result result = new Result(
                split(fields.get(1), SEAT).map(Double::valueOf),
                split(fields.get(0), SEAT).map(seat -> PlayerId.of(Integer.parseInt(seat))),
                fields.get(2));
        return new GameRecord(
                fixture(all),
                result,
                fields.get(3).isEmpty() ? Option.none() : Option.some(forfeit(split(fields.get(3), SEAT))),
                split(fields.get(4), SEAT).map(Integer::valueOf),
                Array.of(fields.get(5).split(SEAT, -1)).map(RecordText::notes),
                split(fields.get(6), SEAT).map(time -> time(split(time, PART).map(Long::valueOf))));
    }

    private static Array<String> numbered(Array<String> fields, int number) {
        if (fields.size() != number) {
            throw new IllegalArgumentException("there are " + fields.size() + " fields instead of " + number);
        }
        return fields;
    }

    private static Forfeit forfeit(Array<String> parts) {
        PlayerId player = PlayerId.of(Integer.parseInt(parts.get(0)));
        return new Forfeit(player, Forfeit.Kind.valueOf(parts.get(1)), CheckedLine.unescaped(parts.get(2)));
    }

    private static SortedMap<String, Integer> notes(String text) {
        return split(text, PART).toSortedMap(note -> {
            int at = note.indexOf('=');
            return Tuple.of(CheckedLine.unescaped(note.substring(0, at)), Integer.valueOf(note.substring(at + 1)));
        });
    }

    private static SeatTime time(Array<Long> parts) {
        return new SeatTime(parts.get(0), parts.get(1), parts.get(2), Math.toIntExact(parts.get(3)));
    }

    private static Array<String> split(String text, String separator) {
        return text.isEmpty() ? Array.empty() : Array.of(text.split(separator, -1));
    }
}
