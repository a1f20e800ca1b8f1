package io.github.casemate.siege.spi;

import static io.github.casemate.agenda.BrokenRuleException.allPresent;
import static io.github.casemate.agenda.BrokenRuleException.present;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.BrokenRuleException;
import io.github.casemate.agenda.Play;
import io.github.casemate.agenda.TableAbilities;
import io.github.casemate.kernel.Rejection;
import io.github.casemate.siege.box.Ability;
import io.github.casemate.siege.box.Bounds;
import io.github.casemate.siege.permission.Permission;
import io.github.casemate.siege.permission.UseAbility;
import io.github.casemate.siege.quantity.Quantity;
import io.github.casemate.siege.table.AbilityIndex;
import io.github.casemate.siege.table.ActiveAbility;
import io.github.casemate.siege.table.Source;
import io.github.casemate.siege.table.Table;
import io.vavr.Function3;
import io.vavr.collection.Seq;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Asks the abilities in play. This is the only way in which the rules learn about cards. */
public final class Abilities {

    /** The abilities in play, as the agenda asks for them. */
    public static final TableAbilities<Table> ON_TABLE = new AbilitiesOnTable();

    private Abilities() {}

    /**
     * A number, after all modifiers. Whatever they add, it does not overflow: it stays within {@link Bounds}.
     *
     * @param table the table
     * @param quantity which number is asked for
     * @return the answer, not below its floor
     */
    public static int number(Table table, Quantity quantity) {
        AbilityIndex index = table.abilities();
        Class<?> about = quantity.getClass();
        int number = Bounds.of(quantity.base());
        boolean limited = false;
        for (int place = index.next(Ability.Kind.MODIFIER, about, 0);
                place >= 0;
                place = index.next(Ability.Kind.MODIFIER, about, place + 1)) {
            ActiveAbility active = index.at(Ability.Kind.MODIFIER, place);
            if (limits(active)) {
                limited = true;
            } else {
                int before = number;
                number = added(before, modified(before, quantity, active, table));
                if (number != before) {
                    index.acted(active);
                }
            }
        }
        return Math.max(limited ? limited(number, quantity, table) : number, quantity.floor());
    }

    /**
     * A number that is often asked for and seldom changed. The question is made only if some modifier in play is about
     * it; as the constructor makes it, nothing is allocated otherwise.
     *
     * @param table the table
     * @param type the class of the question
     * @param subject what the question is about
     * @param base the number without modifiers
     * @param question the constructor of the question
     * @param <A> the class of the subject
     * @param <Q> the question
     * @return the base if nothing could change it, and otherwise what {@link #number(Table, Quantity)} says
     */
    public static <A, Q extends Quantity> int number(
            Table table, Class<Q> type, A subject, int base, BiFunction<A, Integer, Q> question) {
        return modifies(table, type) ? number(table, question.apply(subject, base)) : base;
    }

    /**
     * The same for a question about two things.
     *
     * @param table the table
     * @param type the class of the question
     * @param subject what the question is about
     * @param other what it is also about
     * @param base the number without modifiers
     * @param question the constructor of the question
     * @param <A> the class of the subject
     * @param <B> the class of the other
     * @param <Q> the question
     * @return the base if nothing could change it, and else what {@link #number(Table, Quantity)} says
     */
    public static <A, B, Q extends Quantity> int number(
            Table table, Class<Q> type, A subject, B other, int base, Function3<A, B, Integer, Q> question) {
        return modifies(table, type) ? number(table, question.apply(subject, other, base)) : base;
    }

    /**
     * Why a permission is refused.
     *
     * @param table the table
     * @param permission what somebody wants to do
     * @return the reason, or null if nothing forbids it
     */
    public static @Nullable Rejection forbids(Table table, Permission permission) {
        ActiveAbility active = restricting(table, permission);
        return active == null ? null : reason(active, (Restriction<?>) active.ability(), permission);
    }

    /**
     * {@return whether a permission is granted: nothing forbids it}
     *
     * @param table the table
     * @param permission what somebody wants to do
     */
    public static boolean allows(Table table, Permission permission) {
        return restricting(table, permission) == null;
    }

    /**
     * {@return whether a permission is granted} This is for permissions that are often asked for and seldom refused:
     * the question is created only if some restriction in play is about it.
     *
     * @param table the table
     * @param type the class of the permission
     * @param subject who or what it is about
     * @param permission the constructor of the permission
     * @param <A> the class of the subject
     * @param <P> the permission
     */
    public static <A, P extends Permission> boolean allows(
            Table table, Class<P> type, A subject, Function<A, P> permission) {
        return !restricts(table, type) || allows(table, permission.apply(subject));
    }

    /**
     * {@return the same for a permission about two things}
     *
     * @param table the table
     * @param type the class of the permission
     * @param subject who or what it is about
     * @param other what it is also about
     * @param permission the constructor of the permission
     * @param <A> the class of the subject
     * @param <B> the class of the other
     * @param <P> the permission
     */
    public static <A, B, P extends Permission> boolean allows(
            Table table, Class<P> type, A subject, B other, BiFunction<A, B, P> permission) {
        return !restricts(table, type) || allows(table, permission.apply(subject, other));
    }

    /**
     * {@return whether some modifier in play is about a kind of number at all}
     *
     * @param table the table
     * @param type the class of the numbers
     */
    public static boolean modifies(Table table, Class<? extends Quantity> type) {
        return table.abilities().next(Ability.Kind.MODIFIER, type, 0) >= 0;
    }

    /**
     * {@return whether some restriction in play is about a kind of permission at all}
     *
     * @param table the table
     * @param type the class of the permissions
     */
    public static boolean restricts(Table table, Class<? extends Permission> type) {
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
                && !allows(table, UseAbility.class, table.requireAttack(), source, UseAbility::new);
    }

    /**
     * The ways to use an ability in the Leadership step. Whether it is silenced is not checked here.
     *
     * @param active the ability
     * @param table the table, during an attack by the owner
     * @return one offer for each way
     * @throws BrokenRuleException if the ability fails
     */
    public static Seq<LeadershipAbility.Offer> offers(ActiveAbility active, Table table) {
        try {
            return allPresent(((LeadershipAbility) active.ability()).offers(active.source(), table), active, "offers");
        } catch (Throwable e) {
            throw BrokenRuleException.of(active, "offers", e);
        }
    }

    /**
     * {@return whether the number of offers of an ability in the Leadership step depends on what others must not know}
     *
     * @param active the ability
     * @throws BrokenRuleException if the ability fails
     */
    public static boolean offersInSecret(ActiveAbility active) {
        try {
            return ((LeadershipAbility) active.ability()).isSecret();
        } catch (Throwable e) {
            throw BrokenRuleException.of(active, "isSecret", e);
        }
    }

    /**
     * Uses an ability in the Leadership step.
     *
     * @param active the ability
     * @param play where it happens
     * @param action one of the offered actions
     * @throws BrokenRuleException if the ability fails
     */
    public static void use(ActiveAbility active, Play<Table> play, Action action) {
        try {
            play.table().abilities().acted(active);
            ((LeadershipAbility) active.ability()).use(play, action, active.source());
        } catch (Throwable e) {
            throw BrokenRuleException.of(active, "use", e);
        }
    }

    /**
     * Why an action that an ability of the Leadership step is about is not offered now.
     *
     * @param active the ability
     * @param action an action that no ability offers
     * @param table the table, during an attack by the owner
     * @return the reason, or null if the action has nothing to do with the ability
     * @throws BrokenRuleException if the ability fails
     */
    public static @Nullable Rejection refusal(ActiveAbility active, Action action, Table table) {
        try {
            return ((LeadershipAbility) active.ability()).refusal(action, active.source(), table);
        } catch (Throwable e) {
            throw BrokenRuleException.of(active, "refusal", e);
        }
    }

    /** The limits are applied when all additions have been made. */
    private static int limited(int sum, Quantity quantity, Table table) {
        AbilityIndex index = table.abilities();
        Class<?> about = quantity.getClass();
        int number = sum;
        for (int place = index.next(Ability.Kind.MODIFIER, about, 0);
                place >= 0;
                place = index.next(Ability.Kind.MODIFIER, about, place + 1)) {
            ActiveAbility active = index.at(Ability.Kind.MODIFIER, place);
            if (limits(active)) {
                int before = number;
                number = Bounds.of(modified(before, quantity, active, table));
                if (number != before) {
                    index.acted(active);
                }
            }
        }
        return number;
    }

    /**
     * The sum as it would be without overflow. A modifier adds; so what it has added is the difference, even if the sum
     * that it returned has overflowed.
     */
    private static int added(int number, int sum) {
        return Bounds.of((long) number + (sum - number));
    }

    private static boolean limits(ActiveAbility active) {
        try {
            return ((Modifier<?>) active.ability()).limits();
        } catch (Throwable e) {
            throw BrokenRuleException.of(active, "limits", e);
        }
    }

    private static int modified(int number, Quantity quantity, ActiveAbility active, Table table) {
        if (quantity.aidsAttack() && isSilenced(table, active.source())) {
            return number;
        }
        try {
            return modified((Modifier<?>) active.ability(), number, quantity, active.source(), table);
        } catch (Throwable e) {
            throw BrokenRuleException.of(active, "modify", e);
        }
    }

    @SuppressWarnings("unchecked") // The class has been compared.
    private static <Q extends Quantity> int modified(
            Modifier<Q> modifier, int number, Quantity quantity, Source source, Table table) {
        return modifier.modify(number, (Q) quantity, source, table);
    }

    private static @Nullable ActiveAbility restricting(Table table, Permission permission) {
        AbilityIndex index = table.abilities();
        Class<?> about = permission.getClass();
        for (int place = index.next(Ability.Kind.RESTRICTION, about, 0);
                place >= 0;
                place = index.next(Ability.Kind.RESTRICTION, about, place + 1)) {
            ActiveAbility active = index.at(Ability.Kind.RESTRICTION, place);
            if (forbids(active, (Restriction<?>) active.ability(), permission, table)) {
                index.acted(active);
                return active;
            }
        }
        return null;
    }

    @SuppressWarnings("unchecked") // The class has been compared.
    private static <D extends Permission> boolean forbids(
            ActiveAbility active, Restriction<D> restriction, Permission permission, Table table) {
        try {
            return restriction.forbids((D) permission, active.source(), table);
        } catch (Throwable e) {
            throw BrokenRuleException.of(active, "forbids", e);
        }
    }

    @SuppressWarnings("unchecked") // The class has been compared.
    private static <D extends Permission> Rejection reason(
            ActiveAbility active, Restriction<D> restriction, Permission permission) {
        try {
            return present(restriction.reason((D) permission), active, "reason");
        } catch (Throwable e) {
            throw BrokenRuleException.of(active, "reason", e);
        }
    }
}
