package io.github.casemate.bench;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.GameState;
import io.github.casemate.siege.IslandSiege;
import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.table.Table;
import java.lang.management.ManagementFactory;
import org.junit.jupiter.api.Test;

/** Speed depends on the machine, but what a thread allocates hardly does: a guard of the engine's thrift that needs no clock. */
class AllocationTest {

    /** About 12 per cent above what was measured when it was set, with the probes of JaCoCo. Whoever raises it says why. */
    private static final long MOST_BYTES = 1_150;

    private static final int GAMES = 2_000;
    private static final int ROUNDS = 8;

    private final IslandSiege game = IslandSiege.of(Ruleset.secondEdition(2));
    private final ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    @Test
    void anAppliedActionAllocatesLittle() {
        long least = Long.MAX_VALUE;
        // The compiler removes allocations once it has seen enough games, so the first rounds are the warm-up.
        for (int round = 0; round < ROUNDS; round++) {
            least = Math.min(least, bytesPerApplied());
        }
        System.out.println(least + " bytes for each applied action");
        assertThat(least).isBetween(1L, MOST_BYTES);
    }

    /** The same games each time. */
    private long bytesPerApplied() {
        RandomPlayout<GameState<Table>, Action> playout = new RandomPlayout<>(game, 42);
        long id = Thread.currentThread().getId();
        long before = threads.getThreadAllocatedBytes(id);
        for (int i = 0; i < GAMES; i++) {
            playout.play();
        }
        return (threads.getThreadAllocatedBytes(id) - before) / playout.applied();
    }
}
