package io.github.casemate.expansions.invented;

import io.github.casemate.agenda.GameState;
import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.table.Table;
import io.github.casemate.testkit.Start;
import io.github.casemate.testkit.siege.IslandSiegeConformance;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import net.jqwik.api.PropertyDefaults;

/** Modules that know nothing of each other share a table: both have slices, and both answer the end of an attack. */
@PropertyDefaults(tries = 100)
class FlotsamWithMonumentsConformance extends IslandSiegeConformance {

    FlotsamWithMonumentsConformance() {
        super(Ruleset.secondEdition(2)
                .with("flotsam", "monuments", "sandcastle")
                .withTurnLimit(40));
    }

    @Override
    protected Seq<Start<GameState<Table>>> starts() {
        return List.of(FlotsamConformance.beachParty(game()));
    }

    @Override
    protected Seq<String> mustOccur() {
        return List.of("OpenBottle", "StoneStranded", "StoneGathered", "MonumentBuilt");
    }
}
