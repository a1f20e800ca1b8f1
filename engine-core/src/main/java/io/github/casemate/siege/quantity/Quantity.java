package io.github.casemate.siege.quantity;

/**
 * A number that the rules ask for. First modifiers add to it, then others limit it, and the floor is applied last. So
 * the order of modifiers never matters.
 */
public interface Quantity {

    /** {@return the number if no card changes it} */
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
     * {@return whether changing the number in the attacker's favour counts as using an ability in an attack, so that an
     * attacker's card that does so can be silenced (RUL-39)}
     */
    default boolean aidsAttack() {
        return false;
    }
}
