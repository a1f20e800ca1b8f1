package io.github.casemate.testkit.games;

import io.github.casemate.kernel.Distribution;
import io.github.casemate.kernel.PerfectInformation;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.Rejection;
import io.github.casemate.kernel.Result;
import io.github.casemate.kernel.Transition;
import io.github.casemate.kernel.Turn;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Either;

/** Pig: roll as often as you dare and bank the sum; a one loses it. The first to bank the target wins. */
public record Pig(int playerCount, int target) implements PerfectInformation<Pig.State, Pig.Action, Pig.Event> {

    /** Banked points by seat, whose turn it is, what they have rolled, and whether the die is in the air. */
    public record State(Array<Integer> banked, PlayerId active, int pot, boolean rolling) {}

    /** What players and chance do. */
    public sealed interface Action {}

    /** What the active player may do after a roll. */
    public enum Choice implements Action {
        ROLL,
        HOLD
    }

    /** What chance does. */
    public record Die(int face) implements Action {}

    /** What happened. */
    public sealed interface Event {}

    /** The player has decided to roll: the die is in the air. */
    public record Shaken(PlayerId player) implements Event {}

    /** The die has come to rest. */
    public record Rolled(PlayerId player, int face) implements Event {}

    /** The player has banked the pot. */
    public record Held(PlayerId player, int points) implements Event {}

    private static final Distribution<Action> DIE =
            Distribution.uniform(List.rangeClosed(1, 6).map(Die::new));

    @Override
    public Seq<PlayerId> players() {
        return PlayerId.first(playerCount);
    }

    @Override
    public State newGame() {
        return new State(Array.fill(playerCount, 0), PlayerId.of(0), 0, true);
    }

    @Override
    public Turn turn(State state) {
        if (!state.rolling()) {
            return Turn.of(state.active());
        }
        // Only who has just held can have won: the player before the active one.
        PlayerId last = before(state.active());
        return state.banked().get(last.index()) < target
                ? Turn.chance()
                : Turn.over(Result.win(players(), last, "target-banked"));
    }

    private static final Seq<Action> CHOICES = Array.of(Choice.values());

    @Override
    public Seq<Action> legalActions(State state) {
        return state.rolling() ? Array.empty() : CHOICES;
    }

    @Override
    public Distribution<Action> chance(State state) {
        if (!turn(state).isChance()) {
            throw new IllegalStateException("no die is in the air");
        }
        return DIE;
    }

    @Override
    public Either<Rejection, Transition<State, Event>> tryApply(State state, Action action) {
        return decide(state, action).map(event -> new Transition<>(evolve(state, event), List.of(event)));
    }

    private Either<Rejection, Event> decide(State state, Action action) {
        Turn turn = turn(state);
        if (turn.isOver()) {
            return Either.left(Rejection.of(Rejection.GAME_OVER, "The game is over."));
        }
        if (action instanceof Die die) {
            return turn.isChance() && DIE.weight(die) > 0
                    ? Either.right(new Rolled(state.active(), die.face()))
                    : Either.left(
                            Rejection.of(Rejection.IMPOSSIBLE_OUTCOME, "The die cannot show " + die.face() + " now."));
        }
        if (turn.isChance()) {
            return Either.left(Rejection.of(Rejection.NOT_AN_OPTION, "The die is still in the air."));
        }
        return Either.right(action == Choice.ROLL ? new Shaken(state.active()) : new Held(state.active(), state.pot()));
    }

    @Override
    public State evolve(State state, Event event) {
        if (event instanceof Rolled rolled) {
            return rolled.face() == 1
                    ? new State(state.banked(), after(state.active()), 0, true)
                    : new State(state.banked(), state.active(), state.pot() + rolled.face(), false);
        }
        if (event instanceof Held held) {
            int seat = held.player().index();
            Array<Integer> banked = state.banked().update(seat, state.banked().get(seat) + held.points());
            return new State(banked, after(held.player()), 0, true);
        }
        return new State(state.banked(), state.active(), state.pot(), true);
    }

    private PlayerId after(PlayerId player) {
        return PlayerId.of(player.index() == playerCount - 1 ? 0 : player.index() + 1);
    }

    private PlayerId before(PlayerId player) {
        return PlayerId.of(player.index() == 0 ? playerCount - 1 : player.index() - 1);
    }
}
