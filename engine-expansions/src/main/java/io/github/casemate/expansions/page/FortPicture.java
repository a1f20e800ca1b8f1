package io.github.casemate.expansions.page;

import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.box.Layout;
import io.github.casemate.siege.box.StoneColor;
import io.github.casemate.siege.phrasing.PieceWords;
import io.github.casemate.siege.table.BuiltCard;
import io.github.casemate.siege.table.Fort;
import io.github.casemate.text.English;
import io.github.casemate.text.Markup;
import io.vavr.collection.Array;

/** A fort as an island of sand, with the sea above, and the buildings below it. */
final class FortPicture {

    private static final int PITCH = 46;
    private static final int PERSON = 29;
    private static final int MARGIN = 17;
    private static final int SHORE = 26;
    private static final int WALL = 42;
    private static final double EM = 16;

    private final SiegeCanvas canvas;
    private final Markup out;
    private final Fort fort;
    private final Card card;
    private final Layout layout;
    private final int width;
    private final int height;

    FortPicture(SiegeCanvas canvas, Fort fort) {
        this.canvas = canvas;
        this.out = canvas.out();
        this.fort = fort;
        this.card = fort.card();
        this.layout = card.fortLayout();
        this.width =
                Math.max(Math.max(layout.rows().head().length() * PITCH, places() * PERSON), 2 * PITCH) + 2 * MARGIN;
        this.height = WALL + layout.rows().size() * PITCH + PERSON + 14;
    }

    /** If stones or colonists can be chosen, the fort itself is chosen by its name; otherwise anywhere on it. */
    void draw() {
        boolean within = canvas.choices().isWithin(card);
        String place = SiegePlaces.card(card);
        out.open("div", "class", "siege-fort");
        if (within) {
            out.open("div", "class", "siege-land", "role", "group", "aria-label", card.name());
        } else {
            canvas.piece("div", "siege-land", label(), place, "data-thing", card.name());
        }
        island();
        if (within && canvas.choices().has(place)) {
            canvas.piece("span", "siege-title", card.name(), place)
                    .text(card.name())
                    .close();
        } else {
            out.open("span", "class", "siege-title", "data-thing", within ? card.name() : "")
                    .text(card.name())
                    .close();
        }
        canvas.infiltrators(fort.crew(), fort.owner());
        if (isAttacked()) {
            canvas.note("siege-alarm", "under attack");
        }
        out.close();
        fort.buildings().forEach(this::building);
        out.close();
    }

    private boolean isAttacked() {
        return canvas.table().attack().exists(attack -> attack.isOn(card));
    }

    private int places() {
        return Math.max(card.slots(), fort.colonists());
    }

    private void island() {
        String size = "0 0 " + width + " " + height;
        out.open(
                "svg",
                "class",
                isAttacked() ? "siege-island siege-attacked" : "siege-island",
                "viewBox",
                size,
                "width",
                width / EM + "em",
                "height",
                height / EM + "em");
        StringBuilder foam = new StringBuilder("M12 17");
        for (int x = 12; x + 16 <= width - 8; x += 16) {
            foam.append("q4-7 8 0t8 0");
        }
        out.empty("path", "class", "siege-foam", "d", foam.toString());
        int right = width - 6;
        int below = height - 5;
        out.empty(
                "path",
                "class",
                "siege-sand",
                "data-piece",
                "card-" + card.id(),
                "d",
                "M14 " + SHORE + "C" + width / 3 + " " + (SHORE - 5) + " " + width / 2 + " " + (SHORE + 5) + " "
                        + width * 2 / 3
                        + " " + (SHORE - 1) + "S" + (right - 8) + " " + (SHORE - 2) + " " + (right - 4) + " "
                        + (SHORE + 1)
                        + "Q" + right + " " + (SHORE + 3) + " " + right + " " + (SHORE + 14) + "L" + (right - 2) + " "
                        + (below - 12)
                        + "Q" + (right - 3) + " " + below + " " + (right - 14) + " " + (below - 1) + "L18 " + below
                        + "Q7 " + below + " 7 " + (below - 12) + "L4 " + (SHORE + 13) + "Q4 " + (SHORE + 1) + " 14 "
                        + SHORE + "Z");
        int left = (width - layout.rows().head().length() * PITCH) / 2 + 3;
        for (int space = 0; space < layout.size(); space++) {
            space(space, left + layout.column(space) * PITCH, WALL + layout.row(space) * PITCH);
        }
        int first = (width - places() * PERSON) / 2 + 3;
        for (int person = 0; person < places(); person++) {
            person(person, first + person * PERSON, height - PERSON - 11);
        }
        fort.fleet().forEach(player -> FleetPicture.at(canvas, player, width / 2 - 20, 0));
        out.close();
    }

    private void space(int space, int x, int y) {
        StoneColor stone = fort.wall().at(space);
        String place = SiegePlaces.space(card, space);
        if (canvas.choices().has(place)) {
            canvas.piece("g", "siege-spot", spaceWords(space), place);
            ring(x - 2, y - 2, 44, 44);
        } else {
            out.open("g");
        }
        if (stone == null) {
            canvas.use("space", x, y, "", "");
            for (StoneColor flag : layout.flag(space)) {
                canvas.use("flag", x, y, "siege-flag-" + PieceWords.color(flag), "");
                words(x + 19, y + 19, String.valueOf(flag.letter()), "siege-letter-" + PieceWords.color(flag));
            }
        } else {
            canvas.use("stone-" + PieceWords.color(stone), x, y, "", "stone-" + card.id() + "-" + space);
            if (layout.isProtected(space, fort.wall().mask())) {
                canvas.use("shield", x + 23, y + 21, "", "");
            }
        }
        if (canvas.choices().isAboutSpacesOf(card)) {
            words(
                    x + 8,
                    y + 13,
                    String.valueOf(space + 1),
                    stone == null ? "siege-number" : "siege-number siege-on-" + PieceWords.color(stone));
        }
        out.close();
    }

    private void person(int person, int x, int y) {
        boolean there = person < fort.colonists();
        String place = SiegePlaces.colonist(card, person);
        boolean chosen = canvas.choices().has(place);
        if (chosen) {
            canvas.piece(
                    "g", "siege-spot", there ? "colonist " + (person + 1) : "room for colonist " + (person + 1), place);
            ring(x - 3, y - 2, PERSON - 1, PERSON + 4);
        }
        String seat = "siege-pawn siege-seat-" + fort.owner().index();
        String piece = there ? "colonist-" + fort.owner().index() + "-" + card.id() + "-" + person : "";
        canvas.use(there ? "pawn" : "room", x, y, there ? seat : "siege-room", piece);
        if (chosen) {
            out.close();
        }
    }

    private void ring(int x, int y, int across, int high) {
        out.empty(
                "rect",
                "class",
                "siege-ring",
                "x",
                "" + x,
                "y",
                "" + y,
                "width",
                "" + across,
                "height",
                "" + high,
                "rx",
                "9");
    }

    private void words(int x, int y, String text, String style) {
        out.open("text", "class", style, "x", "" + x, "y", "" + y, "text-anchor", "middle", "aria-hidden", "true")
                .text(text)
                .close();
    }

    private void building(BuiltCard building) {
        Card below = building.card();
        String label = below.name() + ", building: " + canvas.crewWords(building.crew(), fort.owner());
        canvas.piece(
                "div",
                "siege-post siege-of-building",
                label,
                SiegePlaces.card(below),
                "data-thing",
                below.name(),
                "data-piece",
                "card-" + below.id());
        canvas.kindSign(below);
        out.open("span").text(below.name()).close();
        canvas.crew(building.crew(), fort.owner());
        out.close();
    }

    private String label() {
        PlayerId owner = fort.owner();
        String wall = Array.range(0, layout.size()).map(this::spaceWords).mkString(", ");
        return English.capital(canvas.names().whose(owner)) + " " + card.name() + ": " + wall + "; "
                + canvas.crewWords(fort.crew(), owner) + ", room for " + English.number(Math.max(0, fort.room()))
                + fort.fleet()
                        .map(player -> "; " + canvas.names().whose(player) + " fleet")
                        .getOrElse("")
                + (isAttacked() ? "; under attack" : "");
    }

    private String spaceWords(int space) {
        StoneColor stone = fort.wall().at(space);
        String flag = layout.flag(space)
                .map(color -> ", " + PieceWords.color(color) + " flag")
                .getOrElse("");
        return PieceWords.space(space) + " "
                + (stone == null ? "empty" + flag : PieceWords.color(stone))
                + (stone != null && layout.isProtected(space, fort.wall().mask()) ? ", protected" : "");
    }
}
