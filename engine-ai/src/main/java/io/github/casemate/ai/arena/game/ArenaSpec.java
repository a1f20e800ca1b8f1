package io.github.casemate.ai.arena.game;

import io.github.casemate.ai.Budget;
import io.github.casemate.kernel.Excerpt;
import io.github.casemate.kernel.PlayerId;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * Everything that decides which games an arena plays. Two runs of equal specs play the same games.
 *
 * <p><b>Seating.</b> A pairing of two takes turns on the seats that entrants fill. With two seats, each sits once on
 * each. With more, each of the two has half of the seats, in every possible arrangement: six of them on four seats. If
 * the number of seats is odd, one of the two has one seat more, and then the other: six arrangements on three seats. A
 * table of different entrants is played in every order up to four seats, and in every rotation above. An entrant alone
 * fills all seats. All arrangements of a pairing are played with the same seed, so each side gets the same luck; the
 * next round has the next seed. Each pairing has seeds of its own. Games are numbered by rounds, so the finished games
 * of a stopped run are balanced too.
 *
 * @param title what is played, with its rules
 * @param pack the pack and the settings, if it is a game of one: enough to make the game again
 * @param players how many seats the game has
 * @param filled the seats that entrants fill, in order
 * @param mode who meets whom
 * @param entrants who takes part, each with a name of its own
 * @param rounds with how many seeds each pairing plays all its seatings
 * @param seed where all randomness comes from
 * @param limits what the referee tolerates
 * @param notes what is counted, by name
 * @param test the test that ends the arena as soon as it has decided, if there is one: the rounds are then the most that
 *     are played
 */
public record ArenaSpec(
        String title,
        Option<PackRef> pack,
        int players,
        Array<PlayerId> filled,
        Mode mode,
        Array<Participant> entrants,
        int rounds,
        long seed,
        TimeLimits limits,
        Array<String> notes,
        Option<Sprt> test) {

    /** The most games an arena can have: all of them are kept in memory. */
    public static final int MOST_GAMES = 10_000_000;

    /** The most seats a game can have. */
    private static final int MOST_SEATS = 1000;

    /**
     * An entrant, as far as it can be written down.
     *
     * @param name its name
     * @param budget how much it may think about each decision
     */
    public record Participant(String name, Budget budget) {}

    /**
     * Makes a spec.
     *
     * @param title what is played
     * @param pack the pack and the settings
     * @param players how many seats the game has
     * @param filled the seats that entrants fill
     * @param mode who meets whom
     * @param entrants who takes part
     * @param rounds with how many seeds each pairing plays
     * @param seed where all randomness comes from
     * @param limits what the referee tolerates
     * @param notes what is counted, by name
     * @param test the test that ends the arena, if there is one
     * @throws IllegalArgumentException if nobody could meet, a name is blank or is used twice, a seat does not exist,
     *     there is no round to play, there are more than {@link #MOST_GAMES} games, or a test has not two to compare
     */
    public ArenaSpec {
        Array<String> names = entrants.map(Participant::name);
        names.filter(name -> name.isBlank() || name.equals(Fixture.NOBODY)).forEach(name -> {
            throw new IllegalArgumentException("an entrant cannot be called '" + Excerpt.part(name) + "'");
        });
        if (names.distinct().size() < names.size()) {
            throw new IllegalArgumentException(
                    "entrants have different names, not " + Excerpt.of(names.mkString(", ")));
        }
        if (filled.isEmpty()
                || filled.distinct().size() < filled.size()
                || !filled.sorted().equals(filled)
                || filled.last().index() >= players) {
            throw new IllegalArgumentException(
                    "entrants fill one or more of " + players + " seats, in order, not " + filled.mkString(", "));
        }
        int meeting = filled.size() == 1 ? 1 : mode == Mode.TABLES ? filled.size() : 2;
        if (entrants.size() < meeting) {
            throw new IllegalArgumentException("this needs at least " + meeting + " entrants, not " + entrants.size());
        }
        if (rounds < 1) {
            throw new IllegalArgumentException("each pairing plays at least one round, not " + rounds);
        }
        if (test.isDefined() && (entrants.size() != 2 || filled.size() == 1)) {
            throw new IllegalArgumentException("a sequential test compares two that meet, not " + names.mkString(", "));
        }
        if (players > MOST_SEATS) {
            throw new IllegalArgumentException("a game has at most " + MOST_SEATS + " seats, not " + players);
        }
        long inARound =
                Counted.product(mode.count(entrants.size(), filled.size()), Seatings.count(meeting, filled.size()));
        if (Counted.product(inARound, rounds) > MOST_GAMES) {
            throw new IllegalArgumentException("an arena has at most " + MOST_GAMES + " games; there are "
                    + (inARound == Long.MAX_VALUE ? "more than anybody can count" : inARound) + " to a round, and "
                    + rounds + " rounds");
        }
    }

    /**
     * {@return what a text says}
     *
     * @param text what {@link #text} has written
     * @throws IllegalArgumentException if it is not a spec, not all of it, or one of another version
     */
    public static ArenaSpec read(String text) {
        return SpecText.read(text);
    }

    /**
     * {@return everything as {@linkplain CheckedLine lines} of a name and a value} A log begins with it; the {@linkplain
     * GameRecord#text records} follow.
     */
    public String text() {
        return SpecText.of(this);
    }

    /**
     * The names of all entrants.
     *
     * @return the names in the order of entry
     */
    public Array<String> names() {
        return entrants.map(Participant::name);
    }

    /**
     * Who meets.
     *
     * @return the pairings in order
     */
    public Array<Array<String>> pairings() {
        return mode.pairings(names(), filled.size());
    }

    /**
     * All arrangements of the first pairing on the seats that entrants fill; those of the others are similar.
     *
     * @return the names by filled seat, for each game of a round
     */
    public Array<Array<String>> seatings() {
        return Seatings.of(pairings().head(), filled.size());
    }

    /** {@return all games that are to be played} */
    public Array<Fixture> fixtures() {
        return Schedule.of(this);
    }

    /**
     * {@return the same with another title}
     *
     * @param other what is played
     */
    public ArenaSpec withTitle(String other) {
        return new ArenaSpec(other, pack, players, filled, mode, entrants, rounds, seed, limits, notes, test);
    }

    /**
     * {@return the same with another game}
     *
     * @param name what is played
     * @param of the pack and the settings, if it is a game of one
     */
    public ArenaSpec withGame(String name, Option<PackRef> of) {
        return new ArenaSpec(name, of, players, filled, mode, entrants, rounds, seed, limits, notes, test);
    }

    /**
     * {@return the same with other seats filled}
     *
     * @param other the seats that entrants fill
     */
    public ArenaSpec withFilled(Array<PlayerId> other) {
        return new ArenaSpec(title, pack, players, other, mode, entrants, rounds, seed, limits, notes, test);
    }

    /**
     * {@return the same with another number of rounds}
     *
     * @param other with how many seeds each pairing plays
     */
    public ArenaSpec withRounds(int other) {
        return new ArenaSpec(title, pack, players, filled, mode, entrants, other, seed, limits, notes, test);
    }

    /**
     * {@return the same with another seed}
     *
     * @param other where all randomness comes from
     */
    public ArenaSpec withSeed(long other) {
        return new ArenaSpec(title, pack, players, filled, mode, entrants, rounds, other, limits, notes, test);
    }

    /**
     * {@return the same with other limits}
     *
     * @param other what the referee tolerates
     */
    public ArenaSpec withLimits(TimeLimits other) {
        return new ArenaSpec(title, pack, players, filled, mode, entrants, rounds, seed, other, notes, test);
    }

    /**
     * {@return the same with other notes}
     *
     * @param other what is counted, by name
     */
    public ArenaSpec withNotes(Array<String> other) {
        return new ArenaSpec(title, pack, players, filled, mode, entrants, rounds, seed, limits, other, test);
    }

    /**
     * {@return the same with a test that ends the arena as soon as it has decided, or without one}
     *
     * @param other the test; the rounds are then the most that are played
     */
    public ArenaSpec withTest(Option<Sprt> other) {
        return new ArenaSpec(title, pack, players, filled, mode, entrants, rounds, seed, limits, notes, other);
    }
}
