package io.github.casemate.ai;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.github.casemate.ai.arena.Referee;
import io.github.casemate.ai.arena.game.TimeLimits;
import io.github.casemate.kernel.Match;
import io.github.casemate.kernel.SplitMix64;
import io.github.casemate.testkit.games.Pig;
import io.vavr.collection.List;
import java.util.ArrayList;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;

/**
 * A bot that runs its own generator backwards, to find the seed of the game and foretell the dice. It is told which
 * decision of the game it is, and always rolls.
 */
class SeedGuessingBotTest {

    private static final Pig PIG = new Pig(2, 1000);
    private static final int DECISIONS = 100;
    private static final int GAMES = 40;

    @Test
    void theSeedOfTheGameIsNotFound() {
        for (long seed = 0; seed < GAMES; seed++) {
            for (List<Long> guesses : guessesInTheArena(secret(seed))) {
                assertThat(guesses).hasSize(SeedGuesses.WAYS).doesNotContain(secret(seed));
            }
        }
    }

    @Test
    void theDiceAreForetoldNoBetterThanByChance() {
        int[] right = new int[SeedGuesses.WAYS];
        for (long seed = 0; seed < GAMES; seed++) {
            java.util.List<List<Long>> guesses = guessesInTheArena(secret(seed));
            Match<Pig.State, Pig.Action, Pig.Event, Pig.State> match = Match.of(PIG, secret(seed));
            for (int n = 0; n < DECISIONS; n++) {
                int rolled = match.log().count(Pig.Die.class::isInstance);
                match = match.play(Pig.Choice.ROLL);
                Pig.Action die = match.log().filter(Pig.Die.class::isInstance).get(rolled);
                for (int way = 0; way < right.length; way++) {
                    right[way] += die(guesses.get(n).get(way), rolled).equals(die) ? 1 : 0;
                }
            }
        }
        double all = GAMES * DECISIONS;
        double deviation = Math.sqrt(5.0 / 36 / all);
        for (int number : right) {
            assertThat(number / all).isCloseTo(1.0 / 6, within(4.5 * deviation));
        }
    }

    /** Lest the bot be a bad cheat: what comes from the seed of the game in a plain way, it sees through. */
    @Test
    void anArenaThatMadeGeneratorsInAPlainWayWouldBeSeenThrough() {
        long seed = secret(1);
        for (int n = 0; n < 50; n++) {
            int seat = n % 2;
            for (RandomGenerator plain : List.of(
                    new SplitMix64(seed),
                    new SplitMix64(~seed),
                    new SplitMix64(seed + n),
                    new SplitMix64(seed ^ n),
                    new SplitMix64(seed + seat),
                    SplitMix64.of(seed, n),
                    SplitMix64.of(~seed, n),
                    SplitMix64.of(seed, seat),
                    SplitMix64.of(seed, ~n),
                    SplitMix64.of(SplitMix64.of(seed, seat).nextLong(), n),
                    SplitMix64.of(SplitMix64.of(seed, n).nextLong(), seat),
                    new SplitMix64(new SplitMix64(seed).nextLong()),
                    new SplitMix64(SplitMix64.of(seed, n).nextLong()))) {
                assertThat(SeedGuesses.from(plain, seat, n)).contains(seed);
            }
        }
    }

    private static java.util.List<List<Long>> guessesInTheArena(long seed) {
        java.util.List<List<Long>> guesses = new ArrayList<>();
        Entrant<Pig.State, Pig.Action> cheat = new Entrant<>("cheat", Budget.iterations(1), () -> decision -> {
            guesses.add(SeedGuesses.from(decision.random(), decision.player().index(), guesses.size()));
            return Pig.Choice.ROLL;
        });
        Referee.of(PIG).limits(TimeLimits.standard().withDecisions(DECISIONS)).play(List.of(cheat, cheat), seed);
        assertThat(guesses).hasSize(DECISIONS);
        return guesses;
    }

    private static Pig.Action die(long seed, int n) {
        return PIG.chance(PIG.newGame()).sample(SplitMix64.of(seed, n));
    }

    /** No number that one would think of. */
    private static long secret(long seed) {
        return SplitMix64.of(seed, 77).nextLong();
    }
}
