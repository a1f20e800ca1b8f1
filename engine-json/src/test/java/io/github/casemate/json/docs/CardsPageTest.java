package io.github.casemate.json.docs;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.expansions.captains.CaptainCards;
import io.github.casemate.expansions.coquina.CoquinaModule;
import io.github.casemate.expansions.monuments.Island;
import io.github.casemate.expansions.ramparts.RampartsModule;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.box.CardType;
import io.github.casemate.siege.box.Layout;
import io.github.casemate.siege.box.Origin;
import io.github.casemate.siege.box.StoneColor;
import io.github.casemate.siege.cards.BaseCards;
import io.github.casemate.testkit.rules.Rule;
import io.github.casemate.testkit.rules.WrittenPage;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.util.Locale;
import org.junit.jupiter.api.Test;

/** Writes docs/games/island-siege/cards.md from the cards themselves, so that the page cannot differ from what is played. */
class CardsPageTest {

    private static final String HEAD = """
            # The cards

            <!-- Written by CardsPageTest from the cards in the code; do not edit. -->

            The base game has a Starting Fort for each player and 36 cards in the deck: 18 forts, 12 buildings and 6 ships.
            Then come the expansions: [Ramparts](#ramparts), [Coquina](#coquina), [Captains](#captains) and
            [Monuments](#monuments). What the words mean stands in [the rules](rules.md). "You" is the owner of the card.

            ## What is printed and what is ours

            - **Printed**: the names, costs, coins, colonist spaces and layouts of the base cards, and what each card does. These
              are facts of the published game.
            - **Ours**: all the words on this page.
            - **Reconstructed**: what no source prints, and what we had to choose. For the base cards that is the repair colour
              of the buildings. It goes by cost: gray for one colonist, white for two, black for three. This fits the one example
              that the rulebooks give, a building for three colonists that brings a black stone. Of the expansions no
              source prints the cards, except one building in an example; so nearly all of them are reconstructed. In
              the tables a star marks what is.

            In the code `Card.origin()` and `Card.repairOrigin()` tell the two apart.

            """;

    private static final String DRAWINGS = """
            The sea is at the top, so the first row is the front. `[ ]` is a space for a stone. `[B]`, `[W]`, `[G]` and `[P]`
            are the flag spaces: black, white, gray, pink. Between them there may be water, or nothing at all: stones touch only where
            spaces do, but a stone in front protects one behind it at any distance.

            """;

    @Test
    void thePageIsFresh() {
        StringBuilder page = new StringBuilder(HEAD).append("## The base game\n\n");
        cards(page, BaseCards.all(), DRAWINGS);
        page.append("## Ramparts\n\nThe module `ramparts` adds these cards to the main deck, in both editions.\n\n");
        cards(page, new RampartsModule().cards(), "");
        page.append("## Coquina\n\nThe module `coquina` adds these cards to the main deck, and five pink stones.\n\n");
        cards(page, new CoquinaModule().cards(), "");
        captains(page);
        islands(page);
        WrittenPage.of("games/island-siege/cards.md").is(page.toString());
    }

    @Test
    void theExpansionsHaveTwentyFourAndSixAndTwentyCardsAndFourIslands() {
        assertThat(new RampartsModule().cards()).hasSize(24).doesNotHaveDuplicates();
        assertThat(new CoquinaModule().cards()).hasSize(6).doesNotHaveDuplicates();
        assertThat(CaptainCards.all()).hasSize(20).doesNotHaveDuplicates();
        assertThat(Island.values()).hasSize(4);
        assertThat(new RampartsModule()
                        .cards()
                        .appendAll(new CoquinaModule().cards())
                        .appendAll(CaptainCards.all()))
                .allSatisfy(card -> assertThat(card.text()).as(card.id()).endsWith("."))
                .allSatisfy(card -> assertThat(card.origin()).as(card.id()).isEqualTo(Origin.RECONSTRUCTED));
    }

    @Test
    @Rule("SET-4")
    void theBaseDeckHas36CardsWithoutTheStartingFort() {
        assertThat(BaseCards.all().reject(Card::starting)).hasSize(36).doesNotHaveDuplicates();
        assertThat(of(BaseCards.all(), CardType.FORT).reject(Card::starting)).hasSize(18);
        assertThat(of(BaseCards.all(), CardType.BUILDING)).hasSize(12);
        assertThat(of(BaseCards.all(), CardType.SHIP)).hasSize(6);
    }

    @Test
    void everyCardSaysWhatItDoes() {
        assertThat(BaseCards.all())
                .allSatisfy(card -> assertThat(card.text()).as(card.id()).endsWith("."));
    }

    @Test
    void baseCardsArePrintedAndTheirRepairColoursGoByCost() {
        assertThat(BaseCards.all()).allSatisfy(card -> assertThat(card.origin()).isEqualTo(Origin.PRINTED));
        assertThat(of(BaseCards.all(), CardType.BUILDING)).allSatisfy(card -> {
            assertThat(card.repairOrigin()).isEqualTo(Origin.RECONSTRUCTED);
            assertThat(card.repair())
                    .containsExactly(
                            switch (card.cost()) {
                                case 1 -> StoneColor.GRAY;
                                case 2 -> StoneColor.WHITE;
                                default -> StoneColor.BLACK;
                            });
        });
    }

    private static void cards(StringBuilder page, Seq<Card> cards, String aboutWalls) {
        forts(page, of(cards, CardType.FORT), aboutWalls);
        buildings(page, of(cards, CardType.BUILDING));
        ships(page, of(cards, CardType.SHIP));
    }

    private static void forts(StringBuilder page, Seq<Card> forts, String aboutWalls) {
        table(page, "Forts", "fort", "stones", "flag", "colonists", "what it does");
        for (Card card : forts) {
            row(
                    page,
                    name(card),
                    card.fortLayout().size(),
                    flags(card.fortLayout()).mkString(", "),
                    card.slots(),
                    card.text());
        }
        page.append("\n#### Their walls\n\n").append(aboutWalls);
        for (Card card : forts) {
            page.append("**").append(card.name()).append("**\n\n```\n");
            page.append(drawn(card.fortLayout())).append("```\n\n");
        }
    }

    private static void buildings(StringBuilder page, Seq<Card> buildings) {
        table(page, "Buildings", "building", "cost", "coins", "repairs", "what it does");
        for (Card card : buildings) {
            row(
                    page,
                    name(card),
                    card.cost(),
                    card.coins(),
                    word(card.repair().get()) + star(card.repairOrigin()),
                    card.text());
        }
        page.append('\n');
    }

    private static void ships(StringBuilder page, Seq<Card> ships) {
        table(page, "Ships", "ship", "cost", "coins", "what it does");
        for (Card card : ships) {
            row(page, name(card), card.cost(), card.coins(), card.text());
        }
        page.append('\n');
    }

    private static void captains(StringBuilder page) {
        page.append("## Captains\n\nThe module `captains` has a deck of its own. The cost is paid in Leadership.\n\n");
        CaptainCards.byCaptain().forEach((captain, orders) -> {
            table(page, captain, "card", "Leadership", "what it does");
            orders.forEach(card -> row(page, name(card), card.cost(), card.text()));
            page.append('\n');
        });
    }

    private static void islands(StringBuilder page) {
        page.append("## Monuments\n\nThe module `monuments` has four islands and no cards.\n\n");
        row(page, "island", "death toll", "stones", "coins");
        row(page, "---", "---", "---", "---");
        for (Island island : Island.values()) {
            row(
                    page,
                    "**" + island.name().charAt(0) + island.name().substring(1).toLowerCase(Locale.ROOT) + "**"
                            + star(island.origin()),
                    island.toll(),
                    Array.of(StoneColor.values())
                            .filter(color -> island.cost().has(color))
                            .map(CardsPageTest::word)
                            .mkString(", "),
                    island.coins());
        }
    }

    private static void table(StringBuilder page, String title, Object... columns) {
        page.append("### ").append(title).append("\n\n");
        row(page, columns);
        row(page, Array.of(columns).map(column -> "---").toJavaArray());
    }

    private static Seq<Card> of(Seq<Card> cards, CardType type) {
        return cards.filter(card -> card.type() == type);
    }

    private static void row(StringBuilder page, Object... cells) {
        for (Object cell : cells) {
            page.append("| ").append(cell).append(' ');
        }
        page.append("|\n");
    }

    private static String name(Card card) {
        return "**" + card.name() + "**" + star(card.origin());
    }

    private static String star(Origin origin) {
        return origin == Origin.RECONSTRUCTED ? " \\*" : "";
    }

    private static Seq<String> flags(Layout layout) {
        return Array.range(0, layout.size()).flatMap(space -> layout.flag(space).map(CardsPageTest::word));
    }

    private static String word(StoneColor color) {
        return color.name().toLowerCase(Locale.ROOT);
    }

    private static String drawn(Layout layout) {
        StringBuilder drawing = new StringBuilder();
        drawing.append("~".repeat(4 * layout.rows().head().length() - 1)).append('\n');
        for (String row : layout.rows()) {
            StringBuilder line = new StringBuilder();
            for (int column = 0; column < row.length(); column++) {
                char mark = row.charAt(column);
                line.append(mark == '~' ? "    " : mark == '.' ? "[ ] " : "[" + mark + "] ");
            }
            drawing.append(line.toString().stripTrailing()).append('\n');
        }
        return drawing.toString();
    }
}
