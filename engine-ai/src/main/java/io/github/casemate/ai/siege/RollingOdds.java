package io.github.casemate.ai.siege;

import io.github.casemate.siege.box.Face;
import io.github.casemate.siege.box.Faces;

/**
 * The odds of an engagement for every throw, calculated backwards from the last: what the results are worth when nobody
 * rolls any more, then with one re-roll left, and so on. Chances and stones are kept in two lists by the number of the
 * {@linkplain DiceSets collection of dice}; where dice are missing they are in the air.
 */
final class RollingOdds {

    private final AttackKey key;
    private final DiceSets sets;
    /** What the dice are worth if they are kept. */
    private final double[] keptChance;

    private final double[] keptStones;
    /** What they are worth with the re-rolls counted so far; missing dice are about to be rolled. */
    private final double[] chance;

    private final double[] stones;

    private RollingOdds(AttackKey key) {
        this.key = key;
        this.sets = DiceSets.of(key.dice());
        this.chance = new double[sets.count()];
        this.stones = new double[sets.count()];
        settle();
        for (int turn = 0; turn < key.ownersRerolls(); turn++) {
            hinder();
        }
        this.keptChance = chance.clone();
        this.keptStones = stones.clone();
        spread();
    }

    /** The odds with all re-rolls of the engagement still to come. */
    static RollingOdds of(AttackKey key) {
        return after(key, key.rerolls());
    }

    /** The odds with this many re-rolls still to come. */
    static RollingOdds after(AttackKey key, int rerolls) {
        RollingOdds odds = new RollingOdds(key);
        for (int reroll = 0; reroll < rerolls; reroll++) {
            odds.reroll();
        }
        return odds;
    }

    /** The odds when these dice are on the table and all others are about to be rolled. */
    RazeOdds rolling(Faces lying) {
        int number = sets.number(lying);
        return new RazeOdds(chance[number], stones[number]);
    }

    /** The odds when these dice, all of them, are kept. */
    RazeOdds kept(Faces dice) {
        int number = sets.number(dice);
        return new RazeOdds(keptChance[number], keptStones[number]);
    }

    /** Rolling is over, and results join. */
    private void settle() {
        WaveOdds odds = new WaveOdds(key);
        for (int number = sets.firstFull(); number < sets.count(); number++) {
            int most = odds.most(sets.faces(number).plus(key.added()));
            chance[number] = most == odds.stones() ? 1 : 0;
            stones[number] = most;
        }
    }

    /** Rolling is over, and the owner may roll one die again: the one that hurts most, or none. */
    private void hinder() {
        double[] chanceBefore = chance.clone();
        double[] stonesBefore = stones.clone();
        for (int number = sets.firstFull(); number < sets.count(); number++) {
            for (int picked = 0; picked < Face.count(); picked++) {
                int rest = sets.smaller(number, picked);
                if (rest >= 0) {
                    double rolledChance = sets.mean(chanceBefore, rest);
                    double rolledStones = sets.mean(stonesBefore, rest);
                    if (RazeOdds.isBetter(chance[number], stones[number], rolledChance, rolledStones)) {
                        chance[number] = rolledChance;
                        stones[number] = rolledStones;
                    }
                }
            }
        }
    }

    /** From the full collections to those in which dice are missing: these are rolled, one after the other. */
    private void spread() {
        for (int number = sets.firstFull() - 1; number >= 0; number--) {
            chance[number] = sets.mean(chance, number);
            stones[number] = sets.mean(stones, number);
        }
    }

    /** One more re-roll: the best of keeping everything and of all ways to roll some dice again. */
    private void reroll() {
        if (key.hasBans()) {
            rerollWithBans();
        } else {
            rerollFreely();
        }
        spread();
    }

    private void rerollWithBans() {
        int way = 0;
        for (int number = sets.firstFull(); number < sets.count(); number++) {
            int best = -1;
            for (int kept : key.dice() > DiceSets.MOST_LISTED ? new int[0] : sets.kept(number)) {
                if (!key.isBanned(way++)
                        && (best < 0 || RazeOdds.isBetter(chance[kept], stones[kept], chance[best], stones[best]))) {
                    best = kept;
                }
            }
            choose(number, best);
        }
    }

    /** The best part to keep of a collection is all of it, or the best part of one with a die less. */
    private void rerollFreely() {
        int[] best = new int[sets.count()];
        for (int number = 0; number < sets.count(); number++) {
            int found = number < sets.firstFull() ? number : -1;
            for (int face = 0; face < Face.count(); face++) {
                int smaller = sets.smaller(number, face);
                if (smaller >= 0) {
                    int part = best[smaller];
                    if (found < 0 || RazeOdds.isBetter(chance[part], stones[part], chance[found], stones[found])) {
                        found = part;
                    }
                }
            }
            best[number] = found;
        }
        for (int number = sets.firstFull(); number < sets.count(); number++) {
            choose(number, best[number]);
        }
    }

    private void choose(int number, int kept) {
        boolean rolls =
                kept >= 0 && RazeOdds.isBetter(chance[kept], stones[kept], keptChance[number], keptStones[number]);
        chance[number] = rolls ? chance[kept] : keptChance[number];
        stones[number] = rolls ? stones[kept] : keptStones[number];
    }
}
