package io.github.casemate.expansions.coquina;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.action.Decline;
import io.github.casemate.siege.action.LeaveEmpty;
import io.github.casemate.siege.action.PlaceStone;
import io.github.casemate.siege.action.RepairSpace;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.box.Layout;
import io.github.casemate.siege.box.StoneColor;
import io.github.casemate.siege.cards.BaseCards;
import io.github.casemate.testkit.rules.Rule;
import io.github.casemate.testkit.siege.Scene;
import io.github.casemate.testkit.siege.SceneGame;
import org.junit.jupiter.api.Test;

/** A pink stone that is there, and one that is not. */
class PinkRepairTest {

    private static final Card PINK_FORT = Card.fort("shell-fort", "Shell Fort", Layout.of("P."), 3);

    private static Scene scene() {
        return Scene.of(Ruleset.secondEdition(2)
                        .with("coquina")
                        .withCards(BaseCards.all().append(PINK_FORT)))
                .player(1, side -> side.fort("secret-fortress", 2, "B.", "..").hand("lookout-point", "shell-fort"));
    }

    @Test
    @Rule({"RUL-76", "BLD-3"})
    void aBuildingRepairsWithPink() {
        SceneGame asked = scene().actionOf(1).buildsBuilding("lookout-point", "secret-fortress");
        assertThat(asked.options())
                .containsExactly(new Decline(), new RepairSpace(1), new RepairSpace(2), new RepairSpace(3));

        SceneGame repaired = asked.does(new RepairSpace(2));
        assertThat(repaired.stones("secret-fortress")).containsExactly("B.", "P.");
        assertThat(repaired.table().supply().count(StoneColor.PINK)).isEqualTo(4);
    }

    @Test
    @Rule({"RUL-76", "BLD-3"})
    void withoutAPinkStoneTheRepairIsLost() {
        SceneGame play = scene().supply("BWG").actionOf(1).buildsBuilding("lookout-point", "secret-fortress");

        assertThat(play.asked()).isEqualTo(2);
        assertThat(play.stones("secret-fortress")).containsExactly("B.", "..");
        assertThat(play.player(1).coins()).isEqualTo(2);
    }

    @Test
    @Rule({"RUL-76", "FRT-3"})
    void withoutAPinkStoneAPinkFlagSpaceIsAnOrdinaryOne() {
        SceneGame pink = scene().actionOf(1).buildsFort("shell-fort");
        assertThat(pink.stones("shell-fort")).containsExactly("P.");
        assertThat(pink.options())
                .containsExactly(
                        new LeaveEmpty(1), new PlaceStone(1, StoneColor.BLACK), new PlaceStone(1, StoneColor.WHITE));

        SceneGame none = scene().supply("BWG").actionOf(1).buildsFort("shell-fort");
        assertThat(none.options()).contains(new LeaveEmpty(0), new PlaceStone(0, StoneColor.BLACK));
        SceneGame filled = none.does(new PlaceStone(0, StoneColor.BLACK)).does(new LeaveEmpty(1));
        assertThat(filled.stones("shell-fort")).containsExactly("B.");
        assertThat(filled.player(1).coins()).isEqualTo(1);
    }
}
