package io.github.casemate.testkit;

import io.github.casemate.agenda.GameView;
import io.github.casemate.kernel.Game;
import io.github.casemate.kernel.Match;
import io.github.casemate.kernel.PerfectInformation;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.SplitMix64;
import io.github.casemate.kernel.Transition;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.Objects;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/**
 * What any game with views must guarantee, on top of what any rules must: secrets are kept, and what is shown is enough
 * to follow the game. It holds for each player and for the {@linkplain PlayerId#SPECTATOR spectator}.
 *
 * <pre>{@code
 * class KuhnPokerConformance extends GameConformance<KuhnPoker.State, KuhnPoker.Action, KuhnPoker.Event,
 * KuhnPoker.View> { public KuhnPoker game() { return new KuhnPoker(); } }
 * }</pre>
 *
 * @param <S> the state
 * @param <A> the actions
 * @param <E> the events
 * @param <V> the view
 */
public abstract class GameConformance<S, A, E, V> extends RulesConformance<S, A, E> {

    /** How many other outcomes are tried at each step to find a game that looks the same to a player. */
    private static final int TWIN_TRIES = 12;

    private static final String TWIN = "another game that looks the same";

    /** For a subclass. */
    protected GameConformance() {}

    @Override
    protected abstract Game<S, A, E, V> game();

    /**
     * The part of a view that follows from events, which {@link Game#evolve} is checked against.
     *
     * @param view a view
     * @return by default the view itself, and of a view of a game on the agenda its table; leave out what the game's
     *     events do not mention, such as who is asked
     */
    protected Object eventProjection(V view) {
        return view instanceof GameView<?> seen ? Objects.requireNonNull(seen.table()) : view;
    }

    /**
     * Whether some player may know what another does not. Then a game must be met that a player cannot tell from
     * another one.
     *
     * @return true by default, unless the game is {@link PerfectInformation}
     */
    protected boolean hasSecrets() {
        return !(game() instanceof PerfectInformation<?, ?, ?>);
    }

    /**
     * Taking an action back gives exactly the match before it, and the same action again gives the same match again.
     *
     * @param game a legal game
     */
    @Property
    public void undoIsExact(@ForAll("games") Playthrough<S, A, E> game) {
        Match<S, A, E, V> match = Match.of(game(), game.seed());
        for (int decision = 0; decision < game.choices().size() && !match.isOver(); decision++) {
            Seq<A> legal = match.legalActions();
            A action = legal.get(game.choices().get(decision) % legal.size());
            String before = match.state().toString();
            Match<S, A, E, V> after = match.play(action);
            Match<S, A, E, V> undone = after.undo();
            int played = match.log().size();
            Law.same(undone, match, game, played, "the match is another after undo");
            Law.same(undone.state().toString(), before, game, played, "the state is another after undo");
            Law.same(undone.play(action), after, game, played, "the same action again gives another match");
            match = after;
        }
    }

    /**
     * The log of a match is enough to reach the same state and to see the same events.
     *
     * @param game a legal game
     */
    @Property
    public void aLogReplays(@ForAll("games") Playthrough<S, A, E> game) {
        Match<S, A, E, V> match = Match.of(game(), game.seed());
        for (int decision = 0; decision < game.choices().size() && !match.isOver(); decision++) {
            Seq<A> legal = match.legalActions();
            match = match.play(legal.get(game.choices().get(decision) % legal.size()));
        }
        Match<S, A, E, V> again = Match.replay(game(), match.log());
        Law.same(again.state(), match.state(), game, game.steps().size(), "the replay ends in another state");
        for (PlayerId player : viewers()) {
            Law.same(
                    again.eventsSince(0, player),
                    match.eventsSince(0, player),
                    game,
                    game.steps().size(),
                    "the replay told " + player + " other events");
        }
    }

    /**
     * Who is asked depends only on what everybody sees, and what a player may do only on what that player sees.
     *
     * @param game a legal game
     */
    @Property
    public void legalActionsFollowFromTheView(@ForAll("games") Playthrough<S, A, E> game) {
        eachImagined(game, (index, player, state, imagined) -> {
            Law.same(
                    game().turn(imagined),
                    game().turn(state),
                    game,
                    index,
                    "in a state that " + player + " cannot tell from this one somebody else is asked");
            if (game().turn(state).isOf(player)) {
                Law.same(
                        game().legalActions(imagined),
                        game().legalActions(state),
                        game,
                        index,
                        "the legal actions of " + player + " depend on what " + player + " does not see");
            }
        });
    }

    /**
     * An imagined state looks the same to its viewer as the real one, whether or not that viewer is asked.
     *
     * @param game a legal game
     */
    @Property
    public void anImaginedStateHasTheSameView(@ForAll("games") Playthrough<S, A, E> game) {
        eachImagined(
                game,
                (index, player, state, imagined) -> Law.same(
                        game().view(imagined, player),
                        game().view(state, player),
                        game,
                        index,
                        "the state imagined by " + player + " does not fit their view"));
    }

    /**
     * The redacted events of a transition, folded over the view before, give the view after.
     *
     * @param game a legal game
     */
    @Property
    public void viewsFollowFromEvents(@ForAll("games") Playthrough<S, A, E> game) {
        eachStep(game, (index, step) -> {
            for (PlayerId player : viewers()) {
                V followed =
                        heard(step.transition(), player).foldLeft(game().view(step.before(), player), game()::evolve);
                Law.same(
                        eventProjection(followed),
                        eventProjection(game().view(step.after(), player)),
                        game,
                        index + 1,
                        "the events do not tell " + player + " what has become of their view");
            }
        });
    }

    /**
     * What has been redacted for a player has nothing more to hide from them.
     *
     * @param game a legal game
     */
    @Property
    public void redactionHidesEverythingAtOnce(@ForAll("games") Playthrough<S, A, E> game) {
        eachStep(game, (index, step) -> {
            for (PlayerId player : viewers()) {
                for (E event : heard(step.transition(), player)) {
                    Law.same(
                            game().redact(event, player),
                            event,
                            game,
                            index + 1,
                            "redacting again for " + player + " changes the event");
                }
            }
        });
    }

    /**
     * Two games in which a player has seen the same events and done the same look the same to that player, including
     * who is asked. For each game a twin is sought that differs in secret; a game of hidden information that never has
     * a twin hides nothing, and fails.
     *
     * @param game a legal game
     */
    @Property
    public void whatIsHiddenIsNotShown(@ForAll("games") Playthrough<S, A, E> game) {
        if (hasSecrets()) {
            census().demand(List.of(TWIN));
        }
        for (PlayerId player : viewers()) {
            followTwin(game, player);
        }
    }

    /**
     * Two games that look the same to a player stay the same to that player, whoever acts: the same events are seen,
     * the same player is asked, and neither game goes on where the other rests. The check ends where different events
     * are seen.
     *
     * @param game a legal game
     */
    @Property
    public void whatLooksTheSameStaysTheSame(@ForAll("games") Playthrough<S, A, E> game) {
        SplitMix64 random = new SplitMix64(game.seed());
        eachStep(game, (index, step) -> {
            for (PlayerId player : viewers()) {
                complain(
                        Lookalikes.imagined(game(), player, step.before(), random)
                                .telltale(step.action()),
                        game,
                        index + 1);
            }
        });
    }

    /**
     * A spectator knows no more than a player: in a state that a player cannot distinguish from the real one, the
     * spectator sees the same.
     *
     * @param game a legal game
     */
    @Property
    public void aSpectatorKnowsNoMoreThanAPlayer(@ForAll("games") Playthrough<S, A, E> game) {
        eachImagined(
                game,
                (index, player, state, imagined) -> Law.same(
                        game().view(imagined, PlayerId.SPECTATOR),
                        game().view(state, PlayerId.SPECTATOR),
                        game,
                        index,
                        "the spectator sees what " + player + " does not"));
    }

    /**
     * If an action tells the player who took it something new, one of its events admits that it reveals something.
     *
     * @param game a legal game
     */
    @Property
    public void revelationsAreAdmitted(@ForAll("games") Playthrough<S, A, E> game) {
        eachImagined(game, (index, player, state, imagined) -> {
            if (!game().turn(state).isOf(player)) {
                return;
            }
            for (A action : game().legalActions(state)) {
                Transition<S, E> real = game().apply(state, action);
                Transition<S, E> other = game().apply(imagined, action);
                if (!heard(real, player).equals(heard(other, player))) {
                    Law.holds(
                            real.events().exists(game()::reveals),
                            game,
                            index,
                            () -> player + " learns a secret from " + action + ", but no event admits it");
                }
            }
        });
    }

    /** Everybody who sees the game: the players and the spectator. */
    private Seq<PlayerId> viewers() {
        return game().players().append(PlayerId.SPECTATOR);
    }

    private interface ImaginedCheck<S> {
        void check(int index, PlayerId player, S state, S imagined);
    }

    private void eachImagined(Playthrough<S, A, E> game, ImaginedCheck<S> check) {
        SplitMix64 random = new SplitMix64(game.seed());
        eachState(game, (index, state) -> {
            for (PlayerId player : viewers()) {
                check.check(index, player, state, game().determinize(game().view(state, player), random));
            }
        });
    }

    private static void complain(Option<String> telltale, Playthrough<?, ?, ?> game, int step) {
        Law.holds(telltale.isEmpty(), game, step, telltale::get);
    }

    private Seq<E> heard(Transition<S, E> transition, PlayerId player) {
        return transition.events().map(event -> game().redact(event, player));
    }

    private void followTwin(Playthrough<S, A, E> game, PlayerId player) {
        SplitMix64 random = SplitMix64.of(game.seed(), player.index());
        S twin = game.start().state();
        boolean different = false;
        int index = 0;
        for (Playthrough.Step<S, A, E> step : game.steps()) {
            Seq<E> heard = heard(step.transition(), player);
            S from = twin;
            Option<A> next = candidates(step, from, player, random)
                    .find(action -> heard(game().apply(from, action), player).equals(heard));
            if (next.isEmpty()) {
                return;
            }
            twin = game().apply(from, next.get()).state();
            index++;
            if (!twin.equals(step.after()) && !different && !player.equals(PlayerId.SPECTATOR)) {
                different = true;
                census().count("secrets", TWIN);
            }
            V real = game().view(step.after(), player);
            V other = game().view(twin, player);
            if (!next.contains(step.action()) && !other.equals(real)) {
                Law.same(
                        eventProjection(other),
                        eventProjection(real),
                        game,
                        index,
                        player + " is shown a difference that no event told them of; the other state is " + twin);
                // Somebody has chosen something else that everybody may see and no event shows: from here on the
                // games look different.
                return;
            }
            complain(new Lookalikes<>(game(), player, step.after(), twin).telltale(), game, index);
        }
    }

    /**
     * What the twin may do while it has to look the same: the player's own actions are the same, those of others and of
     * chance are preferably different.
     */
    private Seq<A> candidates(Playthrough.Step<S, A, E> step, S twin, PlayerId player, SplitMix64 random) {
        if (game().turn(twin).isChance()) {
            return List.fill(TWIN_TRIES, () -> game().chance(twin).sample(random))
                    .removeAll(step.action())
                    .append(step.action())
                    .filter(outcome -> game().chance(twin).weight(outcome) > 0);
        }
        Seq<A> legal = game().legalActions(twin);
        if (step.by().contains(player)) {
            return legal.filter(action -> action.equals(step.action()));
        }
        int from = legal.isEmpty() ? 0 : random.nextInt(legal.size());
        return legal.rotateLeft(from).take(TWIN_TRIES);
    }
}
