package io.github.casemate.ai.advice;

import io.github.casemate.ai.Bot;
import io.github.casemate.ai.Decision;
import io.github.casemate.ai.Entrant;
import io.github.casemate.ai.IllegalAnswerException;
import io.github.casemate.ai.search.Analysis;
import io.github.casemate.ai.search.SearchBot;
import io.github.casemate.kernel.Excerpt;
import io.github.casemate.kernel.Game;
import io.github.casemate.kernel.Match;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.random.RandomGenerator;

/**
 * Asks bots for hints. A {@link SearchBot} gives its numbers too: a search what it found out about each option, a greedy
 * bot its evaluation of each; of any other bot only the choice is known. The bot sees what the asked player sees, and
 * nothing else.
 *
 * <pre>{@code
 * Adviser<View, Action> adviser = Adviser.of(game);
 * Advice<Action> hint = adviser.ask(Bots.of(game).entrant("hard"), match, new SplitMix64(7));
 * }</pre>
 *
 * <p>Each question goes to a new bot. So with a budget in iterations and the same random generator a hint is the same
 * each time, and it is what a new bot would choose; one that has followed the game may remember more.
 *
 * @param <V> what the bots see
 * @param <A> what they do
 */
public final class Adviser<V, A> {

    private final int players;

    private Adviser(int players) {
        this.players = players;
    }

    /**
     * {@return an adviser for a game}
     *
     * @param game what is played
     * @param <V> what the bots see
     * @param <A> what they do
     */
    public static <V, A> Adviser<V, A> of(Game<?, A, ?, V> game) {
        return new Adviser<>(game.players().size());
    }

    /**
     * {@return what a bot would do for the player whom a match waits for, with its own budget}
     *
     * @param entrant the bot, as {@link io.github.casemate.ai.Bots#entrant} finds it by the name of a bot or level
     * @param match a match of the game that is not over
     * @param random the bot's own generator, unrelated to the seed of the match
     * @throws IllegalArgumentException if the match is over
     * @throws IllegalAnswerException if the bot's answer is not one of the options
     */
    public Advice<A> ask(Entrant<V, A> entrant, Match<?, A, ?, V> match, RandomGenerator random) {
        return ask(entrant, Decision.of(match, random, entrant.budget()));
    }

    /**
     * {@return what a bot would do in a decision, with the budget of the decision}
     *
     * @param entrant the bot
     * @param decision an open decision, which this uses up
     * @throws IllegalAnswerException if the bot's answer is not one of the options
     */
    public Advice<A> ask(Entrant<V, A> entrant, Decision<V, A> decision) {
        Bot<V, A> bot = entrant.bots().get();
        try {
            return bot instanceof SearchBot<V, A> search
                    ? rated(entrant, decision, search)
                    : unrated(entrant, decision, bot.choose(decision));
        } finally {
            bot.end(Option.none());
        }
    }

    private Advice<A> rated(Entrant<V, A> entrant, Decision<V, A> decision, SearchBot<V, A> bot) {
        Analysis<A> analysis = bot.analyse(decision);
        Seq<Analysis.Choice<A>> ranking = bot.ranking(analysis);
        if (analysis.iterations() == 0) {
            // The bot had no choice, or saw none, so its means are not numbers for anything.
            return unrated(entrant, decision, ranking.head().action());
        }
        requireLegal(entrant, decision, ranking.head().action());
        double all = Math.max(1, ranking.map(Analysis.Choice::visits).sum().doubleValue());
        Seq<RatedOption<A>> options = ranking.map(choice -> rated(choice, all));
        // The sort is stable, so it only moves what has no numbers to the end.
        return new Advice<>(
                entrant.name(),
                decision.player(),
                options.take(1).appendAll(options.drop(1).sortBy(option -> !option.isRated())),
                analysis.iterations());
    }

    private RatedOption<A> rated(Analysis.Choice<A> choice, double all) {
        boolean known = choice.visits() > 0 && Double.isFinite(choice.mean());
        return new RatedOption<>(
                choice.action(),
                Option.when(known, () -> Chances.ofUtility(choice.mean(), players)),
                Option.when(known, choice::mean),
                choice.visits(),
                choice.visits() / all);
    }

    private static <V, A> Advice<A> unrated(Entrant<V, A> entrant, Decision<V, A> decision, A answer) {
        requireLegal(entrant, decision, answer);
        return new Advice<>(
                entrant.name(),
                decision.player(),
                decision.legal().remove(answer).prepend(answer).map(RatedOption::unrated),
                0);
    }

    private static <V, A> void requireLegal(Entrant<V, A> entrant, Decision<V, A> decision, A answer) {
        if (!decision.legal().contains(answer)) {
            throw new IllegalAnswerException(
                    "the bot '" + entrant.name() + "' would do what is not an option: " + Excerpt.part(answer));
        }
    }
}
