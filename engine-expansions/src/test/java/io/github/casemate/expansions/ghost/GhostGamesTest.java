package io.github.casemate.expansions.ghost;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.Event;
import io.github.casemate.agenda.GameState;
import io.github.casemate.agenda.GameView;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.SplitMix64;
import io.github.casemate.siege.IslandSiege;
import io.github.casemate.siege.Laws;
import io.github.casemate.siege.action.Attack;
import io.github.casemate.siege.action.BuildBuilding;
import io.github.casemate.siege.action.BuildFort;
import io.github.casemate.siege.action.BuildShip;
import io.github.casemate.siege.action.DrawCards;
import io.github.casemate.siege.action.PlaceStone;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.event.CardsDrawn;
import io.github.casemate.siege.event.GameEnded;
import io.github.casemate.siege.event.TurnBegan;
import io.github.casemate.siege.table.Ending;
import io.github.casemate.siege.table.Table;
import io.github.casemate.testkit.Playthrough;
import io.github.casemate.testkit.Playthroughs;
import io.github.casemate.testkit.Policy;
import io.github.casemate.testkit.rules.Rule;
import io.vavr.collection.List;
import java.util.EnumMap;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Many games against the Ghost Captain, played at random in several ways. */
class GhostGamesTest {

    private static final int GAMES = 100;
    private static final int MOST_DECISIONS = 2_000;

    private IslandSiege game = IslandSiege.of(Haunted.RULESET);
    private final Map<Ending.Victory, Integer> endings = new EnumMap<>(Ending.Victory.class);
    private int turnedDown;
    private int turnedUp;
    private int decidedForHim;

    private static List<Policy<GameState<Table>, Action>> policies() {
        return List.of(
                Policy.preferring("uniform", action -> true),
                Policy.preferring(
                        "builder",
                        action -> action instanceof BuildFort
                                || action instanceof BuildBuilding
                                || action instanceof BuildShip
                                || action instanceof PlaceStone),
                Policy.preferring("turner", action -> action instanceof TurnGhost || action instanceof Attack),
                Policy.preferring("hoarder", action -> action instanceof DrawCards));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "captains", "coquina", "monuments", "ramparts", "captains coquina monuments ramparts"})
    @Rule({"LAW-1", "LAW-2", "LAW-3", "LAW-6", "LAW-7", "LAW-10", "LAW-11", "LAW-12", "GHO-1", "GHO-9", "RUL-81"})
    void theLawsHoldAndHisSeatIsNeverAsked(String others) {
        game = IslandSiege.of(
                (others.isEmpty() ? Haunted.RULESET : Haunted.RULESET.with(others.split(" "))).withTurnLimit(160));
        Playthroughs<GameState<Table>, Action, Event<Table>> playthroughs =
                Playthroughs.of(game).withPolicies(policies()).withLimit(MOST_DECISIONS);
        for (int seed = 0; seed < GAMES; seed++) {
            Playthrough<GameState<Table>, Action, Event<Table>> played =
                    playthroughs.played(playthroughs.starts().head(), seed, MOST_DECISIONS);
            state(played.start().state());
            for (Playthrough.Step<GameState<Table>, Action, Event<Table>> step : played.steps()) {
                events(step);
                state(step.after());
            }
            assertThat(game.turn(played.last()).isOver())
                    .as("game %d ends", seed)
                    .isTrue();
        }

        assertThat(endings).containsKey(Ending.Victory.ECONOMIC);
        assertThat(turnedDown).isPositive();
        assertThat(turnedUp).isPositive().isLessThanOrEqualTo(turnedDown);
        assertThat(decidedForHim).isPositive();
    }

    private void state(GameState<Table> state) {
        Table table = state.table();
        assertThat(Laws.problems(game, table)).isEmpty();
        assertThat(game.turn(state).isOf(GhostCaptain.SEAT))
                .as("he is asked: %s", state.agenda())
                .isFalse();
        if (!game.turn(state).isOver()) {
            assertThat(
                            game.turn(state).isChance()
                                    ? game.chance(state).size()
                                    : game.legalActions(state).size())
                    .isGreaterThan(game.turn(state).isSecret() ? 0 : 1);
            rowIsHisHand(table);
            if (game.turn(state).isOf(GhostCaptain.PLAYER) && table.turn() % 20 == 0) {
                determinized(state);
            }
        }
        if (game.turn(state).isOf(GhostCaptain.PLAYER)
                && table.turn() > 0
                && table.active().equals(GhostCaptain.SEAT)
                && !GhostCaptain.on(table).faceUp()) {
            decidedForHim++;
        }
    }

    private void rowIsHisHand(Table table) {
        List<Card> row = GhostCaptain.on(table).row().toList();
        assertThat(row).doesNotHaveDuplicates();
        assertThat(table.main().cards(table.main().hand(GhostCaptain.SEAT).known()))
                .containsExactlyInAnyOrderElementsOf(row);
        assertThat(table.view(GhostCaptain.PLAYER).main().hand(GhostCaptain.SEAT))
                .as("all of it is open")
                .isEqualTo(table.main().hand(GhostCaptain.SEAT));
    }

    private void determinized(GameState<Table> state) {
        GameView<Table> view = game.view(state, GhostCaptain.PLAYER);
        GameState<Table> guess =
                game.determinize(view, new SplitMix64(state.table().turn()));
        assertThat(game.view(guess, GhostCaptain.PLAYER)).isEqualTo(view);
        assertThat(Laws.problems(game, guess.table())).isEmpty();
    }

    private void events(Playthrough.Step<GameState<Table>, Action, Event<Table>> step) {
        Table table = step.before().table();
        for (Event<Table> event : step.transition().events()) {
            Table after = event.evolve(table);
            for (PlayerId player : game.players()) {
                assertThat(game.redact(event, player).evolve(table.view(player)))
                        .as("%s follows %s", player, event)
                        .isEqualTo(after.view(player));
                assertThat(after.player(player).coins())
                        .isGreaterThanOrEqualTo(table.player(player).coins());
            }
            happened(event, table);
            table = after;
        }
        assertThat(table).isEqualTo(step.after().table());
    }

    private void happened(Event<Table> event, Table before) {
        if (event instanceof GhostTurned turned) {
            turnedDown += turned.faceUp() ? 0 : 1;
            turnedUp += turned.faceUp() ? 1 : 0;
        } else if (event instanceof CardsDrawn drawn && drawn.player().equals(GhostCaptain.SEAT)) {
            assertThat(before.turn() == 0
                            || !GhostCaptain.on(before).faceUp()
                            || !before.active().equals(GhostCaptain.SEAT))
                    .as("face up he draws in the set-up only, and when he is attacked")
                    .isTrue();
        } else if (event instanceof TurnBegan began && began.player().equals(GhostCaptain.SEAT)) {
            assertThat(before.active()).isEqualTo(GhostCaptain.PLAYER);
        } else if (event instanceof GameEnded ended) {
            endings.merge(ended.ending().how(), 1, Integer::sum);
            if (ended.ending().how() == Ending.Victory.COLONIST
                    || ended.ending().how() == Ending.Victory.ECONOMIC) {
                assertThat(ended.ending().winner()).containsExactly(before.active());
            }
        }
    }
}
