package io.github.casemate.json;

/**
 * How large a document may be. A larger one is refused while it is being read.
 *
 * @param bytes how long it may be, in UTF-8
 * @param depth how deep objects and lists may be nested
 */
public record Limits(int bytes, int depth) {

    /** One megabyte, and a depth that no document of ours comes near. */
    public static final Limits DEFAULT = new Limits(1_000_000, 64);

    /**
     * Refuses limits that allow nothing.
     *
     * @param bytes how long a document may be, in UTF-8
     * @param depth how deep objects and lists may be nested
     * @throws IllegalArgumentException if a limit is below one
     */
    public Limits {
        if (bytes < 1 || depth < 1) {
            throw new IllegalArgumentException("limits are at least 1: " + bytes + " bytes, depth " + depth);
        }
    }

    /**
     * {@return the same depth with another length}
     *
     * @param most how long a document may be, in UTF-8
     */
    public Limits withBytes(int most) {
        return new Limits(most, depth);
    }
}
