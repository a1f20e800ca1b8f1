package io.github.casemate.ai.arena.report;

import io.github.casemate.ai.arena.game.ArenaSpec;
import io.github.casemate.ai.arena.game.Forfeit;
import io.github.casemate.ai.arena.game.GameRecord;
import io.github.casemate.ai.arena.game.SeatTime;
import io.github.casemate.ai.arena.stats.Estimate;
import io.github.casemate.ai.arena.stats.Spread;
import io.github.casemate.ai.arena.stats.Standing;
import io.github.casemate.ai.arena.stats.Statistics;
import io.github.casemate.ai.arena.stats.Worth;
import io.github.casemate.kernel.PlayerId;
import io.vavr.collection.Array;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** A report for other programs. */
final class DataReport {

    private static final Estimate UNKNOWN = new Estimate(Double.NaN, Double.NaN, Double.NaN);

    private final Statistics statistics;
    private final Array<GameRecord> games;

    DataReport(Statistics statistics, Array<GameRecord> games) {
        this.statistics = statistics;
        this.games = games;
    }

    String standingsCsv() {
        Array<String> headings = Array.of(
                "rank,entrant,budget,games,wins,draws,losses,score,score_low,score_high,elo,elo_low,elo_high,lead,lead_low,lead_high,group,"
                        .concat("forfeits,timeouts,decisions,iterations,mean_ns,worst_ns")
                        .split(",", -1));
        Seq<Seq<Object>> rows = statistics.standings().zipWithIndex().map(ranked -> {
            Standing s = ranked._1();
            Estimate lead = statistics.leadOf(s.name()).getOrElse(UNKNOWN);
            return Array.of(
                    ranked._2() + 1,
                    s.name(),
                    budget(s.name()),
                    s.games(),
                    s.wins(),
                    s.draws(),
                    s.losses(),
                    s.score().value(),
                    s.score().low(),
                    s.score().high(),
                    s.elo().value(),
                    s.elo().low(),
                    s.elo().high(),
                    lead.value(),
                    lead.low(),
                    lead.high(),
                    s.group(),
                    s.forfeits(),
                    s.time().timeouts(),
                    s.decisions(),
                    s.time().iterations(),
                    s.meanNanos().getOrElse(Double.NaN),
                    s.time().longest());
        });
        return Csv.table(headings, rows);
    }

    /** One row for each seat of each game. */
    String gamesCsv() {
        Array<String> headings = Array.of("game,round,seed,seat,entrant,share,utility,why,forfeit,reason,decisions,"
                .concat("turns,iterations,total_ns,longest_ns,timeouts")
                .split(",", -1));
        return Csv.table(
                headings,
                games.flatMap(
                        game -> PlayerId.first(game.fixture().seats().size()).map(seat -> row(game, seat))));
    }

    private static Seq<Object> row(GameRecord game, PlayerId seat) {
        int i = seat.index();
        SeatTime time = game.times().get(i);
        var forfeit = game.forfeit().filter(f -> f.player().equals(seat));
        return Array.of(
                game.fixture().number(),
                game.fixture().round(),
                game.fixture().seed(),
                i + 1,
                game.fixture().seats().get(i),
                game.share(seat),
                game.result().utility(seat),
                game.result().why(),
                forfeit.map(f -> f.kind().code()).getOrElse(""),
                forfeit.map(Forfeit::reason).getOrElse(""),
                game.decisions().get(i),
                game.notes().get(i).getOrElse(io.github.casemate.ai.Note.TURN, 0),
                time.iterations(),
                time.nanos(),
                time.longest(),
                time.timeouts());
    }

    String json(Option<String> command) {
        return Json.text(LinkedHashMap.<String, Object>of("verdict", Verdict.of(statistics, games))
                .put("arena", spec(statistics.spec()))
                .put("games", statistics.games())
                .put("command", command)
                .put("test", statistics.test().map(TestText::json))
                .put("standings", statistics.standings().map(this::standing))
                .put(
                        "duels",
                        statistics
                                .duels()
                                .map(duel -> LinkedHashMap.<String, Object>of(
                                        "one",
                                        duel.one(),
                                        "other",
                                        duel.other(),
                                        "games",
                                        duel.games(),
                                        "score",
                                        Json.estimate(duel.score()))))
                .put("differences", differences())
                .put(
                        "seats",
                        statistics
                                .seats()
                                .map(seat -> LinkedHashMap.<String, Object>of(
                                        "seat",
                                        seat.seat().index() + 1,
                                        "score",
                                        Json.estimate(seat.score()),
                                        "advantage",
                                        Json.estimate(seat.advantage()))))
                .put(
                        "endings",
                        statistics
                                .endings()
                                .map(ending -> LinkedHashMap.<String, Object>of(
                                        "why",
                                        ending.why(),
                                        "games",
                                        ending.games(),
                                        "share",
                                        Json.estimate(ending.share()),
                                        "wins",
                                        ending.wins())))
                .put("decisions", spread(statistics.decisions()))
                .put("turns", statistics.turns().map(DataReport::spread))
                .put("notes", statistics.worths().map(DataReport::worth))
                .put(
                        "forfeits",
                        games.filter(game -> game.forfeit().isDefined()).map(DataReport::forfeit)));
    }

    /** How much better each is than everybody below. */
    private Seq<Map<String, Object>> differences() {
        Array<String> names = statistics.standings().map(Standing::name);
        return names.zipWithIndex()
                .flatMap(one -> names.drop(one._2() + 1)
                        .flatMap(other -> statistics
                                .difference(one._1(), other)
                                .map(by -> LinkedHashMap.<String, Object>of(
                                        "one", one._1(), "other", other, "elo", Json.estimate(by)))));
    }

    static Map<String, Object> spec(ArenaSpec spec) {
        return LinkedHashMap.<String, Object>of(
                        "title", spec.title(), "mode", spec.mode().words())
                .put(
                        "pack",
                        spec.pack()
                                .map(pack -> LinkedHashMap.<String, Object>of(
                                        "id", pack.id(), "rulesVersion", pack.version(), "settings", pack.settings())))
                .put("players", spec.players())
                .put("filled", spec.filled().map(seat -> seat.index() + 1))
                .put(
                        "entrants",
                        spec.entrants()
                                .map(entrant -> LinkedHashMap.<String, Object>of(
                                        "name",
                                        entrant.name(),
                                        "budget",
                                        entrant.budget().toString())))
                .put("rounds", spec.rounds())
                // As text, since many readers of JSON lose the last digits of such numbers.
                .put("seed", Long.toString(spec.seed()))
                .put("graceMillis", spec.limits().grace().toMillis())
                .put("patienceMillis", spec.limits().patience().toMillis())
                .put("decisionLimit", spec.limits().decisions());
    }

    static Map<String, Object> spread(Spread spread) {
        return LinkedHashMap.<String, Object>of("least", spread.least(), "lower", spread.lower())
                .put("median", spread.median())
                .put("upper", spread.upper())
                .put("most", spread.most())
                .put("mean", Json.estimate(spread.mean()));
    }

    private Map<String, Object> standing(Standing s) {
        return LinkedHashMap.<String, Object>of("name", s.name(), "budget", budget(s.name()), "games", s.games())
                .put("wins", s.wins())
                .put("draws", s.draws())
                .put("losses", s.losses())
                .put("score", Json.estimate(s.score()))
                .put("elo", Json.estimate(s.elo()))
                .put("group", s.group())
                .put("forfeits", s.forfeits())
                .put("timeouts", s.time().timeouts())
                .put("decisions", s.decisions())
                .put("iterations", s.time().iterations())
                .put("meanNanos", s.meanNanos())
                .put("worstNanos", s.time().longest());
    }

    private static Map<String, Object> worth(Worth worth) {
        return LinkedHashMap.<String, Object>of("label", worth.label(), "count", worth.count())
                .put("frequency", Json.estimate(worth.frequency()))
                .put("with", Json.estimate(worth.with()))
                .put("without", Json.estimate(worth.without()))
                .put("difference", Json.estimate(worth.difference()))
                .put("perGame", Json.estimate(worth.perGame()));
    }

    private static Map<String, Object> forfeit(GameRecord game) {
        Forfeit forfeit = game.forfeit().get();
        return LinkedHashMap.<String, Object>of("game", game.fixture().number())
                .put("entrant", game.fixture().seats().get(forfeit.player().index()))
                .put("seat", forfeit.player().index() + 1)
                .put("kind", forfeit.kind().code())
                .put("reason", forfeit.reason());
    }

    private String budget(String name) {
        return statistics
                .spec()
                .entrants()
                .find(entrant -> entrant.name().equals(name))
                .map(entrant -> entrant.budget().toString())
                .getOrElse("");
    }
}
