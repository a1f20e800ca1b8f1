package io.github.casemate.siege.spi;

import static io.github.casemate.siege.spi.BrokenRuleException.allPresent;
import static io.github.casemate.siege.spi.BrokenRuleException.present;

import io.github.casemate.kernel.Rejection;
import io.github.casemate.siege.action.Action;
import io.github.casemate.siege.box.Ability;
import io.github.casemate.siege.box.Bounds;
import io.github.casemate.siege.deed.Deed;
import io.github.casemate.siege.deed.UseAbility;
import io.github.casemate.siege.event.Event;
import io.github.casemate.siege.number.Quantity;
import io.github.casemate.siege.table.AbilityIndex;
import io.github.casemate.siege.table.Source;
import io.github.casemate.siege.table.Standing;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.Seq;
import java.util.function.IntFunction;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Asks the abilities in play. The rules have no other way to learn of a card. */
public final class Abilities {

    private Abilities() {}

    /**
     * A number, after all modifiers. Whatever they add, it does not overflow: it stays within {@link Bounds}.
     *
     * @param table the table
     * @param quantity what is asked
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
            Standing standing = index.at(Ability.Kind.MODIFIER, place);
            if (limits(standing)) {
                limited = true;
            } else {
                number = added(number, modified(number, quantity, standing, table));
            }
        }
        return Math.max(limited ? limited(number, quantity, table) : number, quantity.floor());
    }

    /**
     * A number that is often asked for and seldom changed. Only if some modifier in play is about it, the question is
     * made.
     *
     * @param table the table
     * @param type the class of the question
     * @param base the number without modifiers
     * @param quantity makes the question with this base
     * @param <Q> the question
     * @return the base if nothing could change it, and else what {@link #number(Table, Quantity)} says
     */
    public static <Q extends Quantity> int number(Table table, Class<Q> type, int base, IntFunction<Q> quantity) {
        return modifies(table, type) ? number(table, quantity.apply(base)) : base;
    }

    /**
     * Why a deed is forbidden.
     *
     * @param table the table
     * @param deed what somebody wants to do
     * @return the reason, or null if nothing forbids it
     */
    public static @Nullable Rejection forbids(Table table, Deed deed) {
        Standing standing = restricting(table, deed);
        return standing == null ? null : reason(standing, (Restriction<?>) standing.ability(), deed);
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
     * Whether nothing forbids a deed that is often asked about and seldom forbidden. Only if some restriction in play is
     * about such deeds, the question is made.
     *
     * @param table the table
     * @param type the class of the deed
     * @param deed makes the question
     * @param <D> the deed
     * @return true if it is allowed
     */
    public static <D extends Deed> boolean allows(Table table, Class<D> type, Supplier<D> deed) {
        return !restricts(table, type) || allows(table, deed.get());
    }

    /**
     * Whether some modifier in play is about a kind of number at all.
     *
     * @param table the table
     * @param type the class of the numbers
     * @return true if such a number could be changed
     */
    public static boolean modifies(Table table, Class<? extends Quantity> type) {
        return table.abilities().next(Ability.Kind.MODIFIER, type, 0) >= 0;
    }

    /**
     * Whether some restriction in play is about a kind of deed at all.
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
                && !allows(table, UseAbility.class, () -> new UseAbility(table.attack(), source));
    }

    /**
     * What a trigger does about an event. Whether it is silenced is not asked here.
     *
     * @param standing the trigger, which is about events of this class
     * @param event what happened
     * @param table the table after the step in which it happened
     * @return what happens because of it
     * @throws BrokenRuleException if the trigger does not say
     */
    public static Seq<Step> reactions(Standing standing, Event event, Table table) {
        try {
            return allPresent(react((Trigger<?>) standing.ability(), event, standing, table), standing, "react");
        } catch (Throwable e) {
            throw BrokenRuleException.of(standing, "react", e);
        }
    }

    /**
     * What happens instead of a step, by one replacement.
     *
     * @param standing the replacement, which is about such steps
     * @param step the step that is about to be taken
     * @param table the table
     * @return another step, or the same one
     * @throws BrokenRuleException if the replacement does not say
     */
    public static Step replaced(Standing standing, Step step, Table table) {
        try {
            return present(instead((Replacement<?>) standing.ability(), step, standing, table), standing, "instead");
        } catch (Throwable e) {
            throw BrokenRuleException.of(standing, "instead", e);
        }
    }

    /**
     * The ways to use an ability in the Leadership step. Whether it is silenced is not asked here.
     *
     * @param standing the ability
     * @param table the table; there is an attack of the owner on it
     * @return one offer for each way
     * @throws BrokenRuleException if the ability does not say
     */
    public static Seq<LeadershipAbility.Offer> offers(Standing standing, Table table) {
        try {
            return allPresent(
                    ((LeadershipAbility) standing.ability()).offers(standing.source(), table), standing, "offers");
        } catch (Throwable e) {
            throw BrokenRuleException.of(standing, "offers", e);
        }
    }

    /**
     * Whether the number of offers of an ability in the Leadership step depends on what others must not know.
     *
     * @param standing the ability
     * @return true if it says so
     * @throws BrokenRuleException if the ability does not say
     */
    public static boolean offersInSecret(Standing standing) {
        try {
            return ((LeadershipAbility) standing.ability()).isSecret();
        } catch (Throwable e) {
            throw BrokenRuleException.of(standing, "isSecret", e);
        }
    }

    /**
     * Uses an ability in the Leadership step.
     *
     * @param standing the ability
     * @param play where it happens
     * @param action one of the offered actions
     * @throws BrokenRuleException if the ability fails
     */
    public static void use(Standing standing, Play play, Action action) {
        try {
            ((LeadershipAbility) standing.ability()).use(play, action, standing.source());
        } catch (Throwable e) {
            throw BrokenRuleException.of(standing, "use", e);
        }
    }

    /**
     * Why an action that an ability of the Leadership step is about is not offered now.
     *
     * @param standing the ability
     * @param action an action that no ability offers
     * @param table the table; there is an attack of the owner on it
     * @return the reason, or null if the action has nothing to do with the ability
     * @throws BrokenRuleException if the ability fails
     */
    public static @Nullable Rejection refusal(Standing standing, Action action, Table table) {
        try {
            return ((LeadershipAbility) standing.ability()).refusal(action, standing.source(), table);
        } catch (Throwable e) {
            throw BrokenRuleException.of(standing, "refusal", e);
        }
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
            if (limits(standing)) {
                number = Bounds.of(modified(number, quantity, standing, table));
            }
        }
        return number;
    }

    /**
     * The sum as it is without overflow. A modifier adds; so what it has added is the difference, also where the sum
     * that it returned has overflowed.
     */
    private static int added(int number, int sum) {
        return Bounds.of((long) number + (sum - number));
    }

    private static boolean limits(Standing standing) {
        try {
            return ((Modifier<?>) standing.ability()).limits();
        } catch (Throwable e) {
            throw BrokenRuleException.of(standing, "limits", e);
        }
    }

    private static int modified(int number, Quantity quantity, Standing standing, Table table) {
        if (quantity.aidsAttack() && isSilenced(table, standing.source())) {
            return number;
        }
        try {
            return modified((Modifier<?>) standing.ability(), number, quantity, standing.source(), table);
        } catch (Throwable e) {
            throw BrokenRuleException.of(standing, "modify", e);
        }
    }

    @SuppressWarnings("unchecked") // The class has been compared.
    private static <Q extends Quantity> int modified(
            Modifier<Q> modifier, int number, Quantity quantity, Source source, Table table) {
        return modifier.modify(number, (Q) quantity, source, table);
    }

    private static @Nullable Standing restricting(Table table, Deed deed) {
        AbilityIndex index = table.abilities();
        Class<?> about = deed.getClass();
        for (int place = index.next(Ability.Kind.RESTRICTION, about, 0);
                place >= 0;
                place = index.next(Ability.Kind.RESTRICTION, about, place + 1)) {
            Standing standing = index.at(Ability.Kind.RESTRICTION, place);
            if (forbids(standing, (Restriction<?>) standing.ability(), deed, table)) {
                return standing;
            }
        }
        return null;
    }

    @SuppressWarnings("unchecked") // The class has been compared.
    private static <D extends Deed> boolean forbids(
            Standing standing, Restriction<D> restriction, Deed deed, Table table) {
        try {
            return restriction.forbids((D) deed, standing.source(), table);
        } catch (Throwable e) {
            throw BrokenRuleException.of(standing, "forbids", e);
        }
    }

    @SuppressWarnings("unchecked") // The class has been compared.
    private static <D extends Deed> Rejection reason(Standing standing, Restriction<D> restriction, Deed deed) {
        try {
            return present(restriction.reason((D) deed), standing, "reason");
        } catch (Throwable e) {
            throw BrokenRuleException.of(standing, "reason", e);
        }
    }

    @SuppressWarnings("unchecked") // The class has been compared.
    private static <E extends Event> Seq<Step> react(Trigger<E> trigger, Event event, Standing standing, Table table) {
        return trigger.react((E) event, standing.source(), table);
    }

    @SuppressWarnings("unchecked") // The class has been compared.
    private static <T extends Step> Step instead(
            Replacement<T> replacement, Step step, Standing standing, Table table) {
        return replacement.instead((T) step, standing.source(), table);
    }
}
