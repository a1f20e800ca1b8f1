package io.github.casemate.app;

import io.github.casemate.app.console.Console;
import io.github.casemate.app.play.ProgramName;
import io.github.casemate.app.play.UserError;
import io.github.casemate.json.SettingsJson;
import io.github.casemate.kernel.Excerpt;
import io.github.casemate.pack.BoxItem;
import io.github.casemate.pack.GamePack;
import io.github.casemate.pack.NearNames;
import io.github.casemate.pack.ShippedDocument;
import io.github.casemate.text.English;
import io.github.casemate.text.RunningText;
import io.github.casemate.text.Style;
import io.github.casemate.text.StyledText;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.io.PrintStream;
import java.nio.charset.Charset;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** What lies in the box of a game: its cards, tiles or figures. */
@Command(
        name = "cards",
        description = "Browse what lies in the box: cards, tiles or figures, and what they do.",
        mixinStandardHelpOptions = true,
        footer = {
            "",
            "Examples:",
            "  casemate cards                    all cards, one line each",
            "  casemate cards cove               the cards with 'cove' in the name or text",
            "  casemate cards -m captains        the captain cards",
            "  casemate cards --type ship --all  all ships, in full",
            "  casemate cards --json > mine.json a catalogue to change, for play --cards",
            "  casemate cards fog                the tiles of another game"
        })
final class CardsCommand implements Callable<Integer>, GameCommand {

    private static final int NAME = 28;

    @Parameters(paramLabel = "WORD", arity = "0..*", description = "Show only those with these words, in full.")
    private List<String> words = new ArrayList<>();

    @Option(
            names = {"-m", "--module"},
            paramLabel = "SET",
            completionCandidates = Suggestions.SetNames.class,
            description = "Only these: ${COMPLETION-CANDIDATES}.")
    private @Nullable String set;

    @Option(
            names = "--type",
            paramLabel = "KIND",
            completionCandidates = Suggestions.KindNames.class,
            description = "Only these: ${COMPLETION-CANDIDATES}.")
    private @Nullable String kind;

    @Option(
            names = {"-a", "--all"},
            description = "Show them in full.")
    private boolean full;

    @Option(
            names = "--json",
            completionCandidates = Suggestions.DocumentNames.class,
            description = "Write a document to change, as JSON; -m says which: ${COMPLETION-CANDIDATES}.")
    private boolean json;

    private @Nullable GamePack<?, ?, ?, ?> pack;

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

    @Override
    public Integer call() {
        if (json) {
            return writeDocument();
        }
        Seq<BoxItem> box = pack().box();
        if (box.isEmpty()) {
            throw new UserError(pack().info().name() + " has nothing in its box to look up; for its rules, use '"
                    + ProgramName.of("rules " + pack().info().id()) + "'.");
        }
        Seq<String> sets = box.map(BoxItem::set).distinct();
        refuseUnknown("set of cards", set, sets);
        refuseUnknown("kind of card", kind, box.map(BoxItem::kind).distinct());
        Seq<BoxItem> shown = box.filter(item -> set == null || item.set().equalsIgnoreCase(set))
                .filter(item -> kind == null || item.kind().equalsIgnoreCase(kind))
                .filter(item -> item.says(words));
        if (shown.isEmpty()) {
            throw nothing(box);
        }
        try (Console console = Console.open()) {
            sets.forEach(one -> print(
                    console, one, things(box), shown.filter(item -> item.set().equals(one))));
        }
        return 0;
    }

    private static void refuseUnknown(String what, @Nullable String wanted, Seq<String> known) {
        if (wanted != null && !known.exists(wanted::equalsIgnoreCase)) {
            throw new UserError("There is no " + what + " called '" + Excerpt.part(wanted) + "': choose one of "
                    + known.mkString(", ") + "." + NearNames.hint(wanted, known));
        }
    }

    private UserError nothing(Seq<BoxItem> box) {
        String typed = String.join(" ", words);
        Seq<String> names = box.map(BoxItem::name);
        Seq<String> parts = names.appendAll(names.flatMap(name -> Array.of(name.split(" "))));
        return new UserError(
                (words.isEmpty() ? "There is no such card." : "There is no card with '" + Excerpt.part(typed) + "'.")
                        + NearNames.hint(typed, parts));
    }

    /** What they are called together: cards, unless all are of one kind. */
    private static String things(Seq<BoxItem> box) {
        Seq<String> kinds = box.map(BoxItem::kind).distinct();
        return kinds.size() == 1 ? kinds.head() : "card";
    }

    private void print(Console console, String title, String things, Seq<BoxItem> items) {
        if (items.isEmpty()) {
            return;
        }
        console.print(StyledText.of(English.capital(title) + ": " + English.count(items.size(), things), Style.BOLD));
        for (BoxItem item : items) {
            if (full || !words.isEmpty()) {
                console.print(StyledText.EMPTY);
                console.print(item.drawing().apply(console.width()));
            } else {
                console.print(RunningText.wrapped(
                        StyledText.row(
                                StyledText.of("  "),
                                StyledText.of(item.name(), Style.BOLD).padded(NAME),
                                StyledText.of(item.facts(), Style.FAINT)),
                        console.width(),
                        NAME + 2));
            }
        }
        console.print(StyledText.EMPTY);
    }

    /** Just the document, so that it can be redirected to a file. */
    private int writeDocument() {
        Seq<ShippedDocument> documents = pack().documents();
        if (documents.isEmpty()) {
            throw new UserError(pack().info().name() + " has no document that could be changed.");
        }
        refuseUnknown("document", set, documents.map(ShippedDocument::name));
        ShippedDocument document = documents
                .find(one -> set == null || one.name().equalsIgnoreCase(set))
                .get();
        PrintStream out = new PrintStream(System.out, false, Charset.defaultCharset());
        out.println(written(document).stripTrailing());
        out.flush();
        return 0;
    }

    private String written(ShippedDocument document) {
        try {
            return SettingsJson.of(pack()).writeDocument(document.document());
        } catch (IllegalArgumentException unwritable) {
            throw new UserError(
                    "The document '" + document.name() + "' cannot be written: " + Excerpt.of(unwritable.getMessage())
                            + ".",
                    unwritable);
        }
    }
}
