package io.github.casemate.json.codec;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.casemate.json.document.DocumentException;
import io.github.casemate.json.document.DocumentException.Kind;
import io.github.casemate.kernel.Excerpt;
import org.jspecify.annotations.Nullable;

/** A place in a document, such as {@code agenda[2].card}. */
public final class Place {

    /** The document itself. */
    public static final Place ROOT = new Place(null, "");

    private final @Nullable Place outer;
    private final String step;

    private Place(@Nullable Place outer, String step) {
        this.outer = outer;
        this.step = step;
    }

    /**
     * {@return a field of the object that is here}
     *
     * @param name the name of the field
     */
    public Place field(String name) {
        return new Place(this, this == ROOT ? name : "." + name);
    }

    /**
     * {@return an item of the list that is here}
     *
     * @param index its place from 0
     */
    public Place item(int index) {
        return new Place(this, "[" + index + "]");
    }

    /**
     * {@return the exception to throw if something else should be here}
     *
     * @param what what should be here
     * @param found what is here
     */
    public DocumentException expected(String what, JsonNode found) {
        return wrong("expected " + what + ", found " + Excerpt.part(found));
    }

    /**
     * {@return the exception to throw if what is here is not a value of its type}
     *
     * @param sentence what is wrong, for people
     */
    public DocumentException wrong(String sentence) {
        return refused(Kind.WRONG_VALUE, sentence);
    }

    /**
     * {@return the exception to throw if what is here is refused}
     *
     * @param problem the kind of problem
     * @param sentence what is wrong, for people
     */
    public DocumentException refused(Kind problem, String sentence) {
        return DocumentException.of(problem, toString(), sentence);
    }

    @Override
    public String toString() {
        return outer == null ? step : outer + step;
    }
}
