package io.github.casemate.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.results.format.ResultFormatFactory;
import org.openjdk.jmh.results.format.ResultFormatType;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.runner.options.VerboseMode;

/**
 * Runs the benchmarks, and writes the results to {@code bench.json} and, as a table with ratios, to {@code bench.md}.
 */
public final class Bench {

    private static final String ALL = "all";

    private Bench() {}

    /**
     * How long a benchmark runs: the number of JVMs, and in each the iterations of warm-up and of measurement and the
     * milliseconds of an iteration.
     */
    private record Length(int forks, int warmups, int measurements, int millis) {}

    /**
     * The lengths of a run: for games of Island Siege and searches in them, for small games and for single calls; and
     * the parts of games from which calls are taken.
     */
    private enum Run {
        // The compiler needs about eight seconds for Island Siege.
        SHORT(new Length(1, 8, 2, 1000), new Length(1, 3, 1, 1000), new Length(1, 3, 1, 1000), "middle"),
        FULL(
                new Length(5, 15, 5, 1000),
                new Length(5, 10, 5, 1000),
                new Length(3, 4, 2, 1000),
                "early",
                "middle",
                "late");

        private final Length siege;
        private final Length small;
        private final Length calls;
        private final String[] parts;

        Run(Length siege, Length small, Length calls, String... parts) {
            this.siege = siege;
            this.small = small;
            this.calls = calls;
            this.parts = parts;
        }
    }

    /**
     * Runs the benchmarks.
     *
     * @param args {@code short} or {@code full}, the directory to write to, and {@code all} or part of a name, of
     *     SiegePlayouts, BattlePlayouts, FogPlayouts, FogDecisions, FirePlayouts, SmallPlayouts, SearchBenchmark,
     *     SiegeCalls and OracleBenchmark
     */
    public static void main(String[] args) throws RunnerException, IOException {
        Run run = args.length > 0 && args[0].equals("full") ? Run.FULL : Run.SHORT;
        Path target = Path.of(args.length > 1 ? args[1] : "target");
        String only = args.length > 2 ? args[2] : ALL;
        Map<String, ChainedOptionsBuilder> all = new LinkedHashMap<>();
        all.put("SiegePlayouts", options("SiegePlayouts", run.siege));
        all.put("BattlePlayouts", options("BattlePlayouts", run.siege));
        all.put("FirePlayouts", options("FirePlayouts", run.siege));
        all.put("FogPlayouts", options("FogPlayouts", run.siege));
        all.put("FogDecisions", options("FogDecisions", run.siege));
        all.put("SmallPlayouts", options("(Small|Limit)Playouts", run.small));
        all.put("SearchBenchmark", options("SearchBenchmark", run.siege));
        all.put("SiegeCalls", options("SiegeCalls", run.calls).param("part", run.parts));
        all.put("OracleBenchmark", options("OracleBenchmark", run.calls));
        List<RunResult> results = new ArrayList<>();
        for (Map.Entry<String, ChainedOptionsBuilder> some : all.entrySet()) {
            if (only.equals(ALL) || some.getKey().contains(only)) {
                results.addAll(results(some.getValue()));
            }
        }
        Files.createDirectories(target);
        ResultFormatFactory.getInstance(
                        ResultFormatType.JSON, target.resolve("bench.json").toString())
                .writeOut(results);
        String table = new ResultTable(results).text();
        Files.writeString(target.resolve("bench.md"), table);
        System.out.println(table);
    }

    private static Collection<RunResult> results(ChainedOptionsBuilder options) throws RunnerException {
        return new Runner(options.build()).run();
    }

    private static ChainedOptionsBuilder options(String benchmarks, Length length) {
        return new OptionsBuilder()
                .include("\\." + benchmarks + "\\.")
                .mode(Mode.Throughput)
                .threads(1)
                .forks(length.forks)
                .warmupIterations(length.warmups)
                .warmupTime(TimeValue.milliseconds(length.millis))
                .measurementIterations(length.measurements)
                .measurementTime(TimeValue.milliseconds(length.millis))
                .addProfiler(GCProfiler.class)
                .addProfiler(ProcessorShare.class)
                .jvmArgs("-XX:+UseParallelGC", "-Xms1g", "-Xmx1g")
                .shouldFailOnError(true)
                .verbosity(length.forks > 1 ? VerboseMode.NORMAL : VerboseMode.SILENT);
    }
}
