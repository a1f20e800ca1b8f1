package io.github.casemate.ai.internal;

import io.github.casemate.ai.Bot;
import io.github.casemate.ai.BotProvider;
import io.github.casemate.ai.search.FlatMonteCarlo;
import io.github.casemate.ai.search.Ismcts;
import io.github.casemate.ai.search.RandomBot;
import io.github.casemate.kernel.Game;

/** A bot that plays every game: it passes on what the game gives it and knows nothing else about the game. */
abstract class AnyGame implements BotProvider<Game<?, Object, ?, Object>, Object, Object> {

    private final String name;
    private final String about;

    AnyGame(String name, String about) {
        this.name = name;
        this.about = about;
    }

    @Override
    @SuppressWarnings("unchecked") // What it sees and does are objects, in every game.
    public Class<Game<?, Object, ?, Object>> games() {
        return (Class<Game<?, Object, ?, Object>>) (Class<?>) Game.class;
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public String about() {
        return about;
    }

    /** {@link RandomBot}. */
    public static final class RandomProvider extends AnyGame {

        /** For the service loader. */
        public RandomProvider() {
            super("random", "Takes any legal action, each with the same chance.");
        }

        @Override
        public Bot<Object, Object> newBot(Game<?, Object, ?, Object> game) {
            return new RandomBot<>();
        }
    }

    /** {@link FlatMonteCarlo}. */
    public static final class FlatProvider extends AnyGame {

        /** For the service loader. */
        public FlatProvider() {
            super("flat", "Plays the game on at random after each action, and takes the action that went best.");
        }

        @Override
        public Bot<Object, Object> newBot(Game<?, Object, ?, Object> game) {
            return FlatMonteCarlo.of(game);
        }
    }

    /** {@link Ismcts}. */
    public static final class IsmctsProvider extends AnyGame {

        /** For the service loader. */
        public IsmctsProvider() {
            super("ismcts", "Searches a tree of what it can know, and plays on at random from its leaves.");
        }

        @Override
        public Bot<Object, Object> newBot(Game<?, Object, ?, Object> game) {
            return Ismcts.of(game).newBot();
        }
    }
}
