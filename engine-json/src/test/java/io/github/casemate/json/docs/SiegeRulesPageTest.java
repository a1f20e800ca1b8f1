package io.github.casemate.json.docs;

import io.github.casemate.testkit.rules.RulesPage;
import java.util.List;

/** The rules of Island Siege and its modules. It is here because the laws about documents are among them. */
class SiegeRulesPageTest extends RulesPage {

    SiegeRulesPageTest() {
        super(
                "docs/games/island-siege/rules.md",
                List.of(
                        "engine-testkit/target/test-classes/io/github/casemate/testkit/siege",
                        "engine-expansions/target/test-classes/io/github/casemate/expansions",
                        "engine-json/target/test-classes/io/github/casemate/json"),
                List.of("engine-core/src/main/java", "engine-expansions/src/main/java"));
    }
}
