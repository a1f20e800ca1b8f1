package io.github.casemate.expansions.ghost;

import io.github.casemate.agenda.AutoStep;
import io.github.casemate.agenda.Play;
import io.github.casemate.agenda.Step;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.box.CardSet;
import io.github.casemate.siege.event.HandSeen;
import io.github.casemate.siege.spi.Problem;
import io.github.casemate.siege.spi.ValidatedStep;
import io.github.casemate.siege.table.Deck;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * The Ghost Captain's row is laid out again, and what he holds from other decks is shown to the player.
 *
 * @param next the step that was about to be taken
 */
public record LayRow(Step<Table> next) implements AutoStep<Table>, ValidatedStep {

    @Override
    public void take(Play<Table> play) {
        Table table = play.table();
        play.then(next);
        if (!KeepsRow.isLaid(table)) {
            CardSet hand = table.main().hand(GhostCaptain.SEAT).known();
            GhostCaptain ghost = GhostCaptain.on(table);
            Array<Card> row = ghost.rowOf(hand, table);
            play.emit(new RowLaid(row, row.removeAll(ghost.row()).size()));
        }
        for (Deck deck : table.decks().tail()) {
            if (!KeepsRow.isSeen(deck)) {
                play.emit(
                        new HandSeen(deck.id(), GhostCaptain.PLAYER, GhostCaptain.SEAT, deck.hand(GhostCaptain.SEAT)));
            }
        }
    }

    /** It is taken at once, before any question, so it never waits on an agenda. */
    @Override
    public Option<Problem> validate(Table table) {
        return Option.some(new Problem("", "the row is laid at once"));
    }
}
