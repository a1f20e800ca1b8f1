package io.github.casemate.siege.box;

/** Checks the numbers of an ability. Cards can come from files, and some numbers would break the game. */
public final class Parameter {

    private Parameter() {}

    /**
     * Refuses a number that is too small.
     *
     * @param least how small it may be
     * @param number the number
     * @param what the name of the number
     * @throws IllegalArgumentException if it is smaller
     */
    public static void atLeast(int least, int number, String what) {
        if (number < least) {
            throw new IllegalArgumentException("'" + what + "' is at least " + least + ", not " + number);
        }
    }
}
