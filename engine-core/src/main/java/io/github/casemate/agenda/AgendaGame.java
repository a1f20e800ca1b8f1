package io.github.casemate.agenda;

import io.github.casemate.kernel.Distribution;
import io.github.casemate.kernel.Game;
import io.github.casemate.kernel.IllegalActionException;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.Rejection;
import io.github.casemate.kernel.Transition;
import io.github.casemate.kernel.Turn;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * A game whose rules are steps on an agenda. An action answers the open question, which is the head of the agenda; then
 * steps are taken one by one until somebody has a choice again or the game is over. What is refused says why; steps that
 * never come to an end are an error.
 *
 * <p>If a step, an event, an ability or the rules themselves break their contract, any method here may throw a {@link BrokenRuleException}
 * that names it; nothing has changed then.
 *
 * @param <T> the table
 */
public class AgendaGame<T> implements Game<GameState<T>, Action, Event<T>, GameView<T>> {

    private final AgendaRules<T> rules;
    private final Seq<PlayerId> players;
    private final TableAbilities<T> abilities;
    private final GameState<T> newGame;

    /**
     * Makes a game; for games that have more to offer than {@link Game}.
     *
     * @param rules what is played
     * @throws BrokenRuleException if a rule fails while the game is set up
     */
    protected AgendaGame(AgendaRules<T> rules) {
        this.rules = rules;
        this.players = told("players", () -> BrokenRuleException.allPresent(rules.players(), rules, "players"));
        this.abilities = told("abilities", rules::abilities);
        T table = told("table", rules::table);
        Seq<Step<T>> agenda = told("agenda", () -> BrokenRuleException.allPresent(rules.agenda(), rules, "agenda"));
        this.newGame = new GameState<>(run(table, agenda.toList()));
    }

    /**
     * {@return the game that some rules describe}
     *
     * @param rules what is played
     * @param <T> the table
     * @throws BrokenRuleException if a rule fails while the game is set up
     */
    public static <T> AgendaGame<T> of(AgendaRules<T> rules) {
        return new AgendaGame<>(rules);
    }

    /** {@return what is played} */
    public final AgendaRules<T> rules() {
        return rules;
    }

    @Override
    public final Seq<PlayerId> players() {
        return players;
    }

    @Override
    public final GameState<T> newGame() {
        return newGame;
    }

    @Override
    public final Turn turn(GameState<T> state) {
        return state.turn();
    }

    @Override
    public final Seq<Action> legalActions(GameState<T> state) {
        return state.options();
    }

    @Override
    public final Distribution<Action> chance(GameState<T> state) {
        Distribution<Action> odds = state.odds();
        if (odds == null) {
            throw new IllegalStateException("chance is not asked");
        }
        return odds;
    }

    @Override
    public final Either<Rejection, Transition<GameState<T>, Event<T>>> tryApply(GameState<T> state, Action action) {
        return isLegal(state, action) ? Either.right(applied(state, action)) : Either.left(refusal(state, action));
    }

    @Override
    public final Transition<GameState<T>, Event<T>> apply(GameState<T> state, Action action) {
        if (!isLegal(state, action)) {
            throw new IllegalActionException(refusal(state, action));
        }
        return applied(state, action);
    }

    /**
     * Takes up a game that was not played from the beginning: a prepared table and what comes next on it. The agenda
     * runs until somebody is asked. Only a replay proves that a state can be reached; it is the caller's fault if the
     * table is impossible.
     *
     * @param table the table
     * @param agenda what comes next
     * @return the state at the next question, and what happened on the way
     */
    public final Transition<GameState<T>, Event<T>> resume(T table, List<Step<T>> agenda) {
        return transition(run(table, agenda));
    }

    /**
     * {@inheritDoc}
     *
     * @throws IllegalArgumentException if somebody else looks; it says who plays
     */
    @Override
    public final GameView<T> view(GameState<T> state, PlayerId player) {
        if (!player.equals(PlayerId.SPECTATOR)) {
            player.requireAmong(players().size());
        }
        return new GameView<>(
                player,
                seen(state.table(), player),
                state.agenda(),
                state.turn(),
                state.turn().isOf(player) ? state.options() : List.empty());
    }

    /**
     * Why a viewer cannot do something now. It is explained on what they see, so it tells them nothing that they do not
     * know.
     *
     * @param view what they see
     * @param action any action
     * @return the reason; none if it is one of their options
     */
    public final Option<Rejection> refusal(GameView<T> view, Action action) {
        if (isOption(view.options(), action)) {
            return Option.none();
        }
        if (view.turn().isOver()) {
            return Option.some(over());
        }
        return Option.some(
                view.turn().isOf(view.viewer())
                        ? explained(view.agenda().head(), view.table(), action)
                        : Rejection.of(Rejection.NOT_YOUR_TURN, "You are not asked now."));
    }

    /**
     * {@return what somebody sees who may look everywhere, for words and drawings: nothing is hidden, and there are no
     * options}
     *
     * @param state the state
     */
    public final GameView<T> fromAbove(GameState<T> state) {
        return new GameView<>(PlayerId.SPECTATOR, state.table(), state.agenda(), state.turn(), List.empty());
    }

    @Override
    public final Event<T> redact(Event<T> event, PlayerId player) {
        try {
            return BrokenRuleException.present(event.redact(player), event, "redact");
        } catch (Throwable e) {
            throw broken(event, "redact", e);
        }
    }

    /** {@inheritDoc} Here that is the table; no event tells who is asked next, or what. */
    @Override
    public final GameView<T> evolve(GameView<T> view, Event<T> event) {
        try {
            return view.withTable(BrokenRuleException.present(event.evolve(view.table()), event, "evolve"));
        } catch (Throwable e) {
            throw broken(event, "evolve", e);
        }
    }

    @Override
    public final GameState<T> determinize(GameView<T> view, RandomGenerator random) {
        return new GameState<>(run(imagined(view, random), view.agenda()));
    }

    @Override
    public final boolean reveals(Event<T> event) {
        try {
            return event.reveals();
        } catch (Throwable e) {
            throw broken(event, "reveals", e);
        }
    }

    /** Games are equal if their rules are. */
    @Override
    public final boolean equals(@Nullable Object other) {
        return other instanceof AgendaGame<?> that && rules.equals(that.rules);
    }

    @Override
    public final int hashCode() {
        return rules.hashCode();
    }

    @Override
    public String toString() {
        return rules.toString();
    }

    private boolean isLegal(GameState<T> state, Action action) {
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
    private Rejection refusal(GameState<T> state, Action action) {
        return state.turn().isOver() ? over() : explained(state.agenda().head(), state.table(), action);
    }

    private Rejection explained(Step<T> asked, T table, Action action) {
        try {
            return asked instanceof Question<T> question
                    ? BrokenRuleException.present(question.explain(table, action), question, "explain")
                    : Rejection.of(
                            Rejection.IMPOSSIBLE_OUTCOME, "This cannot come up now: " + Action.inWords(action) + ".");
        } catch (Throwable e) {
            throw broken(asked, "explain", e);
        }
    }

    private static Rejection over() {
        return Rejection.of(Rejection.GAME_OVER, "The game is over.");
    }

    private Transition<GameState<T>, Event<T>> applied(GameState<T> state, Action action) {
        try {
            return transition(Engine.answer(rules, abilities, state, action));
        } catch (BrokenRuleException e) {
            throw blamed(e);
        }
    }

    private Engine<T> run(T table, List<Step<T>> agenda) {
        try {
            return Engine.run(rules, abilities, table, agenda);
        } catch (BrokenRuleException e) {
            throw blamed(e);
        }
    }

    private T seen(T table, PlayerId viewer) {
        try {
            return BrokenRuleException.present(rules.view(table, viewer), rules, "view");
        } catch (Throwable e) {
            throw broken(rules, "view", e);
        }
    }

    private T imagined(GameView<T> view, RandomGenerator random) {
        try {
            return BrokenRuleException.present(rules.determinize(view, random), rules, "determinize");
        } catch (Throwable e) {
            throw broken(rules, "determinize", e);
        }
    }

    /** What the rules say once, when the game is made. */
    private <R> R told(String hook, Supplier<R> said) {
        try {
            return BrokenRuleException.present(said.get(), rules, hook);
        } catch (Throwable e) {
            throw broken(rules, hook, e);
        }
    }

    private BrokenRuleException broken(Object rule, String hook, Throwable e) {
        return blamed(BrokenRuleException.of(rule, hook, e));
    }

    private BrokenRuleException blamed(BrokenRuleException broken) {
        try {
            return BrokenRuleException.present(rules.blame(broken), rules, "blame");
        } catch (Throwable e) {
            BrokenRuleException worse = BrokenRuleException.of(rules, "blame", e);
            worse.addSuppressed(broken);
            return worse;
        }
    }

    private static <T> Transition<GameState<T>, Event<T>> transition(Engine<T> engine) {
        return new Transition<>(new GameState<>(engine), engine.events());
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
