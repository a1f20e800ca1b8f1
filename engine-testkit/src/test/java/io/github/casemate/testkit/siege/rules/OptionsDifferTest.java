package io.github.casemate.testkit.siege.rules;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.GameState;
import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.action.AttackOpenWaters;
import io.github.casemate.siege.action.KeepDice;
import io.github.casemate.siege.action.SinkShip;
import io.github.casemate.siege.box.Face;
import io.github.casemate.siege.table.Table;
import io.github.casemate.testkit.rules.Rule;
import io.github.casemate.testkit.siege.Scene;
import io.github.casemate.testkit.siege.SceneGame;
import io.vavr.collection.Seq;
import org.junit.jupiter.api.Test;

/** The options of one question lead to different states, also where what they decide makes no difference any more. */
@Rule("LAW-6")
class OptionsDifferTest {

    /** Nobody reinforces against Secret Fortress, so the Target fells whichever stone the first wave left. */
    @Test
    void whichStoneFellFirstIsRememberedWhenAllFall() {
        SceneGame play = Scene.of(Ruleset.secondEdition(2))
                .player(2, side -> side.noStartingFort().fort("secret-fortress", 0, "G.", ".G"))
                .actionOf(1)
                .attacksAndKeeps("secret-fortress", Face.LEADERSHIP, Face.GRAY, Face.TARGET);
        assertThat(play.options()).hasSize(2);
        assertThat(after(play))
                .doesNotHaveDuplicates()
                .allMatch(state ->
                        state.table().findFort(play.card("secret-fortress")).isEmpty());
    }

    /** A Target has no use in Open Waters, but the dice lie on the table as they were left. */
    @Test
    void whatTheDiceShowedIsRememberedAfterTheAttack() {
        SceneGame play = Scene.of(Ruleset.secondEdition(2))
                .player(1, side -> side.ship("victory"))
                .player(2, side -> side.noStartingFort())
                .actionOf(1)
                .does(new AttackOpenWaters())
                .rolls(Face.LEADERSHIP, Face.GRAY, Face.TARGET)
                .does(new KeepDice());
        assertThat(play.options()).hasSize(2);
        assertThat(after(play)).doesNotHaveDuplicates();
    }

    /** The ship is sunk, its crew is saved or not, and then the fort falls with the Infirmary below it. */
    @Test
    void whoWasSavedIsRememberedWhenTheShelterFallsToo() {
        SceneGame play = Scene.of(Ruleset.secondEdition(2))
                .player(
                        2,
                        side -> side.startingFort(0, "W...")
                                .building("infirmary", 0)
                                .ship("sister-catarina"))
                .actionOf(1)
                .attacksAndKeeps("starting-fort-2", Face.LEADERSHIP, Face.LEADERSHIP, Face.WHITE);
        SceneGame sunk = play.does(new SinkShip(play.card("sister-catarina")));
        assertThat(sunk.options()).hasSize(3);
        assertThat(after(sunk))
                .doesNotHaveDuplicates()
                .allMatch(state ->
                        state.table().findFort(play.card("starting-fort-2")).isEmpty());
    }

    private static Seq<GameState<Table>> after(SceneGame play) {
        return play.options().map((Action action) -> play.does(action).state());
    }
}
