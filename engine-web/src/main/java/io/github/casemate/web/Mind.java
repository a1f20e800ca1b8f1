package io.github.casemate.web;

import io.github.casemate.ai.Bot;
import io.github.casemate.ai.Bots;
import io.github.casemate.ai.Decision;
import io.github.casemate.ai.Entrant;
import io.github.casemate.ai.arena.game.Seeds;
import io.github.casemate.ai.search.Analysis;
import io.github.casemate.ai.search.SearchBot;
import io.github.casemate.kernel.Match;
import io.github.casemate.kernel.PlayerId;
import java.util.Locale;

/** What bots think. They see what their player sees, and get a random source that does not lead back to the dice. */
final class Mind {

    private Mind() {}

    /** What a bot of a name does now. */
    static <S, A, E, V> JsonTree choice(OpenTable<S, A, E, V> table, String bot) {
        Match<S, A, E, V> match = table.match();
        Entrant<V, A> entrant = entrant(table, bot);
        Bot<V, A> thinker = entrant.bots().get();
        A action = thinker.choose(decision(table, entrant));
        return JsonTree.object()
                .put("answer", table.pack().notation(match.game()).of(action))
                .put("decisions", table.decisions());
    }

    /** What a bot thinks of each option, the best first; just its choice if it does not say more. */
    static <S, A, E, V> JsonTree analysis(OpenTable<S, A, E, V> table, String bot) {
        Match<S, A, E, V> match = table.match();
        Entrant<V, A> entrant = entrant(table, bot);
        Decision<V, A> decision = decision(table, entrant);
        JsonTree rated = JsonTree.array();
        if (entrant.bots().get() instanceof SearchBot<V, A> searcher) {
            Analysis<A> analysis = searcher.analyse(decision);
            analysis.choices()
                    .sortBy(choice -> choice.action().equals(analysis.best().action()) ? -1 : -choice.visits())
                    .forEach(choice -> rated.add(JsonTree.object()
                            .put("option", match.legalActions().indexOf(choice.action()))
                            .put("visits", choice.visits())
                            .put("chance", (choice.mean() + 1) / 2)));
        } else {
            rated.add(JsonTree.object()
                    .put(
                            "option",
                            match.legalActions().indexOf(entrant.bots().get().choose(decision))));
        }
        return JsonTree.object().put("rated", rated).put("decisions", table.decisions());
    }

    private static <S, A, E, V> Entrant<V, A> entrant(OpenTable<S, A, E, V> table, String bot) {
        if (table.match().isOver()) {
            throw new UnusableException("The game is over.");
        }
        try {
            return Bots.of(table.game()).entrant(bot);
        } catch (IllegalArgumentException unknown) {
            String problem = String.valueOf(unknown.getMessage());
            throw new UnusableException(problem.substring(0, 1).toUpperCase(Locale.ROOT) + problem.substring(1) + ".");
        }
    }

    private static <S, A, E, V> Decision<V, A> decision(OpenTable<S, A, E, V> table, Entrant<V, A> entrant) {
        Match<S, A, E, V> match = table.match();
        PlayerId asked = match.turn().asked().get();
        return Decision.of(
                match,
                Seeds.ofGame(match.seed(), entrant.name()).generator(asked.index(), table.decisions()),
                entrant.budget());
    }
}
