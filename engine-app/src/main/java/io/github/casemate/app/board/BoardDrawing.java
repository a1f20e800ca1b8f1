package io.github.casemate.app.board;

import io.github.casemate.app.text.Block;
import io.github.casemate.app.text.Ink;
import io.github.casemate.app.text.RunningText;
import io.github.casemate.app.words.Names;
import io.github.casemate.app.words.SmallWords;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.table.AttackState;
import io.github.casemate.siege.table.Deck;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.Seq;
import org.jline.utils.AttributedString;

/** The whole table: what belongs to nobody, every side, and the attack that is going on. */
public final class BoardDrawing {

    private BoardDrawing() {}

    /** The table as the listener sees it: their own side comes last, nearest to the prompt. */
    public static Block of(Table table, Names names, int width) {
        return of(table, names, width, Detail.FULL);
    }

    /** The same, in more or less detail. */
    public static Block of(Table table, Names names, int width, Detail detail) {
        Seq<PlayerId> order = names.listener()
                .map(you -> (Seq<PlayerId>) table.playersFrom(table.next(you)))
                .getOrElse(PlayerId.first(table.players().size()));
        Block board = RunningText.wrapped(middle(table), width, 2).above(Extras.of(table, names, width));
        for (PlayerId player : order) {
            board = board.above(AttributedString.EMPTY).above(SideDrawing.of(table, player, names, width, detail));
        }
        return board.above(attack(table, names, width)).within(width);
    }

    /** What the signs mean. */
    public static Block legend(int width) {
        return RunningText.wrapped(
                "[B] stone  (B) protected  · empty  b flag space  o colonist  home: top, middle, bottom  2c coins",
                width,
                0,
                Ink.FAINT);
    }

    /** The attack that is going on: who, where, what the dice show. */
    public static Block attack(Table table, Names names, int width) {
        return table.attack()
                .map(attack ->
                        Block.of(AttributedString.EMPTY).above(RunningText.wrapped(line(attack, names), width, 2)))
                .getOrElse(Block.EMPTY);
    }

    private static AttributedString line(AttackState attack, Names names) {
        String where = attack.fort()
                .map(fort -> attack.defender().map(names::whose).getOrElse("a") + " " + fort.name())
                .getOrElse("Open Waters");
        AttributedString dice =
                attack.results().isEmpty() ? Ink.text("") : Ink.row(Ink.text("   "), Pieces.dice(attack.results()));
        String rest = (attack.rolling() > 0 ? "   " + attack.rolling() + " in the air" : "")
                + (attack.rerolls() > 0 ? "   re-rolls left: " + attack.rerolls() : "")
                + attack.color()
                        .map(color -> "   attack colour: " + SmallWords.color(color))
                        .getOrElse("");
        return Ink.row(
                Ink.text(names.does(attack.attacker(), "attacks") + " " + where, Ink.BOLD), dice, Ink.text(rest));
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
