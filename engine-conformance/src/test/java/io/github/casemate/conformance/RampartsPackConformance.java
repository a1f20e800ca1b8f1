package io.github.casemate.conformance;

import io.github.casemate.siege.Ruleset;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.List;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import net.jqwik.api.PropertyDefaults;

/** The expansion by itself; its own tests see to it that each ability acts. */
@PropertyDefaults(tries = 10)
class RampartsPackConformance extends SiegeModuleConformance {

    RampartsPackConformance() {
        super(Ruleset.secondEdition(2).with("ramparts").withTurnLimit(40));
    }

    @Override
    public Map<String, String> idleSettings() {
        return LinkedHashMap.of(
                "open-waters-when-blocked", "one opponent cannot block every fort with a fleet",
                "edition", "LAW-15: with two players and the same cards the editions are one game");
    }

    @Override
    protected Seq<String> modulesUnderTest() {
        return List.empty();
    }
}
