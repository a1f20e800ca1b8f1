package io.github.casemate.testkit.games;

import io.github.casemate.kernel.Distribution;
import io.github.casemate.kernel.IllegalActionException;
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

/**
 * Connect Four on the usual board of seven columns and six rows. It is written to be fast as well: there are few turns,
 * lists of options and events, so each is made once, and a move makes nothing but the next state.
 */
public final class ConnectFour implements PerfectInformation<ConnectFour.State, ConnectFour.Drop, ConnectFour.Dropped> {

    private static final int COLUMNS = 7;
    private static final int ROWS = 6;
    /**
     * One bit per cell, seven bits per column: the seventh stays empty, so that lines do not run from column to
     * column.
     */
    private static final int STRIDE = ROWS + 1;

    private static final long COLUMN = (1L << ROWS) - 1;
    private static final int ALL_OPEN = (1 << COLUMNS) - 1;

    private static final Array<PlayerId> PLAYERS = Array.ofAll(PlayerId.first(2));
    private static final Array<Drop> DROPS = Array.range(0, COLUMNS).map(Drop::new);

    // Plain arrays, because looking into a constant one is a single load to the compiler.
    private static final Turn[] TO_MOVE = PLAYERS.map(Turn::of).toJavaArray(Turn[]::new);
    private static final Turn[] WON = PLAYERS.map(player -> Turn.over(Result.win(PLAYERS, player, "four-in-a-row")))
            .toJavaArray(Turn[]::new);
    private static final Turn DRAWN = Turn.over(Result.draw(PLAYERS, "board-full"));
    /** What may be done, by the set of open columns. */
    private static final Seq<Drop>[] OPTIONS =
            table(Array.rangeClosed(0, ALL_OPEN).map(open -> DROPS.filter(drop -> (open >> drop.column() & 1) != 0)));
    /** What happens in a move, by column and then by player. */
    private static final Seq<Dropped>[] EVENTS =
            table(DROPS.flatMap(drop -> PLAYERS.map(player -> Array.of(new Dropped(player, drop.column())))));

    /**
     * All stones and those of the player to move, as bit boards, and the set of columns that may be chosen, which
     * follows from them: it is empty as soon as the game is over.
     */
    public record State(long stones, long own, int open) {

        /** The seat of the player to move: the first has moved as often as the second, or once more. */
        int mover() {
            return Long.bitCount(stones) & 1;
        }

        boolean isOver() {
            return open == 0;
        }

        boolean isOpen(int column) {
            return column >= 0 && column < COLUMNS && (open >> column & 1) != 0;
        }

        boolean hasOneOption() {
            return Integer.bitCount(open) == 1;
        }

        /** The player who has just moved has won. */
        boolean isWon() {
            return hasFour(stones ^ own);
        }

        State drop(int column) {
            int lowest = column * STRIDE;
            // One more in the lowest cell is carried up to the first empty one.
            long stone = stones + (1L << lowest) & COLUMN << lowest;
            boolean fills = stone >>> (lowest + ROWS - 1) != 0;
            int left = fills ? open & ~(1 << column) : open;
            return new State(stones | stone, stones ^ own, hasFour(own | stone) ? 0 : left);
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
            long first = mover() == 0 ? own : stones ^ own;
            return (stones & bit) == 0 ? "." : (first & bit) != 0 ? "X" : "O";
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
        return new State(0, 0, ALL_OPEN);
    }

    @Override
    public Turn turn(State state) {
        if (!state.isOver()) {
            return TO_MOVE[state.mover()];
        }
        return state.isWon() ? WON[1 - state.mover()] : DRAWN;
    }

    @Override
    public Seq<Drop> legalActions(State state) {
        return OPTIONS[state.open()];
    }

    @Override
    public Distribution<Drop> chance(State state) {
        throw new IllegalStateException("chance has no part in Connect Four");
    }

    @Override
    public Either<Rejection, Transition<State, Dropped>> tryApply(State state, Drop action) {
        return state.isOpen(action.column()) ? Either.right(applied(state, action)) : Either.left(why(state, action));
    }

    /** The same without an {@code Either}, which would weigh as much as the next state. */
    @Override
    public Transition<State, Dropped> apply(State state, Drop action) {
        if (!state.isOpen(action.column())) {
            throw new IllegalActionException(why(state, action));
        }
        return applied(state, action);
    }

    @Override
    public State evolve(State state, Dropped event) {
        return state.drop(event.column());
    }

    private static Rejection why(State state, Drop illegal) {
        if (state.isOver()) {
            return Rejection.of(Rejection.GAME_OVER, "The game is over.");
        }
        return DROPS.contains(illegal)
                ? Rejection.of("column-full", "Column " + illegal.column() + " is full.")
                : Rejection.of("no-such-column", "There is no column " + illegal.column() + ".");
    }

    private static Transition<State, Dropped> applied(State state, Drop action) {
        Seq<Dropped> events = events(state, action.column());
        State now = state.drop(action.column());
        // The last open column is not a choice, so it is filled without asking.
        while (now.hasOneOption()) {
            int column = Integer.numberOfTrailingZeros(now.open());
            events = events.appendAll(events(now, column));
            now = now.drop(column);
        }
        return new Transition<>(now, events);
    }

    private static Seq<Dropped> events(State state, int column) {
        return EVENTS[2 * column + state.mover()];
    }

    private static boolean hasFour(long stones) {
        return (fours(stones, 1) | fours(stones, STRIDE - 1) | fours(stones, STRIDE) | fours(stones, STRIDE + 1)) != 0;
    }

    /** Where four stones in a row begin. */
    private static long fours(long stones, int direction) {
        long pairs = stones & (stones >>> direction);
        return pairs & (pairs >>> (2 * direction));
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    private static <T> Seq<T>[] table(Seq<? extends Seq<T>> rows) {
        return rows.toJavaList().toArray(Seq[]::new);
    }
}
