package io.github.casemate.ai.arena.game;

import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/** Who meets whom. */
public enum Mode {
    /** All meet each other, two at a time. */
    ROUND_ROBIN("round robin"),
    /** The first entrant meets each of the others. */
    ONE_AGAINST_FIELD("one against the field"),
    /** All tables of different entrants. */
    TABLES("tables of different entrants");

    private final String words;

    Mode(String words) {
        this.words = words;
    }

    /** {@return the mode in a few words, for people} */
    public String words() {
        return words;
    }

    /** How many pairings there are; {@link Long#MAX_VALUE} if there are too many to count. */
    long count(int names, int seats) {
        if (seats == 1) {
            return names;
        }
        return switch (this) {
            case ROUND_ROBIN -> Counted.choices(names, 2);
            case ONE_AGAINST_FIELD -> names - 1;
            case TABLES -> Counted.choices(names, seats);
        };
    }

    /** The pairings in order. If there is only one seat to fill, each entrant plays alone. */
    Array<Array<String>> pairings(Array<String> names, int seats) {
        if (seats == 1) {
            return names.map(Array::of);
        }
        return switch (this) {
            case ROUND_ROBIN -> names.combinations(2).map(Seq::toArray).toArray();
            case ONE_AGAINST_FIELD -> names.tail().map(other -> Array.of(names.head(), other));
            case TABLES -> names.combinations(seats).map(Seq::toArray).toArray();
        };
    }
}
