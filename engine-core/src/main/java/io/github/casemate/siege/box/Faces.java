package io.github.casemate.siege.box;

/**
 * How often each face occurs among some dice or results. Dice cannot be told apart, so this is all there is to know
 * about them.
 *
 * @param packed six bits for each face; made and read by the methods here
 */
public record Faces(int packed) {

    /** No die at all. */
    public static final Faces NONE = new Faces(0);

    private static final int BITS = 6;
    private static final int MASK = (1 << BITS) - 1;
    private static final int TOPS = 0b100000_100000_100000_100000_100000;

    /**
     * {@return a collection of faces}
     *
     * @param faces the faces, in any order, as often as they occur
     */
    public static Faces of(Face... faces) {
        Faces all = NONE;
        for (Face face : faces) {
            all = all.plus(face, 1);
        }
        return all;
    }

    /**
     * {@return how often a face occurs}
     *
     * @param face the face
     */
    public int count(Face face) {
        return packed >>> (face.ordinal() * BITS) & MASK;
    }

    /** {@return how many there are of all faces together} */
    public int total() {
        return Packed.total(packed, BITS);
    }

    /** {@return whether there is nothing here} */
    public boolean isEmpty() {
        return packed == 0;
    }

    /**
     * Whether another collection is part of this one.
     *
     * @param part the other collection
     * @return true if each face occurs here at least as often
     */
    public boolean contains(Faces part) {
        for (int i = 0; i < Face.count(); i++) {
            if (count(Face.at(i)) < part.count(Face.at(i))) {
                return false;
            }
        }
        return true;
    }

    /**
     * More of a face.
     *
     * @param face the face
     * @param number how many more
     * @return the larger collection
     * @throws IllegalArgumentException if there are too many to be counted, or the number is negative
     */
    public Faces plus(Face face, int number) {
        return new Faces(Bounds.sum(packed, Bounds.packed(number, MASK, face.ordinal() * BITS), TOPS));
    }

    /**
     * {@return two collections together}
     *
     * @param other the other collection
     * @throws IllegalArgumentException if there are too many to be counted
     */
    public Faces plus(Faces other) {
        return new Faces(Bounds.sum(packed, other.packed, TOPS));
    }

    /**
     * Fewer of a face.
     *
     * @param face the face
     * @param number how many fewer; there must be at least that many
     * @return the smaller collection
     */
    public Faces minus(Face face, int number) {
        return minus(NONE.plus(face, number));
    }

    /**
     * This collection without a part of it.
     *
     * @param part what is taken away
     * @return the rest
     * @throws IllegalArgumentException if it is not part of this one
     */
    public Faces minus(Faces part) {
        if (!contains(part)) {
            throw new IllegalArgumentException("there is no " + part + " in " + this);
        }
        return new Faces(packed - part.packed);
    }

    /** Such as {@code [LEADERSHIP, GRAY, GRAY]}. */
    @Override
    public String toString() {
        return Packed.text(packed, BITS, Face.count(), Face::at);
    }
}
