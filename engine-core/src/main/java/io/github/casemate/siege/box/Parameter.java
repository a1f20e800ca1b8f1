package io.github.casemate.siege.box;

/** What the numbers of an ability may be. Cards come from files too, and some numbers would break the game. */
public final class Parameter {

    private Parameter() {}

    /**
     * Refuses a number that is too small.
     *
     * @param least how small it may be
     * @param number the number
     * @param what what it is called
     * @throws IllegalArgumentException if it is smaller
     */
    public static void atLeast(int least, int number, String what) {
        if (number < least) {
            throw new IllegalArgumentException("'" + what + "' is at least " + least + ", not " + number);
        }
    }
}
