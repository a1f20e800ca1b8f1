package io.github.casemate.ai.internal;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.GameView;
import io.github.casemate.ai.Bot;
import io.github.casemate.ai.BotProvider;
import io.github.casemate.ai.Budget;
import io.github.casemate.ai.siege.Level;
import io.github.casemate.ai.siege.SiegeBots;
import io.github.casemate.ai.siege.SiegeEvaluation;
import io.github.casemate.siege.IslandSiege;
import io.github.casemate.siege.table.Table;
import java.util.function.Function;

/** A bot for Island Siege. What one bot has worked out about forts is used by the next. */
abstract class SiegeProvider implements BotProvider<IslandSiege, GameView<Table>, Action> {

    private final String name;
    private final String about;
    private final Budget budget;
    private final Function<SiegeBots, Bot<GameView<Table>, Action>> bot;
    private final SiegeEvaluation evaluation = new SiegeEvaluation();

    SiegeProvider(String name, String about, Budget budget, Function<SiegeBots, Bot<GameView<Table>, Action>> bot) {
        this.name = name;
        this.about = about;
        this.budget = budget;
        this.bot = bot;
    }

    @Override
    public Class<IslandSiege> games() {
        return IslandSiege.class;
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public String about() {
        return about;
    }

    @Override
    public Budget budget() {
        return budget;
    }

    @Override
    public Bot<GameView<Table>, Action> newBot(IslandSiege game) {
        return bot.apply(SiegeBots.of(game, evaluation));
    }

    /** Looks one action ahead. */
    public static final class Greedy extends SiegeProvider {

        /** For the service loader. */
        public Greedy() {
            super(
                    "greedy",
                    "Looks one action ahead and takes what the evaluation likes best.",
                    Budget.iterations(1000),
                    SiegeBots::greedy);
        }
    }

    /** Flat Monte Carlo with the evaluation. */
    public static final class Flat extends SiegeProvider {

        /** For the service loader. */
        public Flat() {
            super(
                    "flat",
                    "Plays each action on to the next turn, again and again, and takes what the evaluation likes best.",
                    Budget.iterations(1000),
                    SiegeBots::flat);
        }
    }

    /** Tree search with the evaluation. */
    public static final class Search extends SiegeProvider {

        /** For the service loader. */
        public Search() {
            super(
                    "ismcts",
                    "Searches a tree of what it can know, with the evaluation at its leaves.",
                    Budget.iterations(1000),
                    bots -> bots.ismcts().newBot());
        }
    }

    /** Follows a plan. */
    public static final class Scripted extends SiegeProvider {

        /** For the service loader. */
        public Scripted() {
            super(
                    "scripted",
                    "Plays by rules of thumb: races for the nearer victory, and attacks where the odds are worth it.",
                    Budget.iterations(1),
                    SiegeBots::scripted);
        }
    }

    /** A level for people. */
    abstract static class Leveled extends SiegeProvider {

        Leveled(Level level) {
            super(level.label(), level.about(), level.budget(), bots -> bots.level(level));
        }
    }

    /** {@link Level#EASY}. */
    public static final class Easy extends Leveled {

        /** For the service loader. */
        public Easy() {
            super(Level.EASY);
        }
    }

    /** {@link Level#NORMAL}. */
    public static final class Normal extends Leveled {

        /** For the service loader. */
        public Normal() {
            super(Level.NORMAL);
        }
    }

    /** {@link Level#HARD}. */
    public static final class Hard extends Leveled {

        /** For the service loader. */
        public Hard() {
            super(Level.HARD);
        }
    }

    /** {@link Level#EXPERT}. */
    public static final class Expert extends Leveled {

        /** For the service loader. */
        public Expert() {
            super(Level.EXPERT);
        }
    }
}
