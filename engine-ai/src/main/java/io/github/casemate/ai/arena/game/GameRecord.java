package io.github.casemate.ai.arena.game;

import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.Result;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.collection.SortedMap;
import io.vavr.control.Option;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * How one game went. Records are equal if the same happened in the same game; how long it took does not count, since no
 * two runs take the same time.
 *
 * @param fixture who sat where, and the seed
 * @param result utilities and winners by seat, and why the game ended: the name that the game gives to its victory, or
 *     {@link #FORFEIT} or {@link #DECISION_LIMIT}
 * @param forfeit what a bot did wrong, if that ended the game
 * @param decisions how often each seat was asked
 * @param notes how often each label was noted, by seat
 * @param times what each seat has spent
 */
public record GameRecord(
        Fixture fixture,
        Result result,
        Option<Forfeit> forfeit,
        Array<Integer> decisions,
        Array<SortedMap<String, Integer>> notes,
        Array<SeatTime> times) {

    /** The reason for the end of a game in which a bot broke the rules. */
    public static final String FORFEIT = "forfeit";

    /** The reason for the end, as a draw, of a game with more decisions than the limit. */
    public static final String DECISION_LIMIT = "decision-limit";

    /**
     * Makes a record.
     *
     * @param fixture who sat where
     * @param result how it ended
     * @param forfeit what a bot did wrong
     * @param decisions how often each seat was asked
     * @param notes how often each label was noted
     * @param times what each seat has spent
     * @throws IllegalArgumentException if something is not given for each seat, an offender has no seat, or a count is
     *     negative
     */
    public GameRecord {
        int seats = fixture.seats().size();
        if (result.utilities().size() != seats
                || decisions.size() != seats
                || notes.size() != seats
                || times.size() != seats) {
            throw new IllegalArgumentException("utilities, decisions, notes and times are given for each of " + seats
                    + " seats, not for " + result.utilities().size() + ", " + decisions.size() + ", " + notes.size()
                    + " and " + times.size());
        }
        if (forfeit.exists(lost -> lost.player().index() >= seats)) {
            throw new IllegalArgumentException("a bot that forfeits has one of " + seats + " seats");
        }
        if (decisions.exists(number -> number < 0) || notes.exists(seat -> seat.exists(note -> note._2() < 0))) {
            throw new IllegalArgumentException("numbers of decisions and notes cannot be negative");
        }
    }

    /**
     * {@return what a text says}
     *
     * @param text what {@link #text} has written
     * @throws IllegalArgumentException if it is not the record of a game, or not all of it
     */
    public static GameRecord read(String text) {
        return RecordText.record(text);
    }

    /**
     * {@return everything as one {@linkplain CheckedLine line}, with its end: the fields of the fixture, then winners,
     * utilities, reason, forfeit, decisions, notes and times by seat}
     */
    public String text() {
        return RecordText.of(this);
    }

    /**
     * {@return the share of the win that a seat has: 1 for the only winner, equal shares for several, nothing for the
     * others; and if nobody has won, equal shares for all seats} The shares of all seats add up to one, so with two
     * seats a draw counts half.
     *
     * @param seat the seat
     */
    public double share(PlayerId seat) {
        Seq<PlayerId> winners = result.winners();
        if (winners.isEmpty()) {
            return 1.0 / fixture.seats().size();
        }
        return winners.contains(seat) ? 1.0 / winners.size() : 0.0;
    }

    /**
     * {@return the share of the win that an entrant has on all its seats together}
     *
     * @param entrant its name
     */
    public double share(String entrant) {
        double sum = 0;
        for (PlayerId seat : seatsOf(entrant)) {
            sum += share(seat);
        }
        return sum;
    }

    /**
     * Where an entrant sat.
     *
     * @param entrant its name
     * @return its seats in order; empty if it took no part
     */
    public Seq<PlayerId> seatsOf(String entrant) {
        return PlayerId.first(fixture.seats().size())
                .filter(seat -> fixture.seats().get(seat.index()).equals(entrant));
    }

    /**
     * How often a label was noted, over all seats.
     *
     * @param label the label
     * @return the number; {@link Integer#MAX_VALUE} if it is larger
     */
    public int noted(String label) {
        return sum(notes.map(seat -> seat.getOrElse(label, 0)));
    }

    /**
     * How many decisions the game took.
     *
     * @return the number over all seats; {@link Integer#MAX_VALUE} if it is larger
     */
    public int length() {
        return sum(decisions);
    }

    private static int sum(Array<Integer> numbers) {
        long sum = 0;
        for (int number : numbers) {
            sum += number;
        }
        return (int) Math.min(Integer.MAX_VALUE, sum);
    }

    /** Compares everything except the times. */
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof GameRecord that
                && fixture.equals(that.fixture)
                && result.equals(that.result)
                && forfeit.equals(that.forfeit)
                && decisions.equals(that.decisions)
                && notes.equals(that.notes);
    }

    @Override
    public int hashCode() {
        return Objects.hash(fixture, result, decisions);
    }
}
