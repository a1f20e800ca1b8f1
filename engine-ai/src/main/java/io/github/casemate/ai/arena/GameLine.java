package io.github.casemate.ai.arena;

import io.github.casemate.ai.arena.game.Fixture;
import io.github.casemate.ai.arena.game.Forfeit;
import io.github.casemate.ai.arena.game.GameRecord;
import io.github.casemate.ai.arena.game.SeatTime;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.Result;
import io.vavr.Tuple;
import io.vavr.collection.Array;
import io.vavr.collection.SortedMap;
import io.vavr.control.Option;

/** A game as the fields of a line in a log. */
final class GameLine {

    private static final String SEAT = ";";
    private static final String PART = ",";

    private GameLine() {}

    static Array<String> of(GameRecord game) {
        return Array.of(
                Integer.toString(game.fixture().number()),
                Long.toString(game.fixture().seed()),
                game.fixture().seats().map(Line::escaped).mkString(SEAT),
                game.result().winners().map(PlayerId::index).mkString(SEAT),
                game.result().utilities().mkString(SEAT),
                game.result().why(),
                game.forfeit()
                        .map(forfeit -> forfeit.player().index()
                                + SEAT
                                + forfeit.kind().name()
                                + SEAT
                                + Line.escaped(forfeit.reason()))
                        .getOrElse(""),
                game.decisions().mkString(SEAT),
                game.notes()
                        .map(notes -> notes.map(note -> Line.escaped(note._1()) + "=" + note._2())
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

    /** The game, if the fields fit the fixture of its number. */
    static GameRecord read(Array<String> fields, Array<Fixture> fixtures) {
        Fixture fixture = fixtures.get(Integer.parseInt(fields.get(0)));
        if (fixture.seed() != Long.parseLong(fields.get(1))
                || !fixture.seats().map(Line::escaped).mkString(SEAT).equals(fields.get(2))) {
            throw new IllegalArgumentException("this is not " + fixture);
        }
        Result result = new Result(
                split(fields.get(4), SEAT).map(Double::valueOf),
                split(fields.get(3), SEAT).map(seat -> PlayerId.of(Integer.parseInt(seat))),
                fields.get(5));
        return new GameRecord(
                fixture,
                result,
                fields.get(6).isEmpty() ? Option.none() : Option.some(forfeit(split(fields.get(6), SEAT))),
                split(fields.get(7), SEAT).map(Integer::valueOf),
                Array.of(fields.get(8).split(SEAT, -1)).map(GameLine::notes),
                split(fields.get(9), SEAT).map(time -> time(split(time, PART).map(Long::valueOf))));
    }

    private static Forfeit forfeit(Array<String> parts) {
        PlayerId player = PlayerId.of(Integer.parseInt(parts.get(0)));
        return new Forfeit(player, Forfeit.Kind.valueOf(parts.get(1)), Line.unescaped(parts.get(2)));
    }

    private static SortedMap<String, Integer> notes(String text) {
        return split(text, PART).toSortedMap(note -> {
            int at = note.indexOf('=');
            return Tuple.of(Line.unescaped(note.substring(0, at)), Integer.valueOf(note.substring(at + 1)));
        });
    }

    private static SeatTime time(Array<Long> parts) {
        return new SeatTime(parts.get(0), parts.get(1), parts.get(2), Math.toIntExact(parts.get(3)));
    }

    private static Array<String> split(String text, String separator) {
        return text.isEmpty() ? Array.empty() : Array.of(text.split(separator, -1));
    }
}
