package io.github.casemate.conformance;

import io.github.casemate.siege.Ruleset;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import net.jqwik.api.PropertyDefaults;

/** The expansion by itself; its own tests see to it that each ability acts. */
@PropertyDefaults(tries = 10)
class CaptainsPackConformance extends SiegeModuleConformance {

    CaptainsPackConformance() {
        super(Ruleset.secondEdition(3).with("captains").withTurnLimit(40));
    }

    @Override
    protected Seq<String> modulesUnderTest() {
        return List.empty();
    }
}
