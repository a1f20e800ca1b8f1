package io.github.casemate.battle;

import io.github.casemate.testkit.rules.RulesPage;
import java.util.List;

/** The rules of Battle for the Island, each with the tests that prove it. */
class BattleRulesPageTest extends RulesPage {

    BattleRulesPageTest() {
        super(
                "docs/games/battle-for-the-island/rules.md",
                List.of("engine-games/target/test-classes/io/github/casemate/battle"),
                List.of("engine-games/src/main/java/io/github/casemate/battle"));
    }
}
