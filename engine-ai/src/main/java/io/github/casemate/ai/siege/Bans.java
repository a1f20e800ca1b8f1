package io.github.casemate.ai.siege;

import io.github.casemate.siege.box.Ability;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.box.Faces;
import io.github.casemate.siege.cards.NoRerollOf;
import io.github.casemate.siege.cards.RerollsTakeAll;
import io.github.casemate.siege.permission.Reroll;
import io.github.casemate.siege.spi.Abilities;
import io.github.casemate.siege.table.AbilityIndex;
import io.github.casemate.siege.table.ActiveAbility;
import io.github.casemate.siege.table.AttackState;
import io.github.casemate.siege.table.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * RUL-40: which ways to roll dice again are forbidden, for every throw: one bit for each way, in the order of {@link
 * DiceSets#kept}. To ask for all of them costs more than the rest of an {@link AttackKey}. The cards of the base game
 * are known to look only at their own fort and the dice, so what they forbid is asked once for each.
 */
final class Bans {

    /** With too many dice to list the ways, all are forbidden. */
    private static final long[] ALL = {};

    private record Known(int dice, List<Ability> abilities) {}

    /** Constants, created when they are first needed. */
    private static final Map<Known, long[]> KNOWN = new ConcurrentHashMap<>();

    private Bans() {}

    /** The bans in an attack, or null if there is none. */
    static long @Nullable [] of(Table table, int dice, int rerolls) {
        if (!Abilities.restricts(table, Reroll.class)) {
            return null;
        }
        if (dice > DiceSets.MOST_LISTED) {
            return ALL;
        }
        List<Ability> local = new ArrayList<>(1);
        boolean allKnown = true;
        Card fort = table.requireAttack().fort().get();
        AbilityIndex index = table.abilities();
        for (int place = index.next(Ability.Kind.RESTRICTION, Reroll.class, 0);
                place >= 0;
                place = index.next(Ability.Kind.RESTRICTION, Reroll.class, place + 1)) {
            ActiveAbility active = index.at(Ability.Kind.RESTRICTION, place);
            allKnown &= active.ability() instanceof NoRerollOf || active.ability() instanceof RerollsTakeAll;
            if (active.source().isOn(fort)) {
                local.add(active.ability());
            }
        }
        if (!allKnown) {
            return asked(table, dice, rerolls);
        }
        return local.isEmpty()
                ? null
                : KNOWN.computeIfAbsent(new Known(dice, local), known -> asked(table, dice, rerolls));
    }

    static boolean contain(long[] bans, int way) {
        return bans.length == 0 || (bans[way / Long.SIZE] >>> way & 1) == 1;
    }

    private static long[] asked(Table table, int dice, int rerolls) {
        DiceSets sets = DiceSets.of(dice);
        long[] bits = new long[sets.ways() / Long.SIZE + 1];
        int way = 0;
        for (int full = sets.firstFull(); full < sets.count(); full++) {
            Faces all = sets.faces(full);
            Table rolled = table.changeAttack(attack -> attack.withDice(all, 0, rerolls));
            AttackState attack = rolled.requireAttack();
            for (int kept : sets.kept(full)) {
                if (!Abilities.allows(rolled, new Reroll(attack, all.minus(sets.faces(kept))))) {
                    bits[way / Long.SIZE] |= 1L << way;
                }
                way++;
            }
        }
        return bits;
    }
}
