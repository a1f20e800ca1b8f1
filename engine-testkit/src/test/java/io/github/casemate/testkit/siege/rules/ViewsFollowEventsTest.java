package io.github.casemate.testkit.siege.rules;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.Event;
import io.github.casemate.agenda.GameState;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.SplitMix64;
import io.github.casemate.siege.IslandSiege;
import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.action.BuildBuilding;
import io.github.casemate.siege.action.BuildFort;
import io.github.casemate.siege.action.BuildShip;
import io.github.casemate.siege.action.DrawCards;
import io.github.casemate.siege.action.SinkShip;
import io.github.casemate.siege.box.CardSet;
import io.github.casemate.siege.event.CardReturned;
import io.github.casemate.siege.event.CardTaken;
import io.github.casemate.siege.table.Deck;
import io.github.casemate.siege.table.Pile;
import io.github.casemate.siege.table.Table;
import io.github.casemate.testkit.Playthrough;
import io.github.casemate.testkit.Playthroughs;
import io.github.casemate.testkit.Policy;
import io.github.casemate.testkit.rules.Rule;
import io.github.casemate.testkit.siege.Scene;
import io.vavr.collection.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Whoever hears every event, redacted, knows after each of them what a fresh view would show; in games of two, three
 * and four.
 */
class ViewsFollowEventsTest {

    private static final int GAMES = 80;
    private static final int DECISIONS = 150;
    private static final IslandSiege GAME_OF_THREE = IslandSiege.of(Ruleset.secondEdition(3));

    private static Playthroughs<GameState<Table>, Action, Event<Table>> games(IslandSiege game) {
        return Playthroughs.of(game)
                .withPolicies(List.of(
                        Policy.preferring(
                                "builder",
                                action -> action instanceof BuildBuilding
                                        || action instanceof BuildShip
                                        || action instanceof BuildFort
                                        || action instanceof SinkShip),
                        Policy.preferring(
                                "collector", action -> action instanceof DrawCards || action instanceof SinkShip)));
    }

    private static Playthrough<GameState<Table>, Action, Event<Table>> game(IslandSiege game, int seed) {
        Playthroughs<GameState<Table>, Action, Event<Table>> games = games(game);
        return games.played(games.starts().head(), seed, DECISIONS);
    }

    private static void follow(IslandSiege game, Table before, Event<Table> event) {
        Table after = event.evolve(before);
        for (PlayerId player : game.players()) {
            assertThat(event.redact(player).evolve(before.view(player)))
                    .as("%s follows %s", player, event)
                    .isEqualTo(after.view(player));
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    @Rule({"LAW-7", "RUL-28"})
    void viewsFollowEveryEvent(int players) {
        IslandSiege game = IslandSiege.of(Ruleset.secondEdition(players));
        for (int seed = 0; seed < GAMES; seed++) {
            for (Playthrough.Step<GameState<Table>, Action, Event<Table>> step :
                    game(game, seed).steps()) {
                Table table = step.before().table();
                for (Event<Table> event : step.transition().events()) {
                    follow(game, table, event);
                    table = event.evolve(table);
                }
                assertThat(table).isEqualTo(step.after().table());
            }
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    @Rule({"LAW-3", "RUL-28"})
    void whatIsRememberedIsTrue(int players) {
        IslandSiege game = IslandSiege.of(Ruleset.secondEdition(players));
        for (int seed = 0; seed < GAMES; seed++) {
            for (GameState<Table> state : game(game, seed).states()) {
                Deck deck = state.table().main();
                CardSet hands = deck.hands().foldLeft(CardSet.NONE, (all, hand) -> all.plus(hand.known()));
                assertThat(hands.containsAll(deck.inHandsAtRefill().plus(deck.publiclyKnown())))
                        .isTrue();
                for (PlayerId player : game.players()) {
                    CardSet others = hands.minus(deck.hand(player).known());
                    assertThat(others.containsAll(deck.known().get(player.index())))
                            .isTrue();
                }
            }
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    @Rule("LAW-7")
    void whoeverIsAskedImaginesWhatTheySee(int players) {
        IslandSiege game = IslandSiege.of(Ruleset.secondEdition(players));
        SplitMix64 random = new SplitMix64(players);
        for (int seed = 0; seed < GAMES / 4; seed++) {
            for (GameState<Table> state : game(game, seed).states()) {
                game.turn(state).asked().forEach(player -> {
                    GameState<Table> imagined = game.determinize(game.view(state, player), random);
                    assertThat(game.view(imagined, player)).isEqualTo(game.view(state, player));
                    assertThat(game.legalActions(imagined)).isEqualTo(game.legalActions(state));
                });
            }
        }
    }

    @Test
    @Rule({"LAW-7", "RUL-46"})
    void aShipThatComesBackIsFollowedByThreePlayers() {
        Scene scene = Scene.of(Ruleset.secondEdition(3))
                .player(
                        2,
                        side -> side.fort("lighthouse-outpost", 0, ".W", "~.", "~.")
                                .ship("raven", 0));

        follow(GAME_OF_THREE, scene.table(), new CardReturned(PlayerId.of(1), scene.card("raven")));
    }

    @Test
    @Rule({"LAW-7", "RUL-28"})
    void aCardTakenFromAHandWithAnOpenCardIsFollowedByThreePlayers() {
        Scene scene = Scene.of(Ruleset.secondEdition(3))
                .player(2, side -> side.hand("prison", "armory").ship("raven", 0))
                .with(table -> table.changeDeck(
                        Deck.MAIN,
                        deck -> deck.look(
                                PlayerId.of(0),
                                PlayerId.of(1),
                                Pile.of(deck.cards(deck.hand(PlayerId.of(1)).known())
                                        .head()))));
        Table table = new CardReturned(PlayerId.of(1), scene.card("raven")).evolve(scene.table());

        for (String taken : List.of("raven", "prison", "armory")) {
            Event<Table> event = new CardTaken(Deck.MAIN, PlayerId.of(1), PlayerId.of(2), Pile.of(scene.card(taken)));
            follow(GAME_OF_THREE, table, event);

            Deck after = event.evolve(table).main();
            assertThat(after.view(PlayerId.of(0)).hand(PlayerId.of(1)).known().isEmpty())
                    .as("player 1 cannot be sure of any card of that hand")
                    .isTrue();
            assertThat(after.view(PlayerId.of(2)).hand(PlayerId.of(1)).known().contains(scene.card("raven")))
                    .as("player 3 knows whether Raven was taken")
                    .isEqualTo(!taken.equals("raven"));
        }
    }

    @Test
    @Rule({"LAW-7", "RUL-28"})
    void aCardTakenFromAHandThatSomebodyKnowsWholeIsFollowedByThreePlayers() {
        Scene scene = Scene.of(Ruleset.secondEdition(3))
                .player(2, side -> side.hand("prison", "armory"))
                .with(table -> table.changeDeck(
                        Deck.MAIN, deck -> deck.look(PlayerId.of(0), PlayerId.of(1), deck.hand(PlayerId.of(1)))));

        for (String taken : List.of("prison", "armory")) {
            Event<Table> event = new CardTaken(Deck.MAIN, PlayerId.of(1), PlayerId.of(2), Pile.of(scene.card(taken)));
            follow(GAME_OF_THREE, scene.table(), event);

            assertThat(event.evolve(scene.table()).main().view(PlayerId.of(0)).hand(PlayerId.of(1)))
                    .as("player 1 cannot tell which card is left")
                    .isEqualTo(new Pile(CardSet.NONE, 1));
        }
    }
}
