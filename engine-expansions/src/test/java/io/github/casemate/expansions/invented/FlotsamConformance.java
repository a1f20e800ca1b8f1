package io.github.casemate.expansions.invented;

import io.github.casemate.agenda.GameState;
import io.github.casemate.siege.IslandSiege;
import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.table.Table;
import io.github.casemate.testkit.Start;
import io.github.casemate.testkit.siege.IslandSiegeConformance;
import io.github.casemate.testkit.siege.Scene;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import net.jqwik.api.PropertyDefaults;

@PropertyDefaults(tries = 100)
class FlotsamConformance extends IslandSiegeConformance {

    FlotsamConformance() {
        super(Ruleset.secondEdition(3).with("flotsam").withTurnLimit(40));
    }

    @Override
    protected Seq<Start<GameState<Table>>> starts() {
        return List.of(beachParty(game()));
    }

    /** Random players seldom come far enough to see these cards. */
    static Start<GameState<Table>> beachParty(IslandSiege game) {
        return new Start<>(
                "beach party",
                Scene.of(game)
                        .player(
                                1,
                                side -> side.hand("treasure-map", "storm-warning")
                                        .ship("gull"))
                        .player(2, side -> side.building("beach-hut").fort("coral-stronghold", 2, "G.W", "~B~"))
                        .actionOf(1)
                        .state());
    }

    @Override
    protected Seq<String> mustOccur() {
        return List.of("OpenBottle", "StoneStranded", "StoneGathered");
    }
}
