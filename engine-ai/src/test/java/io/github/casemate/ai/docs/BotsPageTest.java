package io.github.casemate.ai.docs;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.GameView;
import io.github.casemate.ai.Bots;
import io.github.casemate.ai.siege.Term;
import io.github.casemate.siege.IslandSiege;
import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The tables of docs/bots.md are what the code says. */
class BotsPageTest {

    /** With this system property the test writes the page instead of comparing it. */
    private static final String WRITE = "casemate.write";

    private static final Bots<GameView<Table>, Action> SIEGE = Bots.of(IslandSiege.of(Ruleset.secondEdition(2)));

    @Test
    void theTablesAreFresh() throws Exception {
        String page = Files.readString(page()).replace("\r\n", "\n");
        String fresh = page;
        fresh = written(fresh, "bots", bots());
        fresh = written(fresh, "levels", levels());
        fresh = written(fresh, "terms", terms());
        if (Boolean.getBoolean(WRITE)) {
            Files.writeString(page(), fresh);
            return;
        }
        assertThat(page)
                .as("docs/bots.md is stale. Rewrite it with -Dtest=BotsPageTest -D%s=true, and commit it.", WRITE)
                .isEqualTo(fresh);
    }

    /** Those of the library; the tests have more on their path. */
    private static String bots() {
        Array<String> own = Array.of("flat", "greedy", "ismcts", "random", "scripted");
        return table(
                Array.of("name", "how it plays", "iterations"),
                SIEGE.all()
                        .filter(bot -> own.contains(bot.name()))
                        .map(bot -> Array.of(
                                "`" + bot.name() + "`",
                                bot.about(),
                                bot.budget().toString())));
    }

    private static String levels() {
        return table(
                Array.of("level", "how it plays", "bot", "iterations"),
                SIEGE.levels()
                        .map(level -> Array.of(
                                "`" + level.name() + "`",
                                level.about(),
                                "`" + level.bot() + "`",
                                level.budget().toString())));
    }

    private static String terms() {
        return table(
                Array.of("term", "what is counted", "weight"),
                Array.of(Term.values())
                        .map(term -> Array.of("`" + term + "`", term.meaning(), Double.toString(term.weight()))));
    }

    /** The last column holds numbers. */
    private static String table(Array<String> headings, Seq<Array<String>> rows) {
        Array<String> rule = headings.map(heading -> "---").update(headings.size() - 1, "---:");
        return rows.prepend(rule)
                .prepend(headings)
                .map(row -> row.mkString("| ", " | ", " |\n"))
                .mkString();
    }

    /** The page with this table behind its mark, instead of the one that was there. */
    private static String written(String page, String name, String table) {
        String mark = "<!-- table: " + name + " -->\n";
        assertThat(page).contains(mark);
        return Pattern.compile(Pattern.quote(mark) + "(\\|.*\n)*")
                .matcher(page)
                .replaceFirst(Matcher.quoteReplacement(mark + table));
    }

    private static Path page() throws URISyntaxException, IOException {
        Path classes = Path.of(BotsPageTest.class
                .getProtectionDomain()
                .getCodeSource()
                .getLocation()
                .toURI());
        return classes.resolve("../../../docs/bots.md").toRealPath();
    }
}
