package io.github.casemate.siege.drawing;

import io.github.casemate.kernel.PlayerId;
import io.github.casemate.pack.Detail;
import io.github.casemate.pack.Names;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.box.CardType;
import io.github.casemate.siege.phrasing.ModuleWords;
import io.github.casemate.siege.phrasing.PieceDrawing;
import io.github.casemate.siege.rules.VictoryPhase;
import io.github.casemate.siege.table.BuiltCard;
import io.github.casemate.siege.table.Deck;
import io.github.casemate.siege.table.Fort;
import io.github.casemate.siege.table.Pile;
import io.github.casemate.siege.table.PlayerState;
import io.github.casemate.siege.table.Table;
import io.github.casemate.text.Block;
import io.github.casemate.text.English;
import io.github.casemate.text.RunningText;
import io.github.casemate.text.Style;
import io.github.casemate.text.StyledText;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** One player's side of the table: what they have, their forts, ships and cards. */
final class SideDrawing {

    private static final int INDENT = 2;
    private static final int GAP = 3;

    private final Table table;
    private final PlayerState side;
    private final ModuleWords words;
    private final Names names;
    private final boolean isPlaying;
    private final int width;

    /**
     * Draws a side.
     *
     * @param isPlaying whether the listener has a use for what cards do: they look from their seat, and the game goes on
     */
    SideDrawing(Table table, PlayerState side, ModuleWords words, Names names, boolean isPlaying, int width) {
        this.table = table;
        this.side = side;
        this.words = words;
        this.names = names;
        this.isPlaying = isPlaying;
        this.width = width;
    }

    Block of(Detail detail) {
        Block forts = detail == Detail.LEAST
                ? Block.ofAll(side.forts().map(fort -> FortDrawing.terse(fort, names, isAttacked(fort))))
                : Block.flow(forts(), GAP, width - INDENT);
        return header().above(forts.indented(INDENT))
                .above(ships().indented(INDENT))
                .above(detail == Detail.FULL ? abilities().indented(INDENT) : Block.EMPTY)
                .above(detail == Detail.FULL ? hands().indented(INDENT) : Block.EMPTY);
    }

    private Seq<Block> forts() {
        int rows = side.forts()
                .map(fort -> fort.card().fortLayout().rows().size())
                .max()
                .getOrElse(0);
        return side.forts().map(fort -> FortDrawing.of(fort, names, isAttacked(fort), rows));
    }

    private boolean isAttacked(Fort fort) {
        return table.attack().exists(attack -> attack.isOn(fort.card()));
    }

    /** The name to the left, what they have to the right, and a line between. */
    private Block header() {
        boolean active = table.turn() > 0
                && table.active().equals(side.id())
                && table.ending().isEmpty();
        StyledText name = StyledText.row(
                StyledText.of(active ? "> " : "  ", Style.BOLD),
                StyledText.of(names.isYou(side.id()) ? "You" : names.name(side.id()), Style.seat(side.id())));
        StyledText facts = StyledText.row(
                StyledText.of(side.coins() + "/" + VictoryPhase.coinsNeeded(table, side.id()) + " coins", Style.GOLD),
                StyledText.of("  home "),
                home(),
                StyledText.of("  stones "),
                PieceDrawing.stones(side.supply()),
                StyledText.of("  " + handSize()));
        int rule = width - name.width() - facts.width() - 2;
        if (rule < 1) {
            int rest = Math.max(1, width - name.width() - 1);
            return Block.of(
                    StyledText.row(name, StyledText.of(" " + "-".repeat(rest), Style.FAINT)),
                    StyledText.row(StyledText.of("  "), facts));
        }
        return Block.of(StyledText.row(name, StyledText.of(" " + "-".repeat(rule) + " ", Style.FAINT), facts));
    }

    /** COL-2: the lowest level, on the right, empties first; COL-4: what an empty level is good for. */
    private StyledText home() {
        StringBuilder levels = new StringBuilder();
        for (int level = 0; level < PlayerState.COLONISTS / PlayerState.LEVEL; level++) {
            int here = Math.max(0, Math.min(PlayerState.LEVEL, side.home() - level * PlayerState.LEVEL));
            levels.append('[')
                    .append(PieceDrawing.COLONIST.repeat(here))
                    .append(PieceDrawing.ROOM.repeat(PlayerState.LEVEL - here))
                    .append(']');
        }
        String gains = (side.bottomEmpty() ? " +re-roll" : "") + (side.middleEmpty() ? " +die" : "");
        return StyledText.row(
                StyledText.of(levels.toString(), Style.seat(side.id())), StyledText.of(gains, Style.BOLD));
    }

    private String handSize() {
        PlayerId player = side.id();
        int cards = table.main().hand(player).size();
        return table.decks()
                .filter(deck ->
                        !deck.id().equals(Deck.MAIN) && !deck.hand(player).isEmpty())
                .map(deck -> " +" + deck.hand(player).size() + " " + deck.id().replaceAll("s$", ""))
                .mkString(cards + (cards == 1 ? " card" : " cards"), "", "");
    }

    private Block ships() {
        Seq<StyledText> ships = side.ships()
                .map(ship -> StyledText.row(
                        StyledText.of(ship.card().name() + " "), PieceDrawing.crew(ship.crew(), side.id(), names)));
        return ships.isEmpty()
                ? Block.EMPTY
                : RunningText.wrapped(
                        StyledText.row(
                                StyledText.of("Ships: ", Style.FAINT), StyledText.joined(ships, StyledText.of(", "))),
                        width - INDENT,
                        INDENT);
    }

    /** The cards in the hands, as far as they are known. */
    private Block hands() {
        PlayerId player = side.id();
        Option<ModuleWords.OpenCards> open = words.openCards(table, player);
        if (open.isDefined()) {
            return hand(open.get().label() + ": ", open.get().cards());
        }
        return table.decks().foldLeft(Block.EMPTY, (all, deck) -> {
            Pile hand = deck.hand(player);
            if (hand.known().isEmpty()) {
                return all;
            }
            String known = names.isYou(player) || hand.hidden() == 0 ? "" : "Known ";
            String label = deck.id().equals(Deck.MAIN) ? known.isEmpty() ? "Hand" : "Known" : known + deck.id();
            String heading = English.capital(label) + ": ";
            Seq<Card> cards = deck.cards(hand.known());
            return all.above(isPlaying ? explained(heading, cards) : hand(heading, cards));
        });
    }

    /** What the cards on the table do, a line each at most; short ones beside each other. */
    private Block abilities() {
        Seq<Card> cards = side.forts()
                .flatMap(fort -> fort.buildings().map(BuiltCard::card).prepend(fort.card()))
                .appendAll(side.ships().map(ship -> ship.card()))
                .filter(card -> !card.text().isBlank() && !card.starting())
                .toArray();
        return Block.flow(
                cards.map(card ->
                        Block.of(CardDrawing.brief(StyledText.of(card.name(), Style.BOLD), card, width - INDENT))),
                GAP,
                width - INDENT);
    }

    /** A player is told what the cards do, a line each at most. */
    private Block explained(String label, Seq<Card> cards) {
        StyledText indent = StyledText.of(" ".repeat(label.length()));
        return Block.ofAll(cards.toArray()
                .zipWithIndex()
                .map(card -> CardDrawing.brief(
                        StyledText.row(card._2() == 0 ? StyledText.of(label, Style.FAINT) : indent, card(card._1())),
                        card._1(),
                        width - INDENT)));
    }

    /** Who looks on from above reads only what the cards are; who has played, when it is over, only their names. */
    private Block hand(String label, Seq<Card> cards) {
        return RunningText.wrapped(
                StyledText.row(StyledText.of(label, Style.FAINT), cards(cards)), width - INDENT, INDENT);
    }

    private StyledText cards(Seq<Card> cards) {
        boolean isOver = names.listener().isDefined() && !isPlaying;
        return StyledText.joined(Array.ofAll(cards).map(card -> isOver ? name(card) : card(card)), StyledText.of(", "));
    }

    private static StyledText card(Card card) {
        return StyledText.row(name(card), StyledText.of(" (" + facts(card) + ")", Style.FAINT));
    }

    private static String facts(Card card) {
        CardType type = card.type();
        if (type == CardType.ORDER) {
            return card.cost() + " Leadership";
        }
        String price = PieceDrawing.COLONIST.repeat(card.cost()) + " " + card.coins() + "c";
        return type == CardType.FORT ? "fort" : type == CardType.SHIP ? "ship " + price : price;
    }

    private static StyledText name(Card card) {
        return StyledText.of(card.name(), Style.BOLD);
    }
}
