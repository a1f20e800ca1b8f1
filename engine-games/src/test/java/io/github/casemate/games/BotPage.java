package io.github.casemate.games;

import io.github.casemate.ai.Bots;
import io.github.casemate.testkit.rules.WrittenPage;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.util.function.Function;

/** The page about the bots of a game, whose tables are made from the bots themselves. */
public final class BotPage {

    private final WrittenPage page;

    private BotPage(WrittenPage page) {
        this.page = page;
    }

    /** The page of a game. */
    public static BotPage of(String game) {
        return new BotPage(WrittenPage.of("games/" + game + "/bots.md"));
    }

    /** Checks that it lists these bots. */
    public BotPage lists(Bots<?, ?> bots, Seq<String> names) {
        page.hasTable(
                "bots",
                Array.of("name", "how it plays", "iterations"),
                bots.all()
                        .filter(bot -> names.contains(bot.name()))
                        .map(bot -> Array.of(
                                "`" + bot.name() + "`",
                                bot.about(),
                                bot.budget().toString())));
        page.hasTable(
                "levels",
                Array.of("level", "how it plays", "bot", "iterations"),
                bots.levels()
                        .map(level -> Array.of(
                                "`" + level.name() + "`",
                                level.about(),
                                "`" + level.bot() + "`",
                                level.budget().toString())));
        return this;
    }

    /** Checks that it has the terms of the evaluation. */
    public <T> void weighs(T[] terms, Function<T, String> meaning, Function<T, Double> weight) {
        page.hasTable(
                "terms",
                Array.of("term", "what is counted", "weight"),
                Array.of(terms)
                        .map(term -> Array.of(
                                "`" + term + "`",
                                meaning.apply(term),
                                weight.apply(term).toString())));
    }
}
