package io.github.casemate.fire;

import io.github.casemate.fire.box.Blueprint;
import io.github.casemate.fire.box.Bonus;
import io.github.casemate.fire.box.Element;
import io.github.casemate.fire.box.EventEffect;
import io.github.casemate.fire.box.FireCard;
import io.github.casemate.fire.box.FireCatalog;
import io.github.casemate.fire.box.FireDeck;
import io.github.casemate.fire.box.IslandMap;
import io.github.casemate.fire.box.IslandMaps;
import io.github.casemate.fire.box.MountainCell;
import io.github.casemate.fire.box.Shape;
import io.github.casemate.fire.box.SiteRule;
import io.github.casemate.testkit.rules.WrittenPage;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.Locale;
import org.junit.jupiter.api.Test;

/** The page with the islands, elements, buildings and cards shows what the code plays with. */
class CardsOfFirePageTest {

    private static final int WIDTH = 120;

    private static final String HEAD = """
        # King of Fire Island: elements, buildings and cards

        <!-- Written by CardsOfFirePageTest from the code; do not edit. -->

        > **The islands, the buildings and the cards are our reconstruction.** The rulebook prints them only as pictures, and
        > those are lost; no public copy was found. What the rulebook does say in words is marked as *printed*. You may play
        > with [an island and cards of your own](rules.md#an-island-and-cards-of-your-own).

        Casemate is not affiliated with the authors or publishers of King of Fire Island, nor with the maker of the bricks that
        it was invented for.

        ## Elements

        Seen from above, in all their turns, in the order in which files number them from 0. The middle of the Bridge, `o`, is an
        opening.

        """;

    private static final String BUILDINGS = """
        ## How buildings are drawn

        Level by level, from the ground up. `#` is filled by any of H, C, T and F, `BBB` is one Bridge, `RR` one Roof, and `.` is
        not part of the building. Beside the levels is the ground: `L` land, `~` river, `O` ocean, `V` volcano, `T` the top of
        another building. All buildings may be turned and mirrored.

        ## Buildings without a card

        Everybody begins with two Cottages, a Marketplace and a Mill. Only the Cottage has no card; the Marketplace and the Mill
        are also challenges.

        """;

    private final StringBuilder page = new StringBuilder(HEAD);

    @Test
    void thePageShowsEverythingAsItIs() {
        FireCatalog catalog = FireDeck.STANDARD;
        elements();
        islands();
        page.append(BUILDINGS);
        for (Blueprint plan : catalog.buildings()) {
            boolean alone = catalog.cards().forAll(card -> !card.building().contains(plan.id()));
            if (alone) {
                title(plan.name());
                paragraph("Site: " + site(plan.rule()) + ". No points." + printed(plan.source()));
                levels(plan);
            }
        }
        page.append("## Challenges\n\n");
        catalog.cards().filter(card -> !card.isEvent()).forEach(card -> challenge(catalog, card));
        page.append("## Events\n\n");
        catalog.cards().filter(FireCard::isEvent).forEach(card -> event(catalog, card));
        WrittenPage.of("games/king-of-fire-island/cards.md").is(page.toString().stripTrailing() + "\n");
    }

    private void elements() {
        page.append("```\n");
        for (Element element : Element.ALL) {
            Seq<Seq<String>> turns = Shape.of(element).map(CardsOfFirePageTest::rows);
            beside(String.format("%-11s %c", element.label(), element.letter()), turns);
        }
        page.append("```\n\n");
    }

    private void beside(String name, Seq<Seq<String>> turns) {
        int height = turns.map(Seq::size).max().get();
        for (int row = 0; row < height; row++) {
            StringBuilder line = new StringBuilder(String.format("%-16s", row == 0 ? name : ""));
            for (Seq<String> turn : turns) {
                line.append(String.format("%-12s", row < turn.size() ? turn.get(row) : ""));
            }
            page.append(line.toString().stripTrailing()).append('\n');
        }
        page.append('\n');
    }

    private static Seq<String> rows(Shape shape) {
        int left = Array.range(0, shape.size()).map(shape::dx).min().get();
        int wide = Array.range(0, shape.size()).map(shape::dx).max().get() - left + 1;
        int high = Array.range(0, shape.size()).map(shape::dy).max().get() + 1;
        Array<char[]> rows = Array.fill(high, () -> ".".repeat(wide).toCharArray());
        for (int part = 0; part < shape.size(); part++) {
            rows.get(shape.dy(part))[shape.dx(part) - left] =
                    shape.isOpening(part) ? 'o' : shape.element().letter();
        }
        return rows.map(row -> String.join(" ", new String(row).split("")));
    }

    private void islands() {
        page.append("## Islands\n\n");
        paragraph("Letters are land, by territory; `*` is the volcano, `1` and `2` its mountain and how high it is, `^`"
                + " the crater, `~` river, and a blank is ocean.");
        island("The island of the standard game", IslandMaps.STANDARD);
        island("A smaller island", IslandMaps.SMALL);
    }

    private void island(String name, IslandMap map) {
        title(name);
        paragraph("`" + map.id() + "`, " + map.rows().head().length() + " by "
                + map.rows().size() + " cells. " + capital(map.source()) + ".");
        page.append("```\n");
        for (int y = 0; y < map.rows().size(); y++) {
            StringBuilder row = new StringBuilder(map.rows().get(y).replaceAll("[1-4]", " "));
            for (MountainCell cell : map.mountain()) {
                if (cell.y() == y) {
                    row.setCharAt(cell.x(), (char) ('0' + cell.height()));
                }
            }
            page.append(row.toString().stripTrailing()).append('\n');
        }
        page.append("```\n\n");
    }

    private void challenge(FireCatalog catalog, FireCard card) {
        Blueprint plan = plan(catalog, card).get();
        title(card.name());
        paragraph(card.points() + (card.points() == 1 ? " point, " : " points, ") + copies(card) + ". Site: "
                + site(plan.rule()) + ". Advanced: " + bonus(card.bonus().get()) + "." + printed(card.source())
                + (plan.repeated() > 0
                        ? " The drawing shows the lowest one; level " + plan.repeated()
                                + " is repeated in taller ones (TOW-1)."
                        : ""));
        levels(plan);
    }

    private void event(FireCatalog catalog, FireCard card) {
        title(card.name());
        paragraph(capital(copies(card)) + ". " + effect(card.effect().get()) + printed(card.source()));
        for (Blueprint plan : plan(catalog, card)) {
            paragraph("It is played by completing this building. Site: " + site(plan.rule()) + ".");
            levels(plan);
        }
    }

    private static Option<Blueprint> plan(FireCatalog catalog, FireCard card) {
        return card.building()
                .flatMap(id -> catalog.buildings().find(plan -> plan.id().equals(id)));
    }

    private static String copies(FireCard card) {
        return card.copies() + (card.copies() == 1 ? " copy" : " copies");
    }

    private static String printed(String source) {
        int at = source.indexOf("printed: ");
        return at < 0
                ? " Nothing of it is printed."
                : " *Printed*: " + source.substring(at + "printed: ".length()) + ".";
    }

    private static String site(SiteRule rule) {
        return switch (rule) {
            case OPEN_LAND -> "open land of one territory";
            case RIVER_ARCH -> "open land; the three cells of the ground Bridge have river beside them on one side";
            case ACROSS_RIVER -> "middle cells over a river, ends in two territories";
            case PORT -> "the pier in an ocean, everything else on land of one territory";
            case VOLCANO -> "the volcano at one height, not the crater";
            case ON_OWN_BUILDING ->
                "on top of a completed building of your own, not on a Roof and not on a building of the same kind";
            case TALLER_RECLAIMS -> "open land of one territory; a taller one takes the card (TOW-2)";
        };
    }

    private static String bonus(Bonus bonus) {
        return switch (bonus) {
            case MORE_MILLING -> "one more milling in each turn (ADV-1)";
            case MORE_TRADES -> "one more trade at the Marketplace in each turn (ADV-1)";
            case CHEAPER_TRADES -> "trades at the Marketplace cost three (ADV-1)";
            case MORE_DISCARDS -> "one more discard in each turn (ADV-1)";
            case MORE_OFFERS -> "two more offers in each turn (ADV-1)";
            case GIANT_NEVER_EATS -> "the Giant never eats your bricks (ADV-2)";
            case GIANT_FREE_CHOICE -> "the hungry Giant goes to any adjacent territory that you choose (ADV-2)";
            case GIANT_NOTICES_LATE ->
                "the Giant notices you only if you have at least four bricks more than each opponent (ADV-2)";
            case DOUBLES_MOVE_FAR -> "your doubles move the Giant to any territory (ADV-2)";
            case NO_ENTRY -> "neither the Giant nor an army of others enters its territory (ADV-2)";
            case DOUBLE_HARVEST -> "your Cottage in its territory produces two (ADV-3)";
            case DOUBLES_GIVE_ONE -> "on your doubles you take an element of your choice (ADV-3)";
            case TOLL ->
                "when another player completes a challenge in one of its territories, you take an element of your"
                        + " choice (ADV-3)";
            case SANCTUARY -> "disasters do not touch your buildings in its territory (ADV-3)";
            case ARMY -> "an army (ARM-1)";
            case ARMY_RANGE -> "your army may take two steps (ADV-3)";
        };
    }

    private static String effect(EventEffect effect) {
        return switch (effect) {
            case ERUPTION ->
                "A disaster. All bricks on the volcano are destroyed, and in one territory adjacent to it each"
                        + " building that is not original loses its highest level (EVT-2).";
            case MAJOR_FLOODING ->
                "A disaster. In one territory all bricks, loose or built, that touch the ground beside water are"
                        + " destroyed (EVT-3).";
            case FLOOD ->
                "A disaster. In one territory the loose bricks that touch the ground beside water are destroyed"
                        + " (EVT-3).";
            case TAKE_THREE -> "Take three elements of your choice (EVT-4).";
            case GIANT_WITHIN_TWO -> "The Giant goes to another territory at most two steps away (EVT-4).";
            case GIANT_ANYWHERE -> "The Giant goes to any other territory (EVT-4).";
            case HARVEST -> "Each of your Cottages that is not shut down produces once (EVT-4).";
        };
    }

    private void title(String name) {
        page.append("### ").append(name).append("\n\n");
    }

    private void levels(Blueprint plan) {
        int column = Math.max(9, plan.ground().head().length() + 4);
        Seq<Seq<String>> drawn = plan.levels()
                .zipWithIndex((rows, level) -> (Seq<String>) rows.prepend("level " + (level + 1)))
                .append(plan.ground().prepend("ground"));
        page.append("```\n");
        for (int row = 0; row <= plan.ground().size(); row++) {
            int number = row;
            page.append(drawn.map(rows -> String.format("%-" + column + "s", rows.get(number)))
                            .mkString()
                            .stripTrailing())
                    .append('\n');
        }
        page.append("```\n\n");
    }

    private void paragraph(String text) {
        int length = 0;
        for (String word : text.split(" ", -1)) {
            if (length > 0 && length + 1 + word.length() > WIDTH) {
                page.append('\n');
                length = 0;
            }
            page.append(length > 0 ? " " : "").append(word);
            length += (length > 0 ? 1 : 0) + word.length();
        }
        page.append("\n\n");
    }

    private static String capital(String text) {
        return text.substring(0, 1).toUpperCase(Locale.ROOT) + text.substring(1);
    }
}
