package io.github.casemate.ai.siege;

/**
 * How much things count in an {@link Appraisal}, where a victory in hand counts 100.
 *
 * @param perTurn the factor by which the worth of a victory falls for each turn that it is away
 * @param otherWay how much the slower of the two ways to win counts beside the faster one
 * @param risk how much the loss of one's own fort counts, by the chance that it falls to the next attack
 * @param threat the same for the loss of an opponent's fort: they move first, and may repair it or strike
 * @param coin what each coin counts beside the race
 * @param stones what very many stones count; the first fifth of it comes with the first
 * @param card what each card in play counts for its text
 * @param hand what a very full hand counts; the first quarter of it comes with the first card
 * @param fellow how much opponents other than the strongest count
 */
record Weights(
        double perTurn,
        double otherWay,
        double risk,
        double threat,
        double coin,
        double stones,
        double card,
        double hand,
        double fellow) {

    static final Weights USUAL = new Weights(0.8, 0.25, 0.9, 0.5, 0.3, 9, 0.7, 4, 0.2);
}
