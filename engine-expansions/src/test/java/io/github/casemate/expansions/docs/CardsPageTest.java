package io.github.casemate.expansions.docs;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.box.CardType;
import io.github.casemate.siege.box.Layout;
import io.github.casemate.siege.box.Origin;
import io.github.casemate.siege.box.StoneColor;
import io.github.casemate.siege.cards.BaseCards;
import io.github.casemate.testkit.siege.Rule;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.util.Locale;
import org.junit.jupiter.api.Test;

/** Writes docs/cards.md from the cards themselves, so that the page cannot differ from what is played. */
class CardsPageTest {

    private static final String HEAD = """
            # The cards

            <!-- Written by CardsPageTest from the cards in the code; do not edit. -->

            The base game has a Starting Fort for each player and 36 cards in the deck: 18 forts, 12 buildings and 6 ships.
            What the words mean stands in [the rules](rules.md). "You" is the owner of the card.

            ## What is printed and what is ours

            - **Printed**: the names, costs, coins, colonist spaces and layouts of the base cards, and what each card does. These
              are facts of the published game.
            - **Ours**: all the words on this page.
            - **Reconstructed**: what no source prints, and what we had to choose. For the base cards that is the repair colour
              of the buildings. It goes by cost: gray for one colonist, white for two, black for three. This fits the one example
              that the rulebooks give, a building for three colonists that brings a black stone. In the tables a star marks
              what is reconstructed.

            In the code `Card.origin()` and `Card.repairOrigin()` tell the two apart.

            """;

    private static final String DRAWINGS = """
            ### Their walls

            The sea is at the top, so the first row is the front. `[ ]` is a space for a stone. `[B]`, `[W]` and `[G]` are the
            flag spaces: black, white, gray. Between them there may be water, or nothing at all: stones touch only where
            spaces do, but a stone in front protects one behind it at any distance.

            """;

    @Test
    void thePageIsFresh() {
        StringBuilder page = new StringBuilder(HEAD);
        forts(page);
        buildings(page);
        ships(page);
        Page.of("cards.md").is(page.toString());
    }

    @Test
    @Rule("SET-4")
    void theBaseDeckHas36CardsWithoutTheStartingFort() {
        assertThat(BaseCards.all().reject(Card::starting)).hasSize(36).doesNotHaveDuplicates();
        assertThat(of(CardType.FORT).reject(Card::starting)).hasSize(18);
        assertThat(of(CardType.BUILDING)).hasSize(12);
        assertThat(of(CardType.SHIP)).hasSize(6);
    }

    @Test
    void everyCardSaysWhatItDoes() {
        assertThat(BaseCards.all())
                .allSatisfy(card -> assertThat(card.text()).as(card.id()).endsWith("."));
    }

    @Test
    void baseCardsArePrintedAndTheirRepairColoursGoByCost() {
        assertThat(BaseCards.all()).allSatisfy(card -> assertThat(card.origin()).isEqualTo(Origin.PRINTED));
        assertThat(of(CardType.BUILDING)).allSatisfy(card -> {
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

    private static void forts(StringBuilder page) {
        page.append(
                "## Forts\n\n| fort | stones | flag | colonists | what it does |\n| --- | --- | --- | --- | --- |\n");
        for (Card card : of(CardType.FORT)) {
            row(page, name(card), card.ground().size(), flags(card.ground()).mkString(", "), card.slots(), card.text());
        }
        page.append('\n').append(DRAWINGS);
        for (Card card : of(CardType.FORT)) {
            page.append("**").append(card.name()).append("**\n\n```\n");
            page.append(drawn(card.ground())).append("```\n\n");
        }
    }

    private static void buildings(StringBuilder page) {
        page.append(
                "## Buildings\n\n| building | cost | coins | repairs | what it does |\n| --- | --- | --- | --- | --- |\n");
        for (Card card : of(CardType.BUILDING)) {
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

    private static void ships(StringBuilder page) {
        page.append("## Ships\n\n| ship | cost | coins | what it does |\n| --- | --- | --- | --- |\n");
        for (Card card : of(CardType.SHIP)) {
            row(page, name(card), card.cost(), card.coins(), card.text());
        }
    }

    private static Seq<Card> of(CardType type) {
        return BaseCards.all().filter(card -> card.type() == type);
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
