package io.github.casemate.siege.table;

import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.box.Ability;
import io.github.casemate.siege.box.Card;
import io.vavr.collection.Array;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The abilities in play by kind, each kind by seat and then in the order in which the cards came into play, rules
 * that always hold last. It follows from the cards on the table and is kept beside them, so that nobody has to
 * search.
 */
public final class AbilityIndex {

    /** Nothing is in play. */
    public static final AbilityIndex EMPTY = new AbilityIndex(empty(), empty());

    private final Standing[][] cards;
    private final Standing[][] rules;
    private final Standing[][] all;

    private AbilityIndex(Standing[][] cards, Standing[][] rules) {
        this.cards = cards;
        this.rules = rules;
        this.all = new Standing[cards.length][];
        for (int kind = 0; kind < cards.length; kind++) {
            all[kind] = rules[kind].length == 0 ? cards[kind] : concat(cards[kind], rules[kind]);
        }
    }

    /**
     * How many abilities of a kind are in play.
     *
     * @param kind the kind
     * @return their number
     */
    public int count(Ability.Kind kind) {
        return all[kind.ordinal()].length;
    }

    /**
     * An ability in play.
     *
     * @param kind its kind
     * @param place its place among those of the kind
     * @return the ability with its source
     */
    public Standing at(Ability.Kind kind, int place) {
        return all[kind.ordinal()][place];
    }

    /**
     * All abilities of a kind.
     *
     * @param kind the kind
     * @return the abilities in order
     */
    public Array<Standing> of(Ability.Kind kind) {
        return Array.of(all[kind.ordinal()]);
    }

    /**
     * The index when a card has come into play.
     *
     * @param card the card
     * @param source where its abilities come from
     * @return the larger index
     */
    public AbilityIndex plus(Card card, Source source) {
        return card.abilities().isEmpty() ? this : new AbilityIndex(with(cards, source, card.abilities()), rules);
    }

    /**
     * The index with rules that always hold.
     *
     * @param abilities the rules
     * @return the larger index
     */
    public AbilityIndex plusRules(Iterable<? extends Ability> abilities) {
        return new AbilityIndex(cards, with(rules, Source.RULES, abilities));
    }

    /**
     * The index when a card has left play.
     *
     * @param card the card
     * @return the smaller index
     */
    public AbilityIndex minus(Card card) {
        if (card.abilities().isEmpty()) {
            return this;
        }
        Standing[][] rest = cards.clone();
        for (int kind = 0; kind < rest.length; kind++) {
            rest[kind] = Arrays.stream(cards[kind])
                    .filter(standing -> !standing.source().isOn(card))
                    .toArray(Standing[]::new);
        }
        return new AbilityIndex(rest, rules);
    }

    /** Indexes are equal if they hold equal abilities in the same order. */
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof AbilityIndex that && Arrays.deepEquals(all, that.all);
    }

    @Override
    public int hashCode() {
        return Arrays.deepHashCode(all);
    }

    @Override
    public String toString() {
        return Arrays.deepToString(all);
    }

    private static Standing[][] empty() {
        Standing[][] none = new Standing[Ability.Kind.values().length][];
        Arrays.fill(none, new Standing[0]);
        return none;
    }

    private static Standing[][] with(Standing[][] old, Source source, Iterable<? extends Ability> abilities) {
        Standing[][] more = old.clone();
        for (Ability ability : abilities) {
            int kind = ability.kind().ordinal();
            more[kind] = inserted(more[kind], new Standing(source, ability));
        }
        return more;
    }

    /** Behind the last one of the same seat or an earlier one. */
    private static Standing[] inserted(Standing[] old, Standing one) {
        int place = old.length;
        while (place > 0 && seat(old[place - 1]) > seat(one)) {
            place--;
        }
        Standing[] more = new Standing[old.length + 1];
        System.arraycopy(old, 0, more, 0, place);
        more[place] = one;
        System.arraycopy(old, place, more, place + 1, old.length - place);
        return more;
    }

    private static int seat(Standing standing) {
        return standing.source().owner().map(PlayerId::index).getOrElse(Integer.MAX_VALUE);
    }

    private static Standing[] concat(Standing[] first, Standing[] second) {
        Standing[] both = Arrays.copyOf(first, first.length + second.length);
        System.arraycopy(second, 0, both, first.length, second.length);
        return both;
    }
}
