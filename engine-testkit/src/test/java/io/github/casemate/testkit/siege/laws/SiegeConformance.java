package io.github.casemate.testkit.siege.laws;

import io.github.casemate.agenda.GameState;
import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.table.Table;
import io.github.casemate.testkit.Start;
import io.github.casemate.testkit.siege.IslandSiegeConformance;
import io.vavr.collection.Seq;

/** The laws on the base game by one ruleset, also from prepared starts. */
abstract class SiegeConformance extends IslandSiegeConformance {

    SiegeConformance(Ruleset ruleset) {
        super(ruleset);
    }

    @Override
    protected Seq<Start<GameState<Table>>> starts() {
        return Starts.of(game());
    }
}
