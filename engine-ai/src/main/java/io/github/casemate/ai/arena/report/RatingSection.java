package io.github.casemate.ai.arena.report;

import io.github.casemate.ai.arena.stats.Estimate;
import io.github.casemate.ai.arena.stats.Standing;
import io.github.casemate.ai.arena.stats.Statistics;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/** Who is how much better than whom: differences of ratings, each with an interval of its own. */
final class RatingSection {

    private static final Estimate NOTHING = new Estimate(0, 0, 0);

    private RatingSection() {}

    static String of(Statistics statistics) {
        Array<Standing> played = statistics.standings().filter(standing -> standing.games() > 0);
        IntervalChart chart = new IntervalChart(tick -> ReadableNumbers.signed(tick, 0), 0, 1);
        for (Standing standing : played) {
            Standing leader =
                    played.find(other -> other.group() == standing.group()).get();
            if (leader.equals(standing)) {
                chart.row(standing.name(), NOTHING, "0");
            } else {
                Estimate behind =
                        statistics.difference(standing.name(), leader.name()).getOrElse(NOTHING);
                chart.marked(standing.name(), behind, value(behind));
            }
        }
        String groups = statistics.elo().groups() > 1
                ? " Not everybody has met, even through others, so there are "
                        + statistics.elo().groups() + " groups, each with a leader of its own."
                : "";
        return HtmlPage.section(
                "Rating",
                "Elo below the leader, by maximum likelihood; the bar is the 95 % interval of this difference. A ring"
                        + " may be as good as the leader." + groups,
                chart.svg() + (played.size() > 2 ? pairs(statistics, played.map(Standing::name)) : ""));
    }

    private static String pairs(Statistics statistics, Array<String> names) {
        Seq<Array<String>> rows = names.map(one -> names.map(other -> statistics
                        .difference(one, other)
                        .map(RatingSection::value)
                        .getOrElse("<td class=\"none\"></td>"))
                .prepend(Tables.left(one)));
        return Xml.tag("p class=\"next\"", "Elo of the entrant on the left above the other one:")
                + Tables.table("heat", names.prepend("<"), rows);
    }

    private static String value(Estimate difference) {
        return Tables.marked(
                difference,
                ReadableNumbers.signed(difference.value(), 0),
                "\u00b1" + ReadableNumbers.fixed((difference.high() - difference.low()) / 2, 0));
    }
}
