package io.github.casemate.fire.page;

import io.github.casemate.fire.box.Element;
import io.github.casemate.fire.box.PoleColour;
import io.github.casemate.fire.table.FireTable;
import io.github.casemate.text.Markup;

/** What each colour of the dice gives, and what lies beside the island: deck, discard pile, turns. */
final class DiceHtml {

    private final FireTable table;
    private final Markup html;

    DiceHtml(FireTable table, Markup html) {
        this.table = table;
        this.html = html;
    }

    void draw() {
        html.open("section", "class", "fire-dice", "aria-label", "What the dice give");
        html.open("h3").text("What the dice give").close();
        html.open("ul");
        PoleColour.ALL.forEach(this::colour);
        html.close();
        html.open("p", "class", "fire-facts")
                .text("Deck " + table.cards().deck().size() + " · discarded "
                        + table.cards().discarded() + " · turn "
                        + round() + " of "
                        + table.realm().variants().turnsEach())
                .close();
        html.close();
    }

    /** The turn that each player is in; the last one stays after the end. */
    private int round() {
        int over = table.turn().turns() / table.realm().players();
        return Math.min(over + 1, table.realm().variants().turnsEach());
    }

    private void colour(PoleColour colour) {
        String name = SeatMarks.colour(colour);
        html.open("li")
                .open("span", "class", "fire-die fire-" + name + " fire-flag-" + name)
                .text(name)
                .close();
        for (int territory = 0; territory < table.flags().planted(); territory++) {
            if (table.flags().poles().get(territory) == colour) {
                Element element = table.flags().elements().get(territory);
                html.text(" ")
                        .open("span")
                        .open("b")
                        .text(table.realm().terrain().name(territory))
                        .close();
                html.text(" " + element.label()).close();
            }
        }
        html.close();
    }
}
