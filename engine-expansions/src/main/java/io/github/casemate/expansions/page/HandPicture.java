package io.github.casemate.expansions.page;

import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.box.CardType;
import io.github.casemate.siege.box.Layout;
import io.github.casemate.siege.box.StoneColor;
import io.github.casemate.siege.phrasing.PieceWords;
import io.github.casemate.siege.table.Deck;
import io.github.casemate.text.Markup;

/** The listener's own cards: what each is, costs and brings, and what it does. */
final class HandPicture {

    private static final int STEP = 15;

    private final SiegeCanvas canvas;
    private final Markup out;

    HandPicture(SiegeCanvas canvas) {
        this.canvas = canvas;
        this.out = canvas.out();
    }

    void draw(PlayerId player) {
        out.open("section", "class", "siege-hand", "aria-label", "Your cards");
        boolean none = true;
        for (Deck deck : canvas.table().decks()) {
            for (Card card : deck.cards(deck.hand(player).known())) {
                card(card, deck.justDrawn().known().contains(card), false);
                none = false;
            }
            for (Card card : deck.cards(deck.setAside().get(player.index()).known())) {
                card(card, false, true);
                none = false;
            }
        }
        if (none) {
            out.open("p", "class", "siege-none").text("You have no cards.").close();
        }
        out.close();
    }

    private void card(Card card, boolean drawn, boolean aside) {
        String place = SiegePlaces.card(card);
        String style = "siege-card siege-of-" + SiegeCanvas.kind(card);
        String piece = "card-" + card.id();
        if (canvas.choices().has(place)) {
            canvas.piece(
                    "div",
                    style,
                    PieceWords.brief(card) + ". " + card.text(),
                    place,
                    "data-thing",
                    card.name(),
                    "data-piece",
                    piece);
        } else {
            out.open(
                    "div",
                    "class",
                    style,
                    "role",
                    "group",
                    "aria-label",
                    PieceWords.brief(card),
                    "data-thing",
                    card.name(),
                    "data-piece",
                    piece);
        }
        out.open("span", "class", "siege-kind");
        canvas.kindSign(card);
        out.text(card.type() == CardType.ORDER ? "captain" : SiegeCanvas.kind(card));
        if (drawn || aside) {
            out.text(drawn ? " · just drawn" : " · laid aside");
        }
        out.close().open("strong").text(card.name()).close();
        facts(card);
        out.open("span", "class", "siege-text").text(card.text()).close().close();
    }

    private void facts(Card card) {
        canvas.piece("span", "siege-facts", PieceWords.facts(card), "");
        for (Layout layout : card.layout()) {
            wall(layout);
        }
        switch (card.type()) {
            case FORT -> people(card.slots(), "room", "siege-room");
            case BUILDING, SHIP -> {
                people(card.cost(), "pawn", "siege-price");
                canvas.coins(card.coins());
            }
            case ORDER -> out.open("b").text(card.cost() + " Leadership").close();
        }
        card.repair().forEach(canvas::small);
        out.close();
    }

    private void people(int count, String symbol, String style) {
        out.open("span", "class", "siege-people");
        for (int i = 0; i < count; i++) {
            canvas.icon(symbol, 22, 28, style);
        }
        out.close();
    }

    /** The wall of a fort, small; the spaces with flags have the mark of the stone that they begin with. */
    private void wall(Layout layout) {
        int across = layout.rows().head().length() * STEP;
        int high = layout.rows().size() * STEP;
        out.open(
                "svg",
                "class",
                "siege-plan",
                "aria-hidden",
                "true",
                "viewBox",
                "0 0 " + across + " " + high,
                "width",
                across / 16.0 + "em",
                "height",
                high / 16.0 + "em");
        for (int space = 0; space < layout.size(); space++) {
            int x = layout.column(space) * STEP + 1;
            int y = layout.row(space) * STEP + 1;
            out.empty(
                    "rect", "class", "siege-empty", "x", "" + x, "y", "" + y, "width", "13", "height", "13", "rx", "2");
            for (StoneColor flag : layout.flag(space)) {
                out.open("text", "x", x + 6.5 + "", "y", y + 10.5 + "", "text-anchor", "middle")
                        .text(String.valueOf(flag.letter()))
                        .close();
            }
        }
        out.close();
    }
}
