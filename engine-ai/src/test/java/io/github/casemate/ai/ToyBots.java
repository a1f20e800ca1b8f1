package io.github.casemate.ai;

/** Bots from outside, which the service loader finds among the resources of the tests. */
abstract class ToyBots<G extends Toy> implements BotProvider<G, Integer, Integer> {

    static final Bot<Integer, Integer> FIRST = decision -> decision.legal().head();
    static final Bot<Integer, Integer> LAST = decision -> decision.legal().last();

    private final Class<G> games;
    private final String name;
    private final Bot<Integer, Integer> bot;

    ToyBots(Class<G> games, String name, Bot<Integer, Integer> bot) {
        this.games = games;
        this.name = name;
        this.bot = bot;
    }

    @Override
    public Class<G> games() {
        return games;
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public String about() {
        return "Plays with toys.";
    }

    @Override
    public Budget budget() {
        return Budget.iterations(5);
    }

    @Override
    public Bot<Integer, Integer> newBot(G game) {
        return bot;
    }

    public static final class Last extends ToyBots<Toy> {
        public Last() {
            super(Toy.class, "last", LAST);
        }
    }

    /** More special than the one that plays any game. */
    public static final class Random extends ToyBots<Toy> {
        public Random() {
            super(Toy.class, "random", FIRST);
        }
    }

    /** More special than {@link Last}. */
    public static final class SpecialLast extends ToyBots<Toy.Special> {
        public SpecialLast() {
            super(Toy.Special.class, "last", FIRST);
        }
    }

    public static final class OneQuarreler extends ToyBots<Toy.Quarrel> {
        public OneQuarreler() {
            super(Toy.Quarrel.class, "quarrel", FIRST);
        }
    }

    public static final class OtherQuarreler extends ToyBots<Toy.Quarrel> {
        public OtherQuarreler() {
            super(Toy.Quarrel.class, "quarrel", FIRST);
        }
    }

    /** More special than both quarrelers, and found after them. */
    public static final class Peacemaker extends ToyBots<Toy.Peace> {
        public Peacemaker() {
            super(Toy.Peace.class, "quarrel", LAST);
        }
    }
}
