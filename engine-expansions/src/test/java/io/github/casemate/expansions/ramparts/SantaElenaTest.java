package io.github.casemate.expansions.ramparts;

import static io.github.casemate.siege.box.Face.BLACK;
import static io.github.casemate.siege.box.Face.GRAY;
import static io.github.casemate.siege.box.Face.LEADERSHIP;
import static io.github.casemate.siege.box.Face.TARGET;
import static io.github.casemate.siege.box.Face.WHITE;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.action.AttackOpenWaters;
import io.github.casemate.siege.action.ChooseColor;
import io.github.casemate.siege.action.EndLeadership;
import io.github.casemate.siege.action.KeepDice;
import io.github.casemate.siege.box.Faces;
import io.github.casemate.siege.box.StoneColor;
import io.github.casemate.siege.box.Stones;
import io.github.casemate.siege.event.LeadershipSpent;
import io.github.casemate.testkit.rules.Proof;
import io.github.casemate.testkit.rules.Rule;
import io.github.casemate.testkit.siege.Scene;
import io.github.casemate.testkit.siege.SceneGame;
import io.github.casemate.testkit.siege.Side;
import org.junit.jupiter.api.Test;

class SantaElenaTest {

    private static final PlayerId FIRST = PlayerId.of(0);

    private static Scene scene(String... modules) {
        return Scene.of(Ruleset.secondEdition(2).with(modules)).player(1, side -> side.ship("santa-elena", 0));
    }

    private static TakeStone take(SceneGame play, StoneColor color) {
        return new TakeStone(play.card("santa-elena"), color);
    }

    @Test
    @Rule("RUL-70")
    void oneLeadershipTakesAStoneOfAColourThatDiceShow() {
        SceneGame asked = scene("ramparts", "coquina")
                .actionOf(1)
                .attacksAndKeeps("starting-fort-2", LEADERSHIP, LEADERSHIP, GRAY);

        assertThat(asked.options())
                .as("pink is never among them")
                .containsExactly(
                        new EndLeadership(),
                        take(asked, StoneColor.BLACK),
                        take(asked, StoneColor.WHITE),
                        take(asked, StoneColor.GRAY));

        SceneGame taken = asked.does(take(asked, StoneColor.GRAY));
        assertThat(taken.events())
                .containsExactly(new LeadershipSpent(FIRST, 1), new StoneGained(FIRST, StoneColor.GRAY));
        assertThat(taken.player(1).supply()).isEqualTo(Stones.of(StoneColor.BLACK, StoneColor.WHITE, StoneColor.GRAY));
        assertThat(taken.table().supply().count(StoneColor.GRAY)).isEqualTo(4);
        assertThat(taken.does(take(asked, StoneColor.GRAY)).results()).isEqualTo(Faces.of(GRAY));
    }

    @Test
    @Rule("RUL-26")
    @Proof("RUL-70")
    void onlyStonesThatAreThereAreOffered() {
        SceneGame one = scene("ramparts", "coquina")
                .supply("PPW")
                .actionOf(1)
                .attacksAndKeeps("starting-fort-2", LEADERSHIP, LEADERSHIP, TARGET);
        assertThat(one.options()).containsExactly(new EndLeadership(), take(one, StoneColor.WHITE));

        SceneGame none = one.does(take(one, StoneColor.WHITE));
        assertThat(none.options(TakeStone.class)).isEmpty();
        assertThat(none.results()).as("the second symbol is left").isEqualTo(Faces.of(LEADERSHIP, TARGET));
    }

    @Test
    @Rule("ATK-3")
    void itHasTheRerollSymbolToo() {
        assertThat(scene("ramparts")
                        .actionOf(1)
                        .attacks("starting-fort-2")
                        .table()
                        .requireAttack()
                        .rerolls())
                .isEqualTo(2);
    }

    @Test
    @Rule({"RUL-70", "RUL-38"})
    void itServesInOpenWaters() {
        SceneGame asked = scene("ramparts")
                .player(2, Side::noStartingFort)
                .actionOf(1)
                .does(new AttackOpenWaters())
                .rolls(LEADERSHIP, TARGET, TARGET)
                .does(new KeepDice());

        assertThat(asked.does(take(asked, StoneColor.BLACK)).player(1).supply())
                .isEqualTo(Stones.of(StoneColor.BLACK, StoneColor.BLACK, StoneColor.WHITE));
    }

    @Test
    @Rule("RUL-39")
    void itIsOfNoUseAgainstReefsideFortress() {
        SceneGame play = scene("ramparts")
                .player(2, side -> side.fort("reefside-fortress", 0, "~~W", "..B"))
                .actionOf(1)
                .attacks("reefside-fortress");
        assertThat(play.table().requireAttack().rerolls()).isEqualTo(1);

        SceneGame kept = play.rolls(LEADERSHIP, GRAY, BLACK).does(new KeepDice());
        assertThat(kept.options()).hasOnlyElementsOfType(ChooseColor.class);
    }

    @Test
    @Rule({"RUL-70", "RUL-67"})
    void whatItLeavesTheTavernMaySpend() {
        SceneGame asked = scene("ramparts")
                .player(1, side -> side.building("tavern"))
                .actionOf(1)
                .attacksAndKeeps("starting-fort-2", LEADERSHIP, LEADERSHIP, GRAY);
        SceneGame play =
                asked.does(take(asked, StoneColor.WHITE)).does(new ChangeResult(asked.card("tavern"), GRAY, WHITE));

        assertThat(play.results()).isEqualTo(Faces.of(WHITE));
    }
}
