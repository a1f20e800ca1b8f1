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

    /** Why a game ended in which a bot did what it must not. */
    public static final String FORFEIT = "forfeit";

    /** Why a game ended, as a draw, that had more decisions than the limit. */
    public static final String DECISION_LIMIT = "decision-limit";

    /**
     * How much of the win a seat has: 1 for the only winner, equal parts for several, nothing for the others; and if
     * nobody has won, equal parts for all seats. The parts of all seats add up to one, so with two seats a draw counts
     * half.
     *
     * @param seat the seat
     * @return from 0 to 1
     */
    public double share(PlayerId seat) {
        Seq<PlayerId> winners = result.winners();
        if (winners.isEmpty()) {
            return 1.0 / fixture.seats().size();
        }
        return winners.contains(seat) ? 1.0 / winners.size() : 0.0;
    }

    /**
     * How much of the win an entrant has on all its seats together.
     *
     * @param entrant its name
     * @return from 0 to 1
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
     * @return its seats in order; none if it took no part
     */
    public Seq<PlayerId> seatsOf(String entrant) {
        return PlayerId.first(fixture.seats().size())
                .filter(seat -> fixture.seats().get(seat.index()).equals(entrant));
    }

    /**
     * How often a label was noted, over all seats.
     *
     * @param label the label
     * @return the number
     */
    public int noted(String label) {
        return notes.map(seat -> seat.getOrElse(label, 0)).sum().intValue();
    }

    /**
     * How many decisions the game took.
     *
     * @return the number over all seats
     */
    public int length() {
        return decisions.sum().intValue();
    }

    /** Equal but for the times. */
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
