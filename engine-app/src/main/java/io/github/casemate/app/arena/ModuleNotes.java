package io.github.casemate.app.arena;

import io.github.casemate.agenda.Event;
import io.github.casemate.ai.Note;
import io.github.casemate.ai.siege.SiegeNotes;
import io.github.casemate.expansions.captains.CaptainPlayed;
import io.github.casemate.expansions.monuments.MonumentBuilt;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import java.util.Locale;

/** What is counted besides turns and built cards: captain cards that are played, and monuments. */
final class ModuleNotes {

    static final SiegeNotes ALL = SiegeNotes.standard().and(ModuleNotes::of);

    private ModuleNotes() {}

    private static Seq<Note> of(Event<Table> event) {
        if (event instanceof CaptainPlayed captain) {
            return List.of(SiegeNotes.of(captain.player(), captain.card()));
        }
        if (event instanceof MonumentBuilt monument) {
            String island = monument.island().name().toLowerCase(Locale.ROOT);
            return List.of(new Note(monument.player(), "monument, " + island + " island"));
        }
        return List.empty();
    }
}
