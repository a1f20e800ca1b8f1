package io.github.casemate.expansions;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.casemate.agenda.GameState;
import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.table.Table;
import io.github.casemate.testkit.Start;
import io.github.casemate.testkit.siege.CardStarts;
import io.github.casemate.testkit.siege.IslandSiegeConformance;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import org.junit.jupiter.api.Test;

/** An expansion that was never tried is not tested, and the laws say so. */
class IdleAbilitiesTest {

    /** The laws of Coquina, over games of a certain length. */
    private static final class Coquina extends IslandSiegeConformance {

        private final int length;
        private final Map<String, String> idle;

        Coquina(int length, Map<String, String> idle) {
            super(Ruleset.secondEdition(2).with("coquina").withTurnLimit(40));
            this.length = length;
            this.idle = idle;
        }

        @Override
        protected int limit() {
            return length;
        }

        @Override
        protected Map<String, String> idleAbilities() {
            return idle;
        }

        @Override
        protected Seq<Start<GameState<Table>>> starts() {
            return CardStarts.of(game(), "coquina");
        }
    }

    @Test
    void anAbilityThatHasMadeNoDifferenceIsNamed() {
        assertThatThrownBy(() -> new Coquina(0, LinkedHashMap.empty()).everyAbilityOfTheModulesActs())
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("ShipsAreSafe[] on safe-harbor");
    }

    @Test
    void anAuthorMaySayWhy() {
        Map<String, String> reasons = LinkedHashMap.of("ShipsAreSafe[] on safe-harbor", "tried elsewhere");
        assertThatThrownBy(() -> new Coquina(0, reasons).everyAbilityOfTheModulesActs())
                .isInstanceOf(AssertionError.class)
                .hasMessageNotContaining("ShipsAreSafe");
    }

    @Test
    void inLongerGamesAllOfThemAct() {
        assertThatCode(() -> new Coquina(60, LinkedHashMap.empty()).everyAbilityOfTheModulesActs())
                .doesNotThrowAnyException();
    }
}
