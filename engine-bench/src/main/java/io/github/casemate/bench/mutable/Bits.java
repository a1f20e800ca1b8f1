package io.github.casemate.bench.mutable;

/** Small packed values: supplies, stones of a fort, lists of nibbles, bits of a mask. */
final class Bits {

    /** The bits of a mask of up to four bits, two bits each. */
    private static final int[] NTH = new int[16];

    /** The n-th bit of a byte, at eight times the byte plus n. */
    private static final byte[] NTH_IN_BYTE = new byte[1 << 11];

    private static final long EACH_BYTE = 0x0101010101010101L;
    private static final long HIGH_BITS = 0x8080808080808080L;

    static {
        for (int mask = 0; mask < 256; mask++) {
            int n = 0;
            for (int bit = 0; bit < 8; bit++) {
                if ((mask >> bit & 1) != 0) {
                    NTH_IN_BYTE[mask << 3 | n++] = (byte) bit;
                }
            }
        }
        for (int mask = 0; mask < 16; mask++) {
            for (int bit = 3; bit >= 0; bit--) {
                if ((mask >> bit & 1) != 0) {
                    NTH[mask] = NTH[mask] << 2 | bit;
                }
            }
        }
    }

    private Bits() {}

    /** The spaces of a fort that hold a stone of any colour. */
    static int occupied(int stones) {
        return (stones | stones >> 4 | stones >> 8) & 15;
    }

    /** The colours of which a packed supply holds a stone. */
    static int colorsOf(int supply) {
        int some = (supply | supply >> 1 | supply >> 2 | supply >> 3) & 0x111;
        return (some | some >> 3 | some >> 6) & 7;
    }

    /** The number of nibbles in a list of nibbles above zero. */
    static int length(long list) {
        return (67 - Long.numberOfLeadingZeros(list)) >> 2;
    }

    /**
     * The number of the n-th bit of a mask, counted from 0. Without branches, since the answers are random: the bits
     * of all bytes are counted and summed up side by side, then a table finishes in the right byte.
     */
    static int nth(long mask, int n) {
        long pairs = mask - (mask >>> 1 & 0x5555555555555555L);
        long nibbles = (pairs & 0x3333333333333333L) + (pairs >>> 2 & 0x3333333333333333L);
        long sums = (nibbles + (nibbles >>> 4) & 0x0F0F0F0F0F0F0F0FL) * EACH_BYTE;
        long before = (n * EACH_BYTE | HIGH_BITS) - sums & HIGH_BITS;
        int shift = Long.bitCount(before) << 3;
        int left = n - (int) (sums << 8 >>> shift & 255);
        return shift + NTH_IN_BYTE[(int) (mask >>> shift & 255) << 3 | left];
    }

    /** The space or colour that is the n-th bit of a mask of at most four bits. */
    static int nthSmall(int mask, int n) {
        return NTH[mask] >> (2 * n) & 3;
    }

    /** How many stones of each colour there are among packed stones of a fort, as a packed supply. */
    static int count(int stones) {
        int pairs = stones - (stones >> 1 & 0x555);
        return (pairs & 0x333) + (pairs >> 2 & 0x333);
    }
}
