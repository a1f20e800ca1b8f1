package io.github.casemate.siege.quantity;

/**
 * A number that the rules ask for. Modifiers add to it, then others limit it; the floor is applied last. So their
 * order never matters.
 */
public interface Quantity {

    /**
     * The number if no card has a say.
     *
     * @return the answer to begin with
     */
    int base();

    /**
     * The least that the number can be (RUL-9).
     *
     * @return the floor, zero for most
     */
    default int floor() {
        return 0;
    }

    /**
     * Whether changing the number in the attacker's favour is using an ability in an attack, so that an attacker's
     * card that does it can be silenced (RUL-39).
     *
     * @return true if the attacker's own modifiers may be forbidden
     */
    default boolean aidsAttack() {
        return false;
    }
}
