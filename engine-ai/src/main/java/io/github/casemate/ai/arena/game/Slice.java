package io.github.casemate.ai.arena.game;

import io.github.casemate.kernel.Excerpt;
import io.vavr.collection.Array;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A part of the games of an arena, for one of several machines. All slices of an arena together are all of its games,
 * and no game is in two of them. Games of the same deal are always in one slice. Each pairing is dealt out to all slices
 * in turn, so slices of an arena take about the same time.
 *
 * @param number which slice it is, from 1
 * @param of how many slices there are
 */
public record Slice(int number, int of) {

    /** Everything. */
    public static final Slice WHOLE = new Slice(1, 1);

    private static final Pattern TEXT = Pattern.compile("(\\d{1,9})/(\\d{1,9})");

    /**
     * Makes a slice.
     *
     * @param number which slice it is, from 1
     * @param of how many slices there are
     * @throws IllegalArgumentException if there is no such slice
     */
    public Slice {
        if (number < 1 || number > of) {
            throw new IllegalArgumentException(
                    "a slice is one of several, such as 3/8 for the third of eight, not " + number + "/" + of);
        }
    }

    /**
     * {@return the slice that a text names, such as {@code 3/8} for the third of eight}
     *
     * @param text two numbers with a slash between them
     * @throws IllegalArgumentException if it is something else
     */
    public static Slice read(String text) {
        Matcher numbers = TEXT.matcher(text.strip());
        if (!numbers.matches()) {
            throw new IllegalArgumentException(
                    "a slice is one of several, such as 3/8 for the third of eight, not '" + Excerpt.part(text) + "'");
        }
        return new Slice(Integer.parseInt(numbers.group(1)), Integer.parseInt(numbers.group(2)));
    }

    /**
     * {@return the games of an arena that are in this slice, in order}
     *
     * @param spec which games the arena has
     */
    public Array<Fixture> fixtures(ArenaSpec spec) {
        int seatings = spec.seatings().size();
        int pairings = spec.pairings().size();
        return spec.fixtures().filter(fixture -> {
            int pairing = fixture.number() / seatings % pairings;
            return ((long) fixture.round() + pairing) % of == number - 1;
        });
    }

    /** The number and how many there are: {@code 3/8}. */
    @Override
    public String toString() {
        return number + "/" + of;
    }
}
