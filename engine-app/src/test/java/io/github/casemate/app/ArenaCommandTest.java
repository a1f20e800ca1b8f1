package io.github.casemate.app;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.app.terminal.GoldenScreens;
import io.github.casemate.json.SettingsJson;
import io.github.casemate.siege.Catalog;
import io.github.casemate.siege.IslandSiegePack;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The arena as it is typed. */
class ArenaCommandTest {

    private record Run(int exit, String out, String errors) {

        /** The report without the two columns of times and without what was typed. */
        String games() {
            return out.replaceAll("command: (.*\n)+?(?=\n)", "")
                    .replaceAll("[0-9.]+ [num]?s +[0-9.]+ [num]?s", "")
                    .replaceAll(" +", " ");
        }
    }

    @TempDir
    @SuppressWarnings("NullAway.Init")
    private Path folder;

    private static Run arena(String line) {
        return arena(line, " ", " ");
    }

    /** Words are separated by blanks; what stands for a blank within a word is put in afterwards. */
    private static Run arena(String line, String mark, String blank) {
        PrintStream out = System.out;
        PrintStream errors = System.err;
        ByteArrayOutputStream said = new ByteArrayOutputStream();
        ByteArrayOutputStream wrong = new ByteArrayOutputStream();
        Charset charset = Charset.defaultCharset();
        try {
            System.setOut(new PrintStream(said, true, charset));
            System.setErr(new PrintStream(wrong, true, charset));
            int exit = Casemate.run(Arrays.stream(("arena " + line).strip().split(" +"))
                    .map(word -> word.replace(mark, blank))
                    .toArray(String[]::new));
            return new Run(exit, said.toString(charset), wrong.toString(charset));
        } finally {
            System.setOut(out);
            System.setErr(errors);
        }
    }

    @Test
    void theReportSaysWhatWasPlayedAndWhoWon() {
        Run run = arena("scripted random --games 6 --seed 5");

        assertThat(run.exit()).isZero();
        assertThat(run.out())
                .startsWith("scripted beats random: it scores ")
                .contains("\n\nIsland Siege, turn-limit=200\ngame island-siege, rules version 1\n")
                .contains("6 games (6 in each of 1 pairing)\nseed 5\nentrants: scripted (budget ")
                .contains("command: casemate arena scripted random --games 6 --seed 5\n")
                .contains("scripted", "random", "seat 1", "turns", "0 forfeits");
        assertThat(run.out().lines()).allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(100));
        assertThat(arena("scripted random --games 6 --seed 5 --threads 1").games())
                .isEqualTo(run.games());
    }

    @Test
    void theSeedIsTakenByChanceAndTold() {
        assertThat(arena("scripted random --games 1 -t 4").out())
                .containsPattern(
                        "(?s)seed (-?\\d+)\n.*command: casemate arena scripted random --games 1 -t 4 --seed \\1\n");
    }

    @Test
    void aLogIsTakenUpAndReadWithoutBots() throws IOException {
        Path log = folder.resolve("games.log");
        Run whole = arena("scripted random --games 6 --turn-limit 20 --log " + log);
        List<String> lines = Files.readAllLines(log);
        Files.write(log, lines.subList(0, lines.size() - 3));

        assertThat(arena("--log " + log).out()).contains("3 games of 6");
        assertThat(arena("scripted random --games 6 --turn-limit 20 --log " + log)
                        .games())
                .isEqualTo(whole.games());
        assertThat(arena("--log " + log).games()).isEqualTo(whole.games());

        Run foreign = arena("scripted random --games 6 --turn-limit 30 --log " + log);
        assertThat(foreign.exit()).isEqualTo(2);
        assertThat(foreign.errors())
                .contains("is the log of another arena: its game is")
                .endsWith("'.\n");
    }

    @Test
    void reportsAreWrittenInAllForms() throws IOException {
        Path reports = folder.resolve("some").resolve("reports");
        Run run = arena("scripted random --games 2 -t 20 --seed 1 --out " + reports);

        assertThat(reports.resolve("report.txt")).content().isEqualTo(run.out());
        assertThat(reports.resolve("report.html")).content().contains("<h1>Island Siege, turn-limit=20</h1>");
        assertThat(reports.resolve("report.json")).content().startsWith("{");
        assertThat(reports.resolve("report.csv")).content().contains("\n1,");
        assertThat(Files.readAllLines(reports.resolve("games.csv"))).hasSize(1 + 2 * 2);
    }

    @Test
    void twoSetsOfRulesAreCompared() {
        Path log = folder.resolve("games.log");
        String line = "scripted random --games 4 -t 30 --seed 3 --compare-modules ramparts --compare-variants "
                + "repair-flags-only --out " + folder + " --log " + log;
        Run run = arena(line);

        assertThat(run.exit()).isZero();
        assertThat(run.out())
                .contains("before: Island Siege, turn-limit=30\n")
                .contains("after: Island Siege, modules=ramparts, turn-limit=30, repair-flags-only=true\n");
        assertThat(folder.resolve("report.html")).content().contains("modules=ramparts");
        assertThat(folder.resolve("before").resolve("report.txt")).content().doesNotContain("modules=ramparts");
        assertThat(folder.resolve("after").resolve("games.csv")).exists();
        assertThat(folder.resolve("games.log.other")).exists();
        assertThat(arena(line).out()).isEqualTo(run.out());
    }

    @Test
    void changedCardsAreComparedWithTheShippedOnes() throws IOException {
        Catalog base = Catalog.shipped(Catalog.BASE);
        Path cards = folder.resolve("mine.json");
        Files.writeString(
                cards,
                SettingsJson.of(new IslandSiegePack())
                        .writeDocument(
                                base.withCards(base.cards().map(card -> card.coins() > 0 ? card.withCoins(9) : card))));
        Run run = arena("scripted scripted --games 10 --seed 3 --compare-cards " + cards);

        assertThat(run.errors()).isEmpty();
        assertThat(run.out()).containsPattern("after: Island Siege, turn-limit=200, cards=other-[0-9a-f]{8}\n");
        Files.writeString(cards, SettingsJson.of(new IslandSiegePack()).writeDocument(base));
        assertThat(arena("scripted scripted --compare-cards " + cards).errors()).contains("Both rules are the same");
    }

    /** The guide to testing variants shows it. */
    @Test
    void theComparisonLooksAsInTheGuide() {
        Run run = arena("scripted scripted --games 100 --seed 7 --compare-modules ramparts");

        GoldenScreens.check("arena-compare", run.out().stripTrailing());
    }

    @Test
    void aCommandPlaysAsABot() throws IOException {
        Path bot = Files.writeString(folder.resolve("bot.sh"), "while read -r line; do echo '{\"option\":1}'; done\n");
        Run run = arena("exec:sh__BOT random exec:no-such-command --games 2 -t 6", "__BOT", " " + bot);

        assertThat(run.errors()).isEmpty();
        assertThat(run.exit()).isZero();
        assertThat(run.out()).contains("4 forfeits", "exception", "the command cannot be run");
        assertThat(run.out()).contains("command: casemate arena 'exec:sh " + bot + "' random");
    }

    @Test
    void aBotPlaysAgainstItselfIfItIsNamedTwice() {
        assertThat(arena("random random --games 2 -t 6").out()).contains("random (2)");
    }

    @Test
    void aloneAgainstTheGhostCaptainOneBotIsEnough() {
        Run run = arena("random --games 2 -t 10 -m ghost-captain");

        assertThat(run.errors()).isEmpty();
        assertThat(run.out()).contains("players=1, modules=ghost-captain", "2 games");
    }

    @Test
    void threePlayWithDifferentBots() {
        assertThat(arena("random scripted drifter --tables -p 3 --games 6 -t 6").out())
                .contains("tables of different entrants", "seat 3");
        assertThat(arena("scripted random drifter --field --games 2 -t 6").out())
                .contains("one against the field", "4 games");
    }

    @Test
    void slicesThatArePutTogetherGiveTheReportOfTheWhole() {
        String line = "scripted random --games 12 --seed 5 --turn-limit 20";
        Path first = folder.resolve("1.log");
        Path second = folder.resolve("2.log");
        Run part = arena(line + " --slice 1/2 --log " + first);
        assertThat(part.exit()).isZero();
        assertThat(part.out()).contains("6 games of 12");
        assertThat(arena(line + " --slice 2/2 --log " + second).out()).contains("6 games of 12");

        Run merged = arena("--merge " + first + " " + second);
        assertThat(merged.exit()).isZero();
        assertThat(merged.games()).isEqualTo(arena(line).games());

        Run half = arena("--merge " + second);
        assertThat(half.exit()).isEqualTo(2);
        assertThat(half.errors()).contains("Games 0-1, 4-5, 8-9 are in none of these logs, of 12 in all.");
        Run twice = arena("--merge " + first + " " + second + " " + first);
        assertThat(twice.errors()).contains("1.log and in ").contains("1.log too.");
    }

    @Test
    void slicesOfAComparisonArePutTogetherToo() {
        String line = "scripted scripted --games 4 --seed 7 --turn-limit 20 --compare-modules ramparts";
        Path first = folder.resolve("1.log");
        Path second = folder.resolve("2.log");
        arena(line + " --slice 1/2 --log " + first);
        arena(line + " --slice 2/2 --log " + second);
        Run merged = arena("--merge " + first + " " + second + " --out " + folder.resolve("report"));
        assertThat(merged.exit()).isZero();
        assertThat(merged.out()).startsWith("With modules ramparts instead of");
        assertThat(folder.resolve("report/after/report.html")).exists();
    }

    @Test
    void aSequentialTestEndsTheArena() {
        Run run = arena("scripted random --sprt 0,100 --seed 5");
        assertThat(run.exit()).isZero();
        assertThat(run.out())
                .startsWith("scripted against random: +100 Elo rather than 0, after ")
                .contains("games of 20000")
                .contains("sequential test: 0 or +100 Elo?");
        assertThat(run.out().lines()).allSatisfy(text -> assertThat(text).hasSizeLessThanOrEqualTo(100));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
            ""                                | Who plays? Name two bots
            random                            | It takes two: name another bot, or random twice
            random nobody                     | There is no bot called 'nobody' for this game: choose one of
            random random@soon                | 'soon' is not a budget
            random you                        | In the arena only bots play
            random scripted --games 0         | A pairing plays at least one game, not 0.
            random scripted --games many      | Invalid value for option '--games'
            random scripted --threads 0       | The arena needs at least one thread, not 0.
            random scripted --turns -1        | Turn-limit: '-1' is not possible; possible: a number from 0 to 2147483647, or none.
            random scripted --turn-limit soon | Turn-limit: 'soon' is not possible
            random scripted --field --tables  | Choose one of --field and --tables.
            random scripted --tables -p 3     | This needs at least 3 entrants, not 2.
            random scripted -p 5              | Players: '5' is not possible
            random scripted -m atlantis       | Modules: 'atlantis' is not possible
            random scripted --variants snow   | There is nothing called 'snow' to switch on: choose of open-waters-when-blocked, repair-flags-only
            random scripted --cards none.json | There is no file none.json.
            random scripted --cards pom.xml   | These are not cards:
            random scripted --log pom.xml     | pom.xml
            random scripted --log src         | The log src is a folder, not a file.
            --log src                         | The log src is a folder, not a file.
            rnadom scripted                   | (Did you mean 'random'?)
            random scripted --out pom.xml     | Reports cannot be written to pom.xml.
            --log no-such.log                 | There is no file no-such.log.
            random scripted --compare-turns 200       | Both rules are the same
            random scripted --compare-modules atlantis | Modules: 'atlantis' is not possible
            random scripted --slice 9/8 --seed 1 --log x.log | A slice is one of several, such as 3/8 for the third of eight
            random scripted --slice half --seed 1 --log x.log | A slice is one of several, such as 3/8 for the third of eight
            random scripted --slice 1/2 --log x.log   | All slices of an arena have the same seed. Choose one
            random scripted --slice 1/2 --seed 1      | A slice is kept in a log until all of them are put together
            random scripted --slice 1/2 --seed 1 --log x.log --sprt 0,20 | A slice cannot decide a sequential test
            random scripted --sprt 20                 | A test needs two differences in Elo, such as 0,20, not '20'.
            random scripted --sprt 20,0               | A test needs two differences in Elo, the lower one first
            random scripted drifter --sprt 0,20       | A sequential test compares two that meet
            random scripted --sprt 0,20 --compare-modules ramparts | A sequential test compares two bots by the same rules
            --merge no-such.log                       | There is no file no-such.log.
            --merge src                               | The log src is a folder, not a file.
            --merge pom.xml                           | this is not the log of an arena
            random scripted --merge pom.xml           | With --merge nothing is played
            """)
    void whatCannotBeIsSaidInOneSentence(String line, String sentence) {
        Run run = arena(line);

        assertThat(run.exit()).isEqualTo(2);
        assertThat(run.errors()).startsWith("casemate: ").contains(sentence).doesNotContain("\tat ");
        assertThat(run.errors().strip().lines()).hasSize(1);
        assertThat(run.out()).isEmpty();
    }
}
