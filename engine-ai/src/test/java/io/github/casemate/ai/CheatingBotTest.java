package io.github.casemate.ai;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.GameState;
import io.github.casemate.agenda.GameView;
import io.github.casemate.ai.arena.Referee;
import io.github.casemate.ai.arena.game.GameRecord;
import io.github.casemate.ai.arena.game.TimeLimits;
import io.github.casemate.ai.search.SearchBot;
import io.github.casemate.ai.siege.SiegeBots;
import io.github.casemate.kernel.Match;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.SplitMix64;
import io.github.casemate.siege.IslandSiege;
import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.table.Deck;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.HashSet;
import io.vavr.collection.Set;
import io.vavr.collection.Vector;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * A bot that looks into everything it is given, private or not, and learns no hidden card: in two states that differ
 * only in what it must not know, it is given the same.
 */
class CheatingBotTest {

    private static final Budget BUDGET = Budget.iterations(20);

    static Stream<Named<IslandSiege>> games() {
        return Stream.of(
                        Ruleset.firstEdition(),
                        Ruleset.secondEdition(2),
                        Ruleset.secondEdition(3),
                        Ruleset.secondEdition(4),
                        Ruleset.secondEdition(2).with("captains"),
                        Ruleset.secondEdition(4).with("captains", "coquina", "monuments", "ramparts"))
                .map(rules -> IslandSiege.of(rules.withTurnLimit(40)))
                .map(game -> Named.of(game.toString(), game));
    }

    @ParameterizedTest
    @MethodSource("games")
    void allThatAMatchGivesIsTheSameWhateverIsHidden(IslandSiege game) {
        Set<PlayerId> asked = HashSet.empty();
        Set<String> differing = HashSet.empty();
        for (Twins twins : Twins.in(game, 16, 5)) {
            ObjectGraph graph = new ObjectGraph();
            assertThat(graph.number(decision(twins.game(), twins.other())))
                    .as("%s in %s", twins.asked(), twins.one())
                    .isEqualTo(graph.number(decision(twins.game(), twins.one())));
            asked = asked.add(twins.asked());
            differing = differing.addAll(twins.differingDecks());
        }
        assertThat(asked).containsExactlyInAnyOrderElementsOf(game.players());
        assertThat(differing)
                .containsExactlyInAnyOrderElementsOf(game.initialTable().decks().map(Deck::id));
    }

    @ParameterizedTest
    @MethodSource("games")
    void allThatTheArenaGivesIsTheSameWhateverIsHidden(IslandSiege game) {
        for (Twins twins : Twins.in(game, 12, 7)) {
            ObjectGraph graph = new ObjectGraph();
            List<Integer> given = new ArrayList<>();
            Entrant<GameView<Table>, Action> cheat = new Entrant<>("cheat", BUDGET, () -> decision -> {
                given.add(graph.number(decision));
                return decision.legal().head();
            });
            for (GameState<Table> state : List.of(twins.one(), twins.other())) {
                GameRecord record = Referee.of(new StartedAt<>(game, state))
                        .limits(TimeLimits.standard().withDecisions(1))
                        .play(Vector.fill(game.players().size(), cheat), 7);
                assertThat(record.forfeit()).isEmpty();
            }
            assertThat(given).hasSize(2);
            assertThat(given.get(1)).isEqualTo(given.get(0));
        }
    }

    static Stream<Named<Function<GameState<Table>, Object>>> hidingPlaces() {
        return Stream.of(
                Named.of("nowhere", state -> state),
                Named.of("in a lambda", CheatingBotTest::captured),
                Named.of("in an array", state -> new Object[] {1, new Object[] {state}}),
                Named.of("in a map", state -> new HashMap<>(Map.of("secret", state))),
                Named.of("in a list", state -> List.of(io.vavr.collection.List.of(1, state))),
                Named.of(
                        "in a list that was cut",
                        state -> Vector.of(state, 1, 2).tail()),
                Named.of("behind a circle", CheatingBotTest::circular));
    }

    @ParameterizedTest
    @MethodSource("hidingPlaces")
    void aStateThatWasLeakedWouldBeFound(Function<GameState<Table>, Object> hiding) {
        IslandSiege game = IslandSiege.of(Ruleset.secondEdition(2).withTurnLimit(20));
        for (Twins twins : Twins.in(game, 1, 5)) {
            ObjectGraph graph = new ObjectGraph();
            assertThat(graph.number(leaking(twins, twins.one(), hiding)))
                    .isNotEqualTo(graph.number(leaking(twins, twins.other(), hiding)))
                    .isEqualTo(graph.number(leaking(twins, twins.one(), hiding)));
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void theLegalActionsAndTheirOrderAreTheSameWhateverIsHidden(IslandSiege game) {
        for (Twins twins : Twins.in(game, 40, 1)) {
            assertThat(game.legalActions(twins.other())).isEqualTo(game.legalActions(twins.one()));
        }
    }

    @Test
    void everyBotAnswersTheSameWhateverIsHidden() {
        IslandSiege game =
                IslandSiege.of(Ruleset.secondEdition(3).with("captains").withTurnLimit(40));
        for (Twins twins : Twins.in(game, 2, 19)) {
            for (BotKind<GameView<Table>, Action> kind : Bots.of(game).all()) {
                Supplier<? extends Bot<GameView<Table>, Action>> bots =
                        Bots.of(game).entrant(kind.name()).bots();
                assertThat(bots.get().choose(decision(game, twins.other())))
                        .as(kind.name())
                        .isEqualTo(bots.get().choose(decision(game, twins.one())));
            }
            SearchBot<GameView<Table>, Action> search =
                    SiegeBots.of(game).ismcts().newBot();
            SearchBot<GameView<Table>, Action> same =
                    SiegeBots.of(game).ismcts().newBot();
            assertThat(search.analyse(decision(game, twins.other())))
                    .isEqualTo(same.analyse(decision(game, twins.one())));
        }
    }

    private static Decision<GameView<Table>, Action> decision(IslandSiege game, GameState<Table> state) {
        return Decision.of(Match.of(new StartedAt<>(game, state), 7), new SplitMix64(1), BUDGET);
    }

    private static Decision<Object, Action> leaking(
            Twins twins, GameState<Table> state, Function<GameState<Table>, Object> hiding) {
        return Decision.of(
                twins.asked(), hiding.apply(state), twins.game().legalActions(state), new SplitMix64(1), BUDGET);
    }

    private static Object captured(GameState<Table> state) {
        Supplier<GameState<Table>> later = () -> state;
        return later;
    }

    private static Object circular(GameState<Table> state) {
        List<Object> circle = new ArrayList<>();
        circle.add(circle);
        circle.add(state);
        return circle;
    }
}
