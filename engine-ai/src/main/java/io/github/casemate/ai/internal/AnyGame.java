package io.github.casemate.ai.internal;

import io.github.casemate.ai.BotProvider;
import io.github.casemate.ai.Budget;
import io.github.casemate.ai.Roster;
import io.github.casemate.ai.search.FlatMonteCarlo;
import io.github.casemate.ai.search.Ismcts;
import io.github.casemate.ai.search.RandomBot;
import io.github.casemate.kernel.Game;
import io.vavr.control.Option;

/** The bots that play every game: they pass on what the game gives them and know nothing else about it. */
public final class AnyGame implements BotProvider {

    private static final Budget USUAL = Budget.iterations(1000);

    /** For the service loader. */
    public AnyGame() {}

    @Override
    public Option<Roster<?, ?, ?>> bots(Game<?, ?, ?, ?> game) {
        return Option.some(roster(game));
    }

    private static <S, A, E, V> Roster<V, A, E> roster(Game<S, A, E, V> game) {
        return Roster.of(game)
                .bot("random", "Takes any legal action, each with the same chance.", USUAL, RandomBot::new)
                .bot(
                        "flat",
                        "Plays the game on at random after each action, and takes the action that went best.",
                        USUAL,
                        () -> FlatMonteCarlo.of(game))
                .bot(
                        "ismcts",
                        "Searches a tree of what it can know, and plays on at random from its leaves.",
                        USUAL,
                        () -> Ismcts.of(game).newBot())
                .asFallback();
    }
}
