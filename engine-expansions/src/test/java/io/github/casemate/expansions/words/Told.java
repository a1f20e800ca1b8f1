package io.github.casemate.expansions.words;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.Event;
import io.github.casemate.agenda.GameView;
import io.github.casemate.pack.Names;
import io.github.casemate.pack.Words;
import io.github.casemate.siege.IslandSiege;
import io.github.casemate.siege.IslandSiegePack;
import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.table.Table;

/** Shortcuts to the words of Island Siege. */
final class Told {

    static final IslandSiegePack PACK = new IslandSiegePack();

    private Told() {}

    static Words<Action, Event<Table>, GameView<Table>> by(IslandSiege game, Names names) {
        return PACK.words(game, names);
    }

    static Names seats(Ruleset ruleset) {
        return Names.ofSeats(IslandSiege.of(ruleset).players().size());
    }
}
