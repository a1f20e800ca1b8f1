package io.github.casemate.testkit.siege.laws;

import io.github.casemate.siege.Ruleset;

class ThreePlayersConformance extends SiegeConformance {

    ThreePlayersConformance() {
        super(Ruleset.secondEdition(3).withTurnLimit(40));
    }
}
