package io.github.casemate.app;

import io.github.casemate.agenda.BrokenRuleException;
import io.github.casemate.app.console.Console;
import io.github.casemate.app.play.UserError;
import io.github.casemate.kernel.Excerpt;
import io.github.casemate.pack.NearNames;
import io.github.casemate.siege.Catalog;
import io.github.casemate.siege.IslandSiegePack;
import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.box.CardType;
import io.github.casemate.siege.phrasing.PieceWords;
import io.github.casemate.text.English;
import io.github.casemate.text.Style;
import io.github.casemate.text.StyledText;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The cards. */
@Command(
        name = "cards",
        description = "Browse the cards: their walls, what they cost and what they do.",
        mixinStandardHelpOptions = true,
        footer = {
            "",
            "Examples:",
            "  casemate cards                    all cards, one line each",
            "  casemate cards cove               the cards with 'cove' in the name or text",
            "  casemate cards -m captains        the captain cards",
            "  casemate cards --type ship --all  all ships, in full"
        })
final class CardsCommand implements Callable<Integer> {

    private static final int NAME = 28;

    @Parameters(paramLabel = "WORD", arity = "0..*", description = "Show only cards with these words, in full.")
    private List<String> words = new ArrayList<>();

    @Option(
            names = {"-m", "--module"},
            paramLabel = "MODULE",
            completionCandidates = Sets.class,
            description = "Only these: ${COMPLETION-CANDIDATES}.")
    private @Nullable String module;

    @Option(names = "--type", description = "Only these: ${COMPLETION-CANDIDATES}.")
    private @Nullable CardType type;

    @Option(
            names = {"-a", "--all"},
            description = "Show the cards in full.")
    private boolean full;

    @Override
    public Integer call() {
        Array<String> sets = Array.ofAll(new Sets());
        if (module != null && !sets.contains(module)) {
            throw new UserError("There is no set of cards called '" + Excerpt.part(module) + "': choose one of "
                    + sets.mkString(", ") + "." + NearNames.hint(module, sets));
        }
        Array<String> shown = module == null ? sets : Array.of(module);
        if (shown.forAll(set -> cards(set).isEmpty())) {
            String typed = String.join(" ", words);
            Seq<String> names = sets.flatMap(set -> Catalog.shipped(set).all()).map(Card::name);
            Seq<String> parts = names.appendAll(names.flatMap(name -> Array.of(name.split(" "))));
            throw new UserError((words.isEmpty()
                            ? "There is no such card."
                            : "There is no card with '" + Excerpt.part(typed) + "'.")
                    + NearNames.hint(typed, parts));
        }
        try (Console console = Console.open()) {
            shown.forEach(set -> print(console, set, cards(set)));
        }
        return 0;
    }

    private Seq<Card> cards(String set) {
        return Catalog.shipped(set)
                .all()
                .filter(card -> type == null || card.type() == type)
                .filter(card -> {
                    String text = (card.name() + " " + card.id() + " " + card.text()).toLowerCase(Locale.ROOT);
                    return words.stream().allMatch(word -> text.contains(word.toLowerCase(Locale.ROOT)));
                });
    }

    private void print(Console console, String set, Seq<Card> cards) {
        if (cards.isEmpty()) {
            return;
        }
        console.print(StyledText.of(English.capital(set) + ": " + English.count(cards.size(), "card"), Style.BOLD));
        for (Card card : cards) {
            if (full || !words.isEmpty()) {
                console.print(StyledText.EMPTY);
                console.print(IslandSiegePack.drawing(card, console.width()));
            } else {
                console.print(StyledText.row(
                        StyledText.of("  "),
                        StyledText.of(card.name(), Style.BOLD).padded(NAME),
                        StyledText.of(PieceWords.facts(card), Style.FAINT)));
            }
        }
        console.print(StyledText.EMPTY);
    }

    /** The base game and the modules that bring cards. */
    static final class Sets extends ArrayList<String> {
        private static final long serialVersionUID = 1L;

        Sets() {
            super(Ruleset.knownModules()
                    .prepend(Catalog.BASE)
                    .filter(Sets::hasCards)
                    .toJavaList());
        }

        /** A module that cannot list its cards has none to show. Help asks too, so nothing may fail here. */
        private static boolean hasCards(String set) {
            try {
                return !Catalog.shipped(set).all().isEmpty();
            } catch (BrokenRuleException broken) {
                return false;
            }
        }
    }
}
