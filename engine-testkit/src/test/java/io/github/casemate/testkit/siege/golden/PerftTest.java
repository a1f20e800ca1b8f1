package io.github.casemate.testkit.siege.golden;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.agenda.GameState;
import io.github.casemate.siege.IslandSiege;
import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.cards.BaseCards;
import io.github.casemate.siege.table.Table;
import io.github.casemate.testkit.ExactCounts;
import io.github.casemate.testkit.GoldenTexts;
import io.github.casemate.testkit.siege.Scene;
import io.vavr.Tuple;
import io.vavr.Tuple3;
import io.vavr.collection.Array;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import org.junit.jupiter.api.Test;

/**
 * Exact numbers of sequences of answers, players' and chance's, from fixed positions: a rule that allows one thing
 * more or one thing less changes a number. The decks are small, so that draws can be listed.
 */
class PerftTest {

    private static final Array<String> FIVE =
            Array.of("secret-fortress", "robust-stronghold", "armory", "victory", "spy-outpost");

    @Test
    void theNumbersOfSequencesAreAsStored() {
        StringBuilder text = new StringBuilder();
        positions().forEach((name, position) -> {
            IslandSiege game = position._1();
            text.append(name).append('\n');
            for (int depth = 1; depth <= position._2(); depth++) {
                text.append("  depth ")
                        .append(depth)
                        .append(": ")
                        .append(ExactCounts.of(game, position._3(), depth))
                        .append('\n');
            }
        });
        assertThat(text.toString()).isEqualTo(GoldenTexts.text("perft.txt", text::toString));
    }

    private static Map<String, Tuple3<IslandSiege, Integer, GameState<Table>>> positions() {
        IslandSiege tiny = game(FIVE, 2);
        IslandSiege three = game(
                FIVE.append("prison").append("raven").append("cove-outpost").append("guarded-fortress"), 3);
        IslandSiege full = IslandSiege.of(Ruleset.secondEdition(2));
        return LinkedHashMap.of(
                "two players, five cards, from the beginning", Tuple.of(tiny, 8, tiny.newGame()),
                "three players, nine cards, from the beginning", Tuple.of(three, 4, three.newGame()),
                "an attack with a ship, an academy and a barricade",
                        Tuple.of(
                                full,
                                6,
                                Scene.of(full)
                                        .player(
                                                1,
                                                side -> side.startingFort(2, "WGGB")
                                                        .building("academy")
                                                        .ship("raven")
                                                        .hand("silver-smelter"))
                                        .player(
                                                2,
                                                side -> side.noStartingFort()
                                                        .fort("barricaded-fortress", 1, "~BB~", "~~~~", "W~~G")
                                                        .ship("victory"))
                                        .deck("armory", "prison", "spy-outpost", "watchtower", "observatory")
                                        .actionOf(1)
                                        .state()),
                "a build with every choice",
                        Tuple.of(
                                full,
                                6,
                                Scene.of(full)
                                        .player(
                                                1,
                                                side -> side.supply("BBWWG")
                                                        .startingFort(4, "W..B")
                                                        .hand("secret-fortress", "trade-company", "dominica"))
                                        .player(
                                                2,
                                                side -> side.startingFort(2, "WGGB")
                                                        .building("armory")
                                                        .ship("raven"))
                                        .deck("cove-outpost", "prison", "spy-outpost", "watchtower", "observatory")
                                        .actionOf(1)
                                        .state()));
    }

    private static IslandSiege game(Array<String> deck, int players) {
        Array<Card> cards = BaseCards.all().filter(card -> card.starting() || deck.contains(card.id()));
        return IslandSiege.of(Ruleset.secondEdition(players).withCards(cards));
    }
}
