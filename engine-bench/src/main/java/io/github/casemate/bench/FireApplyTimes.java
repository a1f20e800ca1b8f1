package io.github.casemate.bench;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.GameState;
import io.github.casemate.agenda.GameView;
import io.github.casemate.ai.Bot;
import io.github.casemate.ai.Bots;
import io.github.casemate.ai.Budget;
import io.github.casemate.ai.Decision;
import io.github.casemate.fire.FireIsland;
import io.github.casemate.fire.box.FireVariants;
import io.github.casemate.fire.table.FireTable;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.SplitMix64;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.Arrays;
import java.util.Locale;

/**
 * How long single calls of {@code apply} take in King of Fire Island, and how many options questions have: the median, the
 * 99.9th percentile and the most. JMH measures averages; here the tail matters. Times are those of the processor, so that
 * a busy machine does not count. Each row is measured in the second half of its games; the first half warms up.
 */
public final class FireApplyTimes {

    private static final int MOST_CALLS = 4_000_000;
    private static final int LONGEST = 20_000;

    private final ThreadMXBean clock = ManagementFactory.getThreadMXBean();
    private final long[] times = new long[MOST_CALLS];
    private int calls;
    private int options;

    private FireApplyTimes() {}

    /**
     * Measures.
     *
     * @param args how many games for each row, 200 if nothing is given
     */
    public static void main(String[] args) {
        int games = args.length > 0 ? Integer.parseInt(args[0]) : 200;
        System.out.println("| `apply` | calls | median, ns | 99.9 %, ns | ratio | most options |");
        System.out.println("| --- | ---: | ---: | ---: | ---: | ---: |");
        FireApplyTimes times = new FireApplyTimes();
        times.row("Basic, two random players", FireIsland.of(2, FireVariants.BASIC), "random", games);
        times.row("Basic, two purposeful players", FireIsland.of(2, FireVariants.BASIC), "purposeful", games);
        times.row("Advanced, four purposeful players", FireIsland.of(4, FireVariants.ADVANCED), "purposeful", games);
    }

    private void row(String name, FireIsland game, String bot, int games) {
        Bots<GameView<FireTable>, Action> bots = Bots.of(game);
        for (int number = 0; number < games; number++) {
            if (number == games / 2) {
                calls = 0;
                options = 0;
            }
            Array<Bot<GameView<FireTable>, Action>> seats = Array.ofAll(game.players())
                    .map(player -> bots.entrant(bot).bots().get());
            play(game, seats, number);
        }
        Arrays.sort(times, 0, calls);
        long median = times[calls / 2];
        long slow = times[(int) (calls * 0.999)];
        System.out.printf(
                Locale.ROOT,
                "| %s | %,d | %,d | %,d | %.0f | %d |%n",
                name,
                calls,
                median,
                slow,
                (double) slow / median,
                options);
    }

    private void play(FireIsland game, Array<Bot<GameView<FireTable>, Action>> bots, long seed) {
        SplitMix64 random = new SplitMix64(seed);
        GameState<FireTable> state = game.newGame();
        for (int i = 0; i < LONGEST && !game.turn(state).isOver(); i++) {
            Action action;
            if (game.turn(state).isChance()) {
                action = game.chance(state).sample(random);
            } else {
                PlayerId asked = game.turn(state).asked().get();
                Seq<Action> legal = game.legalActions(state);
                options = Math.max(options, legal.size());
                action = bots.get(asked.index())
                        .choose(Decision.of(asked, game.view(state, asked), legal, random, Budget.iterations(1)));
            }
            long before = clock.getCurrentThreadCpuTime();
            GameState<FireTable> next = game.apply(state, action).state();
            if (calls < MOST_CALLS) {
                times[calls++] = clock.getCurrentThreadCpuTime() - before;
            }
            state = next;
        }
    }
}
