package io.github.casemate.siege.table;

import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.box.Ability;
import io.github.casemate.siege.box.Card;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The abilities in play by kind, each kind by seat and then in the order in which the cards came into play, with the
 * rules that always hold last. It follows from the cards on the table and is kept beside them, so that nothing has to
 * be searched.
 *
 * <p>Abilities are found by what they are about. Each step asks many questions: is this number changed, is this
 * permission forbidden, is this step replaced, does anybody react to this event? Nearly always the answer is no. When
 * every ability of a kind was called to find that out, these calls made up about a fifth of the samples in a profile,
 * with a dozen cards in play. So a question first looks at one bit, chosen by the hash of its class. Only if that is
 * set are the classes compared, and only abilities about this class are called. The hash differs from run to run; it
 * decides how fast a no is, never what the answer is.
 *
 * <p>Rules that ask often hand the constructor of the question to {@code Abilities}, which makes the record only where
 * something could answer. Those records were seven per cent of the memory. A function that remembers its subject would
 * take nearly as much as the record.
 */
public final class AbilityIndex {

    /** Nothing is in play. */
    public static final AbilityIndex EMPTY = new AbilityIndex(empty(), new Class<?>[kinds()][0], 0, false, null);

    private final ActiveAbility[][] standings;
    /** What each of them is about. It is searched for every question, and most abilities are about something else. */
    private final Class<?>[][] abouts;

    /** One bit for each class they are about, by its hash: a quick no to most questions. */
    private final long classes;

    /**
     * Whether a replacement is about an interface, so that the class of a step does not show whether it is replaced.
     */
    private final boolean broad;

    /** Who wants to know which abilities make a difference; only tests do. Not part of equality. */
    private final @Nullable AbilityObserver observer;

    private AbilityIndex(
            ActiveAbility[][] standings,
            Class<?>[][] abouts,
            long classes,
            boolean broad,
            @Nullable AbilityObserver observer) {
        this.standings = standings;
        this.abouts = abouts;
        this.classes = classes;
        this.broad = broad;
        this.observer = observer;
    }

    /**
     * {@return how many abilities of a kind are in play}
     *
     * @param kind the kind
     */
    public int count(Ability.Kind kind) {
        return standings[kind.ordinal()].length;
    }

    /**
     * {@return an ability in play}
     *
     * @param kind its kind
     * @param place its place among those of the kind
     */
    public ActiveAbility at(Ability.Kind kind, int place) {
        return standings[kind.ordinal()][place];
    }

    /**
     * The next ability that is about something.
     *
     * @param kind its kind
     * @param about what it is about
     * @param from the place to begin at
     * @return its place among those of the kind, or -1 if there is none
     */
    public int next(Ability.Kind kind, Class<?> about, int from) {
        if ((classes >>> about.hashCode() & 1) == 0) {
            return -1;
        }
        Class<?>[] ofKind = abouts[kind.ordinal()];
        for (int place = from; place < ofKind.length; place++) {
            if (ofKind[place] == about) {
                return place;
            }
        }
        return -1;
    }

    /**
     * Whether some replacement may be about a step.
     *
     * @param step the class of the step
     * @return false if none is
     */
    public boolean mayReplace(Class<?> step) {
        return broad || (classes >>> step.hashCode() & 1) != 0;
    }

    /**
     * Tells the observer, if there is one, that an ability has made a difference.
     *
     * @param active the ability
     */
    public void acted(ActiveAbility active) {
        if (observer != null) {
            observer.acted(active);
        }
    }

    /**
     * {@return an equal index that tells an observer which abilities make a difference, as do all that are made from it}
     *
     * @param other the observer
     */
    public AbilityIndex observedBy(AbilityObserver other) {
        return new AbilityIndex(standings, abouts, classes, broad, other);
    }

    /**
     * {@return all abilities of a kind, in order}
     *
     * @param kind the kind
     */
    public Array<ActiveAbility> of(Ability.Kind kind) {
        return Array.of(standings[kind.ordinal()]);
    }

    /**
     * {@return the index after a card has come into play}
     *
     * @param card the card
     * @param source where its abilities come from
     */
    public AbilityIndex plus(Card card, Source source) {
        return card.abilities().isEmpty() ? this : with(source, card.abilities());
    }

    /**
     * {@return the index with rules that always hold}
     *
     * @param abilities the rules
     */
    public AbilityIndex plusRules(Iterable<? extends Ability> abilities) {
        return with(Source.RULES, abilities);
    }

    /**
     * {@return the index after a card has left play}
     *
     * @param card the card
     */
    public AbilityIndex minus(Card card) {
        if (card.abilities().isEmpty()) {
            return this;
        }
        ActiveAbility[][] rest = standings.clone();
        for (Ability ability : card.abilities()) {
            int kind = ability.kind().ordinal();
            rest[kind] = without(rest[kind], card);
        }
        return changed(rest);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof AbilityIndex that && Arrays.deepEquals(standings, that.standings);
    }

    @Override
    public int hashCode() {
        return Arrays.deepHashCode(standings);
    }

    @Override
    public String toString() {
        return Arrays.deepToString(standings);
    }

    private AbilityIndex with(Source source, Iterable<? extends Ability> abilities) {
        ActiveAbility[][] more = standings.clone();
        for (Ability ability : abilities) {
            int kind = ability.kind().ordinal();
            more[kind] = inserted(more[kind], new ActiveAbility(source, ability));
        }
        return changed(more);
    }

    private AbilityIndex changed(ActiveAbility[][] now) {
        Class<?>[][] nowAbout = abouts.clone();
        long bits = 0;
        for (int kind = 0; kind < now.length; kind++) {
            if (now[kind] != standings[kind]) {
                nowAbout[kind] = new Class<?>[now[kind].length];
                for (int place = 0; place < now[kind].length; place++) {
                    nowAbout[kind][place] = now[kind][place].ability().about();
                }
            }
            for (Class<?> about : nowAbout[kind]) {
                bits |= 1L << about.hashCode();
            }
        }
        return new AbilityIndex(now, nowAbout, bits, isBroad(nowAbout[Ability.Kind.REPLACEMENT.ordinal()]), observer);
    }

    private static boolean isBroad(Class<?>[] replaced) {
        for (Class<?> about : replaced) {
            if (about.isInterface()) {
                return true;
            }
        }
        return false;
    }

    private static ActiveAbility[] inserted(ActiveAbility[] old, ActiveAbility one) {
        int place = old.length;
        while (place > 0 && seat(old[place - 1]) > seat(one)) {
            place--;
        }
        ActiveAbility[] more = new ActiveAbility[old.length + 1];
        System.arraycopy(old, 0, more, 0, place);
        more[place] = one;
        System.arraycopy(old, place, more, place + 1, old.length - place);
        return more;
    }

    private static ActiveAbility[] without(ActiveAbility[] old, Card card) {
        ActiveAbility[] rest = new ActiveAbility[old.length];
        int count = 0;
        for (ActiveAbility active : old) {
            if (!active.source().isOn(card)) {
                rest[count++] = active;
            }
        }
        return Arrays.copyOf(rest, count);
    }

    private static int seat(ActiveAbility active) {
        Option<PlayerId> owner = active.source().owner();
        return owner.isDefined() ? owner.get().index() : Integer.MAX_VALUE;
    }

    private static ActiveAbility[][] empty() {
        return new ActiveAbility[kinds()][0];
    }

    private static int kinds() {
        return Ability.Kind.values().length;
    }
}
