package io.github.casemate.testkit.games;

import io.github.casemate.kernel.Distribution;
import io.github.casemate.kernel.PerfectInformation;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.Rejection;
import io.github.casemate.kernel.Result;
import io.github.casemate.kernel.Transition;
import io.github.casemate.kernel.Turn;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Either;

/** Connect Four on the usual board of seven columns and six rows. */
public final class ConnectFour implements PerfectInformation<ConnectFour.State, ConnectFour.Drop, ConnectFour.Dropped> {

    private static final int COLUMNS = 7;
    private static final int ROWS = 6;
    /**
     * One bit per cell, seven bits per column: the seventh stays empty, so that lines do not run from column to
     * column.
     */
    private static final int STRIDE = ROWS + 1;

    private static final Seq<PlayerId> PLAYERS = PlayerId.first(2);
    private static final Array<Drop> DROPS = Array.range(0, COLUMNS).map(Drop::new);

    /** The stones of the two players as bit boards; who has fewer, or as many, is to move. */
    public record State(long first, long second) {

        PlayerId toMove() {
            return PlayerId.of(Long.bitCount(first) == Long.bitCount(second) ? 0 : 1);
        }

        int height(int column) {
            return Long.bitCount((first | second) >>> (column * STRIDE) & ((1L << ROWS) - 1));
        }

        @Override
        public String toString() {
            return List.rangeBy(ROWS - 1, -1, -1)
                    .map(row -> List.range(0, COLUMNS)
                            .map(column -> cell(1L << (column * STRIDE + row)))
                            .mkString())
                    .mkString("\n", "\n", "\n");
        }

        private String cell(long bit) {
            return (first & bit) != 0 ? "X" : (second & bit) != 0 ? "O" : ".";
        }
    }

    /** The only action: a stone into a column. */
    public record Drop(int column) {}

    public record Dropped(PlayerId player, int column) {}

    @Override
    public Seq<PlayerId> players() {
        return PLAYERS;
    }

    @Override
    public State newGame() {
        return new State(0, 0);
    }

    @Override
    public Turn turn(State state) {
        if (hasFour(state.first())) {
            return Turn.over(Result.win(PLAYERS, PlayerId.of(0), "four-in-a-row"));
        }
        if (hasFour(state.second())) {
            return Turn.over(Result.win(PLAYERS, PlayerId.of(1), "four-in-a-row"));
        }
        return open(state).isEmpty() ? Turn.over(Result.draw(PLAYERS, "board-full")) : Turn.of(state.toMove());
    }

    @Override
    public Seq<Drop> legalActions(State state) {
        return turn(state).isOver() ? List.empty() : open(state);
    }

    @Override
    public Distribution<Drop> chance(State state) {
        throw new IllegalStateException("chance has no part in Connect Four");
    }

    @Override
    public Either<Rejection, Transition<State, Dropped>> tryApply(State state, Drop action) {
        if (turn(state).isOver()) {
            return Either.left(Rejection.of(Rejection.GAME_OVER, "The game is over."));
        }
        if (!DROPS.contains(action)) {
            return Either.left(Rejection.of("no-such-column", "There is no column " + action.column() + "."));
        }
        if (state.height(action.column()) == ROWS) {
            return Either.left(Rejection.of("column-full", "Column " + action.column() + " is full."));
        }
        Seq<Dropped> events = List.of(new Dropped(state.toMove(), action.column()));
        State now = evolve(state, events.head());
        // The last open column is no choice, so it is filled without asking.
        while (legalActions(now).size() == 1) {
            Dropped forced = new Dropped(now.toMove(), open(now).head().column());
            events = events.append(forced);
            now = evolve(now, forced);
        }
        return Either.right(new Transition<>(now, events));
    }

    @Override
    public State evolve(State state, Dropped event) {
        long stone = 1L << (event.column() * STRIDE + state.height(event.column()));
        return event.player().index() == 0
                ? new State(state.first() | stone, state.second())
                : new State(state.first(), state.second() | stone);
    }

    private static Array<Drop> open(State state) {
        return DROPS.filter(drop -> state.height(drop.column()) < ROWS);
    }

    private static boolean hasFour(long stones) {
        for (int direction : new int[] {1, STRIDE - 1, STRIDE, STRIDE + 1}) {
            long pairs = stones & (stones >>> direction);
            if ((pairs & (pairs >>> (2 * direction))) != 0) {
                return true;
            }
        }
        return false;
    }
}
