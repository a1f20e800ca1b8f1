package io.github.casemate.siege.spi;

import io.github.casemate.kernel.Rejection;
import io.github.casemate.siege.box.Ability;
import io.github.casemate.siege.deed.Deed;
import io.github.casemate.siege.deed.UseAbility;
import io.github.casemate.siege.number.Quantity;
import io.github.casemate.siege.table.AbilityIndex;
import io.github.casemate.siege.table.Source;
import io.github.casemate.siege.table.Standing;
import io.github.casemate.siege.table.Table;
import org.jspecify.annotations.Nullable;

/** Asks the abilities in play. The rules have no other way to learn of a card. */
public final class Abilities {

    private Abilities() {}

    /**
     * A number, after all modifiers.
     *
     * @param table the table
     * @param quantity what is asked
     * @return the answer, not below its floor
     */
    public static int number(Table table, Quantity quantity) {
        AbilityIndex index = table.abilities();
        Class<?> about = quantity.getClass();
        int number = quantity.base();
        boolean limited = false;
        for (int place = index.next(Ability.Kind.MODIFIER, about, 0);
                place >= 0;
                place = index.next(Ability.Kind.MODIFIER, about, place + 1)) {
            Standing standing = index.at(Ability.Kind.MODIFIER, place);
            if (((Modifier<?>) standing.ability()).limits()) {
                limited = true;
            } else {
                number = modified(number, quantity, standing, table);
            }
        }
        return Math.max(limited ? limited(number, quantity, table) : number, quantity.floor());
    }

    /**
     * Why a deed is forbidden.
     *
     * @param table the table
     * @param deed what somebody wants to do
     * @return the reason, or null if nothing forbids it
     */
    public static @Nullable Rejection forbids(Table table, Deed deed) {
        Restriction<?> restriction = restricting(table, deed);
        return restriction == null ? null : reason(restriction, deed);
    }

    /**
     * Whether nothing forbids a deed.
     *
     * @param table the table
     * @param deed what somebody wants to do
     * @return true if it is allowed
     */
    public static boolean allows(Table table, Deed deed) {
        return restricting(table, deed) == null;
    }

    /**
     * Whether some modifier in play is about a kind of number at all. Where none is, the base is the answer and the
     * question need not be put into words.
     *
     * @param table the table
     * @param type the class of the numbers
     * @return true if such a number could be changed
     */
    public static boolean modifies(Table table, Class<? extends Quantity> type) {
        return table.abilities().next(Ability.Kind.MODIFIER, type, 0) >= 0;
    }

    /**
     * Whether some restriction in play is about a kind of deed at all. Where none is, nothing has to be asked.
     *
     * @param table the table
     * @param type the class of the deeds
     * @return true if a deed of the kind could be forbidden
     */
    public static boolean restricts(Table table, Class<? extends Deed> type) {
        return table.abilities().next(Ability.Kind.RESTRICTION, type, 0) >= 0;
    }

    /**
     * RUL-39: whether a card of the attacker may not be used in the attack that is going on.
     *
     * @param table the table
     * @param source where an ability comes from
     * @return true if it belongs to the attacker and is forbidden
     */
    public static boolean isSilenced(Table table, Source source) {
        return source.owner().isDefined()
                && table.isAttacker(source.owner().get())
                && restricts(table, UseAbility.class)
                && !allows(table, new UseAbility(table.attack(), source));
    }

    /** The limits come when all additions have been made. */
    private static int limited(int sum, Quantity quantity, Table table) {
        AbilityIndex index = table.abilities();
        Class<?> about = quantity.getClass();
        int number = sum;
        for (int place = index.next(Ability.Kind.MODIFIER, about, 0);
                place >= 0;
                place = index.next(Ability.Kind.MODIFIER, about, place + 1)) {
            Standing standing = index.at(Ability.Kind.MODIFIER, place);
            if (((Modifier<?>) standing.ability()).limits()) {
                number = modified(number, quantity, standing, table);
            }
        }
        return number;
    }

    private static int modified(int number, Quantity quantity, Standing standing, Table table) {
        return quantity.aidsAttack() && isSilenced(table, standing.source())
                ? number
                : modified((Modifier<?>) standing.ability(), number, quantity, standing.source(), table);
    }

    @SuppressWarnings("unchecked") // The class has been compared.
    private static <Q extends Quantity> int modified(
            Modifier<Q> modifier, int number, Quantity quantity, Source source, Table table) {
        return modifier.modify(number, (Q) quantity, source, table);
    }

    private static @Nullable Restriction<?> restricting(Table table, Deed deed) {
        AbilityIndex index = table.abilities();
        Class<?> about = deed.getClass();
        for (int place = index.next(Ability.Kind.RESTRICTION, about, 0);
                place >= 0;
                place = index.next(Ability.Kind.RESTRICTION, about, place + 1)) {
            Standing standing = index.at(Ability.Kind.RESTRICTION, place);
            Restriction<?> restriction = (Restriction<?>) standing.ability();
            if (forbids(restriction, deed, standing.source(), table)) {
                return restriction;
            }
        }
        return null;
    }

    @SuppressWarnings("unchecked") // The class has been compared.
    private static <D extends Deed> boolean forbids(Restriction<D> restriction, Deed deed, Source source, Table table) {
        return restriction.forbids((D) deed, source, table);
    }

    @SuppressWarnings("unchecked") // The class has been compared.
    private static <D extends Deed> Rejection reason(Restriction<D> restriction, Deed deed) {
        return restriction.reason((D) deed);
    }
}
