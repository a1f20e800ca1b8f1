package io.github.casemate.ai.advice;

import io.github.casemate.ai.Bot;
import io.github.casemate.ai.BotKind;
import io.github.casemate.ai.Bots;
import io.github.casemate.ai.search.Evaluation;
import io.github.casemate.ai.search.SearchBot;
import io.github.casemate.kernel.Game;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** The evaluations that the bots of a game judge by. */
final class Evaluations {

    private Evaluations() {}

    /** That of the strongest level whose bot has one, or else of the first bot by name. */
    static <S, V, A, E> Option<Evaluation<S>> of(Game<S, A, E, V> game) {
        Bots<V, A> bots = Bots.of(game);
        Seq<BotKind<V, A>> kinds = bots.levels()
                .reverse()
                .flatMap(level -> bots.all().find(kind -> kind.name().equals(level.name())))
                .appendAll(bots.all());
        for (BotKind<V, A> kind : kinds) {
            Option<Evaluation<S>> found = of(kind);
            if (found.isDefined()) {
                return found;
            }
        }
        return Option.none();
    }

    @SuppressWarnings("unchecked") // A roster is for the game that was given, so its bots judge states of that game.
    private static <S, V, A> Option<Evaluation<S>> of(BotKind<V, A> kind) {
        Bot<V, A> bot;
        try {
            bot = kind.bots().get();
        } catch (RuntimeException e) {
            // A bot that cannot be made has nothing to say; whoever wants it to play is told why.
            return Option.none();
        }
        return bot instanceof SearchBot<V, A> search
                ? search.evaluation().map(evaluation -> (Evaluation<S>) evaluation)
                : Option.none();
    }
}
