package io.github.casemate.siege;

import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.spi.RuleModule;
import io.vavr.Tuple2;
import io.vavr.collection.Array;
import io.vavr.collection.LinkedHashMap;
import io.vavr.control.Option;

/**
 * The cards of the base game or of a rule module. A changed catalogue makes a variant:
 *
 * <pre>{@code
 * Catalog base = Catalog.shipped("base");
 * Catalog changed = base.withCards(base.cards().reject(card -> card.cost() > 2));
 * Ruleset rules = Ruleset.secondEdition(2).with(changed);
 * }</pre>
 *
 * @param module whose cards they are: {@link #BASE}, or the id of a rule module
 * @param cards the cards for the main deck; in the base game also the starting card
 * @param decks the cards of the module's own decks, by the ids of the decks
 */
public record Catalog(String module, Array<Card> cards, LinkedHashMap<String, Array<Card>> decks) {

    /** The module of the cards of the base game. */
    public static final String BASE = "base";

    /**
     * Refuses catalogues that cannot exist.
     *
     * @param module whose cards they are
     * @param cards the cards of the main deck
     * @param decks the cards of the module's own decks
     * @throws IllegalArgumentException if a card is listed twice, or one cannot be in a catalogue
     */
    public Catalog {
        Array<Card> all = cards.appendAll(decks.iterator().flatMap(Tuple2::_2));
        Array<String> ids = all.map(Card::id);
        ids.find(id -> ids.indexOf(id) != ids.lastIndexOf(id)).forEach(id -> {
            throw new IllegalArgumentException("LAW-3: the card " + id + " is there twice");
        });
        all.flatMap(Catalog::objection).headOption().forEach(reason -> {
            throw new IllegalArgumentException(reason);
        });
    }

    /**
     * {@return the cards as they are shipped}
     *
     * @param module {@link #BASE}, or the id of a rule module
     * @throws IllegalRulesetException if there is no such module
     */
    public static Catalog shipped(String module) {
        return module.equals(BASE)
                ? new Catalog(BASE, Ruleset.shippedCards(), LinkedHashMap.empty())
                : of(Modules.find(module));
    }

    static Catalog of(RuleModule module) {
        return new Catalog(
                module.id(),
                Array.ofAll(module.cards()),
                LinkedHashMap.ofEntries(module.decks().map(deck -> deck.map2(Array::ofAll))));
    }

    /**
     * Why a card cannot be in a catalogue: a fort has one flag (FRT-1), unless it is in play from the beginning.
     *
     * @param card the card
     * @return the reason, or none if it can
     */
    public static Option<String> objection(Card card) {
        int flags = card.layout()
                .map(layout -> Array.range(0, layout.size())
                        .count(space -> layout.flag(space).isDefined()))
                .getOrElse(0);
        return Option.when(
                flags > 1 && !card.starting(), () -> "FRT-1: " + card + " has " + flags + " flags, but a fort has one");
    }

    /** {@return every card, those of the main deck first} */
    public Array<Card> all() {
        return cards.appendAll(decks.iterator().flatMap(Tuple2::_2));
    }

    /**
     * {@return this catalogue with other cards for the main deck}
     *
     * @param others the cards
     */
    public Catalog withCards(Array<Card> others) {
        return new Catalog(module, others, decks);
    }
}
