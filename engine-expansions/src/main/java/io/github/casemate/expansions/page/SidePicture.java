package io.github.casemate.expansions.page;

import io.github.casemate.expansions.ghost.GhostCaptain;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.box.StoneColor;
import io.github.casemate.siege.phrasing.PieceWords;
import io.github.casemate.siege.rules.VictoryPhase;
import io.github.casemate.siege.table.BuiltCard;
import io.github.casemate.siege.table.Deck;
import io.github.casemate.siege.table.Pile;
import io.github.casemate.siege.table.PlayerState;
import io.github.casemate.siege.table.Table;
import io.github.casemate.text.English;
import io.github.casemate.text.Markup;
import io.vavr.collection.Seq;

/** One player's side: what they have, their forts and ships, and of their hand what is known to the listener. */
final class SidePicture {

    private final SiegeCanvas canvas;
    private final Table table;
    private final Markup out;

    SidePicture(SiegeCanvas canvas) {
        this.canvas = canvas;
        this.table = canvas.table();
        this.out = canvas.out();
    }

    void draw(PlayerId player) {
        PlayerState side = table.player(player);
        boolean active = table.turn() > 0
                && table.active().equals(player)
                && table.ending().isEmpty();
        boolean besieged = table.attack().exists(attack -> attack.defender().contains(player));
        out.open(
                "section",
                "class",
                "siege-side siege-seat-" + player.index() + (canvas.names().isYou(player) ? " siege-mine" : "")
                        + (active ? " siege-active" : "") + (besieged ? " siege-besieged" : ""),
                "aria-label",
                English.capital(canvas.names().whose(player)) + " side");
        out.open("div", "class", "siege-head");
        name(player);
        facts(side);
        if (active) {
            canvas.note("siege-turn", "on turn");
        }
        if (table.ending().exists(ending -> ending.winner().contains(player))) {
            canvas.note("siege-turn", "winner");
        }
        out.close().open("div", "class", "siege-forts");
        side.forts().forEach(fort -> new FortPicture(canvas, fort).draw());
        if (side.forts().isEmpty()) {
            out.open("p", "class", "siege-bare").text("No fort stands here.").close();
        }
        out.close();
        ships(side);
        if (!canvas.names().isYou(player)) {
            hand(player);
        }
        out.close();
    }

    private void name(PlayerId player) {
        String place = SiegePlaces.seat(player);
        if (canvas.choices().has(place)) {
            canvas.piece("h2", "siege-name", canvas.name(player), place);
        } else {
            out.open("h2", "class", "siege-name");
        }
        out.open("span", "class", "siege-badge", "aria-hidden", "true")
                .text(String.valueOf(player.index() + 1))
                .close();
        out.text(canvas.name(player)).close();
    }

    private void facts(PlayerState side) {
        int needed = VictoryPhase.coinsNeeded(table, side.id());
        canvas.chip(
                "",
                side.coins() + " of " + needed + " coins",
                side.coins() + "/" + needed,
                "",
                () -> canvas.icon("coin", 20, 20, ""));
        home(side);
        for (StoneColor color : StoneColor.values()) {
            String place = SiegePlaces.heap(side.id(), color);
            if (side.supply().has(color) || canvas.choices().has(place)) {
                canvas.heap(color, side.supply().count(color), "in the personal supply", place);
            }
        }
        if (!table.players().exists(other -> other.forts().exists(fort -> fort.hasFleet(side.id())))) {
            FleetPicture.atHome(canvas, side.id());
        }
    }

    /** COL-2, COL-4: three levels, of which the last empties first, and what an empty level is good for. */
    private void home(PlayerState side) {
        canvas.piece("span", "siege-chip siege-home", English.count(side.home(), "colonist") + " at home", "");
        for (int person = 0; person < PlayerState.COLONISTS; person++) {
            if (person % PlayerState.LEVEL == 0) {
                out.open("span", "class", "siege-level");
            }
            boolean there = person < side.home();
            canvas.icon(
                    there ? "pawn" : "room",
                    22,
                    28,
                    there ? "siege-pawn siege-seat-" + side.id().index() : "siege-room");
            if (person % PlayerState.LEVEL == PlayerState.LEVEL - 1) {
                out.close();
            }
        }
        out.open("b").text(String.valueOf(side.home())).close().close();
        if (side.bottomEmpty()) {
            canvas.note("", "+1 re-roll");
        }
        if (side.middleEmpty()) {
            canvas.note("", "+1 die");
        }
    }

    private void ships(PlayerState side) {
        if (side.ships().isEmpty()) {
            return;
        }
        out.open("div", "class", "siege-ships");
        for (BuiltCard ship : side.ships()) {
            Card card = ship.card();
            canvas.piece(
                    "div",
                    "siege-post siege-of-ship",
                    card.name() + ", ship: " + canvas.crewWords(ship.crew(), side.id()),
                    SiegePlaces.card(card),
                    "data-thing",
                    card.name(),
                    "data-piece",
                    "card-" + card.id());
            canvas.icon("boat", 40, 34, "siege-boat siege-seat-" + side.id().index());
            out.open("span").text(card.name()).close();
            canvas.crew(ship.crew(), side.id());
            out.close();
        }
        out.close();
    }

    /** Backs of cards, and those whose fronts the listener knows. */
    private void hand(PlayerId player) {
        out.open("div", "class", "siege-secret");
        boolean inRow = player.equals(GhostCaptain.SEAT) && table.slices().containsKey(GhostCaptain.KEY.id());
        if (inRow) {
            canvas.note("", "Row");
            known(GhostCaptain.on(table).row());
        }
        for (Deck deck : table.decks()) {
            Pile hand = deck.hand(player);
            boolean main = deck.id().equals(Deck.MAIN);
            if (!(inRow && main)) {
                backs(player, deck.id(), hand.hidden());
                known(deck.cards(hand.known()));
            }
            int aside = deck.setAside().get(player.index()).size();
            if (aside > 0) {
                canvas.note("", English.capital(English.count(aside, "card")) + " laid aside");
            }
        }
        out.close();
    }

    private void backs(PlayerId player, String deck, int count) {
        if (count > 0) {
            String kind = deck.equals(Deck.MAIN) ? "card" : singular(deck) + " card";
            canvas.piece("span", "siege-backs", English.count(count, "hidden " + kind), "");
            for (int i = 0; i < count; i++) {
                out.open("span", "data-piece", "back-" + player.index() + "-" + deck + "-" + i);
                canvas.icon("card", 20, 26, deck.equals(Deck.MAIN) ? "" : "siege-back-other");
                out.close();
            }
            out.open("small")
                    .text(deck.equals(Deck.MAIN) ? "" : singular(deck))
                    .close()
                    .close();
        }
    }

    static String singular(String deck) {
        return deck.endsWith("s") ? deck.substring(0, deck.length() - 1) : deck;
    }

    private void known(Seq<Card> cards) {
        for (Card card : cards) {
            canvas.piece(
                    "span",
                    "siege-post siege-of-" + SiegeCanvas.kind(card),
                    PieceWords.brief(card),
                    SiegePlaces.card(card),
                    "data-thing",
                    card.name(),
                    "data-piece",
                    "card-" + card.id());
            canvas.kindSign(card);
            out.open("span").text(card.name()).close().close();
        }
    }
}
