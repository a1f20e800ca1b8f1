package io.github.casemate.expansions.page;

import io.github.casemate.expansions.ghost.GhostCaptain;
import io.github.casemate.expansions.monuments.Island;
import io.github.casemate.expansions.monuments.Monument;
import io.github.casemate.expansions.monuments.Monuments;
import io.github.casemate.siege.box.StoneColor;
import io.github.casemate.siege.phrasing.PieceWords;
import io.github.casemate.siege.table.Deck;
import io.github.casemate.siege.table.Table;
import io.github.casemate.text.English;
import io.github.casemate.text.Markup;
import io.vavr.control.Option;
import java.util.Locale;

/** What belongs to nobody: the general supply, the decks, the islands for monuments, the Ghost Captain's card. */
final class CommonPicture {

    private final SiegeCanvas canvas;
    private final Table table;
    private final Markup out;

    CommonPicture(SiegeCanvas canvas) {
        this.canvas = canvas;
        this.table = canvas.table();
        this.out = canvas.out();
    }

    void draw() {
        out.open("section", "class", "siege-common", "aria-label", "Supply and decks");
        out.open("h2")
                .text(table.turn() == 0 ? "Set-up" : "Turn " + table.turn())
                .close();
        out.open("span", "class", "siege-group").open("span").text("Supply").close();
        for (StoneColor color : StoneColor.values()) {
            String place = SiegePlaces.heap(color);
            if (color != StoneColor.PINK
                    || table.supply().has(color)
                    || canvas.choices().has(place)) {
                canvas.heap(color, table.supply().count(color), "in the general supply", place);
            }
        }
        out.close();
        table.decks().forEach(this::piles);
        if (canvas.choices().has(SiegePlaces.OPEN_WATERS)) {
            canvas.piece("span", "siege-button", "Open Waters", SiegePlaces.OPEN_WATERS)
                    .text("Open Waters")
                    .close();
        }
        if (table.slices().containsKey(GhostCaptain.KEY.id())) {
            ghost();
        }
        if (table.slices().containsKey(Monuments.KEY.id())) {
            islands();
        }
        out.close();
    }

    private void piles(Deck deck) {
        boolean main = deck.id().equals(Deck.MAIN);
        String name = main ? "Deck" : English.capital(deck.id().replace('-', ' '));
        int left = deck.undrawn().size();
        int gone = deck.discard().size();
        out.open("span", "class", "siege-group").open("span").text(name).close();
        canvas.chip(
                "",
                name + ": " + English.count(left, "card"),
                String.valueOf(left),
                SiegePlaces.deck(deck.id()),
                () -> {
                    canvas.icon("card", 20, 26, main ? "" : "siege-back-other");
                });
        canvas.chip(
                "",
                "Discarded: " + English.count(gone, "card"),
                String.valueOf(gone),
                "",
                () -> canvas.icon("pile", 20, 26, ""));
        out.close();
    }

    private void ghost() {
        boolean up = GhostCaptain.on(table).faceUp();
        String words = up ? "face up: he decides by himself" : "face down: you decide for him";
        canvas.piece("span", "siege-post siege-ghost", "The Ghost Captain's card is " + words, SiegePlaces.GHOST);
        canvas.icon(up ? "pile" : "card", 20, 26, "");
        out.open("span")
                .open("b")
                .text("Ghost Captain")
                .close()
                .text(" " + words)
                .close()
                .close();
    }

    private void islands() {
        out.open("div", "class", "siege-islands");
        for (Island island : Island.values()) {
            Option<Monument> built = table.slice(Monuments.KEY).built().find(monument -> monument.island() == island);
            String name = English.capital(island.name().toLowerCase(Locale.ROOT)) + " island";
            String facts = built.map(monument -> "monument of " + canvas.names().whom(monument.owner()))
                    .getOrElse(() -> "toll " + island.toll() + ", " + PieceWords.stones(island.cost()) + " for "
                            + English.count(island.coins(), "coin"));
            canvas.piece("div", "siege-isle", name + ": " + facts, SiegePlaces.island(island));
            canvas.small(island.stone());
            out.open("strong").text(name).close();
            if (built.isDefined()) {
                out.open(
                                "span",
                                "class",
                                "siege-monument siege-seat-"
                                        + built.get().owner().index(),
                                "data-piece",
                                "monument-" + island)
                        .text("monument of " + canvas.names().whom(built.get().owner()))
                        .close();
            } else {
                out.open("span", "class", "siege-toll")
                        .text("toll " + island.toll())
                        .close();
                canvas.price(island.cost());
                canvas.coins(island.coins());
            }
            out.close();
        }
        out.close();
    }
}
