package io.github.casemate.ai.arena.report;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.ai.Entrant;
import io.github.casemate.ai.arena.Arena;
import io.github.casemate.ai.arena.ArenaResult;
import io.github.casemate.ai.arena.Pigs;
import io.github.casemate.ai.arena.game.SeatTime;
import io.github.casemate.testkit.games.Pig;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import java.util.Arrays;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;

class ReportTest {

    private static final String ODD = "odd <b>&\"x\"', \t=";

    private static final Entrant<Pig.State, Pig.Action> CHEAT = Pigs.honest(ODD, d -> {
        if (d.view().banked().get(d.player().index()) > 0) {
            throw new IllegalStateException("<script>alert('&')</script> \u0000 end");
        }
        return d.view().pot() >= 6 ? Pig.Choice.HOLD : Pig.Choice.ROLL;
    });

    private static ArenaResult result;

    /** Not while the class is loaded: other threads could not call what is written in it. */
    @BeforeAll
    static void play() {
        result = Arena.roundRobin(new Pig(2, 30), List.of(Pigs.holdsAt(10), Pigs.random("chance"), CHEAT))
                .games(20)
                .seed(42)
                .notes("pig", Pigs::notes)
                .run();
    }

    @Test
    void theTextTellsEverything() {
        String text = result.report().text();
        assertThat(text)
                .startsWith("hold-10 is the strongest of 3: +")
                .contains("\n\nPig[playerCount=2, target=30]\n")
                .contains("\nround robin, 3 entrants, 60 games (20 in each of 3 pairings)\nseed 42\n")
                .contains("hold-10", "chance", "odd <b>&\"x\"',  =")
                .contains("score %", "Elo", "w/d/l", "seat 1", "target-banked", "forfeit", "decisions", "turns")
                .contains("big bank", "exception: java.lang.IllegalStateException: <script>")
                .contains(" forfeits, 0 timeouts");
        assertThat(text.indexOf("hold-10")).isLessThan(text.indexOf("odd <b>"));
    }

    @Test
    void theTextFitsAHundredColumnsWhateverTheNames() {
        List<Entrant<Pig.State, Pig.Action>> field = List.range(0, 12)
                .map(i -> Pigs.random(i + " a name that is much longer than anybody would want to read, é😀"));
        ArenaResult many = Arena.roundRobin(new Pig(2, 10), field)
                .title("A title ".repeat(30))
                .seed(1)
                .notes(
                        "pig",
                        event -> Pigs.notes(event)
                                .map(note -> new io.github.casemate.ai.Note(
                                        note.player(), note.label().repeat(20))))
                .run();
        assertThat(many.report().text().lines()).allMatch(line -> line.codePointCount(0, line.length()) <= 100);
        VariantReport variant = many.comparedWith(many);
        assertThat(variant.text().lines()).allMatch(line -> line.codePointCount(0, line.length()) <= 100);
    }

    @Test
    void theStandingsAddUp() {
        var statistics = result.statistics();
        assertThat(statistics.standings().map(s -> s.wins() + s.draws() + s.losses()))
                .containsOnly(40);
        assertThat(statistics.standings().map(s -> s.wins()).sum().intValue()).isEqualTo(60);
        assertThat(statistics.endings().map(e -> e.games()).sum().intValue()).isEqualTo(60);
        assertThat(statistics.seats().map(s -> s.score().value()).sum().doubleValue())
                .isEqualTo(1.0);
        assertThat(statistics.duel("hold-10", "chance").get().score().value()
                        + statistics.duel("chance", "hold-10").get().score().value())
                .isEqualTo(1.0);
        assertThat(statistics.standing(ODD).forfeits())
                .isEqualTo(result.games().count(game -> game.forfeit().isDefined()))
                .isPositive();
        assertThat(statistics.turns().get().median()).isPositive();
        assertThat(statistics.worths().map(w -> w.label())).containsExactlyInAnyOrder("big bank", "one");
    }

    @Test
    void csvQuotesWhatNeedsIt() {
        assertThat(result.report().csv().lines())
                .hasSize(4)
                .anyMatch(line -> line.contains(",\"odd <b>&\"\"x\"\"', \t=\",1,40,"));
        assertThat(result.report().gamesCsv().lines()).hasSize(1 + 2 * 60);
        assertThat(Csv.table(List.of("a", "b"), List.of(List.of("x\ny", Double.NaN))))
                .isEqualTo("a,b\n\"x\ny\",\n");
    }

    @Test
    void jsonEscapesAndKeepsItsOrder() {
        String json = result.report().json();
        assertThat(json)
                .contains("\"seed\": \"42\"")
                .contains("\"name\": \"odd <b>&\\\"x\\\"', \\u0009=\"")
                .contains("<script>alert('&')</script> \\\\u0000 end")
                .doesNotContain("NaN", "Infinity");
        assertThat(json.indexOf("\"standings\"")).isLessThan(json.indexOf("\"duels\""));
        assertThat(Json.text(List.of("\ud83d\ude00", "\ud83d", "a\\b\n", 1, 2.5, Double.NaN, true)))
                .isEqualTo(
                        "[\n  \"\ud83d\ude00\",\n  \"\\ud83d\",\n  \"a\\\\b\\u000a\",\n  1,\n  2.5,\n  null,\n  true\n]\n");
        assertThat(Json.text(io.vavr.collection.LinkedHashMap.empty())).isEqualTo("{}\n");
    }

    @Test
    void thePageIsWellFormedAndNeedsNothingElse() throws Exception {
        String html = result.report().html();
        Document page = Pages.parsed(html);
        assertThat(Pages.headings(page))
                .containsExactly(
                        "Standings",
                        "Rating",
                        "Who beats whom",
                        "What a seat is worth",
                        "How games are won",
                        "How long games are",
                        "Time per decision",
                        "What things are worth",
                        "Forfeits");
        assertThat(page.getElementsByTagName("script").getLength()).isZero();
        assertThat(page.getElementsByTagName("b").getLength()).isPositive();
        assertThat(page.getElementsByTagName("svg").getLength()).isGreaterThan(12);
        assertThat(page.getDocumentElement().getTextContent())
                .contains(ODD)
                .contains("<script>alert('&')</script>")
                .contains("seed 42");
        assertThat(html).doesNotContain("href", "src=", "url(", "@import", "NaN", "Infinity", "http://www.w3.org/2000");
    }

    @Test
    void theSameGamesGiveTheSameReport() {
        ArenaResult again = Arena.roundRobin(new Pig(2, 30), List.of(Pigs.holdsAt(10), Pigs.random("chance"), CHEAT))
                .games(20)
                .seed(42)
                .notes("pig", Pigs::notes)
                .threads(3)
                .run();
        assertThat(timeless(again).report().json())
                .isEqualTo(timeless(result).report().json());
        assertThat(timeless(again).report().html())
                .isEqualTo(timeless(result).report().html());
    }

    @Test
    void aReportOnNothingIsNoTrouble() throws Exception {
        ArenaResult nothing = new ArenaResult(result.spec(), Array.empty());
        assertThat(nothing.report().text()).contains("0 games of 60");
        assertThat(nothing.report().json()).doesNotContain("NaN");
        assertThat(nothing.report().csv().lines()).hasSize(4);
        Pages.parsed(nothing.report().html());
    }

    @Test
    void timesAreWrittenWithTheirUnit() {
        assertThat(Arrays.stream(new double[] {4, 999, 1500, 25_400, 999_999, 3.2e6, 47e6, 1.25e9, 80e9})
                        .mapToObj(ReadableNumbers::time))
                .containsExactly("4 ns", "999 ns", "1.5 us", "25 us", "1.0 ms", "3.2 ms", "47 ms", "1.3 s", "80 s");
    }

    private static ArenaResult timeless(ArenaResult timed) {
        return new ArenaResult(
                timed.spec(),
                timed.games()
                        .map(game -> new io.github.casemate.ai.arena.game.GameRecord(
                                game.fixture(),
                                game.result(),
                                game.forfeit(),
                                game.decisions(),
                                game.notes(),
                                game.times().map(time -> SeatTime.NONE))));
    }
}
