package io.github.casemate.json;

import io.github.casemate.kernel.SplitMix64;
import io.github.casemate.siege.Catalog;
import io.github.casemate.siege.IslandSiege;
import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.Vocabulary;
import io.github.casemate.siege.box.Ability;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.box.CardType;
import io.vavr.collection.Array;

/** Catalogues whose cards can do anything that some ability of the game can do, with any parameters. */
final class RandomCatalogs {

    private static final int MOST_ABILITIES = 3;

    private final SplitMix64 random;
    private final RandomRecords records;
    private final Array<Class<?>> abilities;

    RandomCatalogs(Ruleset ruleset, SplitMix64 random) {
        this.random = random;
        this.records = new RandomRecords(IslandSiege.of(ruleset), random, 9);
        this.abilities = Vocabulary.of(ruleset).types().values().toArray().filter(Ability.class::isAssignableFrom);
    }

    /** The cards of the base game or of a module, each with other abilities. */
    Catalog of(String module) {
        Catalog shipped = Catalog.shipped(module);
        return new Catalog(
                module,
                shipped.cards().map(this::changed),
                shipped.decks().mapValues(cards -> cards.map(this::changed)));
    }

    private Card changed(Card card) {
        Array<Ability> others = Array.fill(random.nextInt(MOST_ABILITIES + 1), () ->
                (Ability) records.of(abilities.get(random.nextInt(abilities.size()))));
        Card changed = card.withAbilities(others);
        if (card.type() == CardType.BUILDING || card.type() == CardType.SHIP) {
            changed = changed.withCost(1 + random.nextInt(3)).withCoins(random.nextInt(21));
        }
        return changed;
    }
}
