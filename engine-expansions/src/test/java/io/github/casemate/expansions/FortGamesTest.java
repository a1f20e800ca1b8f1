package io.github.casemate.expansions;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.expansions.coquina.CoquinaForts;
import io.github.casemate.expansions.ramparts.AttackTurned;
import io.github.casemate.expansions.ramparts.PlaceGained;
import io.github.casemate.expansions.ramparts.RampartsForts;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.SplitMix64;
import io.github.casemate.siege.GameState;
import io.github.casemate.siege.IslandSiege;
import io.github.casemate.siege.Laws;
import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.action.Action;
import io.github.casemate.siege.action.Attack;
import io.github.casemate.siege.action.BuildFort;
import io.github.casemate.siege.action.ChooseReinforce;
import io.github.casemate.siege.action.ChooseSecondWave;
import io.github.casemate.siege.action.DrawCards;
import io.github.casemate.siege.action.FellStones;
import io.github.casemate.siege.action.PlaceStone;
import io.github.casemate.siege.action.SinkShip;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.box.Spaces;
import io.github.casemate.siege.box.StoneColor;
import io.github.casemate.siege.event.BuildEnded;
import io.github.casemate.siege.event.Event;
import io.github.casemate.siege.event.StoneFell;
import io.github.casemate.siege.table.Table;
import io.github.casemate.testkit.Playthrough;
import io.github.casemate.testkit.Playthroughs;
import io.github.casemate.testkit.Policy;
import io.github.casemate.testkit.Start;
import io.github.casemate.testkit.siege.Scene;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** Games with the forts of Ramparts and Coquina: the laws hold at each step, and every fort is built in some game. */
class FortGamesTest {

    private static final int GAMES = 100;
    private static final int TURN_LIMIT = 120;
    private static final int MOST_DECISIONS = 4_000;

    private static final Seq<Policy<GameState, Action>> POLICIES = List.of(
            Policy.preferring("builder", action -> action instanceof BuildFort || action instanceof PlaceStone),
            Policy.preferring("attacker", action -> action instanceof Attack || action instanceof ChooseSecondWave),
            Policy.preferring("gatherer", action -> action instanceof Attack || action instanceof ChooseReinforce),
            Policy.preferring("hoarder", action -> action instanceof DrawCards));

    private final Set<String> occurred = new TreeSet<>();

    @Test
    void theLawsHoldInGamesWithTheForts() {
        for (int players = 2; players <= 4; players++) {
            play(IslandSiege.of(
                    Ruleset.secondEdition(players).with("coquina", "ramparts").withTurnLimit(TURN_LIMIT)));
        }
        play(IslandSiege.of(Ruleset.firstEdition().with("ramparts").withTurnLimit(TURN_LIMIT)));
        assertThat(occurred)
                .containsAll(RampartsForts.all().appendAll(CoquinaForts.all()).map(Card::id))
                .contains("turned", "placed", "pink");
    }

    private void play(IslandSiege game) {
        Playthroughs<GameState, Action, Event> playthroughs =
                Playthroughs.of(game).withPolicies(POLICIES).withLimit(MOST_DECISIONS);
        Start<GameState> beginning = playthroughs.starts().head();
        Start<GameState> prepared = new Start<>("forts", prepared(game));
        for (int number = 0; number < GAMES; number++) {
            Playthrough<GameState, Action, Event> played =
                    playthroughs.played(number % 2 == 0 ? beginning : prepared, number, MOST_DECISIONS);
            assertThat(game.turn(played.last()).isOver())
                    .as("game %d ends", number)
                    .isTrue();
            SplitMix64 random = new SplitMix64(number);
            int step = 0;
            for (Playthrough.Step<GameState, Action, Event> taken : played.steps()) {
                step++;
                String complaint = complaint(game, taken, random);
                if (!complaint.isEmpty()) {
                    throw new AssertionError(complaint + " in " + game + " after " + played.prefix(step));
                }
            }
        }
    }

    /** Forts that matter in many attacks, so that they are seen more often. */
    private static GameState prepared(IslandSiege game) {
        boolean pink = game.ruleset().modules().contains("coquina");
        return Scene.of(game)
                .player(
                        1,
                        side -> side.fort("signal-outpost", 1, "G~.", "W~.")
                                .fort("masons-stronghold", 0, ".G", "..", "~.")
                                .hand("bastion-fortress", "citadel-fortress", "raven"))
                .player(
                        2,
                        side -> (pink ? side.fort("safe-harbor", 1, "~P", "..") : side)
                                .fort("privateer-outpost", 2, "W..", "~~.")
                                .fort("arsenal-stronghold", 1, "GB.", "~.~")
                                .hand("hilltop-fortress", "moated-fortress", "victory"))
                .actionOf(1)
                .state();
    }

    private String complaint(IslandSiege game, Playthrough.Step<GameState, Action, Event> taken, SplitMix64 random) {
        GameState state = taken.after();
        Seq<Laws.Violation> violations = Laws.violations(game, state.table());
        if (!violations.isEmpty()) {
            return violations.toString();
        }
        Seq<Action> legal = game.legalActions(state);
        if (random.nextInt(10) == 0
                && legal.map(action -> game.apply(state, action).state())
                                .distinct()
                                .size()
                        != legal.size()) {
            return "two options lead to the same state: " + legal;
        }
        for (Action forged : forged(state.table(), random)) {
            boolean possible = game.turn(state).isChance() ? false : legal.contains(forged);
            if (game.tryApply(state, forged).isRight() != possible) {
                return "LAW-5: " + forged + " is treated wrongly";
            }
        }
        return unfollowed(game, taken);
    }

    /** LAW-7: each player can follow the game by what they hear of it. */
    private String unfollowed(IslandSiege game, Playthrough.Step<GameState, Action, Event> taken) {
        Table table = taken.before().table();
        boolean placing = taken.before().agenda().headOption().exists(step -> step instanceof PlaceGained);
        for (Event event : taken.transition().events()) {
            Table after = event.evolve(table);
            note(event);
            for (PlayerId player : game.players()) {
                if (!game.redact(event, player).evolve(table.view(player)).equals(after.view(player))) {
                    return "LAW-7: " + player + " cannot follow " + event;
                }
            }
            table = after;
        }
        if (placing && taken.action() instanceof PlaceStone) {
            occurred.add("placed");
        }
        return table.equals(taken.after().table()) ? "" : "the events do not fold to the new table";
    }

    private void note(Event event) {
        if (event instanceof BuildEnded built) {
            occurred.add(built.card().id());
        } else if (event instanceof AttackTurned) {
            occurred.add("turned");
        } else if (event instanceof StoneFell fell && fell.color() == StoneColor.PINK) {
            occurred.add("pink");
        }
    }

    private static Seq<Action> forged(Table table, SplitMix64 random) {
        Array<Card> cards = table.main().cards();
        return List.of(
                new FellStones(new Spaces(random.nextInt(1 << 5))),
                new PlaceStone(random.nextInt(6), StoneColor.at(random.nextInt(StoneColor.count()))),
                new SinkShip(cards.get(random.nextInt(cards.size()))),
                new Attack(cards.get(random.nextInt(cards.size()))));
    }
}
