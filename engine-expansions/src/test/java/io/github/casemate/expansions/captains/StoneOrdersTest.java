package io.github.casemate.expansions.captains;

import static io.github.casemate.siege.box.Face.BLACK;
import static io.github.casemate.siege.box.Face.GRAY;
import static io.github.casemate.siege.box.Face.LEADERSHIP;
import static io.github.casemate.siege.box.Face.TARGET;
import static io.github.casemate.siege.box.Face.WHITE;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.kernel.Rejection;
import io.github.casemate.siege.Laws;
import io.github.casemate.siege.action.Decline;
import io.github.casemate.siege.action.EndLeadership;
import io.github.casemate.siege.box.Faces;
import io.github.casemate.siege.box.Spaces;
import io.github.casemate.siege.box.StoneColor;
import io.github.casemate.siege.box.Stones;
import io.github.casemate.siege.event.StoneFell;
import io.github.casemate.testkit.rules.Proof;
import io.github.casemate.testkit.rules.Rule;
import io.github.casemate.testkit.siege.Scene;
import io.github.casemate.testkit.siege.SceneGame;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Undermine, Breach and Counterfeit. */
class StoneOrdersTest {

    private static SceneGame attack(String id, String... rows) {
        return Orders.holding(id)
                .player(2, side -> side.startingFort(0, rows))
                .actionOf(1)
                .attacksAndKeeps("starting-fort-2", LEADERSHIP, LEADERSHIP, TARGET);
    }

    private static SwapStones swap(int one, int other) {
        return new SwapStones(Spaces.of(one, other));
    }

    @Test
    @Rule("RUL-79")
    void undermineSwapsTwoStonesOfDifferentColours() {
        SceneGame play = Orders.plays(attack("undermine", "WGGB"), "undermine");
        assertThat(play.options()).containsExactly(swap(0, 1), swap(0, 2), swap(0, 3), swap(1, 3), swap(2, 3));
        assertThat(play.refusal(swap(1, 2)).code()).isEqualTo("no-such-stones");
        assertThat(play.refusal(swap(0, 9)).rule()).containsExactly("RUL-79");
        assertThat(play.refusal(new SwapStones(Spaces.of(0, 1, 3))).code()).isEqualTo("no-such-stones");
        assertThat(play.refusal(new Decline()).code()).isEqualTo(Rejection.NOT_AN_OPTION);

        SceneGame done = play.does(swap(1, 3));
        assertThat(done.stones("starting-fort-2")).containsExactly("WBGG");
        assertThat(done.events())
                .contains(
                        new OrderAimed(Orders.FIRST, swap(1, 3)),
                        new StonesSwapped(play.card("starting-fort-2"), 1, 3));
        assertThat(Laws.problems(done.game(), done.table())).isEmpty();
        assertThat(done.results()).isEqualTo(Faces.of(LEADERSHIP, TARGET));
    }

    @Test
    @Rule({"RUL-79", "DEF-1", "DEF-2"})
    void underminedStonesAreNoLongerProtectedOrConnected() {
        Scene scene = Orders.holding("undermine")
                .player(2, side -> side.noStartingFort().fort("robust-stronghold", 0, "GW", "BB"));
        SceneGame play = scene.actionOf(1).attacksAndKeeps("robust-stronghold", LEADERSHIP, BLACK, LEADERSHIP);
        assertThat(play.does(new EndLeadership()).events(StoneFell.class)).isEmpty();

        SceneGame fallen = Orders.plays(play, "undermine").does(swap(0, 2)).does(new EndLeadership());
        assertThat(fallen.stones("robust-stronghold")).containsExactly(".W", "GB");
    }

    @ParameterizedTest
    @ValueSource(strings = {"GG..", "B...", "...."})
    @Rule("RUL-79")
    @Proof("RUL-26")
    void undermineNeedsTwoDifferentStones(String row) {
        SceneGame play = attack("undermine", row);

        assertThat(Orders.playable(play)).isEmpty();
        assertThat(play.refusal(Orders.order(play, "undermine")).code()).isEqualTo("no-effect");
    }

    @Test
    @Rule("RUL-79")
    void breachMovesAStoneToAnEmptySpace() {
        SceneGame play = Orders.plays(attack("breach", "W..B"), "breach");
        assertThat(play.options())
                .containsExactly(new MoveStone(0, 1), new MoveStone(0, 2), new MoveStone(3, 1), new MoveStone(3, 2));
        assertThat(play.refusal(new MoveStone(0, 3)).code()).isEqualTo("no-such-move");
        assertThat(play.refusal(new MoveStone(1, 2)).rule()).containsExactly("RUL-79");
        assertThat(play.refusal(new Decline()).code()).isEqualTo(Rejection.NOT_AN_OPTION);

        SceneGame done = play.does(new MoveStone(3, 1));
        assertThat(done.stones("starting-fort-2")).containsExactly("WB..");
        assertThat(done.events()).contains(new StoneMoved(play.card("starting-fort-2"), 3, 1, StoneColor.BLACK));
        assertThat(Laws.problems(done.game(), done.table())).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"WGGB", "...."})
    @Rule({"RUL-26", "RUL-79"})
    void breachNeedsAStoneAndAnEmptySpace(String row) {
        assertThat(Orders.playable(attack("breach", row))).isEmpty();
    }

    /** The stones of Robust Stronghold stand in two rows: what was behind comes to the front. */
    @Test
    @Rule({"RUL-79", "DEF-1"})
    void aBreachedStoneLosesItsProtection() {
        SceneGame play = Orders.holding("breach")
                .player(2, side -> side.noStartingFort().fort("robust-stronghold", 0, "W.", "B."))
                .actionOf(1)
                .attacksAndKeeps("robust-stronghold", LEADERSHIP, BLACK, LEADERSHIP);
        assertThat(play.does(new EndLeadership()).events(StoneFell.class)).isEmpty();

        SceneGame fallen =
                Orders.plays(play, "breach").does(new MoveStone(2, 1)).does(new EndLeadership());
        assertThat(fallen.stones("robust-stronghold")).containsExactly("W.", "..");
    }

    @Test
    @Rule("RUL-79")
    void counterfeitReplacesAStoneByOneOfTheGeneralSupply() {
        SceneGame play = attack("counterfeit", "W..B");
        Stones before = play.table().supply();
        SceneGame asked = Orders.plays(play, "counterfeit");
        assertThat(asked.options())
                .containsExactly(
                        new ReplaceStone(0, StoneColor.BLACK),
                        new ReplaceStone(0, StoneColor.GRAY),
                        new ReplaceStone(3, StoneColor.WHITE),
                        new ReplaceStone(3, StoneColor.GRAY));
        assertThat(asked.refusal(new ReplaceStone(0, StoneColor.WHITE)).code()).isEqualTo("no-such-replacement");
        assertThat(asked.refusal(new ReplaceStone(1, StoneColor.GRAY)).rule()).containsExactly("RUL-79");
        assertThat(asked.refusal(new Decline()).code()).isEqualTo(Rejection.NOT_AN_OPTION);

        SceneGame done = asked.does(new ReplaceStone(3, StoneColor.GRAY));
        assertThat(done.stones("starting-fort-2")).containsExactly("W..G");
        assertThat(done.table().supply())
                .isEqualTo(before.plus(StoneColor.BLACK, 1).minus(StoneColor.GRAY, 1));
        assertThat(done.events())
                .contains(new StoneReplaced(play.card("starting-fort-2"), 3, StoneColor.BLACK, StoneColor.GRAY));
        assertThat(Laws.problems(done.game(), done.table())).isEmpty();
    }

    @Test
    @Rule({"RUL-26", "RUL-79"})
    void counterfeitNeedsAnotherColourInTheGeneralSupply() {
        Scene scene = Orders.holding("counterfeit").player(2, side -> side.startingFort(0, "W..."));
        SceneGame none = scene.supply("WW").actionOf(1).attacksAndKeeps("starting-fort-2", LEADERSHIP, TARGET, TARGET);
        assertThat(Orders.playable(none)).isEmpty();

        SceneGame one = Orders.plays(
                scene.supply("WG").actionOf(1).attacksAndKeeps("starting-fort-2", LEADERSHIP, LEADERSHIP, TARGET),
                "counterfeit");
        assertThat(one.stones("starting-fort-2"))
                .as("there is one way only, so nobody is asked")
                .containsExactly("G...");

        assertThat(Orders.playable(attack("counterfeit", "...."))).isEmpty();
    }

    /** Pink stones come with another expansion; the dice do not show them. */
    @Test
    @Rule("RUL-79")
    void pinkStonesAreSwappedAndMovedButNotReplaced() {
        SceneGame play = Orders.holding("undermine", "breach", "counterfeit")
                .player(2, side -> side.startingFort(0, "...."))
                .with(table -> table.changeFort(
                                table.player(Orders.SECOND).forts().head().card(),
                                fort -> fort.withWall(
                                        fort.wall().plus(0, StoneColor.PINK).plus(1, StoneColor.BLACK)))
                        .withSupply(Stones.of(StoneColor.PINK, StoneColor.BLACK)))
                .actionOf(1)
                .attacksAndKeeps("starting-fort-2", LEADERSHIP, LEADERSHIP, TARGET);
        assertThat(Orders.playable(play)).containsExactly("undermine", "breach");
        assertThat(Orders.plays(play, "undermine").stones("starting-fort-2")).containsExactly("BP..");
        assertThat(Orders.plays(play, "breach").does(new MoveStone(0, 3)).stones("starting-fort-2"))
                .containsExactly(".B.P");
    }

    @Test
    @Rule("RUL-79")
    void inOpenWatersThereIsNoFortToWorkOn() {
        SceneGame play = Orders.openWaters(
                Orders.holding("undermine", "breach", "counterfeit", "sabotage")
                        .player(2, side -> side.noStartingFort()),
                LEADERSHIP,
                LEADERSHIP,
                GRAY);

        assertThat(play.options()).containsExactly(new EndLeadership(), new DrawCaptain());
    }

    /** Formidable Fortress has one row: with a hole in the middle the groups fall apart. */
    @Test
    @Rule({"RUL-79", "ATK-11"})
    void ordersCanBringAFortDown() {
        SceneGame play = Orders.holding("counterfeit")
                .player(2, side -> side.noStartingFort().fort("formidable-fortress", 0, ".B.."))
                .player(1, side -> side.startingFort(3, "WGGB"))
                .actionOf(1)
                .attacksAndKeeps("formidable-fortress", LEADERSHIP, WHITE);
        SceneGame fallen = Orders.plays(play, "counterfeit").does(new ReplaceStone(1, StoneColor.WHITE));

        assertThat(fallen.findFort("formidable-fortress")).isEmpty();
        assertThat(play.does(new EndLeadership()).findFort("formidable-fortress"))
                .isNotEmpty();
    }
}
