package io.github.casemate.testkit.siege.laws;

import io.github.casemate.siege.Ruleset;

class FourPlayersConformance extends SiegeConformance {

    FourPlayersConformance() {
        super(Ruleset.secondEdition(4));
    }
}
