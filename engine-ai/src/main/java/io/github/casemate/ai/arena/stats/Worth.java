package io.github.casemate.ai.arena.stats;

import io.github.casemate.ai.Note;
import io.github.casemate.ai.arena.game.GameRecord;
import io.github.casemate.kernel.PlayerId;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.util.Comparator;

/**
 * How much more often a seat wins if it has something, such as a card, and how often that is. That does not prove that the thing helps: a seat
 * that is winning anyway may get it more easily.
 *
 * @param label what it is
 * @param count how often it was noted in all
 * @param frequency the part of its games in which a seat has it, over all seats that entrants fill
 * @param with the share of wins of a seat that has it at least once
 * @param without the share of wins of a seat that does not have it
 * @param difference how much larger the share is with it
 * @param perGame how often it was noted in a game, by all seats that entrants fill together
 */
public record Worth(
        String label,
        long count,
        Estimate frequency,
        Estimate with,
        Estimate without,
        Estimate difference,
        Estimate perGame) {

    /**
     * All labels but turns, which everybody has: what helps the most first, what hurts the most last, and at the very
     * end what everybody or nobody had, in alphabetical order.
     */
    static Array<Worth> all(Array<PlayerId> seats, Seq<GameRecord> games) {
        return labels(games)
                .map(label -> of(label, seats, games))
                .sorted(Comparator.comparing((Worth worth) -> !worth.difference.isKnown())
                        .thenComparingDouble(worth -> worth.difference.isKnown() ? -worth.difference.value() : 0));
    }

    static Array<String> labels(Seq<GameRecord> games) {
        java.util.TreeSet<String> labels = new java.util.TreeSet<>();
        games.forEach(game -> game.notes().forEach(seat -> seat.keySet().forEach(labels::add)));
        labels.remove(Note.TURN);
        return Array.ofAll(labels);
    }

    static Worth of(String label, Array<PlayerId> seats, Seq<GameRecord> games) {
        long count = 0;
        int having = 0;
        int lacking = 0;
        double winsWith = 0;
        double winsWithout = 0;
        Array<Long> each = Array.ofAll(games.map(game -> {
            long noted = 0;
            for (PlayerId seat : seats) {
                noted += game.notes().get(seat.index()).getOrElse(label, 0);
            }
            return noted;
        }));
        for (GameRecord game : games) {
            for (PlayerId seat : seats) {
                int noted = game.notes().get(seat.index()).getOrElse(label, 0);
                count += noted;
                if (noted > 0) {
                    having++;
                    winsWith += game.share(seat);
                } else {
                    lacking++;
                    winsWithout += game.share(seat);
                }
            }
        }
        Estimate with = Estimate.proportion(winsWith, having);
        Estimate without = Estimate.proportion(winsWithout, lacking);
        return new Worth(
                label,
                count,
                Estimate.proportion(having, (long) having + lacking),
                with,
                without,
                with.minus(without),
                Estimate.mean(each));
    }
}
