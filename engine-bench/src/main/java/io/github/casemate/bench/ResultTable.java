package io.github.casemate.bench;

import java.util.Collection;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.ToDoubleFunction;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.results.BenchmarkResult;
import org.openjdk.jmh.results.RunResult;

/**
 * The results of a run as Markdown. Every figure is the median over the JVMs of the run. A second is one in which the
 * measured thread had a processor, except for searches, which are measured by the wall clock, since their threads come
 * and go.
 */
final class ResultTable {

    private final Map<String, Figures> games = new TreeMap<>();
    private final Map<String, Figures> calls = new TreeMap<>();
    private final Map<String, Searches> searches = new TreeMap<>();

    /**
     * What was measured in one second, the bytes of one operation, the share of a processor, and the slowest and the
     * fastest JVM relative to the median.
     */
    private record Figures(
            double operations,
            double decisions,
            double applied,
            double bytes,
            double share,
            double slowest,
            double fastest) {

        double bytesPerApplied() {
            return bytes * operations / applied;
        }
    }

    /**
     * The iterations of one second, the bytes of one iteration, and the slowest and the fastest JVM relative to the
     * median.
     */
    private record Searches(double iterations, double bytes, double slowest, double fastest) {}

    ResultTable(Collection<RunResult> results) {
        for (RunResult result : results) {
            BenchmarkParams params = result.getParams();
            String name = params.getBenchmark().replaceFirst(".*\\.(\\w+)\\.(\\w+)$", "$1.$2");
            for (String key : params.getParamsKeys()) {
                name += " " + params.getParam(key);
            }
            if (name.startsWith("SearchBenchmark.")) {
                searches.put(name.replaceFirst("SearchBenchmark.", ""), searches(result));
            } else if (name.startsWith("SiegeCalls.") || name.startsWith("OracleBenchmark.")) {
                calls.put(
                        name.replaceFirst("SiegeCalls.", "").replaceFirst("OracleBenchmark.", "oracle "),
                        figures(result));
            } else {
                games.put(name, figures(result));
            }
        }
    }

    String text() {
        StringBuilder text = new StringBuilder();
        row(
                text,
                "random games",
                "games/s",
                "decisions/s",
                "applied/s",
                "bytes per applied action",
                "processor",
                "JVMs");
        row(text, "---", "---:", "---:", "---:", "---:", "---:", "---:");
        games.forEach((name, it) -> row(
                text,
                name,
                number(it.operations),
                number(it.decisions),
                number(it.applied),
                number(it.bytesPerApplied()),
                String.format(Locale.ROOT, "%.2f", it.share),
                String.format(Locale.ROOT, "%.2f to %.2f", it.slowest, it.fastest)));
        text.append('\n');
        row(text, "decisions per second", "ratio");
        row(text, "---", "---:");
        ratio(text, "Pig: kernel to limit", "SmallPlayouts.pig", "LimitPlayouts.pig");
        ratio(text, "Connect Four: kernel to limit", "SmallPlayouts.connectFour", "LimitPlayouts.connectFour");
        ratio(
                text,
                "Island Siege without abilities: core to limit",
                "SiegePlayouts.siege vanilla-2",
                "LimitPlayouts.siege");
        ratio(
                text,
                "Island Siege: with abilities to without",
                "SiegePlayouts.siege second-2",
                "SiegePlayouts.siege vanilla-2");
        ratio(text, "Island Siege: 3 players to 2", "SiegePlayouts.siege second-3", "SiegePlayouts.siege second-2");
        ratio(text, "Island Siege: 4 players to 2", "SiegePlayouts.siege second-4", "SiegePlayouts.siege second-2");
        ratio(
                text,
                "Island Siege: all expansions to none",
                "SiegePlayouts.siege all-2",
                "SiegePlayouts.siege second-2");
        ratio(
                text,
                "Island Siege: first edition to second",
                "SiegePlayouts.siege first-2",
                "SiegePlayouts.siege second-2");
        ratio(
                text,
                "Battle for the Island, from the first turn on, to Island Siege",
                "BattlePlayouts.battle",
                "SiegePlayouts.siege second-2");
        ratio(
                text,
                "King of Fire Island, Basic game for two, to Island Siege",
                "FirePlayouts.fire basic-2",
                "SiegePlayouts.siege second-2");
        ratio(
                text,
                "Battle on the Island of Fog, two players, to Island Siege",
                "FogPlayouts.fog 2",
                "SiegePlayouts.siege second-2");
        text.append('\n');
        row(text, "tree search, two players", "iterations/s", "bytes per iteration", "JVMs");
        row(text, "---", "---:", "---:", "---:");
        searches.forEach((name, it) -> row(
                text,
                name,
                number(it.iterations),
                number(it.bytes),
                String.format(Locale.ROOT, "%.2f to %.2f", it.slowest, it.fastest)));
        text.append('\n');
        row(text, "iterations per second", "ratio");
        row(text, "---", "---:");
        searchRatio(text, "two threads to one", "uniformTwoThreads", "uniform");
        searchRatio(text, "with evaluation to roll-outs to the end", "evaluation", "uniform");
        text.append('\n');
        row(text, "single calls, two players", "nanoseconds", "bytes");
        row(text, "---", "---:", "---:");
        calls.forEach((name, it) -> row(text, name, number(1e9 / it.operations), number(it.bytes)));
        return text.toString();
    }

    /** A ratio, if both were measured. */
    private void ratio(StringBuilder text, String what, String of, String to) {
        Figures one = games.get(of);
        Figures other = games.get(to);
        if (one != null && other != null) {
            row(text, what, ratio(one.decisions, other.decisions));
        }
    }

    private void searchRatio(StringBuilder text, String what, String of, String to) {
        Searches one = searches.get(of);
        Searches other = searches.get(to);
        if (one != null && other != null) {
            row(text, what, ratio(one.iterations, other.iterations));
        }
    }

    private static String ratio(double one, double other) {
        return String.format(Locale.ROOT, "%.3f", one / other);
    }

    private static void row(StringBuilder text, String... cells) {
        text.append("| ").append(String.join(" | ", cells)).append(" |\n");
    }

    private static String number(double figure) {
        return String.format(Locale.ROOT, figure < 10 ? "%.1f" : "%,.0f", figure);
    }

    private static Figures figures(RunResult result) {
        double[] operations = result.getBenchmarkResults().stream()
                .mapToDouble(fork -> fork.getPrimaryResult().getScore() / share(fork))
                .sorted()
                .toArray();
        double middle = median(operations);
        return new Figures(
                middle,
                median(result, fork -> secondary(fork, "decisions") / share(fork)),
                median(result, fork -> secondary(fork, "applied") / share(fork)),
                median(result, fork -> secondary(fork, "gc.alloc.rate.norm")),
                median(result, ResultTable::share),
                operations[0] / middle,
                operations[operations.length - 1] / middle);
    }

    private static Searches searches(RunResult result) {
        double[] iterations = result.getBenchmarkResults().stream()
                .mapToDouble(fork -> secondary(fork, "iterations"))
                .sorted()
                .toArray();
        double middle = median(iterations);
        return new Searches(
                middle,
                median(
                        result,
                        fork -> secondary(fork, "gc.alloc.rate.norm")
                                * fork.getPrimaryResult().getScore()
                                / secondary(fork, "iterations")),
                iterations[0] / middle,
                iterations[iterations.length - 1] / middle);
    }

    private static double median(RunResult result, ToDoubleFunction<BenchmarkResult> figure) {
        return median(result.getBenchmarkResults().stream()
                .mapToDouble(figure)
                .sorted()
                .toArray());
    }

    private static double share(BenchmarkResult fork) {
        double share = secondary(fork, ProcessorShare.LABEL);
        return share > 0 ? share : 1;
    }

    /** JMH writes some labels with a mark before them. */
    private static double secondary(BenchmarkResult fork, String label) {
        for (String key : fork.getSecondaryResults().keySet()) {
            if (key.endsWith(label)) {
                return fork.getSecondaryResults().get(key).getScore();
            }
        }
        return 0;
    }

    private static double median(double[] sorted) {
        int half = sorted.length / 2;
        return sorted.length % 2 == 1 ? sorted[half] : (sorted[half - 1] + sorted[half]) / 2;
    }
}
