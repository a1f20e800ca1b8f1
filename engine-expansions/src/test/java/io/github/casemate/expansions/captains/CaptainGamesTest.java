package io.github.casemate.expansions.captains;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.Event;
import io.github.casemate.agenda.GameState;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.SplitMix64;
import io.github.casemate.siege.IslandSiege;
import io.github.casemate.siege.Laws;
import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.action.Attack;
import io.github.casemate.siege.action.BuildBuilding;
import io.github.casemate.siege.action.BuildShip;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.box.CardSet;
import io.github.casemate.siege.box.Face;
import io.github.casemate.siege.event.CardTaken;
import io.github.casemate.siege.event.DeckRefilled;
import io.github.casemate.siege.event.HandSeen;
import io.github.casemate.siege.rules.ImperialBoard;
import io.github.casemate.siege.table.Deck;
import io.github.casemate.siege.table.Table;
import io.github.casemate.testkit.Playthrough;
import io.github.casemate.testkit.Playthroughs;
import io.github.casemate.testkit.Policy;
import io.github.casemate.testkit.Start;
import io.github.casemate.testkit.rules.Rule;
import io.github.casemate.testkit.siege.Scene;
import io.github.casemate.testkit.siege.SceneGame;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import java.util.HashSet;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whole games with captains: nothing is lost, nothing leaks, and every card is played. */
class CaptainGamesTest {

    private static final int GAMES = 250;
    private static final int TURNS = 120;
    private static final int DECISIONS = 4_000;

    private static Playthroughs<GameState<Table>, Action, Event<Table>> games(IslandSiege game) {
        return Playthroughs.of(game)
                .withPolicies(List.of(
                        Policy.preferring(
                                "admiral",
                                action -> action instanceof Attack
                                        || action instanceof PlayCaptain
                                        || action instanceof BuildShip),
                        Policy.preferring(
                                "collector", action -> action instanceof Attack || action instanceof DrawCaptain),
                        Policy.preferring(
                                "builder",
                                action -> action instanceof BuildBuilding
                                        || action instanceof BuildShip
                                        || action instanceof PlayCaptain
                                        || action instanceof DrawCaptain)))
                .withLimit(DECISIONS);
    }

    /** Much to give orders about, and few captain cards left, so that the deck is refilled. */
    private static SceneGame prepared(IslandSiege game) {
        return Scene.of(game)
                .player(
                        1,
                        side -> side.hand("sabotage", "infiltration", "stowaway", "bribery", "red-tack", "raven")
                                .ship("victory")
                                .building("academy")
                                .fort("spy-outpost", 1, "~~~.", "~~~.", ".W~~")
                                .building("armory"))
                .player(
                        2,
                        side -> side.hand("espionage", "full-broadside", "flagship-tack", "breach", "prison")
                                .ship("sister-catarina")
                                .building("cannon-smith")
                                .fort("lighthouse-outpost", 1, "GW", "~.", "~.")
                                .building("infirmary", 1))
                .discard("survey", "undermine", "counterfeit", "requisition", "twin-white", "twin-target")
                .actionOf(1);
    }

    private static Seq<Start<GameState<Table>>> starts(IslandSiege game) {
        return Array.of(
                games(game).starts().head(),
                new Start<>("prepared", prepared(game).state()),
                new Start<>(
                        "in command",
                        prepared(game)
                                .attacksAndKeeps(
                                        "starting-fort-2", Face.LEADERSHIP, Face.LEADERSHIP, Face.LEADERSHIP, Face.GRAY)
                                .state()));
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    @Rule({"CAP-1", "LAW-1", "LAW-2", "LAW-3", "LAW-5", "LAW-7", "LAW-11"})
    void theLawsHoldInEveryGame(int players) {
        IslandSiege game =
                IslandSiege.of(Ruleset.secondEdition(players).with("captains").withTurnLimit(TURNS));
        Playthroughs<GameState<Table>, Action, Event<Table>> games = games(game);
        Seq<Start<GameState<Table>>> starts = starts(game);
        List<Action> known = List.empty();
        Set<String> played = new TreeSet<>();
        Set<Class<?>> happened = new HashSet<>();
        for (int number = 0; number < GAMES; number++) {
            Playthrough<GameState<Table>, Action, Event<Table>> one =
                    games.played(starts.get(number % starts.size()), number, DECISIONS);
            SplitMix64 random = new SplitMix64(number);
            check(game, one.start().state(), random);
            for (Playthrough.Step<GameState<Table>, Action, Event<Table>> step : one.steps()) {
                follow(game, step);
                check(game, step.after(), random);
                strangers(game, step.after(), known, random);
                known = known.prepend(step.action()).take(100);
                for (Event<Table> event : step.transition().events()) {
                    happened.add(event.getClass());
                    if (event instanceof CaptainPlayed order) {
                        played.add(order.card().id());
                    }
                }
            }
            assertThat(game.turn(one.last()).isOver())
                    .as("game %s ends", number)
                    .isTrue();
        }
        assertThat(played)
                .containsExactlyInAnyOrderElementsOf(CaptainCards.all().map(Card::id));
        assertThat(happened)
                .contains(
                        CaptainTakenBack.class,
                        OrderAimed.class,
                        InfiltratorSent.class,
                        StonesSwapped.class,
                        StoneMoved.class,
                        StoneReplaced.class,
                        HandSeen.class,
                        CardTaken.class,
                        DeckRefilled.class);
    }

    private static void check(IslandSiege game, GameState<Table> state, SplitMix64 random) {
        Table table = state.table();
        assertThat(Laws.problems(game, table)).isEmpty();
        assertThat(table.rebuiltIndex(Array.of(new ImperialBoard(), new CommandsCaptains())))
                .isEqualTo(table.abilities());
        for (Deck deck : table.decks()) {
            CardSet hands = deck.hands().foldLeft(CardSet.NONE, (all, hand) -> all.plus(hand.known()));
            assertThat(hands.containsAll(deck.inHandsAtRefill().plus(deck.publiclyKnown())))
                    .isTrue();
            for (PlayerId player : game.players()) {
                assertThat(hands.minus(deck.hand(player).known())
                                .containsAll(deck.known().get(player.index())))
                        .isTrue();
            }
        }
        if (random.nextInt(10) == 0) {
            agendaIsOpen(game, state);
            differ(game, state);
            imagined(game, state, random);
        }
    }

    /** What was legal a while ago is legal now, or refused with a reason. */
    private static void strangers(IslandSiege game, GameState<Table> state, List<Action> known, SplitMix64 random) {
        if (!known.isEmpty() && !game.turn(state).isChance()) {
            Action stranger = known.get(random.nextInt(known.size()));
            assertThat(game.tryApply(state, stranger).isRight())
                    .as("%s in %s", stranger, state)
                    .isEqualTo(game.legalActions(state).contains(stranger));
        }
    }

    private static void agendaIsOpen(IslandSiege game, GameState<Table> state) {
        String agenda = state.agenda().toString();
        for (PlayerId player : game.players()) {
            Table seen = state.table().view(player);
            for (Deck deck : seen.decks()) {
                assertThat(deck.cards(seen.unseen(deck)).filter(card -> agenda.contains(card.id())))
                        .isEmpty();
            }
        }
    }

    private static void differ(IslandSiege game, GameState<Table> state) {
        Seq<Action> legal = game.legalActions(state);
        assertThat(legal.map(action -> game.apply(state, action).state()).toSet())
                .hasSize(legal.size());
    }

    private static void imagined(IslandSiege game, GameState<Table> state, SplitMix64 random) {
        game.turn(state).asked().forEach(player -> {
            GameState<Table> imagined = game.determinize(game.view(state, player), random);
            assertThat(game.view(imagined, player)).isEqualTo(game.view(state, player));
            assertThat(game.legalActions(imagined)).isEqualTo(game.legalActions(state));
            assertThat(Laws.problems(game, imagined.table())).isEmpty();
        });
    }

    private static void follow(IslandSiege game, Playthrough.Step<GameState<Table>, Action, Event<Table>> step) {
        Table table = step.before().table();
        for (Event<Table> event : step.transition().events()) {
            Table after = event.evolve(table);
            for (PlayerId player : game.players()) {
                Event<Table> heard = game.redact(event, player);
                if (!heard.evolve(table.view(player)).equals(after.view(player))) {
                    throw new AssertionError(player + " cannot follow " + event);
                }
            }
            table = after;
        }
        assertThat(table).isEqualTo(step.after().table());
    }
}
