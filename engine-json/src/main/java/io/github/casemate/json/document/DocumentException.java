package io.github.casemate.json.document;

import io.github.casemate.kernel.Excerpt;
import io.github.casemate.kernel.Rejection;
import io.vavr.control.Option;

/**
 * A document that cannot be read. It says what kind of problem there is, where it is, and in a sentence what is wrong.
 * Nothing has changed.
 */
public final class DocumentException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    /** No path of ours is longer. With the name of a file and what was found, this is all that a message may quote. */
    private static final int MOST_FIELD = 80;

    /** The kinds of problems, for programs. */
    public enum Kind {
        /** It is not JSON, or has a field twice. */
        MALFORMED,
        /** It is longer, deeper or has longer numbers and texts than the limits allow. */
        TOO_LARGE,
        /** It is a different document from the one that was asked for, or belongs to another game. */
        WRONG_DOCUMENT,
        /** It was written by a newer version. */
        NEWER_VERSION,
        /** A field is missing. */
        MISSING_FIELD,
        /** There is a field that means nothing. */
        UNKNOWN_FIELD,
        /** A value is not of its type, out of range, or a name that means nothing. */
        WRONG_VALUE,
        /** A state breaks a law, or a step of its agenda does not fit the table. */
        LAW_BROKEN,
        /** An action of a match is not what the rules allow, or what the seed gives. */
        REPLAY_BROKEN,
        /** The last state of a match is not the one that was saved. */
        HASH_DIFFERS
    }

    // A serialized exception keeps its message, which says all of this.
    private final transient Kind kind;
    private final transient Option<String> source;
    private final transient int line;
    private final transient int column;
    private final transient String field;
    private final transient String sentence;
    private final transient Option<String> rule;
    private final transient Option<Rejection> rejection;

    private DocumentException(
            Kind problem,
            Option<String> source,
            int line,
            int column,
            String field,
            String sentence,
            Option<String> rule,
            Option<Rejection> rejection) {
        super(message(source, line, field, rule.map(id -> id + ": ").getOrElse("") + sentence), null, false, false);
        this.kind = problem;
        this.source = source;
        this.line = line;
        this.column = column;
        this.field = field;
        this.sentence = sentence;
        this.rule = rule;
        this.rejection = rejection;
    }

    /**
     * A problem.
     *
     * @param problem its kind
     * @param field where it is, such as {@code agenda[2].card}; empty for the document as a whole
     * @param sentence what is wrong, for people
     * @return the exception
     */
    public static DocumentException of(Kind problem, String field, String sentence) {
        return new DocumentException(problem, Option.none(), 0, 0, field, sentence, Option.none(), Option.none());
    }

    /** {@return what kind of problem it is} */
    public Kind kind() {
        return kind;
    }

    /**
     * Which file it is in.
     *
     * @return the name that the reader was given; none if it was given only a text
     */
    public Option<String> source() {
        return source;
    }

    /** {@return the line that the field is on} */
    public int line() {
        return line;
    }

    /** {@return the column that the value of the field begins at} */
    public int column() {
        return column;
    }

    /**
     * Where it is.
     *
     * @return the path of the field, such as {@code agenda[2].card}; empty for the document as a whole
     */
    public String field() {
        return field;
    }

    /**
     * What is wrong.
     *
     * @return a sentence, without the place
     */
    public String sentence() {
        return sentence;
    }

    /**
     * Which law or rule is broken.
     *
     * @return its id, or none if the problem is not about a rule
     */
    public Option<String> rule() {
        return rule;
    }

    /**
     * The same problem, as a breach of a law or rule.
     *
     * @param id the id of the law or rule
     * @return the exception
     */
    public DocumentException of(String id) {
        return new DocumentException(kind, source, line, column, field, sentence, Option.some(id), rejection);
    }

    /**
     * Why the rules refuse an action of a match.
     *
     * @return the rejection, or none if there is another problem
     */
    public Option<Rejection> rejection() {
        return rejection;
    }

    /**
     * The same problem, in a file.
     *
     * @param name the name of the file, or none
     * @return the exception
     */
    public DocumentException in(Option<String> name) {
        return new DocumentException(kind, name, line, column, field, sentence, rule, rejection);
    }

    /**
     * The same problem, with its line.
     *
     * @param atLine the line from 1
     * @param atColumn the column from 1
     * @return the exception
     */
    public DocumentException at(int atLine, int atColumn) {
        return new DocumentException(kind, source, atLine, atColumn, field, sentence, rule, rejection);
    }

    /**
     * The same problem, with what the rules say about it.
     *
     * @param why why an action is refused
     * @return the exception
     */
    public DocumentException because(Rejection why) {
        return new DocumentException(kind, source, line, column, field, sentence, why.rule(), Option.some(why));
    }

    private static String message(Option<String> source, int line, String field, String sentence) {
        String where = source.map(name -> Excerpt.part(name) + ", ").getOrElse("")
                + (line > 0 ? "line " + line + ", " : "")
                + (field.isEmpty() ? "" : Excerpt.of(field, MOST_FIELD) + ", ");
        return where.isEmpty() ? sentence : where.substring(0, where.length() - 2) + ": " + sentence;
    }
}
