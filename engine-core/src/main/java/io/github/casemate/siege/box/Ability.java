package io.github.casemate.siege.box;

/**
 * What a card, or a rule module, can do. An ability is a record of data: two cards that differ only by a face, a
 * colour or a number share one type. It acts through one of five interfaces, its {@link Kind}.
 */
public interface Ability {

    /** The five ways in which abilities act. */
    enum Kind {
        /** Changes a number that the rules ask for. */
        MODIFIER,
        /** Refuses a permission. */
        RESTRICTION,
        /** Puts another step in the place of a step. */
        REPLACEMENT,
        /** Answers an event with steps. */
        TRIGGER,
        /** Is bought with Leadership results in an attack. */
        LEADERSHIP
    }

    /** {@return how this ability acts} */
    Kind kind();

    /**
     * What this ability is about: a number, a permission, a step or an event, depending on its kind. Numbers,
     * permissions and events must be of exactly this class; for steps it may also be an interface that they implement.
     *
     * @return the class; the same on every call
     */
    Class<?> about();
}
