package io.github.casemate.testkit;

import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.Rules;
import io.github.casemate.kernel.Runaway;
import io.github.casemate.kernel.SplitMix64;
import io.github.casemate.kernel.Turn;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.Function;
import java.util.function.ToIntFunction;
import java.util.random.RandomGenerator;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;

/**
 * Legal games of any rules, as jqwik arbitraries. Each seat plays by one of the policies, chosen again for each game;
 * games begin at one of the starts and stop at the end or at the limit. They shrink to the shortest prefix that still
 * fails.
 *
 * @param <S> the state
 * @param <A> the actions
 * @param <E> the events
 * @param rules the rules to play by
 * @param starts where games begin; the first is the beginning of the game
 * @param policies how players choose
 * @param limit the most decisions of players that a game has
 * @param text how an action is printed
 */
public record Playthroughs<S, A, E>(
        Rules<S, A, E> rules,
        Seq<Start<S>> starts,
        Seq<Policy<S, A>> policies,
        int limit,
        Function<? super A, String> text) {

    /** The generators of chance are numbered from zero up, so negative numbers are free. */
    private static final long CASTING = -1;

    private static final long CHOOSING = -2;

    /**
     * Games from the beginning, by the ready-made policies, of at most 300 decisions.
     *
     * @param <S> the state
     * @param <A> the actions
     * @param <E> the events
     * @param rules the rules to play by
     * @return the games
     */
    public static <S, A, E> Playthroughs<S, A, E> of(Rules<S, A, E> rules) {
        return new Playthroughs<>(
                rules,
                List.of(new Start<>(Start.NEW_GAME, rules.newGame())),
                List.of(Policy.uniform(), Policy.first(), Policy.last()),
                300,
                String::valueOf);
    }

    /**
     * {@return the same, and games from other starts too}
     *
     * @param more further starts
     */
    public Playthroughs<S, A, E> withStarts(Seq<Start<S>> more) {
        return new Playthroughs<>(rules, starts.appendAll(more), policies, limit, text);
    }

    /**
     * {@return the same, and other ways to choose too}
     *
     * @param more further policies
     */
    public Playthroughs<S, A, E> withPolicies(Seq<Policy<S, A>> more) {
        return new Playthroughs<>(rules, starts, policies.appendAll(more), limit, text);
    }

    /**
     * {@return the same games with another limit}
     *
     * @param decisions the most decisions of players that a game has
     */
    public Playthroughs<S, A, E> withLimit(int decisions) {
        return new Playthroughs<>(rules, starts, policies, decisions, text);
    }

    /**
     * {@return the same games, printed in another way}
     *
     * @param other how an action is printed
     */
    public Playthroughs<S, A, E> withText(Function<? super A, String> other) {
        return new Playthroughs<>(rules, starts, policies, limit, other);
    }

    /**
     * Legal games. Half of them are played to the end or the limit, half stop somewhere on the way.
     *
     * @return the arbitrary
     */
    public Arbitrary<Playthrough<S, A, E>> games() {
        return Combinators.combine(
                        Arbitraries.of(starts.asJava()).dontShrink(),
                        Arbitraries.longs().dontShrink(),
                        Arbitraries.integers().between(0, 2 * limit))
                .as((start, seed, length) -> played(start, seed, Math.min(length, limit)));
    }

    /**
     * States that play has reached.
     *
     * @return the arbitrary
     */
    public Arbitrary<S> states() {
        return games().map(Playthrough::last);
    }

    /**
     * Actions that are accepted in a state: a legal action, or an outcome of chance.
     *
     * @param state a state that is not over
     * @return the arbitrary
     */
    public Arbitrary<A> actions(S state) {
        return rules.turn(state).isChance()
                ? Arbitraries.longs().map(seed -> rules.chance(state).sample(new SplitMix64(seed)))
                : Arbitraries.of(rules.legalActions(state).asJava());
    }

    /**
     * Plays a game by the policies.
     *
     * @param start where it begins
     * @param seed where everything random comes from
     * @param decisions after how many decisions of players it stops
     * @return the game
     */
    public Playthrough<S, A, E> played(Start<S> start, long seed, int decisions) {
        SplitMix64 casting = SplitMix64.of(seed, CASTING);
        Array<Policy<S, A>> cast =
                Array.ofAll(rules.players().map(player -> policies.get(casting.nextInt(policies.size()))));
        RandomGenerator choosing = SplitMix64.of(seed, CHOOSING);
        return played(start, seed, decisions, state -> {
            Seq<A> legal = rules.legalActions(state);
            PlayerId asked = rules.turn(state).asked().get();
            return legal.indexOf(cast.get(asked.index()).choice().among(state, legal, choosing));
        });
    }

    /**
     * Plays a game whose choices are known: what a failing law prints can be pasted as a call of this method.
     *
     * @param start the name of the start
     * @param seed where the outcomes of chance come from
     * @param choices the places of the players' actions among the legal ones
     * @return the game
     * @throws IllegalArgumentException if there is no such start or no such option
     */
    public Playthrough<S, A, E> play(String start, long seed, int... choices) {
        Start<S> from = starts.find(candidate -> candidate.name().equals(start))
                .getOrElseThrow(() -> new IllegalArgumentException("no start '" + start + "', only "
                        + starts.map(Start::name).mkString("'", "', '", "'")));
        Iterator next = new Iterator(choices);
        return played(
                from,
                seed,
                choices.length,
                state -> next.choice(rules.legalActions(state).size()));
    }

    private Playthrough<S, A, E> played(Start<S> start, long seed, int decisions, ToIntFunction<S> chooser) {
        Playthrough<S, A, E> game = new Playthrough<>(rules, start, seed, Vector.empty(), Vector.empty(), text);
        int outcomes = 0;
        int inARow = 0;
        try {
            while (true) {
                S state = game.last();
                Turn turn = rules.turn(state);
                inARow = turn.isChance() ? inARow + 1 : 0;
                if (turn.isChance()) {
                    Runaway.check(inARow);
                    game = game.plus(turn, rules.chance(state).sample(SplitMix64.of(seed, outcomes++)), Option.none());
                } else if (turn.isOver() || game.choices().size() == decisions) {
                    return game;
                } else {
                    int choice = chooser.applyAsInt(state);
                    game = game.plus(turn, rules.legalActions(state).get(choice), Option.some(choice));
                }
            }
        } catch (NoSuchOption wrong) {
            throw wrong;
        } catch (RuntimeException | StackOverflowError thrown) {
            throw Law.thrown(thrown, game);
        }
    }

    /** The mistake of a caller, not of the rules. */
    private static final class NoSuchOption extends IllegalArgumentException {
        private static final long serialVersionUID = 1L;

        NoSuchOption(String message) {
            super(message);
        }
    }

    /** Hands out given choices one by one. */
    private static final class Iterator {
        private final int[] choices;
        private int next;

        Iterator(int[] choices) {
            this.choices = choices.clone();
        }

        int choice(int options) {
            int choice = choices[next++];
            if (choice < 0 || choice >= options) {
                throw new NoSuchOption(
                        "choice number " + next + " is " + choice + ", but there are " + options + " options");
            }
            return choice;
        }
    }
}
