package io.github.casemate.bench.mutable;

/** The Attack action: ATK, DEF. */
abstract class SiegeAttack extends SiegeBuild {

    private int rerolls;

    final void attack(int index) {
        target = index == NO_FORT ? NO_FORT : (active ^ 1) * MAX_FORTS + index;
        dice = 0;
        air = home[active] <= 3 ? 4 : 3;
        rerolls = home[active] <= 6 ? 2 : 1;
        askChance(ROLL);
    }

    final void rolled(int roll) {
        dice += roll;
        if (rerolls > 0) {
            ask(REROLL, active, 1 + Dice.partCount(dice));
        } else {
            leadership();
        }
    }

    final void reroll(int option) {
        if (option == 0) {
            leadership();
            return;
        }
        int part = Dice.part(dice, option - 1);
        dice -= part;
        air = Dice.size(part);
        rerolls--;
        askChance(ROLL);
    }

    private void leadership() {
        int list = ships[active ^ 1];
        if (list != 0 && (dice & 7) >= 2) {
            ask(LEADERSHIP, active, 1 + Bits.length(list));
        } else {
            chooseColor();
        }
    }

    final void spendLeadership(int option) {
        if (option == 0) {
            chooseColor();
            return;
        }
        int foe = active ^ 1;
        int shift = 4 * (option - 1);
        int list = ships[foe];
        int card = Cards.FIRST_SHIP - 1 + (list >> shift & 15);
        ships[foe] = (list >> 4 & -1 << shift) | (list & ~(-1 << shift));
        discard |= 1L << card;
        home[foe] += Cards.COST[card];
        dice -= 2;
        leadership();
    }

    private void chooseColor() {
        if (target == NO_FORT) {
            color = -1;
            reinforce();
            return;
        }
        int shown = shownColors();
        int count = Integer.bitCount(shown);
        if (count > 1) {
            ask(COLOR, active, count);
        } else if (count == 1) {
            firstWave(Bits.nthSmall(shown, 0));
        } else {
            color = -1;
            stepTen();
        }
    }

    final void firstWave(int chosen) {
        color = chosen;
        int stones = fortStones[target];
        int colored = stones >> (4 * chosen) & 15;
        int results = dice >> (Dice.BLACK + 3 * chosen) & 7;
        int reachable = Waves.first(fortCard[target], colored, Bits.occupied(stones) ^ colored, results);
        int count = Integer.bitCount(reachable);
        if (count > 1) {
            sets = reachable;
            ask(FIRST_WAVE, active, count);
        } else {
            fell(target, Integer.numberOfTrailingZeros(reachable));
            stepTen();
        }
    }

    final void stepTen() {
        if (dice >> Dice.TARGET != 0 && fortStones[target] != 0) {
            ask(STEP, active, 2);
        } else {
            reinforce();
        }
    }

    final void reinforce() {
        for (int c = 0; c < 3; c++) {
            int results = dice >> (Dice.BLACK + 3 * c) & 7;
            int taken = c == color ? 0 : Math.min(results, general >> (4 * c) & 15) << (4 * c);
            general -= taken;
            supply[active] += taken;
        }
        destruction();
    }

    final void secondWave() {
        int all = Waves.second(Bits.occupied(fortStones[target]), dice >> Dice.TARGET);
        int count = Integer.bitCount(all);
        if (count > 1) {
            sets = all;
            ask(SECOND_WAVE, active, count);
        } else {
            fell(target, Integer.numberOfTrailingZeros(all));
            destruction();
        }
    }

    final void destruction() {
        if (target != NO_FORT && fortStones[target] == 0) {
            destroyFort(active ^ 1, target);
            fleet[active] = NO_FORT;
        }
        endTurn();
    }

    /** The colours shown by the dice. */
    final int shownColors() {
        int some = (dice | dice >> 1 | dice >> 2) >> Dice.BLACK & 0111;
        return (some | some >> 2 | some >> 4) & 7;
    }
}
