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

    private final AgendaGame<FogTable> game;
    private final ConcurrentLinkedQueue<Long> nanos = new ConcurrentLinkedQueue<>();

    private FogArena(AgendaGame<FogTable> game) {
        this.game = game;
    }

    /**
     * Plays, and prints the share of the wins with its interval.
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
        System.out.println(arena.play(Integer.parseInt(args[2]), Long.parseLong(args[3]), args[4], args[5]));
    }

    private String play(int games, long seed, String one, String other) {
        Bots<GameView<FogTable>, Action> bots = Bots.of(game);
        Entrant<GameView<FogTable>, Action> first = timed(bots.entrant(one));
        Entrant<GameView<FogTable>, Action> second = bots.entrant(other);
        int players = game.players().size();
        double[] bySeat = new double[players];
        double won = 0;
        int alone = 0;
        int shared = 0;
        long decisions = 0;
        long start = System.nanoTime();
        for (int number = 0; number < games; number++) {
            int seat = number % players;
            GameRecord record =
                    Referee.of(game).play(Array.fill(players, second).update(seat, first), seed + number);
            if (record.forfeit().isDefined()) {
                throw new IllegalStateException("a bot has forfeited: " + record);
            }
            double share = record.share(PlayerId.of(seat));
            won += share;
            alone += share == 1 ? 1 : 0;
            shared += share > 0 && share < 1 ? 1 : 0;
            for (int any = 0; any < players; any++) {
                bySeat[any] += record.share(PlayerId.of(any));
            }
            decisions += record.length();
        }
        Estimate estimate = Estimate.proportion(won, games);
        Array<Long> sorted = Array.ofAll(nanos).sorted();
        return String.format(
                Locale.ROOT,
                "%s against %s, %s: %d games from seed %d: won %d, shared %d, score %.1f %% (%.1f to %.1f); by seat %s;"
                        + " %d decisions a game; processor time of a decision %.1f ms (median), %.1f ms (mean), %.1f ms (p99);"
                        + " %d s",
                one,
                other,
                game.rules(),
                games,
                seed,
                alone,
                shared,
                100 * estimate.value(),
                100 * estimate.low(),
                100 * estimate.high(),
                Array.ofAll(bySeat).map(sum -> Math.round(100 * sum / games)),
                decisions / games,
                sorted.get(sorted.size() / 2) / 1e6,
                sorted.sum().doubleValue() / sorted.size() / 1e6,
                sorted.get(sorted.size() * 99 / 100) / 1e6,
                (System.nanoTime() - start) / 1_000_000_000);
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
