package io.github.casemate.bench;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.Event;
import io.github.casemate.agenda.GameState;
import io.github.casemate.agenda.GameView;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.SplitMix64;
import io.github.casemate.kernel.Transition;
import io.github.casemate.kernel.Turn;
import io.github.casemate.siege.IslandSiege;
import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.util.ArrayList;
import java.util.List;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/**
 * The methods of the game one by one, on states of random two-player games. An operation is one call; a call to redact
 * or evolve takes one event.
 */
@State(Scope.Thread)
public class SiegeCalls {

    /** A power of two, so that wrapping around is cheap. */
    private static final int SAMPLES = 1024;

    /** Which third of their games the states come from. */
    @Param({"early", "middle", "late"})
    public String part = "early";

    private final IslandSiege game = IslandSiege.of(Ruleset.secondEdition(2));
    private final SplitMix64 random = new SplitMix64(7);
    private Array<Asked> asked = Array.empty();
    private Array<Heard> heard = Array.empty();
    private int next;

    /** A state in which a player has a choice, one of their answers, and what they know. */
    private record Asked(GameState<Table> state, Action answer, PlayerId player, GameView<Table> view) {}

    /** An event, a player who sees it, their view before it, and the event as they see it. */
    private record Heard(Event<Table> event, PlayerId player, GameView<Table> view, Event<Table> redacted) {}

    /** Plays games and takes one state and one event from the wanted third of each. */
    @Setup
    public void prepare() {
        int third = List.of("early", "middle", "late").indexOf(part);
        SplitMix64 source = new SplitMix64(42);
        List<Asked> states = new ArrayList<>();
        List<Heard> events = new ArrayList<>();
        while (states.size() < SAMPLES) {
            List<Asked> asking = new ArrayList<>();
            List<Heard> hearing = new ArrayList<>();
            play(source, asking, hearing);
            // A player is asked in every game, so there is something in each third of it.
            states.add(pick(asking, third, source));
            events.add(pick(hearing, third, source));
        }
        asked = Array.ofAll(states);
        heard = Array.ofAll(events);
    }

    /** Applies an action of a player. */
    @Benchmark
    public Transition<GameState<Table>, Event<Table>> apply() {
        Asked sample = asked.get(place());
        return game.apply(sample.state(), sample.answer());
    }

    /** Asks for the options. They were made together with the state, so this only looks them up. */
    @Benchmark
    public Seq<Action> legalActions() {
        return game.legalActions(asked.get(place()).state());
    }

    /** Makes the view of the player who is asked. */
    @Benchmark
    public GameView<Table> view() {
        Asked sample = asked.get(place());
        return game.view(sample.state(), sample.player());
    }

    /** Guesses a state from the view of the player who is asked. */
    @Benchmark
    public GameState<Table> determinize() {
        return game.determinize(asked.get(place()).view(), random);
    }

    /** Redacts an event for a player. */
    @Benchmark
    public Event<Table> redact() {
        Heard sample = heard.get(place());
        return game.redact(sample.event(), sample.player());
    }

    /** Updates the view of a player with an event. */
    @Benchmark
    public GameView<Table> evolve() {
        Heard sample = heard.get(place());
        return game.evolve(sample.view(), sample.redacted());
    }

    private int place() {
        next = (next + 1) & (SAMPLES - 1);
        return next;
    }

    private static <T> T pick(List<T> all, int third, SplitMix64 source) {
        int from = third * all.size() / 3;
        int to = (third + 1) * all.size() / 3;
        return all.get(from + (int) SplitMix64.below(source, to - from));
    }

    private void play(SplitMix64 source, List<Asked> asking, List<Heard> hearing) {
        GameState<Table> state = game.newGame();
        for (Turn turn = game.turn(state); !turn.isOver(); turn = game.turn(state)) {
            Action answer = answer(state, turn, source);
            if (game.legalActions(state).size() > 1) {
                PlayerId player = turn.asked().get();
                asking.add(new Asked(state, answer, player, game.view(state, player)));
            }
            Transition<GameState<Table>, Event<Table>> after = game.apply(state, answer);
            PlayerId hearer = PlayerId.of((int) SplitMix64.below(source, 2));
            GameView<Table> view = game.view(state, hearer);
            for (Event<Table> event : after.events()) {
                Event<Table> redacted = game.redact(event, hearer);
                hearing.add(new Heard(event, hearer, view, redacted));
                view = game.evolve(view, redacted);
            }
            state = after.state();
        }
    }

    private Action answer(GameState<Table> state, Turn turn, SplitMix64 source) {
        if (turn.isChance()) {
            return game.chance(state).sample(source);
        }
        Seq<Action> legal = game.legalActions(state);
        return legal.get((int) SplitMix64.below(source, legal.size()));
    }
}
