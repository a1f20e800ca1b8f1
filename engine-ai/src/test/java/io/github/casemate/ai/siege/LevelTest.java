package io.github.casemate.ai.siege;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.ai.Bots;
import io.github.casemate.ai.Budget;
import io.github.casemate.siege.IslandSiege;
import io.github.casemate.siege.Ruleset;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;

class LevelTest {

    @Test
    void eachLevelThinksMoreThanTheOneBelow() {
        Array<Budget> budgets = Array.of(Level.values()).map(Level::budget);
        Array<Long> iterations = budgets.map(Budget::iterations);

        assertThat(iterations.sorted().distinct()).isEqualTo(iterations);
        assertThat(budgets).noneMatch(Budget::isTime);
    }

    @Test
    void eachLevelIsFoundByItsNameWithItsBudget() {
        Bots<?, ?> bots = Bots.of(IslandSiege.of(Ruleset.secondEdition(2)));
        for (Level level : Level.values()) {
            assertThat(bots.entrant(level.label()).budget()).isEqualTo(level.budget());
        }
    }
}
