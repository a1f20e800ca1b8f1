package io.github.casemate.fog;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.AgendaGame;
import io.github.casemate.agenda.Event;
import io.github.casemate.agenda.GameState;
import io.github.casemate.fog.event.TurnEvents.FogTurnEnded;
import io.github.casemate.fog.table.BuildingCode;
import io.github.casemate.fog.table.FogRuleset;
import io.github.casemate.fog.table.FogTable;
import io.github.casemate.fog.table.UnitCode;
import io.github.casemate.testkit.Playthrough;
import io.github.casemate.testkit.Playthroughs;
import io.github.casemate.testkit.rules.Proof;
import io.vavr.collection.Array;
import java.util.HashMap;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/**
 * LAW-1 to LAW-9, over whole games of mixed policies for two, three and four players on all boards, from the beginning
 * and from prepared starts. {@code -Dcasemate.fog.games} and {@code -Dcasemate.fog.options} say how many games; what never
 * occurred fails the run.
 */
class LawsOverGamesTest {

    private static final int GAMES = Integer.getInteger("casemate.fog.games", 144);

    /** In how many games the options of questions are compared; with more than the usual number, at every question. */
    private static final int COMPARED = Integer.getInteger("casemate.fog.options", 48);

    private static final int USUAL = 48;

    @Test
    @Proof({"LAW-1", "LAW-2", "LAW-3", "LAW-4", "LAW-5", "LAW-6", "LAW-7", "LAW-8", "LAW-9"})
    void theLawsHoldInEveryGame() {
        TreeMap<String, Integer> occurred = new TreeMap<>();
        for (int number = 0; number < GAMES; number++) {
            var game = played(number);
            try {
                new FogLaws(occurred).check(game);
                ends(game);
            } catch (AssertionError e) {
                throw new AssertionError("game " + number + " of " + game.rules() + ": " + e.getMessage(), e);
            }
        }
        assertThat(occurred.keySet())
                .contains(
                        "PlayerDefeated",
                        "conquered city",
                        "conquered factory",
                        "conquered base",
                        "conquered lighthouse",
                        "inherited city",
                        "inherited factory",
                        "inherited base",
                        "inherited lighthouse",
                        "stack of two",
                        "stack of three",
                        "re-roll by the attacker",
                        "re-roll by the defender",
                        "guard of RUL-20",
                        "fog gone",
                        "BuildingRemoved",
                        "no token to build with",
                        "shared win",
                        "last-standing",
                        "most-buildings",
                        "lighthouse claimed",
                        "EntryBlocked",
                        "UnitAdvanced",
                        "swap",
                        "elite made",
                        "basic made");
    }

    private static Playthrough<GameState<FogTable>, Action, Event<FogTable>> played(int number) {
        FogRuleset ruleset = FogRuleset.standard(2 + number % 3).onBoard(3 + number / 3 % 4);
        AgendaGame<FogTable> game = AgendaGame.of(new FogRules(ruleset));
        var games = Playthroughs.of(game).withStarts(FogStarts.of(ruleset)).withPolicies(FogPolicies.all());
        // Numbers of players and boards come round after twelve games, and each of the twelve meets every start in
        // turn.
        int start = (number / 12 + number % 12) % 6;
        return games.played(games.starts().get(start), number, 4_000);
    }

    /** LAW-9: every game ends, within ten quiet rounds for each tile and the countdown. */
    private static void ends(Playthrough<GameState<FogTable>, Action, ?> game) {
        FogTable last = game.last().table();
        assertThat(last.ending()).as("LAW-9: the game is over").isNotEmpty();
        long turns = game.steps()
                .map(step -> (long) step.transition().events().count(FogTurnEnded.class::isInstance))
                .sum()
                .longValue();
        FogRuleset ruleset = last.board().ruleset();
        assertThat(turns).as("LAW-9").isLessThanOrEqualTo((ruleset.fogPlaces() * 10L + 5) * ruleset.players());
    }

    @Test
    @Proof({"RUL-8", "RUL-16"})
    void theOptionsOfAQuestionLeadToDifferentStates() {
        int every = COMPARED > USUAL ? 1 : 3;
        TreeMap<String, Integer> compared = new TreeMap<>();
        for (int number = 0; number < COMPARED; number++) {
            // Every number of players on every board, each from four starts or more.
            var game = played(number);
            int index = number;
            for (GameState<FogTable> state : game.states()) {
                boolean falls = isBaseAboutToFall(state.table());
                if (falls || index++ % every == 0) {
                    differ(game, state);
                    state.agenda()
                            .headOption()
                            .forEach(question -> compared.merge(
                                    (falls ? "about to fall: " : "")
                                            + question.getClass().getSimpleName(),
                                    1,
                                    Integer::sum));
                }
            }
        }
        assertThat(compared.keySet())
                .as("questions, also in a turn after which a base may fall")
                .containsAll(FogTour.QUESTIONS.remove("StartingSide"))
                .contains(
                        "about to fall: Activations",
                        "about to fall: Movement",
                        "about to fall: Destination",
                        "about to fall: UnitAction",
                        "about to fall: MakeUnit");
    }

    /** Whether a unit of another player stands on an own base: all answers of its owner may be lost with it. */
    private static boolean isBaseAboutToFall(FogTable table) {
        for (int seat = 0; seat < table.board().ruleset().players(); seat++) {
            int base = table.board().base(seat);
            int unit = table.unit(base);
            if (unit != UnitCode.NONE
                    && UnitCode.owner(unit) != seat
                    && BuildingCode.owner(table.building(base)) == seat) {
                return true;
            }
        }
        return false;
    }

    private static void differ(Playthrough<GameState<FogTable>, Action, ?> game, GameState<FogTable> state) {
        Array<Action> options = Array.ofAll(game.rules().legalActions(state));
        Map<GameState<FogTable>, Action> reached = new HashMap<>();
        for (Action action : options) {
            Action other = reached.put(game.rules().apply(state, action).state(), action);
            if (other != null) {
                throw new AssertionError(other + " and " + action + " lead to the same state from " + state);
            }
        }
    }
}
