package io.github.casemate.ai.arena.report;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.ai.Note;
import io.github.casemate.ai.arena.Arena;
import io.github.casemate.ai.arena.ArenaResult;
import io.github.casemate.ai.arena.Pigs;
import io.github.casemate.testkit.games.Pig;
import io.vavr.collection.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

/**
 * Nothing scrolls sideways on a narrow screen: tables become blocks, and what is left is as wide as the screen. That was
 * looked at in a browser of 500 pixels; this is what it rests on.
 */
class NarrowPageTest {

    private static ArenaResult result;

    @BeforeAll
    static void play() {
        result = Arena.roundRobin(
                        new Pig(2, 30),
                        List.of(Pigs.holdsAt(10), Pigs.holdsAt(15), Pigs.random("a name of several words & <signs>")))
                .games(10)
                .seed(42)
                .notes("pig", event -> Pigs.notes(event).map(note -> new Note(note.player(), note.label() + " <&>")))
                .run();
    }

    @Test
    void everyCellOfATableKnowsItsHeading() throws Exception {
        for (String html :
                List.of(result.report().html(), result.comparedWith(result).html())) {
            Document page = Pages.parsed(html);
            NodeList tables = page.getElementsByTagName("table");
            assertThat(tables.getLength()).isGreaterThan(3);
            for (int i = 0; i < tables.getLength(); i++) {
                Element table = (Element) tables.item(i);
                NodeList headings = table.getElementsByTagName("th");
                NodeList rows = ((Element) table.getElementsByTagName("tbody").item(0)).getElementsByTagName("tr");
                for (int row = 0; row < rows.getLength(); row++) {
                    NodeList cells = ((Element) rows.item(row)).getElementsByTagName("td");
                    assertThat(cells.getLength()).isEqualTo(headings.getLength());
                    for (int cell = 0; cell < cells.getLength(); cell++) {
                        assertThat(((Element) cells.item(cell)).getAttribute("data-h"))
                                .isEqualTo(headings.item(cell).getTextContent());
                    }
                }
            }
        }
    }

    @Test
    void tablesBecomeBlocksAndChartsTakeTheWholeWidth() {
        String html = result.report().html();
        String narrow = html.substring(html.indexOf("@media (max-width: 720px)"), html.indexOf("</style>"));
        assertThat(narrow)
                .contains("table, tbody, tr, td { display: block; }")
                .contains("td::before { content: attr(data-h);")
                .contains(".wide { overflow-x: visible; }")
                .contains(".chart svg { grid-column: 1 / -1; }")
                .doesNotContain("nowrap", "overflow-x: auto");
        // Nothing but tables may scroll, and those only where there is room for them to be tables.
        assertThat(html.substring(0, html.indexOf("@media (max-width: 720px)")).split("overflow-x", -1))
                .hasSize(2);
        assertThat(html).contains("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>");
    }
}
