package io.github.casemate.ai.siege;

import io.github.casemate.agenda.Event;
import io.github.casemate.ai.arena.game.Note;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.event.BuildingBuilt;
import io.github.casemate.siege.event.FortBuilt;
import io.github.casemate.siege.event.ShipBuilt;
import io.github.casemate.siege.event.TurnBegan;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import java.util.function.Function;

/**
 * What the arena counts in games of Island Siege: turns, and every card that is built, by its name. Rule modules have
 * events that are not known here; code that knows them {@linkplain #and adds} what is worth counting.
 */
public final class SiegeNotes implements Function<Event<Table>, Seq<Note>> {

    private static final SiegeNotes STANDARD = new SiegeNotes(event -> List.empty());

    private final Function<? super Event<Table>, ? extends Iterable<Note>> more;

    private SiegeNotes(Function<? super Event<Table>, ? extends Iterable<Note>> more) {
        this.more = more;
    }

    /**
     * Turns and built cards.
     *
     * @return the notes
     */
    public static SiegeNotes standard() {
        return STANDARD;
    }

    /**
     * Notes that a player built or played a card.
     *
     * @param player who did
     * @param card the card
     * @return the note, labelled by the card's name
     */
    public static Note of(PlayerId player, Card card) {
        return new Note(player, card.name());
    }

    /**
     * These and others.
     *
     * @param others what else is worth counting of an event, such as one of a rule module; called by several threads
     * @return the notes
     */
    public SiegeNotes and(Function<? super Event<Table>, ? extends Iterable<Note>> others) {
        return new SiegeNotes(event -> List.<Note>ofAll(more.apply(event)).appendAll(others.apply(event)));
    }

    @Override
    public Seq<Note> apply(Event<Table> event) {
        if (event instanceof TurnBegan turn) {
            return List.of(Note.turn(turn.player()));
        }
        if (event instanceof FortBuilt fort) {
            return List.of(of(fort.player(), fort.card()));
        }
        if (event instanceof ShipBuilt ship) {
            return List.of(of(ship.player(), ship.card()));
        }
        if (event instanceof BuildingBuilt building) {
            return List.of(of(building.player(), building.card()));
        }
        return List.ofAll(more.apply(event));
    }
}
