package io.github.casemate.json;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.Event;
import io.github.casemate.agenda.GameState;
import io.github.casemate.agenda.GameView;
import io.github.casemate.kernel.SplitMix64;
import io.github.casemate.siege.Catalog;
import io.github.casemate.siege.IllegalRulesetException;
import io.github.casemate.siege.IslandSiege;
import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;

/** Whoever invents cards may put any abilities on them: the game can be played, or the card is refused by a sentence. */
class RandomCatalogsTest {

    private static final int CATALOGS = Integer.getInteger("casemate.catalogs", 60);
    private static final int GAMES = 3;
    private static final int ACTIONS = 120;

    private static final Array<Ruleset> RULESETS = Array.of(
            Ruleset.secondEdition(2),
            Ruleset.firstEdition().with("ramparts"),
            WrittenGames.with(Ruleset.secondEdition(3), WrittenGames.EXPANSIONS),
            WrittenGames.with(Ruleset.secondEdition(4), WrittenGames.EXPANSIONS).with("flotsam", "sandcastle"),
            WrittenGames.with(Ruleset.solo("ghost-captain"), WrittenGames.EXPANSIONS));

    private int refused;

    @Test
    void anyAbilitiesOnAnyCardsMakeAGame() {
        for (int number = 0; number < CATALOGS; number++) {
            SplitMix64 random = SplitMix64.of(11, number);
            Ruleset variant = variant(RULESETS.get(number % RULESETS.size()), random);
            IslandSiege game = IslandSiege.of(variant);
            GameJson<GameState<Table>, Action, Event<Table>, GameView<Table>> json = Siege.json(game);
            try {
                for (int played = 0; played < GAMES; played++) {
                    GameState<Table> state = Walk.on(game, game.newGame(), ACTIONS, random);
                    assertThat(json.readState(json.writeState(state))).isEqualTo(state);
                }
            } catch (RuntimeException | StackOverflowError | AssertionError failed) {
                throw new AssertionError("catalogue " + number + " of " + game, failed);
            }
        }
        assertThat(refused).isPositive();
    }

    /** The game with other cards throughout. What the ruleset objects to is put back as it was. */
    private Ruleset variant(Ruleset shipped, SplitMix64 random) {
        RandomCatalogs catalogs = new RandomCatalogs(shipped, random);
        Ruleset ruleset = shipped;
        for (String module : shipped.modules().prepend(Catalog.BASE)) {
            Catalog catalog = catalogs.of(module);
            assertThat(Siege.catalog(Siege.write(catalog))).isEqualTo(catalog);
            ruleset = with(ruleset, catalog);
        }
        return ruleset;
    }

    private Ruleset with(Ruleset ruleset, Catalog catalog) {
        Array<Card> shipped = Catalog.shipped(catalog.module()).all();
        Catalog left = catalog;
        while (true) {
            try {
                return ruleset.with(left);
            } catch (IllegalRulesetException objection) {
                refused++;
                left = without(left, shipped, objection);
            }
        }
    }

    private static Catalog without(Catalog catalog, Array<Card> shipped, IllegalRulesetException objection) {
        Card named = catalog.all()
                .find(card -> (" " + objection.getMessage()).matches(".* " + card + "( has |: ).*"))
                .getOrElseThrow(() -> objection);
        Card old = shipped.find(card -> card.id().equals(named.id())).get();
        return new Catalog(
                catalog.module(),
                catalog.cards().replace(named, old),
                catalog.decks().mapValues(cards -> cards.replace(named, old)));
    }
}
