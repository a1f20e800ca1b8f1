package io.github.casemate.conformance;

import io.github.casemate.siege.Ruleset;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import net.jqwik.api.PropertyDefaults;

/** The expansion by itself; its own tests see to it that each ability acts. */
@PropertyDefaults(tries = 10)
class MonumentsPackConformance extends SiegeModuleConformance {

    MonumentsPackConformance() {
        super(Ruleset.secondEdition(4).with("monuments").withTurnLimit(40));
    }

    @Override
    protected Seq<String> modulesUnderTest() {
        return List.empty();
    }
}
