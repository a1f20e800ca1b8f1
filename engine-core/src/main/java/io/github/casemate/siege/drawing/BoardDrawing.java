package io.github.casemate.siege.drawing;

import io.github.casemate.agenda.GameView;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.pack.Detail;
import io.github.casemate.pack.Names;
import io.github.casemate.siege.phrasing.ModuleWords;
import io.github.casemate.siege.phrasing.PieceDrawing;
import io.github.casemate.siege.phrasing.PieceWords;
import io.github.casemate.siege.table.AttackState;
import io.github.casemate.siege.table.Deck;
import io.github.casemate.siege.table.Table;
import io.github.casemate.text.Block;
import io.github.casemate.text.RunningText;
import io.github.casemate.text.Style;
import io.github.casemate.text.StyledText;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/** The whole table: what belongs to nobody, every side, and the attack that is going on. */
final class BoardDrawing {

    private static final Array<String> LEGEND = Array.of(
            "[B] stone",
            "(B) protected",
            "· empty",
            "b flag space",
            "o colonist",
            "2c coins",
            "home: top, middle, bottom");

    private final Table table;
    /** Whether the listener looks from their seat at a game that goes on. */
    private final boolean isPlaying;

    private final ModuleWords words;
    private final Names names;
    private final int width;

    BoardDrawing(GameView<Table> view, ModuleWords words, Names names, int width) {
        this.table = view.table();
        this.isPlaying =
                names.listener().contains(view.viewer()) && table.ending().isEmpty();
        this.words = words;
        this.names = names;
        this.width = width;
    }

    /** The table as the listener sees it: their own side comes last, nearest to the question. */
    Block of(Detail detail) {
        Seq<PlayerId> order = names.listener()
                .map(you -> (Seq<PlayerId>) table.playersFrom(table.next(you)))
                .getOrElse(PlayerId.first(table.players().size()));
        Block board = RunningText.wrapped(middle(), width, 2).above(words.drawn(table, names, width));
        for (PlayerId player : order) {
            Block side = new SideDrawing(table, table.player(player), words, names, isPlaying, width).of(detail);
            board = board.above(StyledText.EMPTY).above(side);
        }
        Block attack = attack();
        return (attack.isEmpty() ? board : board.above(StyledText.EMPTY).above(attack)).within(width);
    }

    /** What the signs mean. */
    static Block legend(int width) {
        return RunningText.listed(LEGEND, width, Style.FAINT);
    }

    /** The attack that is going on: who, where, what the dice show. */
    Block attack() {
        return table.attack()
                .map(attack -> RunningText.wrapped(line(attack), width, 2))
                .getOrElse(Block.EMPTY);
    }

    private StyledText line(AttackState attack) {
        String where = attack.fort()
                .map(fort -> attack.defender().map(names::whose).getOrElse("a") + " " + fort.name())
                .getOrElse("Open Waters");
        StyledText dice = attack.results().isEmpty()
                ? StyledText.of("")
                : StyledText.row(StyledText.of("   "), PieceDrawing.dice(attack.results()));
        String rest = (attack.rolling() > 0 ? "   " + attack.rolling() + " in the air" : "")
                + (attack.rerolls() > 0 ? "   re-rolls left: " + attack.rerolls() : "")
                + attack.color()
                        .map(color -> "   attack colour: " + PieceWords.color(color))
                        .getOrElse("");
        return StyledText.row(
                StyledText.of(names.does(attack.attacker(), "attacks") + " " + where, Style.BOLD),
                dice,
                StyledText.of(rest));
    }

    private StyledText middle() {
        return table.decks()
                .foldLeft(
                        StyledText.row(StyledText.of("General supply "), PieceDrawing.stones(table.supply())),
                        (all, deck) -> StyledText.row(all, StyledText.of(piles(deck))));
    }

    private static String piles(Deck deck) {
        return "   " + (deck.id().equals(Deck.MAIN) ? "deck" : deck.id()) + " "
                + deck.undrawn().size() + ", discarded " + deck.discard().size();
    }
}
