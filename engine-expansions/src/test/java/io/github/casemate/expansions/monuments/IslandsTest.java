package io.github.casemate.expansions.monuments;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.casemate.siege.IllegalRulesetException;
import io.github.casemate.siege.IslandSiege;
import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.box.Origin;
import io.github.casemate.siege.box.StoneColor;
import io.github.casemate.siege.box.Stones;
import io.github.casemate.testkit.rules.Proof;
import io.github.casemate.testkit.rules.Rule;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

class IslandsTest {

    @Test
    @Proof("MON-1")
    void thereAreFourIslandsByRisingToll() {
        assertThat(Island.values()).containsExactly(Island.GRAY, Island.WHITE, Island.BLACK, Island.SHELL);
        assertThat(Arrays.stream(Island.values()).map(Island::stone))
                .containsExactly(StoneColor.GRAY, StoneColor.WHITE, StoneColor.BLACK, StoneColor.PINK);
        assertThat(Arrays.stream(Island.values()).map(Island::toll)).containsExactly(2, 3, 4, 5);
        assertThat(Arrays.stream(Island.values()).map(Island::coins)).containsExactly(2, 3, 4, 6);
        assertThat(Arrays.stream(Island.values()).map(Island::cost))
                .containsExactly(
                        Stones.of(StoneColor.GRAY),
                        Stones.of(StoneColor.GRAY, StoneColor.WHITE),
                        Stones.of(StoneColor.BLACK, StoneColor.WHITE),
                        Stones.of(StoneColor.BLACK, StoneColor.GRAY, StoneColor.WHITE));
        assertThat(Island.values())
                .allSatisfy(island -> assertThat(island.origin()).isEqualTo(Origin.RECONSTRUCTED));
    }

    @Test
    @Rule("MON-1")
    void theyAreEmptyAtTheBeginningAndNothingElseIsOtherwise() {
        IslandSiege game = IslandSiege.of(Sieges.rules(3));

        assertThat(game.initialTable().slice(Monuments.KEY)).isEqualTo(Monuments.NONE);
        assertThat(game.initialTable()
                        .withSlices(IslandSiege.of(Ruleset.secondEdition(3))
                                .initialTable()
                                .slices()))
                .isEqualTo(IslandSiege.of(Ruleset.secondEdition(3)).initialTable());
    }

    @Test
    void theFirstEditionDoesNotKnowThem() {
        assertThatThrownBy(() -> Ruleset.firstEdition().with("monuments"))
                .isInstanceOf(IllegalRulesetException.class)
                .hasMessage("monuments: it belongs to the second edition");
    }
}
