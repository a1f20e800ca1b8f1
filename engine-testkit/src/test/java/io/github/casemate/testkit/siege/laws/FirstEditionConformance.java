package io.github.casemate.testkit.siege.laws;

import io.github.casemate.siege.Ruleset;

class FirstEditionConformance extends SiegeConformance {

    FirstEditionConformance() {
        super(Ruleset.firstEdition());
    }
}
