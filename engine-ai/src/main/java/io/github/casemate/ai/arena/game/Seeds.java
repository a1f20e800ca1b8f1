package io.github.casemate.ai.arena.game;

import io.github.casemate.kernel.SplitMix64;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.random.RandomGenerator;

/**
 * Seeds derived from seeds, through SHA-256. {@link SplitMix64} can be run backwards: a single whole number from a
 * generator gives away the seed it started from. So what a bot gets must not lead back to the seed of the game, from
 * which it could foretell the dice. There is a one-way function between the two, and between the seed of the arena and
 * those of its games. A bot can still try seeds one after the other: a seed that people can guess, such as 1 or 42, can
 * be guessed by a bot as well.
 */
public final class Seeds {

    private final byte[] salt;
    private final long seed;

    private Seeds(long seed, String salt) {
        this.seed = seed;
        this.salt = salt.getBytes(StandardCharsets.UTF_8);
    }

    /**
     * {@return the seeds of the bots in one game}
     *
     * @param seed the seed of the game
     * @param salt what distinguishes this game from others with the same seed
     */
    public static Seeds ofGame(long seed, String salt) {
        return new Seeds(seed, "bot " + salt);
    }

    /**
     * {@return the seed of chance in one round of a pairing} Pairings have different seeds: if all had the same, the
     * luck of a few seeds would be counted many times over, and every interval be too narrow.
     *
     * @param seed the seed of the arena
     * @param round the round
     * @param pairing the number of the pairing
     */
    static long ofRound(long seed, int round, int pairing) {
        return new Seeds(seed, "round").derived(round, pairing);
    }

    /**
     * The generator of a bot for one decision.
     *
     * @param seat where it sits
     * @param decision which decision of this seat it is
     * @return a new generator, the same for the same arguments
     */
    public RandomGenerator generator(int seat, int decision) {
        return new SplitMix64(derived(seat, decision));
    }

    private long derived(long first, long second) {
        ByteBuffer message = ByteBuffer.allocate(3 * Long.BYTES + salt.length);
        message.putLong(seed).putLong(first).putLong(second).put(salt);
        return ByteBuffer.wrap(Sha256.of(message.array())).getLong();
    }
}
