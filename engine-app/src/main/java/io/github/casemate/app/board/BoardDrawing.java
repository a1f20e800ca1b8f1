package io.github.casemate.app.board;

import io.github.casemate.app.ink.Block;
import io.github.casemate.app.ink.Ink;
import io.github.casemate.app.ink.Text;
import io.github.casemate.app.story.Cast;
import io.github.casemate.app.story.Words;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.table.Assault;
import io.github.casemate.siege.table.Deck;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.Seq;
import org.jline.utils.AttributedString;

/** The whole table: what belongs to nobody, every side, and the attack that is going on. */
public final class BoardDrawing {

    private BoardDrawing() {}

    /** The table as the listener of the cast sees it: theirs comes last, nearest to the prompt. */
    public static Block of(Table table, Cast cast, int width) {
        return of(table, cast, width, Detail.FULL);
    }

    /** The same, in more or less detail. */
    public static Block of(Table table, Cast cast, int width, Detail detail) {
        Seq<PlayerId> order = cast.listener()
                .map(you -> (Seq<PlayerId>) table.playersFrom(table.next(you)))
                .getOrElse(PlayerId.first(table.players().size()));
        Block board = Text.wrapped(middle(table), width, 2).above(Extras.of(table, cast, width));
        for (PlayerId player : order) {
            board = board.above(AttributedString.EMPTY).above(SideDrawing.of(table, player, cast, width, detail));
        }
        return board.above(assault(table, cast, width)).within(width);
    }

    /** What the signs mean. */
    public static Block legend(int width) {
        return Text.wrapped(
                "[B] stone  (B) protected  · empty  b flag space  o colonist  home: top, middle, bottom  2c coins",
                width,
                0,
                Ink.FAINT);
    }

    /** The attack that is going on: who, where, what the dice show. */
    public static Block assault(Table table, Cast cast, int width) {
        return table.assault()
                .map(assault -> Block.of(AttributedString.EMPTY).above(Text.wrapped(line(assault, cast), width, 2)))
                .getOrElse(Block.EMPTY);
    }

    private static AttributedString line(Assault assault, Cast cast) {
        String where = assault.fort()
                .map(fort -> assault.defender().map(cast::whose).getOrElse("a") + " " + fort.name())
                .getOrElse("Open Waters");
        AttributedString dice =
                assault.results().isEmpty() ? Ink.text("") : Ink.row(Ink.text("   "), Pieces.dice(assault.results()));
        String rest = (assault.rolling() > 0 ? "   " + assault.rolling() + " in the air" : "")
                + (assault.rerolls() > 0 ? "   re-rolls left: " + assault.rerolls() : "")
                + assault.color()
                        .map(color -> "   attack colour: " + Words.color(color))
                        .getOrElse("");
        return Ink.row(
                Ink.text(cast.does(assault.attacker(), "attacks") + " " + where, Ink.BOLD), dice, Ink.text(rest));
    }

    private static AttributedString middle(Table table) {
        return table.decks()
                .foldLeft(
                        Ink.row(Ink.text("General supply "), Pieces.stones(table.supply())),
                        (all, deck) -> Ink.row(all, Ink.text(piles(deck))));
    }

    private static String piles(Deck deck) {
        return "   " + (deck.id().equals(Deck.MAIN) ? "deck" : deck.id()) + " "
                + deck.undrawn().size() + ", discarded " + deck.discard().size();
    }
}
