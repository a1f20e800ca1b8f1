package io.github.casemate.ai.docs;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.GameView;
import io.github.casemate.ai.Bots;
import io.github.casemate.ai.siege.Term;
import io.github.casemate.siege.IslandSiege;
import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.table.Table;
import io.github.casemate.testkit.rules.WrittenPage;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;

/** The tables of docs/games/island-siege/bots.md are what the code says. */
class BotsPageTest {

    private static final WrittenPage PAGE = WrittenPage.of("games/island-siege/bots.md");

    private static final Bots<GameView<Table>, Action> SIEGE = Bots.of(IslandSiege.of(Ruleset.secondEdition(2)));

    @Test
    void theTablesAreFresh() {
        // Those of the library; the tests have more on their path.
        Array<String> own = Array.of("flat", "greedy", "ismcts", "random", "scripted");
        PAGE.hasTable(
                "bots",
                Array.of("name", "how it plays", "iterations"),
                SIEGE.all()
                        .filter(bot -> own.contains(bot.name()))
                        .map(bot -> Array.of(
                                "`" + bot.name() + "`",
                                bot.about(),
                                bot.budget().toString())));
        PAGE.hasTable(
                "levels",
                Array.of("level", "how it plays", "bot", "iterations"),
                SIEGE.levels()
                        .map(level -> Array.of(
                                "`" + level.name() + "`",
                                level.about(),
                                "`" + level.bot() + "`",
                                level.budget().toString())));
        PAGE.hasTable(
                "terms",
                Array.of("term", "what is counted", "weight"),
                Array.of(Term.values())
                        .map(term -> Array.of("`" + term + "`", term.meaning(), Double.toString(term.weight()))));
    }
}
