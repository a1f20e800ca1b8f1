package io.github.casemate.pack;

import io.github.casemate.kernel.Rejection;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/**
 * Something that a player can point at: a card in the hand, a fort, a ship, or something to do, such as an attack.
 *
 * @param name what it is called
 * @param about what it is and does, in a sentence or two
 * @param wishes what one could want to do with it, now or at another time
 * @param <A> the actions
 */
public record Thing<A>(String name, String about, Seq<Wish<A>> wishes) {

    /**
     * An action that one could want, and whether it is possible now.
     *
     * @param action the action
     * @param label the action in words
     * @param refusal why it is not possible now, with the rule and by its name what forbids it; none if it is possible
     * @param <A> the actions
     */
    public record Wish<A>(A action, String label, Option<Rejection> refusal) {

        /** {@return whether it is possible now} */
        public boolean isPossible() {
            return refusal.isEmpty();
        }
    }
}
