package io.github.casemate.conformance;

import io.github.casemate.siege.Ruleset;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import net.jqwik.api.PropertyDefaults;

/** An expansion that somebody else has written, with types, words and a hidden deck of its own. */
@PropertyDefaults(tries = 10)
class FlotsamPackConformance extends SiegeModuleConformance {

    FlotsamPackConformance() {
        super(Ruleset.secondEdition(3).with("flotsam").withTurnLimit(40));
    }

    @Override
    protected Seq<String> modulesUnderTest() {
        return List.empty();
    }
}
