package io.github.casemate.ai;

import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.util.function.Supplier;

/**
 * A bot with a name and a budget, which takes part in a competition.
 *
 * @param <V> what it sees
 * @param <A> what it does
 * @param name its name there
 * @param budget how much it may think about each decision
 * @param bots makes a new bot for each seat of each game
 */
public record Entrant<V, A>(String name, Budget budget, Supplier<? extends Bot<V, A>> bots) {

    /**
     * {@return the same, each with a name of its own: the second {@code random} becomes {@code random (2)}}
     *
     * @param entrants any entrants
     * @param <V> what they see
     * @param <A> what they do
     */
    public static <V, A> Array<Entrant<V, A>> distinct(Seq<Entrant<V, A>> entrants) {
        return entrants.zipWithIndex()
                .map(placed -> placed._1()
                        .numbered(1 + entrants.take(placed._2()).count(other -> other.name.equals(placed._1().name))))
                .toArray();
    }

    private Entrant<V, A> numbered(int number) {
        return number == 1 ? this : new Entrant<>(name + " (" + number + ")", budget, bots);
    }

    /**
     * {@return a name without the number that {@link #distinct} has added}
     *
     * @param name the name of an entrant
     */
    public static String withoutNumber(String name) {
        return name.replaceFirst(" \\([0-9]+\\)$", "");
    }
}
