package io.github.casemate.bench;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadInfo;
import java.lang.management.ThreadMXBean;
import java.util.Collection;
import java.util.List;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.profile.InternalProfiler;
import org.openjdk.jmh.results.AggregationPolicy;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.ScalarResult;

/**
 * The share of an iteration in which the measured thread has had a processor. On a machine that does nothing else it is
 * nearly one; where other programs run too, figures per second mean little until they are divided by it.
 */
public final class ProcessorShare implements InternalProfiler {

    /** The label of the result. */
    static final String LABEL = "processor.share";

    private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    private long wallBefore;
    private long processorBefore;

    @Override
    public String getDescription() {
        return "the share of time in which the measured thread has had a processor";
    }

    @Override
    public void beforeIteration(BenchmarkParams benchmark, IterationParams iteration) {
        wallBefore = System.nanoTime();
        processorBefore = processorTime();
    }

    @Override
    public Collection<ScalarResult> afterIteration(
            BenchmarkParams benchmark, IterationParams iteration, IterationResult result) {
        double wall = System.nanoTime() - wallBefore;
        double share = (processorTime() - processorBefore) / wall;
        return List.of(new ScalarResult(LABEL, share, "of 1", AggregationPolicy.AVG));
    }

    private long processorTime() {
        long sum = 0;
        for (ThreadInfo thread : threads.getThreadInfo(threads.getAllThreadIds())) {
            if (thread != null && thread.getThreadName().contains("jmh-worker")) {
                sum += Math.max(0, threads.getThreadCpuTime(thread.getThreadId()));
            }
        }
        return sum;
    }
}
