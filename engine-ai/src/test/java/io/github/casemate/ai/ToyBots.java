package io.github.casemate.ai;

import io.github.casemate.kernel.Game;
import io.vavr.control.Option;

/** Bots from outside, which the service loader finds among the resources of the tests. */
abstract class ToyBots implements BotProvider {

    static final Bot<Integer, Integer> FIRST = decision -> decision.legal().head();
    static final Bot<Integer, Integer> LAST = decision -> decision.legal().last();

    private final Class<? extends Toy> games;
    private final String name;
    private final Bot<Integer, Integer> bot;

    ToyBots(Class<? extends Toy> games, String name, Bot<Integer, Integer> bot) {
        this.games = games;
        this.name = name;
        this.bot = bot;
    }

    @Override
    public Option<Roster<?, ?, ?>> bots(Game<?, ?, ?, ?> game) {
        return games.isInstance(game) ? Option.some(roster((Toy) game)) : Option.none();
    }

    Roster<Integer, Integer, Integer> roster(Toy toy) {
        return Roster.of(toy).bot(name, "Plays with toys.", Budget.iterations(5), () -> bot);
    }

    public static final class Last extends ToyBots {
        public Last() {
            super(Toy.class, "last", LAST);
        }
    }

    /** Takes the place of the one that plays any game. */
    public static final class Random extends ToyBots {
        public Random() {
            super(Toy.class, "random", FIRST);
        }
    }

    public static final class OneQuarreler extends ToyBots {
        public OneQuarreler() {
            super(Toy.Quarrel.class, "quarrel", FIRST);
        }
    }

    public static final class OtherQuarreler extends ToyBots {
        public OtherQuarreler() {
            super(Toy.Quarrel.class, "quarrel", FIRST);
        }
    }
}
