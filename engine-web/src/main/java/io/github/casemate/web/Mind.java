package io.github.casemate.web;

import io.github.casemate.ai.Bot;
import io.github.casemate.ai.BotKind;
import io.github.casemate.ai.Bots;
import io.github.casemate.ai.Decision;
import io.github.casemate.ai.Entrant;
import io.github.casemate.ai.Level;
import io.github.casemate.ai.advice.Advice;
import io.github.casemate.ai.advice.Adviser;
import io.github.casemate.ai.advice.RatedOption;
import io.github.casemate.ai.arena.game.Seeds;
import io.github.casemate.ai.search.SearchBot;
import io.github.casemate.kernel.Match;
import io.github.casemate.kernel.PlayerId;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.util.Locale;
import java.util.function.DoubleConsumer;

/**
 * What bots think. They see what their player sees, and get a random source that does not lead back to the dice.
 *
 * @param table the match
 * @param heard is told how far a bot has come, from 0 to 1
 * @param <S> the state
 * @param <A> the actions
 * @param <E> the events
 * @param <V> the view
 */
record Mind<S, A, E, V>(OpenTable<S, A, E, V> table, DoubleConsumer heard) {

    /** Who gives hints: the first level that exists. */
    private static final Array<String> HINTS = Array.of("hard", "normal");

    /** A game whose own bots have no numbers is looked at by the search that plays any game. */
    private static final String ANY_GAME = "ismcts@200";

    /** What a bot of a name does now. */
    JsonTree choice(String bot) {
        Entrant<V, A> entrant = entrant(bot);
        Bot<V, A> thinker = entrant.bots().get();
        A action = thinker.choose(decision(entrant, ""));
        return JsonTree.object()
                .put("answer", table.pack().notation(table.game()).of(action))
                .put("decisions", table.decisions());
    }

    /** What a strong bot would do, as quickly as people like hints. */
    JsonTree hint() {
        Seq<String> levels = bots().levels().map(Level::name);
        return told(
                advice(HINTS.find(levels::contains).orElse(levels::lastOption).getOrElse(ANY_GAME)));
    }

    /**
     * What the strongest bot that has numbers thinks of every option. If it knows what to do without looking at any, a
     * search that tries everything says what the others are worth, unless the game itself leaves nothing to think about.
     */
    JsonTree analysis() {
        Bots<V, A> bots = bots();
        Seq<BotKind<V, A>> strongest = bots.levels()
                .reverse()
                .flatMap(level -> bots.all().find(kind -> kind.name().equals(level.name())))
                .appendAll(bots.all().filter(kind -> !GENERAL.contains(kind.name())));
        Advice<A> advice = advice(strongest
                .find(kind -> kind.bots().get() instanceof SearchBot<V, A>)
                .map(BotKind::name)
                .getOrElse(ANY_GAME));
        if (advice.looks() > 0 || advice.options().size() == 1) {
            return told(advice);
        }
        A known = advice.options().head().action();
        Advice<A> searched = advice(ANY_GAME);
        Seq<RatedOption<A>> others =
                searched.options().reject(option -> option.action().equals(known));
        Seq<RatedOption<A>> first = searched.options().removeAll(others);
        return told(new Advice<>(advice.adviser(), advice.player(), first.appendAll(others), searched.looks()))
                .put("known", true);
    }

    private static final Array<String> GENERAL = Array.of("flat", "ismcts", "random");

    private Advice<A> advice(String bot) {
        Entrant<V, A> entrant = entrant(bot);
        return Adviser.<V, A>of(table.game()).ask(entrant, decision(entrant, "hint"));
    }

    private JsonTree told(Advice<A> advice) {
        Seq<A> legal = table.match().legalActions();
        JsonTree rated = JsonTree.array();
        advice.options().forEach(option -> {
            JsonTree one = JsonTree.object().put("option", legal.indexOf(option.action()));
            option.chance().forEach(chance -> one.put("chance", chance));
            rated.add(one);
        });
        return JsonTree.object()
                .put("by", advice.adviser())
                .put("looks", advice.looks())
                .put("rated", rated)
                .put("decisions", table.decisions());
    }

    private Bots<V, A> bots() {
        if (table.match().isOver()) {
            throw new UnusableException("The game is over.");
        }
        return Bots.of(table.game());
    }

    private Entrant<V, A> entrant(String bot) {
        try {
            return bots().entrant(bot);
        } catch (IllegalArgumentException unknown) {
            String problem = String.valueOf(unknown.getMessage());
            throw new UnusableException(problem.substring(0, 1).toUpperCase(Locale.ROOT) + problem.substring(1) + ".");
        }
    }

    private Decision<V, A> decision(Entrant<V, A> entrant, String purpose) {
        Match<S, A, E, V> match = table.match();
        PlayerId asked = match.turn().asked().get();
        return Decision.of(
                        match,
                        Seeds.ofGame(match.seed(), purpose)
                                .generator(asked.index(), match.log().size()),
                        entrant.budget())
                .heardBy(heard);
    }
}
