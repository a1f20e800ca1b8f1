package io.github.casemate.app.board;

import io.github.casemate.app.ink.Block;
import io.github.casemate.app.ink.Ink;
import io.github.casemate.app.ink.Text;
import io.github.casemate.app.story.Cast;
import io.github.casemate.app.story.Words;
import io.github.casemate.expansions.ghost.GhostCaptain;
import io.github.casemate.expansions.monuments.Island;
import io.github.casemate.expansions.monuments.Monument;
import io.github.casemate.expansions.monuments.Monuments;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.table.Assault;
import io.github.casemate.siege.table.Deck;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.util.Locale;
import org.jline.utils.AttributedString;

/** The whole table: what belongs to nobody, every side, and the attack that is going on. */
public final class BoardDrawing {

    private BoardDrawing() {}

    /** The table as the listener of the cast sees it: theirs comes last, nearest to the prompt. */
    public static Block of(Table table, Cast cast, int width) {
        return of(table, cast, width, true);
    }

    /** The same, with the cards that are known or without. */
    public static Block of(Table table, Cast cast, int width, boolean hands) {
        Seq<PlayerId> order = cast.listener()
                .map(you -> (Seq<PlayerId>) table.playersFrom(table.next(you)))
                .getOrElse(PlayerId.first(table.players().size()));
        Block board = Block.of(middle(table)).above(islands(table, cast, width)).above(ghost(table, width));
        for (PlayerId player : order) {
            board = board.above(AttributedString.EMPTY).above(SideDrawing.of(table, player, cast, width, hands));
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
        Deck deck = table.main();
        return Ink.row(
                Ink.text("General supply "),
                Pieces.stones(table.supply()),
                Ink.text("   deck " + deck.undrawn().size() + "   discard pile "
                        + deck.discard().size()));
    }

    private static Block islands(Table table, Cast cast, int width) {
        if (!table.slices().containsKey(Monuments.KEY.id())) {
            return Block.EMPTY;
        }
        Seq<Monument> built = table.slice(Monuments.KEY).built();
        Seq<String> islands = Array.of(Island.values())
                .map(island -> island.name().toLowerCase(Locale.ROOT)
                        + built.find(monument -> monument.island() == island)
                                .map(monument -> " (monument of " + cast.whom(monument.owner()) + ")")
                                .getOrElse(() -> " (toll " + island.toll() + ", " + island.coins() + " coins)"));
        return Text.wrapped("Islands: " + islands.mkString(", "), width, 2, Ink.PLAIN);
    }

    private static Block ghost(Table table, int width) {
        if (!table.slices().containsKey(GhostCaptain.KEY.id())) {
            return Block.EMPTY;
        }
        GhostCaptain ghost = GhostCaptain.on(table);
        String row = ghost.row().isEmpty()
                ? "empty"
                : ghost.row().map(card -> card.name()).mkString(", ");
        return Text.wrapped(
                "Ghost Captain: card " + (ghost.faceUp() ? "face up" : "face down") + "; his row, left first: " + row,
                width,
                2,
                Ink.PLAIN);
    }
}
