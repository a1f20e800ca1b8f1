package io.github.casemate.ai.arena.game;

import java.nio.ByteBuffer;

/**
 * SHA-256, as in FIPS 180-4. Written out because class libraries for browsers lack {@link java.security.MessageDigest},
 * and {@link Seeds} has to give the same result everywhere.
 */
public final class Sha256 {

    private static final int BLOCK = 64;

    /** Where the hash begins: the fractions of the square roots of the first eight primes. */
    private static final int[] START = {
        0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19
    };

    /** One number for each round: the fractions of the cube roots of the first 64 primes. */
    private static final int[] ROUNDS = {
        0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
        0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
        0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
        0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
        0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
        0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
        0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
        0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2
    };

    private Sha256() {}

    /**
     * {@return the 32 bytes of the hash of a message}
     *
     * @param message any bytes
     */
    public static byte[] of(byte[] message) {
        // A bit that is set, zeros, and the length in bits fill the last block.
        int padded = (message.length + Byte.BYTES + Long.BYTES + BLOCK - 1) / BLOCK * BLOCK;
        ByteBuffer blocks = ByteBuffer.allocate(padded).put(message).put((byte) 0x80);
        blocks.putLong(padded - Long.BYTES, 8L * message.length).rewind();
        int[] hash = START.clone();
        while (blocks.hasRemaining()) {
            add(hash, schedule(blocks));
        }
        ByteBuffer bytes = ByteBuffer.allocate(hash.length * Integer.BYTES);
        for (int word : hash) {
            bytes.putInt(word);
        }
        return bytes.array();
    }

    private static int[] schedule(ByteBuffer block) {
        int[] words = new int[ROUNDS.length];
        for (int t = 0; t < 16; t++) {
            words[t] = block.getInt();
        }
        for (int t = 16; t < words.length; t++) {
            int near = words[t - 2];
            int far = words[t - 15];
            words[t] = (Integer.rotateRight(near, 17) ^ Integer.rotateRight(near, 19) ^ (near >>> 10))
                    + words[t - 7]
                    + (Integer.rotateRight(far, 7) ^ Integer.rotateRight(far, 18) ^ (far >>> 3))
                    + words[t - 16];
        }
        return words;
    }

    /** The letters are those of the standard. */
    private static void add(int[] hash, int[] words) {
        int a = hash[0];
        int b = hash[1];
        int c = hash[2];
        int d = hash[3];
        int e = hash[4];
        int f = hash[5];
        int g = hash[6];
        int h = hash[7];
        for (int t = 0; t < ROUNDS.length; t++) {
            int first = h
                    + (Integer.rotateRight(e, 6) ^ Integer.rotateRight(e, 11) ^ Integer.rotateRight(e, 25))
                    + ((e & f) ^ (~e & g))
                    + ROUNDS[t]
                    + words[t];
            int second = (Integer.rotateRight(a, 2) ^ Integer.rotateRight(a, 13) ^ Integer.rotateRight(a, 22))
                    + ((a & b) ^ (a & c) ^ (b & c));
            h = g;
            g = f;
            f = e;
            e = d + first;
            d = c;
            c = b;
            b = a;
            a = first + second;
        }
        int[] after = {a, b, c, d, e, f, g, h};
        for (int i = 0; i < hash.length; i++) {
            hash[i] += after[i];
        }
    }
}
