package io.github.casemate.app.laws;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.agenda.GameView;
import io.github.casemate.kernel.Distribution;
import io.github.casemate.kernel.Game;
import io.github.casemate.kernel.Match;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.Rejection;
import io.github.casemate.kernel.Result;
import io.github.casemate.kernel.SplitMix64;
import io.github.casemate.kernel.Transition;
import io.github.casemate.kernel.Turn;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;

/**
 * One game by players who choose by chance, with a liking for the first or the last option in some games, and the laws of
 * the kernel on the way: all of them at some of its states, and the cheapest at each.
 */
final class LawfulGame<S, A, E, V> {

    /** The laws are looked at once in this many decisions, at another place in each game. */
    private static final int SELDOM = 16;

    /** Random players need not come to an end. */
    private static final int MOST_DECISIONS = 1_500;

    private final Game<S, A, E, V> game;
    private final Array<PlayerId> viewers;
    private final long seed;
    private final SplitMix64 chance;
    private final SplitMix64 choices;
    private final List<A> actions = new ArrayList<>();
    private final Census census;

    LawfulGame(Game<S, A, E, V> game, long seed, Census census) {
        this.game = game;
        this.viewers = game.players().toArray().append(PlayerId.SPECTATOR);
        this.seed = seed;
        this.chance = SplitMix64.of(seed, 0);
        this.choices = SplitMix64.of(seed, 1);
        this.census = census;
    }

    void play() {
        S state = game.newGame();
        int decisions = 0;
        Turn turn = game.turn(state);
        while (!turn.isOver() && decisions < MOST_DECISIONS) {
            boolean isLookedAt = (actions.size() + seed) % SELDOM == 0;
            A action = turn.isChance() ? drawn(state, isLookedAt) : chosen(state, isLookedAt);
            decisions += turn.isChance() ? 0 : 1;
            Transition<S, E> next = game.apply(state, action);
            if (isLookedAt) {
                isAcceptedFromWhoIsAsked(state, turn, action, next);
                viewsFollow(state, next);
                isImaginedAlike(state, turn);
            }
            tell(turn, action, next);
            actions.add(action);
            state = next.state();
            turn = game.turn(state);
        }
        census.add("games", "decisions", decisions);
        census.add("games", "chance", actions.size() - decisions);
        census.count("games", "played");
        census.count("ends", turn.ended().map(Result::why).getOrElse("unfinished"));
        if (turn.isOver()) {
            isOver(state, turn.ended().get());
        }
        if (seed % SELDOM == 0) {
            isReplayed(state);
        }
    }

    private A drawn(S state, boolean isLookedAt) {
        Distribution<A> odds = game.chance(state);
        A outcome = odds.sample(chance);
        if (isLookedAt) {
            assertThat(game.legalActions(state)).as("options of chance").isEmpty();
            assertThat(odds.weight(outcome)).as("the weight of " + outcome).isBetween(1L, odds.total());
        }
        return outcome;
    }

    private A chosen(S state, boolean isLookedAt) {
        Array<A> options = game.legalActions(state).toArray();
        if (options.isEmpty()) {
            throw new AssertionError(game.turn(state) + " is asked, and has no answer");
        }
        if (isLookedAt) {
            assertThat(new HashSet<>(options.asJava())).as("different options").hasSize(options.size());
            for (A option : options) {
                assertThat(game.tryApply(state, option).isRight())
                        .as("the option " + option)
                        .isTrue();
            }
        }
        // Half of the games by chance alone, a quarter with the first option often, a quarter with the last.
        long liking = Math.floorMod(seed / SELDOM, 4);
        boolean isLiked = liking >= 2 && choices.nextInt(3) > 0;
        int place = isLiked ? (liking == 2 ? 0 : options.size() - 1) : choices.nextInt(options.size());
        return options.get(place);
    }

    private void isAcceptedFromWhoIsAsked(S state, Turn turn, A action, Transition<S, E> next) {
        assertThat(game.apply(state, action)).as("the same action again").isEqualTo(next);
        for (PlayerId player : game.players()) {
            var answer = game.tryApply(state, player, action);
            boolean isAsked = turn.asked().contains(player);
            assertThat(answer.isRight()).as("the action by " + player).isEqualTo(isAsked);
            if (isAsked) {
                assertThat(answer.get()).as("the action by " + player).isEqualTo(next);
            } else {
                assertThat(answer.getLeft().code()).isEqualTo(Rejection.NOT_YOUR_TURN);
            }
        }
    }

    private void viewsFollow(S state, Transition<S, E> next) {
        for (PlayerId viewer : viewers) {
            V view = game.view(state, viewer);
            for (E event : next.events()) {
                view = game.evolve(view, game.redact(event, viewer));
            }
            assertThat(onTheTable(view))
                    .as("what " + viewer + " sees after the events")
                    .isEqualTo(onTheTable(game.view(next.state(), viewer)));
        }
    }

    /** Who is asked is told by no event. */
    private static Object onTheTable(Object view) {
        return view instanceof GameView<?> ofTable ? ofTable.table() : view;
    }

    private void isImaginedAlike(S state, Turn turn) {
        PlayerId viewer = viewers.get((int) Math.floorMod(seed + actions.size() / SELDOM, (long) viewers.size()));
        V view = game.view(state, viewer);
        S imagined = game.determinize(view, choices);
        assertThat(game.view(imagined, viewer))
                .as("what " + viewer + " sees of an imagined state")
                .isEqualTo(view);
        assertThat(game.turn(imagined)).as("who is asked in an imagined state").isEqualTo(turn);
        if (turn.asked().contains(viewer)) {
            assertThat(game.legalActions(imagined))
                    .as("options in an imagined state")
                    .isEqualTo(game.legalActions(state));
        }
    }

    private void isOver(S state, Result result) {
        assertThat(game.legalActions(state)).as("options after the end").isEmpty();
        assertThat(game.players().containsAll(result.winners())).as("who won").isTrue();
        assertThat(result.utilities()).as("utilities").hasSameSizeAs(game.players());
        if (!actions.isEmpty()) {
            var answer = game.tryApply(state, actions.get(actions.size() - 1));
            assertThat(answer.isLeft()).as("an action after the end").isTrue();
        }
    }

    private void isReplayed(S last) {
        Seq<A> log = Array.ofAll(actions);
        assertThat(Match.replay(game, log).state()).as("the replayed game").isEqualTo(last);
    }

    private void tell(Turn turn, A action, Transition<S, E> next) {
        count(turn.isChance() ? "chance" : "actions", action);
        for (E event : next.events()) {
            count("events", event);
        }
    }

    private void count(String kind, Object occurred) {
        census.count(
                kind,
                occurred instanceof Enum<?> constant
                        ? constant.name()
                        : occurred.getClass().getSimpleName());
    }
}
