package io.github.casemate.app;

import io.github.casemate.app.console.Console;
import io.github.casemate.app.play.ProgramName;
import io.github.casemate.app.play.RuleSummary;
import io.github.casemate.app.play.UserError;
import io.github.casemate.app.rulebook.RuleText;
import io.github.casemate.app.rulebook.Rulebook;
import io.github.casemate.kernel.Excerpt;
import io.github.casemate.pack.GamePack;
import io.github.casemate.pack.NearNames;
import io.github.casemate.text.Block;
import io.github.casemate.text.RunningText;
import io.github.casemate.text.Style;
import io.github.casemate.text.StyledText;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;

/** The rules. */
@Command(
        name = "rules",
        description = "Look up a rule by its id or by words.",
        mixinStandardHelpOptions = true,
        footer = {
            "",
            "Examples:",
            "  casemate rules ATK-7",
            "  casemate rules second wave",
            "  casemate rules battle shoot    in another game"
        })
final class RulesCommand implements Callable<Integer>, GameCommand {

    private static final int IN_FULL = 3;

    @Parameters(paramLabel = "WORD", arity = "0..*", description = "An id such as ATK-7, or words.")
    private List<String> words = new ArrayList<>();

    private @Nullable GamePack<?, ?, ?, ?> pack;

    @Override
    public Integer call() {
        Rulebook book = Rulebook.ofGame(pack().info().id());
        if (book.isEmpty()) {
            return tellInstead();
        }
        String wanted = String.join(" ", words);
        Seq<RuleText> found = book.rule(wanted).<Seq<RuleText>>map(Array::of).getOrElse(() -> book.search(wanted));
        if (found.isEmpty()) {
            Seq<String> known = book.all()
                    .flatMap(rule -> Array.of(rule.text().split("\\W+")).prepend(rule.id()))
                    .distinct();
            throw new UserError(
                    "No rule says anything about '" + Excerpt.part(wanted) + "'." + NearNames.hint(wanted, known));
        }
        try (Console console = Console.open()) {
            if (found.size() <= IN_FULL) {
                found.forEach(rule -> {
                    console.print(rule.drawn(console.width()));
                    console.print(StyledText.EMPTY);
                });
            } else {
                console.print(list(found, console.width()));
                console.print(StyledText.of(
                        "To read a rule in full, type " + ProgramName.of("rules") + " and its id.", Style.FAINT));
            }
        }
        return 0;
    }

    /** A game without a page says what it is about, if it says anything. */
    private int tellInstead() {
        try (Console console = Console.open()) {
            console.print(RuleSummary.of(pack(), console.width()));
        }
        return 0;
    }

    @Override
    public void offer(GamePack<?, ?, ?, ?> chosen, CommandSpec command) {
        pack = chosen;
    }

    private GamePack<?, ?, ?, ?> pack() {
        if (pack == null) {
            throw new IllegalStateException("no game was offered");
        }
        return pack;
    }

    private static Block list(Seq<RuleText> rules, int width) {
        Block list = Block.EMPTY;
        String section = "";
        for (RuleText rule : rules) {
            if (!rule.section().equals(section)) {
                section = rule.section();
                list = list.above(StyledText.of(section, Style.BOLD));
            }
            list = list.above(
                    RunningText.wrapped(String.format("  %-8s%s", rule.id(), rule.gist()), width, 10, Style.PLAIN));
        }
        return list;
    }
}
