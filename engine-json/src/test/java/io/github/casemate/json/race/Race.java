package io.github.casemate.json.race;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.AgendaRules;
import io.github.casemate.agenda.ChanceStep;
import io.github.casemate.agenda.Event;
import io.github.casemate.agenda.Play;
import io.github.casemate.agenda.Question;
import io.github.casemate.agenda.Step;
import io.github.casemate.kernel.Distribution;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.Result;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.collection.SortedMap;
import io.vavr.collection.TreeMap;
import io.vavr.control.Option;

/** A race for two: roll, and run or rest. On some squares there is something. */
public record Race(Board board) implements AgendaRules<Race.Table> {

    /** What the squares look like. */
    public record Board(String name, Array<Square> squares) {

        /** Refuses a board without squares. */
        public Board {
            if (squares.isEmpty()) {
                throw new IllegalArgumentException("a board has squares");
            }
        }
    }

    /** A square. */
    public record Square(Ground ground, Option<Integer> leap) {}

    /** What is underfoot. */
    public enum Ground {
        GRASS,
        DEEP_MUD
    }

    /** Who is where. */
    public record Table(Array<Integer> places, PlayerId active, SortedMap<Ground, Integer> visits) {}

    /** What a runner does. */
    public enum Choice implements Action {
        RUN,
        REST
    }

    /** Chance: this many steps. */
    public record Die(int steps) implements Action {}

    /** Somebody ran. */
    public record Ran(PlayerId player, int to, Ground ground) implements Event<Table> {
        @Override
        public Table evolve(Table table) {
            return new Table(
                    table.places().update(player.index(), to),
                    table.active(),
                    table.visits().put(ground, 1, Integer::sum));
        }
    }

    /** It is somebody's turn. */
    public record TurnBegan(PlayerId player) implements Event<Table> {
        @Override
        public Table evolve(Table table) {
            return new Table(table.places(), player, table.visits());
        }
    }

    /** Run or rest? */
    public record Decide() implements Question<Table> {
        @Override
        public PlayerId asked(Table table) {
            return table.active();
        }

        @Override
        public Seq<Action> options(Table table) {
            return Array.of(Choice.values());
        }

        @Override
        public void answer(Play<Table> play, Action answer) {
            if (answer == Choice.RUN) {
                play.then(new Roll());
            } else {
                next(play);
            }
        }
    }

    /** The die. What the board is like is known to the rules; the step carries it, as plain data. */
    public record Roll() implements ChanceStep<Table> {
        @Override
        public Distribution<Action> odds(Table table) {
            return Distribution.uniform(Array.of(new Die(1), new Die(2)));
        }

        @Override
        public void answer(Play<Table> play, Action outcome) {
            PlayerId runner = play.table().active();
            int to = play.table().places().get(runner.index()) + ((Die) outcome).steps();
            play.emit(new Ran(runner, to, to % 2 == 0 ? Ground.GRASS : Ground.DEEP_MUD));
            next(play);
        }
    }

    private static void next(Play<Table> play) {
        play.emit(new TurnBegan(PlayerId.of(1 - play.table().active().index())));
        play.then(new Decide());
    }

    @Override
    public Seq<PlayerId> players() {
        return PlayerId.first(2);
    }

    @Override
    public Table table() {
        return new Table(Array.of(0, 0), PlayerId.of(0), TreeMap.empty());
    }

    @Override
    public List<Step<Table>> agenda() {
        return List.of(new Decide());
    }

    @Override
    public Option<Result> result(Table table) {
        return Array.of(0, 1)
                .find(seat -> table.places().get(seat) >= board.squares().size())
                .map(seat -> Result.win(players(), PlayerId.of(seat), "arrived"));
    }
}
