package io.github.casemate.bench.mutable;

import org.junit.jupiter.api.Test;

/** What must never change in the mutable game, whether or not anybody else agrees with it. */
class MutableLawsTest {

    @Test
    void theOrderOfPickingDoesNotChangeHowManyStonesFall() {
        SiegeCheck.waves();
    }

    @Test
    void theSameAnswersMakeTheSameGame() {
        SiegeCheck.mirror(200, 3);
    }

    @Test
    void cardsColonistsAndStonesAreNeitherMadeNorLost() {
        System.out.println(new SiegeCheck().play(5_000, 0, 1, false));
        System.out.println(new SiegeCheck().play(1_000, 200, 2, true));
    }
}
