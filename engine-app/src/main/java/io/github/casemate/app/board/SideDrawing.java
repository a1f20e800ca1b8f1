package io.github.casemate.app.board;

import io.github.casemate.app.text.Block;
import io.github.casemate.app.text.Ink;
import io.github.casemate.app.text.RunningText;
import io.github.casemate.app.words.Names;
import io.github.casemate.app.words.SmallWords;
import io.github.casemate.expansions.ghost.GhostCaptain;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.table.Deck;
import io.github.casemate.siege.table.Fort;
import io.github.casemate.siege.table.Pile;
import io.github.casemate.siege.table.PlayerState;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import org.jline.utils.AttributedString;

/** One player's side of the table: what they have, their forts, ships and cards. */
final class SideDrawing {

    private static final int INDENT = 2;
    private static final int GAP = 3;

    private SideDrawing() {}

    static Block of(Table table, PlayerId player, Names names, int width, Detail detail) {
        PlayerState side = table.player(player);
        Block forts = detail == Detail.TERSE
                ? Block.ofAll(side.forts().map(fort -> FortDrawing.terse(fort, names, isAttacked(table, fort))))
                : Block.flow(forts(table, side, names), GAP, width - INDENT);
        return header(table, side, names, width)
                .above(forts.indented(INDENT))
                .above(ships(side, names, width).indented(INDENT))
                .above(
                        detail == Detail.FULL
                                ? hands(table, player, names, width).indented(INDENT)
                                : Block.EMPTY);
    }

    private static Seq<Block> forts(Table table, PlayerState side, Names names) {
        int rows = side.forts()
                .map(fort -> fort.card().fortLayout().rows().size())
                .max()
                .getOrElse(0);
        return side.forts().map(fort -> FortDrawing.of(fort, names, isAttacked(table, fort), rows));
    }

    private static boolean isAttacked(Table table, Fort fort) {
        return table.attack().exists(attack -> attack.isOn(fort.card()));
    }

    /** The name to the left, what they have to the right, and a line between. */
    private static Block header(Table table, PlayerState side, Names names, int width) {
        boolean active = table.turn() > 0
                && table.active().equals(side.id())
                && table.ending().isEmpty();
        AttributedString name = Ink.row(
                Ink.text(active ? "> " : "  ", Ink.BOLD),
                Ink.text(names.isYou(side.id()) ? "You" : names.name(side.id()), Ink.of(side.id())));
        AttributedString facts = Ink.row(
                Ink.text(side.coins() + (side.coins() == 1 ? " coin" : " coins"), Ink.GOLD),
                Ink.text("  home "),
                home(side),
                Ink.text("  stones "),
                Pieces.stones(side.supply()),
                Ink.text("  " + handSize(table, side.id())));
        int rule = width - name.columnLength() - facts.columnLength() - 2;
        if (rule < 1) {
            int rest = Math.max(1, width - name.columnLength() - 1);
            return Block.of(Ink.row(name, Ink.text(" " + "-".repeat(rest), Ink.FAINT)), Ink.row(Ink.text("  "), facts));
        }
        return Block.of(Ink.row(name, Ink.text(" " + "-".repeat(rule) + " ", Ink.FAINT), facts));
    }

    /** COL-2: the lowest level, on the right, empties first; COL-4: what an empty level is good for. */
    private static AttributedString home(PlayerState side) {
        StringBuilder levels = new StringBuilder();
        for (int level = 0; level < PlayerState.COLONISTS / PlayerState.LEVEL; level++) {
            int here = Math.max(0, Math.min(PlayerState.LEVEL, side.home() - level * PlayerState.LEVEL));
            levels.append('[')
                    .append(Pieces.COLONIST.repeat(here))
                    .append(Pieces.ROOM.repeat(PlayerState.LEVEL - here))
                    .append(']');
        }
        String gains = (side.bottomEmpty() ? " +re-roll" : "") + (side.middleEmpty() ? " +die" : "");
        return Ink.row(Ink.text(levels.toString(), Ink.of(side.id())), Ink.text(gains, Ink.BOLD));
    }

    private static String handSize(Table table, PlayerId player) {
        int cards = table.main().hand(player).size();
        return table.decks()
                .filter(deck ->
                        !deck.id().equals(Deck.MAIN) && !deck.hand(player).isEmpty())
                .map(deck -> " +" + deck.hand(player).size() + " " + deck.id().replaceAll("s$", ""))
                .mkString(cards + (cards == 1 ? " card" : " cards"), "", "");
    }

    private static Block ships(PlayerState side, Names names, int width) {
        Seq<AttributedString> ships = side.ships()
                .map(ship ->
                        Ink.row(Ink.text(ship.card().name() + " "), Pieces.crew(ship.crew(), side.id(), 0, names)));
        return ships.isEmpty()
                ? Block.EMPTY
                : RunningText.wrapped(
                        Ink.row(Ink.text("Ships: ", Ink.FAINT), Pieces.joined(ships, Ink.text(", "))),
                        width - INDENT,
                        INDENT);
    }

    /** The cards in the hands, as far as they are known. */
    private static Block hands(Table table, PlayerId player, Names names, int width) {
        if (Extras.isGhost(table, player)) {
            return hand("Row: ", GhostCaptain.on(table).row(), width);
        }
        return table.decks().foldLeft(Block.EMPTY, (all, deck) -> {
            Pile hand = deck.hand(player);
            if (hand.known().isEmpty()) {
                return all;
            }
            String known = names.isYou(player) || hand.hidden() == 0 ? "" : "Known ";
            String label = deck.id().equals(Deck.MAIN) ? known.isEmpty() ? "Hand" : "Known" : known + deck.id();
            return all.above(hand(SmallWords.capital(label) + ": ", deck.cards(hand.known()), width));
        });
    }

    private static Block hand(String label, Seq<Card> cards, int width) {
        return RunningText.wrapped(Ink.row(Ink.text(label, Ink.FAINT), cards(cards)), width - INDENT, INDENT);
    }

    private static AttributedString cards(Seq<Card> cards) {
        return Pieces.joined(Array.ofAll(cards).map(SideDrawing::card), Ink.text(", "));
    }

    private static AttributedString card(Card card) {
        String facts = switch (card.type()) {
            case FORT -> "fort";
            case BUILDING -> Pieces.COLONIST.repeat(card.cost()) + " " + card.coins() + "c";
            case SHIP -> "ship " + Pieces.COLONIST.repeat(card.cost()) + " " + card.coins() + "c";
            case ORDER -> card.cost() + " Leadership";
        };
        return Ink.row(Ink.text(card.name()), Ink.text(" (" + facts + ")", Ink.FAINT));
    }
}
