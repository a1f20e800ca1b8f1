package io.github.casemate.web;

import java.awt.Rectangle;
import java.awt.image.BufferedImage;
import java.util.BitSet;

/**
 * What is where in a picture, whatever its colours are: in which of its small squares there is something to see. Two
 * pictures of the same page, one light and one dark, have the same structure, unless something has vanished in one of them.
 */
final class Structure {

    /** A few pixels: smaller than a stone, larger than its edge. */
    private static final int SQUARE = 10;

    /** Of 255: nobody overlooks that much, and nobody sees less than the other. */
    private static final int CLEAR = 40;

    private static final int FAINT = 14;

    private final int across;
    private final BitSet clear;
    private final BitSet faint;
    private final double brightness;

    private Structure(int across, BitSet clear, BitSet faint, double brightness) {
        this.across = across;
        this.clear = clear;
        this.faint = faint;
        this.brightness = brightness;
    }

    static Structure of(BufferedImage picture) {
        int across = picture.getWidth() / SQUARE;
        int down = picture.getHeight() / SQUARE;
        BitSet clear = new BitSet(across * down);
        BitSet faint = new BitSet(across * down);
        double sum = 0;
        for (int square = 0; square < across * down; square++) {
            int least = 255;
            int most = 0;
            for (int pixel = 0; pixel < SQUARE * SQUARE; pixel++) {
                int light = brightness(picture.getRGB(
                        square % across * SQUARE + pixel % SQUARE, square / across * SQUARE + pixel / SQUARE));
                least = Math.min(least, light);
                most = Math.max(most, light);
                sum += light;
            }
            clear.set(square, most - least >= CLEAR);
            faint.set(square, most - least >= FAINT);
        }
        return new Structure(across, clear, faint, sum / (across * down * SQUARE * SQUARE));
    }

    private static int brightness(int colour) {
        return ((colour >> 16 & 255) * 299 + (colour >> 8 & 255) * 587 + (colour & 255) * 114) / 1000;
    }

    /** From 0, black, to 255, white. */
    double brightness() {
        return brightness;
    }

    /** How much of what is clearly to be seen here is to be seen there too, at least faintly, from 0 to 1. */
    double seenIn(Structure other) {
        BitSet both = (BitSet) clear.clone();
        both.and(other.faint);
        return (double) both.cardinality() / clear.cardinality();
    }

    /** How much of a part of the picture has something to see, from 0 to 1. */
    double filled(Rectangle part) {
        int filled = 0;
        int all = 0;
        for (int x = part.x / SQUARE; x < Math.min(across, (part.x + part.width) / SQUARE); x++) {
            for (int y = part.y / SQUARE; y < (part.y + part.height) / SQUARE; y++) {
                all++;
                filled += faint.get(y * across + x) ? 1 : 0;
            }
        }
        return all == 0 ? 0 : (double) filled / all;
    }
}
