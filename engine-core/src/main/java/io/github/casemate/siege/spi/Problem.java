package io.github.casemate.siege.spi;

/**
 * Why a table, or something that claims to belong to it, cannot exist.
 *
 * @param law the id of the broken law, or of the rule that comes closest; empty in the answer of a step or a module,
 *     since the caller fills it in
 * @param field what is wrong: a path in a document that holds the state, beginning with {@code agenda} or else within
 *     its table, such as {@code agenda[2].card}, {@code players[0].home} or {@code decks[0].hands.P1}; empty for the
 *     whole. A step names its component, such as {@code card}, and a module a part of its slice, such as {@code
 *     slices.shore.stones}. Only the index of abilities, which is in no document, is called {@code abilities}
 * @param sentence what is wrong, for people
 */
public record Problem(String law, String field, String sentence) {

    /**
     * A problem as a step or a module reports it.
     *
     * @param field the component, or the part of the slice; empty for the whole
     * @param sentence what is wrong, for people
     */
    public Problem(String field, String sentence) {
        this("", field, sentence);
    }

    /**
     * The same problem, seen from the whole that contains it.
     *
     * @param whole the field of the whole
     * @return the problem with a longer path
     */
    public Problem within(String whole) {
        return new Problem(law, field.isEmpty() ? whole : whole + "." + field, sentence);
    }

    /**
     * {@return the same problem with the law that is broken}
     *
     * @param id the id of the law or rule
     */
    public Problem against(String id) {
        return new Problem(id, field, sentence);
    }
}
