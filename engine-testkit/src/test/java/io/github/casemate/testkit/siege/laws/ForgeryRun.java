package io.github.casemate.testkit.siege.laws;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.Event;
import io.github.casemate.agenda.GameState;
import io.github.casemate.agenda.GameView;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.SplitMix64;
import io.github.casemate.kernel.Transition;
import io.github.casemate.siege.IslandSiege;
import io.github.casemate.siege.Laws;
import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.spi.Delegated;
import io.github.casemate.siege.spi.Problem;
import io.github.casemate.siege.table.Table;
import io.github.casemate.testkit.siege.laws.ForgedStates.Forgery;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.Map;
import java.util.TreeMap;

/**
 * Tries to smuggle forged states in. Whatever is let in must be at rest, keep the laws, and go on without an error and
 * with the laws kept, whatever is played; and all along, everybody can follow the game from their seat.
 */
public final class ForgeryRun {

    /** So far an accepted forgery is played on. */
    private static final int PLAYED = 60;

    /** One state in so many is also imagined and taken up again. */
    private static final int EXAMINED = 10;

    private final SplitMix64 random;
    private final ForgedStates forged;
    private final Map<String, Integer> refused = new TreeMap<>();
    private int tried;
    private int accepted;
    private int altered;
    private int unforeseen;

    /** With games by these rulesets to forge from; steps of one turn up in another. */
    public ForgeryRun(long seed, Ruleset... rulesets) {
        this.random = new SplitMix64(seed);
        this.forged = new ForgedStates(random, rulesets);
    }

    /** Forges this many states. */
    public void forge(int count) {
        for (int i = 0; i < count; i++) {
            smuggle(forged.next());
        }
    }

    public int accepted() {
        return accepted;
    }

    /** How many were refused only because something broke when they were run, and no check had said why. */
    public int unforeseen() {
        return unforeseen;
    }

    public String report() {
        return String.format(
                "%d forgeries, %d (%.1f %%) accepted, %d of them not equal to what they were made from; refused by %s",
                tried, accepted, 100.0 * accepted / tried, altered, refused);
    }

    private void smuggle(Forgery forgery) {
        tried++;
        IslandSiege game = forgery.game();
        String what = "";
        try {
            Either<Problem, Transition<GameState<Table>, Event<Table>>> answer =
                    game.tryResume(forgery.table(), forgery.agenda());
            if (answer.isLeft()) {
                what = answer.getLeft().law();
                refused.merge(what, 1, Integer::sum);
                unforeseen += answer.getLeft().sentence().contains("does not come to rest") ? 1 : 0;
                return;
            }
            accepted++;
            GameState<Table> state = answer.get().state();
            altered += state.equals(forgery.from()) ? 0 : 1;
            what = "accepted as " + state;
            require(Followed.complaint(game, forgery.table(), answer.get().events()));
            playOn(game, state);
        } catch (RuntimeException | StackOverflowError | AssertionError e) {
            throw new AssertionError(
                    "forgery " + tried + " of " + game + System.lineSeparator() + forgery.table()
                            + System.lineSeparator() + forgery.agenda() + System.lineSeparator() + what,
                    e);
        }
    }

    private void playOn(IslandSiege game, GameState<Table> begun) {
        GameState<Table> state = begun;
        for (int played = 0; ; played++) {
            Seq<Problem> broken = Laws.problems(game, state.table());
            if (!broken.isEmpty()) {
                throw new AssertionError("after " + played + " actions: " + broken + " in " + state);
            }
            if (played == PLAYED || game.turn(state).isOver()) {
                return;
            }
            boolean chance = game.turn(state).isChance();
            Seq<Action> legal = game.legalActions(state);
            if (chance
                    ? game.chance(state).size() < 2
                    : legal.size() < (game.turn(state).isSecret() ? 1 : 2)) {
                throw new AssertionError("LAW-6: there is no choice in " + state);
            }
            if (random.nextInt(EXAMINED) == 0) {
                imagined(game, state);
                again(game, state);
            }
            Transition<GameState<Table>, Event<Table>> next = game.apply(
                    state, chance ? game.chance(state).sample(random) : legal.get(random.nextInt(legal.size())));
            require(Followed.complaint(game, state.table(), next.events()));
            state = next.state();
        }
    }

    /**
     * Everybody can imagine the state, and it looks the same; whoever is asked has the same options. But a forger may put
     * a question about a hand to somebody else.
     */
    private void imagined(IslandSiege game, GameState<Table> state) {
        for (PlayerId player : game.players().append(PlayerId.SPECTATOR)) {
            GameView<Table> view = game.view(state, player);
            GameState<Table> other = game.determinize(view, random);
            boolean sameOptions = !game.turn(state).isOf(player)
                    || state.agenda().head() instanceof Delegated
                    || game.legalActions(other).equals(view.options());
            if (!sameOptions || !game.view(other, player).equals(view)) {
                throw new AssertionError(player + " sees " + view + ", but imagines " + other);
            }
        }
    }

    /**
     * What comes of an accepted state is accepted too, but for a step that waits for something that has gone in the
     * meantime: it looks at that when it is taken.
     */
    private static void again(IslandSiege game, GameState<Table> state) {
        for (Problem problem : game.tryResume(state.table(), state.agenda()).swap()) {
            if (!problem.field().matches("agenda\\[[1-9].*")) {
                throw new AssertionError(problem + " in " + state);
            }
        }
    }

    private static void require(Option<String> complaint) {
        complaint.forEach(sentence -> {
            throw new AssertionError(sentence);
        });
    }
}
