package io.github.casemate.fog;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.AgendaGame;
import io.github.casemate.agenda.GameView;
import io.github.casemate.ai.Bots;
import io.github.casemate.ai.Entrant;
import io.github.casemate.ai.arena.Referee;
import io.github.casemate.ai.arena.game.GameRecord;
import io.github.casemate.ai.arena.stats.Estimate;
import io.github.casemate.fog.table.FogRuleset;
import io.github.casemate.fog.table.FogTable;
import io.github.casemate.fog.table.FogVariant;
import io.github.casemate.kernel.PlayerId;
import io.vavr.collection.Array;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.Locale;
import java.util.concurrent.ConcurrentLinkedQueue;

/**
 * How strong a bot is among others of one kind, for the page about bots: every game has a seed of its own, and the bot has
 * the seats in turn. A shared win counts its part.
 */
final class FogArena {

    /** After so many games the result so far is printed. */
    private static final int STEP = 20;

    private final AgendaGame<FogTable> game;
    private final ConcurrentLinkedQueue<Long> nanos = new ConcurrentLinkedQueue<>();

    private FogArena(AgendaGame<FogTable> game) {
        this.game = game;
    }

    /**
     * Plays, and prints the share of the wins with its interval, again and again.
     *
     * @param args players, places of a side, games, the first seed, the bot, the others, and variants
     */
    public static void main(String[] args) {
        FogRuleset ruleset = FogRuleset.standard(Integer.parseInt(args[0])).onBoard(Integer.parseInt(args[1]));
        for (int i = 6; i < args.length; i++) {
            String name = args[i];
            ruleset = ruleset.with(Array.of(FogVariant.values())
                    .filter(variant -> variant.text().equals(name))
                    .toJavaArray(FogVariant[]::new));
        }
        FogArena arena = new FogArena(AgendaGame.of(new FogRules(ruleset)));
        arena.play(Integer.parseInt(args[2]), Long.parseLong(args[3]), args[4], args[5]);
    }

    private void play(int games, long seed, String one, String other) {
        Bots<GameView<FogTable>, Action> bots = Bots.of(game);
        Entrant<GameView<FogTable>, Action> first = timed(bots.entrant(one));
        Entrant<GameView<FogTable>, Action> second = bots.entrant(other);
        int players = game.players().size();
        double[] bySeat = new double[players];
        int[] results = new int[2];
        double won = 0;
        long decisions = 0;
        for (int number = 0; number < games; number++) {
            int seat = number % players;
            GameRecord record =
                    Referee.of(game).play(Array.fill(players, second).update(seat, first), seed + number);
            if (record.forfeit().isDefined()) {
                throw new IllegalStateException("a bot has forfeited: " + record);
            }
            double share = record.share(PlayerId.of(seat));
            won += share;
            results[0] += share == 1 ? 1 : 0;
            results[1] += share > 0 && share < 1 ? 1 : 0;
            for (int any = 0; any < players; any++) {
                bySeat[any] += record.share(PlayerId.of(any));
            }
            decisions += record.length();
            int done = number + 1;
            if (done % STEP == 0 || done == games) {
                System.out.printf(
                        Locale.ROOT,
                        "%s against %s, %s, seeds from %d: %d games, won %d, shared %d; %s; by seat %s; %d decisions a"
                                + " game; %s%n",
                        one,
                        other,
                        game.rules(),
                        seed,
                        done,
                        results[0],
                        results[1],
                        percent(Estimate.proportion(won, done)),
                        Array.ofAll(bySeat).map(sum -> Math.round(100 * sum / done)),
                        decisions / done,
                        times());
            }
        }
    }

    private static String percent(Estimate share) {
        return String.format(
                Locale.ROOT, "%.1f %% (%.1f to %.1f)", 100 * share.value(), 100 * share.low(), 100 * share.high());
    }

    private String times() {
        Array<Long> sorted = Array.ofAll(nanos).sorted();
        return String.format(
                Locale.ROOT,
                "processor time of a decision %.1f ms (median), %.1f ms (mean)",
                sorted.get(sorted.size() / 2) / 1e6,
                sorted.sum().doubleValue() / sorted.size() / 1e6);
    }

    private Entrant<GameView<FogTable>, Action> timed(Entrant<GameView<FogTable>, Action> entrant) {
        ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        return new Entrant<>(entrant.name() + " timed", entrant.budget(), () -> {
            var bot = entrant.bots().get();
            return decision -> {
                long start = threads.getCurrentThreadCpuTime();
                Action action = bot.choose(decision);
                nanos.add(threads.getCurrentThreadCpuTime() - start);
                return action;
            };
        });
    }
}
