package io.github.casemate.siege;

import io.github.casemate.kernel.Distribution;
import io.github.casemate.kernel.Game;
import io.github.casemate.kernel.IllegalActionException;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.Rejection;
import io.github.casemate.kernel.Transition;
import io.github.casemate.kernel.Turn;
import io.github.casemate.siege.action.Action;
import io.github.casemate.siege.engine.Engine;
import io.github.casemate.siege.event.Event;
import io.github.casemate.siege.rules.SetUp;
import io.github.casemate.siege.spi.BrokenRuleException;
import io.github.casemate.siege.spi.Problem;
import io.github.casemate.siege.spi.Question;
import io.github.casemate.siege.spi.Step;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * Island Siege, by the rules of one ruleset.
 *
 * <pre>{@code
 * IslandSiege game = IslandSiege.of(Ruleset.secondEdition(2));
 * var match = Match.of(game, 42L);
 * }</pre>
 *
 * <p>Anybody can write rule modules. If one breaks its contract, any method here may throw a {@link
 * BrokenRuleException} that names it; nothing has changed then.
 */
public final class IslandSiege implements Game<GameState, Action, Event, GameView> {

    private final Ruleset ruleset;
    private final Seq<PlayerId> players;
    private final Table initialTable;
    private final GameState newGame;

    private IslandSiege(Ruleset ruleset) {
        this.ruleset = ruleset;
        this.players = PlayerId.first(ruleset.seats());
        this.initialTable = ruleset.layout();
        this.newGame = new GameState(run(initialTable, List.of(SetUp.STEP)));
    }

    /**
     * {@return the game that a ruleset describes}
     *
     * @param ruleset what is played
     * @throws BrokenRuleException if a module fails while the game is set up
     */
    public static IslandSiege of(Ruleset ruleset) {
        return new IslandSiege(ruleset);
    }

    /** {@return what is played} */
    public Ruleset ruleset() {
        return ruleset;
    }

    @Override
    public Seq<PlayerId> players() {
        return players;
    }

    @Override
    public GameState newGame() {
        return newGame;
    }

    @Override
    public Turn turn(GameState state) {
        return state.turn();
    }

    @Override
    public Seq<Action> legalActions(GameState state) {
        return state.options();
    }

    @Override
    public Distribution<Action> chance(GameState state) {
        Distribution<Action> odds = state.odds();
        if (odds == null) {
            throw new IllegalStateException("chance is not asked");
        }
        return odds;
    }

    @Override
    public Either<Rejection, Transition<GameState, Event>> tryApply(GameState state, Action action) {
        return isLegal(state, action) ? Either.right(applied(state, action)) : Either.left(refusal(state, action));
    }

    @Override
    public Transition<GameState, Event> apply(GameState state, Action action) {
        if (!isLegal(state, action)) {
            throw new IllegalActionException(refusal(state, action));
        }
        return applied(state, action);
    }

    /**
     * Takes up a game that was not played from the beginning: a prepared table and what comes next on it. The agenda
     * runs until somebody is asked. Only a replay proves that a state can be reached; it is the caller's fault if the
     * table cannot be made from the cards and pieces of this game. For tables that others have made there is {@link
     * #tryResume}.
     *
     * @param table the table
     * @param agenda what comes next, such as {@link io.github.casemate.siege.rules.ActionPhase}
     * @return the state at the next question, and what happened on the way
     */
    public Transition<GameState, Event> resume(Table table, List<Step> agenda) {
        return transition(run(table, agenda));
    }

    /**
     * Takes up a state that comes from outside, such as one that was read from a file. It is not trusted: the table
     * must keep the {@linkplain Laws laws}, each step must {@linkplain Step#validate fit} the table, the agenda must
     * lead on to the next turn, and the game must come to rest, again with all laws kept. A state that passes can be
     * played on from; only a replay proves that it can be reached. A state that was reached by playing always passes:
     * no event happens, and the state that is returned equals it.
     *
     * @param table the table; its index of abilities is rebuilt, so it need not have one
     * @param agenda what comes next
     * @return the state at rest and what happened on the way there, or the first thing that is wrong, with a field such
     *     as {@code players[0].forts[1].wall} or {@code agenda[2].card}
     */
    public Either<Problem, Transition<GameState, Event>> tryResume(Table table, List<Step> agenda) {
        return Admission.to(this, table, agenda);
    }

    /**
     * Takes up a view that comes from outside, such as one that a client has received. It is not trusted: hidden cards
     * are imagined, and the resulting state is {@linkplain #tryResume taken up} and must look like the view.
     *
     * @param viewer who sees it
     * @param table the table with holes; it need not have an index of abilities
     * @param agenda what comes next
     * @return the view with who is asked and what the viewer may do, or the first thing that is wrong
     */
    public Either<Problem, GameView> tryView(PlayerId viewer, Table table, List<Step> agenda) {
        return Admission.ofView(this, viewer, table, agenda);
    }

    /**
     * The table before the first card is dealt, from which other tables can be prepared. With very few cards, {@link
     * #newGame} is already further along: cards that can be dealt in only one way have been dealt there.
     *
     * @return the table as SET-1 to SET-4 leave it
     */
    public Table initialTable() {
        return initialTable;
    }

    @Override
    public GameView view(GameState state, PlayerId player) {
        return new GameView(
                player,
                state.table().view(player),
                state.agenda(),
                turn(state),
                turn(state).isOf(player) ? legalActions(state) : List.empty());
    }

    @Override
    public Event redact(Event event, PlayerId player) {
        try {
            return BrokenRuleException.present(event.redact(player), event, "redact");
        } catch (Throwable e) {
            throw broken(event, "redact", e);
        }
    }

    /** {@inheritDoc} Here that is the table; no event tells who is asked next, or what. */
    @Override
    public GameView evolve(GameView view, Event event) {
        try {
            return view.withTable(BrokenRuleException.present(event.evolve(view.table()), event, "evolve"));
        } catch (Throwable e) {
            throw broken(event, "evolve", e);
        }
    }

    @Override
    public GameState determinize(GameView view, RandomGenerator random) {
        return new GameState(run(Determinization.fill(view.table(), view.agenda(), random), view.agenda()));
    }

    @Override
    public boolean reveals(Event event) {
        try {
            return event.reveals();
        } catch (Throwable e) {
            throw broken(event, "reveals", e);
        }
    }

    /** Games are equal if their rulesets are. */
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof IslandSiege that && ruleset.equals(that.ruleset);
    }

    @Override
    public int hashCode() {
        return ruleset.hashCode();
    }

    @Override
    public String toString() {
        return "Island Siege, " + ruleset.edition() + " edition for " + ruleset.players()
                + (ruleset.modules().isEmpty() ? "" : ruleset.modules().mkString(" with ", ", ", ""));
    }

    private boolean isLegal(GameState state, Action action) {
        Distribution<Action> odds = state.odds();
        if (odds == null) {
            return isOption(state.options(), action);
        }
        try {
            return odds.weight(action) > 0;
        } catch (Throwable e) {
            throw broken(state.agenda().head(), "odds", e);
        }
    }

    /** Why an action is not legal. That it is not has been decided already. */
    private Rejection refusal(GameState state, Action action) {
        if (state.turn().isOver()) {
            return Rejection.of(Rejection.GAME_OVER, "The game is over.");
        }
        Step asked = state.agenda().head();
        try {
            return asked instanceof Question question
                    ? BrokenRuleException.present(question.explain(state.table(), action), question, "explain")
                    : Rejection.of(
                            Rejection.IMPOSSIBLE_OUTCOME, "This cannot come up now: " + Action.inWords(action) + ".");
        } catch (Throwable e) {
            throw broken(asked, "explain", e);
        }
    }

    private Transition<GameState, Event> applied(GameState state, Action action) {
        try {
            return transition(Engine.answer(state.table(), state.agenda(), action));
        } catch (BrokenRuleException e) {
            throw Culprit.named(e, ruleset);
        }
    }

    private Engine run(Table table, List<Step> agenda) {
        try {
            return Engine.run(table, agenda);
        } catch (BrokenRuleException e) {
            throw Culprit.named(e, ruleset);
        }
    }

    private BrokenRuleException broken(Object rule, String hook, Throwable e) {
        return Culprit.named(BrokenRuleException.of(rule, hook, e), ruleset);
    }

    private static Transition<GameState, Event> transition(Engine engine) {
        return new Transition<>(new GameState(engine), engine.events());
    }

    /** A caller who chose one of the options usually passes that very object; values are compared only if not. */
    private static boolean isOption(Seq<Action> options, Action action) {
        for (int i = 0; i < options.size(); i++) {
            if (options.get(i) == action) {
                return true;
            }
        }
        return options.contains(action);
    }
}
