package io.github.casemate.fire;

import io.github.casemate.testkit.rules.RulesPage;
import java.util.List;

/** The rules of King of Fire Island, each with the tests that prove it. */
class FireRulesPageTest extends RulesPage {

    FireRulesPageTest() {
        super(
                "docs/games/king-of-fire-island/rules.md",
                List.of("engine-games/target/test-classes/io/github/casemate/fire"),
                List.of("engine-games/src/main/java/io/github/casemate/fire"));
    }
}
