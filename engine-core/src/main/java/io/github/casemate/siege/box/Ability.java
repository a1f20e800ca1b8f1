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
        /** Forbids a deed. */
        RESTRICTION,
        /** Puts another step in the place of one. */
        REPLACEMENT,
        /** Answers an event with steps. */
        TRIGGER,
        /** Is bought with Leadership results in an attack. */
        LEADERSHIP
    }

    /**
     * How this ability acts.
     *
     * @return its kind
     */
    Kind kind();

    /**
     * What this ability has to do with: a number, a deed, a step or an event, according to its kind. Numbers,
     * deeds and events are compared with exactly this class, steps also with what it stands for.
     *
     * @return the class; the same on every call
     */
    Class<?> about();
}
