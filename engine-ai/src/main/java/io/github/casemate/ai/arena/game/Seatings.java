package io.github.casemate.ai.arena.game;

import io.vavr.collection.Array;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import java.util.stream.LongStream;

/** Who sits where: all arrangements of a pairing that are played with one seed, in a fixed order. */
final class Seatings {

    /** Above this, all orders of a table would be more than a hundred games for one seed. */
    private static final int ALL_ORDERS = 4;

    private Seatings() {}

    /** How many arrangements there are; {@link Long#MAX_VALUE} if there are too many to count. */
    static long count(int pairing, int seats) {
        if (pairing == 1) {
            return 1;
        }
        if (pairing > 2) {
            return pairing <= ALL_ORDERS ? LongStream.rangeClosed(1, pairing).reduce(1, (a, b) -> a * b) : pairing;
        }
        return Counted.product(seats % 2 == 0 ? 1 : 2, Counted.choices(seats, seats / 2));
    }

    static Array<Array<String>> of(Array<String> pairing, int seats) {
        if (pairing.size() == 1) {
            return Array.of(Array.fill(seats, pairing.head()));
        }
        return pairing.size() == 2 ? halves(pairing.get(0), pairing.get(1), seats) : orders(pairing);
    }

    /** Each has half of the seats; if their number is odd, first one of the two has one more, and then the other. */
    private static Array<Array<String>> halves(String one, String other, int seats) {
        Array<Array<String>> some = places(seats, (seats + 1) / 2).map(taken -> seated(one, other, taken, seats));
        return seats % 2 == 0
                ? some
                : some.appendAll(places(seats, seats / 2).map(taken -> seated(one, other, taken, seats)));
    }

    private static Array<Array<Integer>> places(int seats, int taken) {
        return Array.ofAll(Array.range(0, seats).combinations(taken).map(Seq::toArray));
    }

    private static Array<String> seated(String one, String other, Array<Integer> taken, int seats) {
        return Array.range(0, seats).map(seat -> taken.contains(seat) ? one : other);
    }

    private static Array<Array<String>> orders(Array<String> table) {
        return table.size() <= ALL_ORDERS
                ? Array.ofAll(permutations(List.range(0, table.size()))
                        .map(order -> order.map(table::get).toArray()))
                : Array.range(0, table.size()).map(table::rotateLeft);
    }

    private static List<List<Integer>> permutations(List<Integer> numbers) {
        return numbers.isEmpty()
                ? List.of(List.empty())
                : numbers.flatMap(first -> permutations(numbers.remove(first)).map(rest -> rest.prepend(first)));
    }
}
