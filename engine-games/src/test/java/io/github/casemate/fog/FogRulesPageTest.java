package io.github.casemate.fog;

import io.github.casemate.testkit.rules.RulesPage;
import java.util.List;

/** The rules of Battle on the Island of Fog, each with the tests that prove it. */
class FogRulesPageTest extends RulesPage {

    FogRulesPageTest() {
        super(
                "docs/games/island-of-fog/rules.md",
                List.of("engine-games/target/test-classes/io/github/casemate/fog"),
                List.of("engine-games/src/main/java/io/github/casemate/fog"));
    }
}
