package io.github.casemate.siege.spi;

/**
 * Why a table, or something that claims to belong to it, cannot be.
 *
 * @param law the id of the broken law, or of the rule that comes closest; empty in the answer of a step or a module, since
 *     whoever asked knows it
 * @param field what is wrong: a path in a document that holds the state, beginning with {@code agenda} or else within its
 *     table, such as {@code agenda[2].card}, {@code players[0].home} or {@code decks[0].hands.P1}; empty if it is the
 *     whole. A step names its component, such as {@code card}, and a module a part of its slice, such as
 *     {@code slices.shore.stones}. Only an index of abilities, which no document has, is named {@code abilities}
 * @param sentence what is wrong, for people
 */
public record Problem(String law, String field, String sentence) {

    /**
     * A problem as a step or a module tells it.
     *
     * @param field the component, or the part of the slice; empty if it is the whole
     * @param sentence what is wrong, for people
     */
    public Problem(String field, String sentence) {
        this("", field, sentence);
    }

    /**
     * The same problem, seen from what the thing is a part of.
     *
     * @param whole the field that holds it
     * @return the problem with a longer path
     */
    public Problem within(String whole) {
        return new Problem(law, field.isEmpty() ? whole : whole + "." + field, sentence);
    }

    /**
     * The same problem with the law that it breaks.
     *
     * @param id the id of the law or rule
     * @return the problem with it
     */
    public Problem against(String id) {
        return new Problem(id, field, sentence);
    }
}
