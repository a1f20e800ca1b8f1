package io.github.casemate.expansions.captains;

import static io.github.casemate.siege.box.Face.BLACK;
import static io.github.casemate.siege.box.Face.LEADERSHIP;
import static io.github.casemate.siege.box.Face.TARGET;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.GameState;
import io.github.casemate.siege.box.Face;
import io.github.casemate.siege.table.Table;
import io.github.casemate.testkit.rules.Rule;
import io.github.casemate.testkit.siege.SceneGame;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

/** Different choices lead to different states, also where the pieces end up in the same places. */
@Rule("LAW-6")
class OrdersDifferTest {

    private static Seq<GameState<Table>> after(SceneGame play) {
        return play.options().map((Action action) -> play.does(action).state());
    }

    /** Nobody reinforces against Secret Fortress, so every Target must be used. */
    private static SceneGame doomed(String order, Face[] dice, String... rows) {
        return Orders.plays(
                Orders.holding(order)
                        .player(1, side -> dice.length == 4 ? side.home(3) : side)
                        .player(2, side -> side.noStartingFort().fort("secret-fortress", 0, rows))
                        .actionOf(1)
                        .attacksAndKeeps("secret-fortress", dice),
                order);
    }

    private static void differAndFall(SceneGame play, int options) {
        assertThat(play.options()).hasSize(options);
        assertThat(after(play))
                .doesNotHaveDuplicates()
                .allMatch(state ->
                        state.table().findFort(play.card("secret-fortress")).isEmpty());
    }

    @Test
    void whichStonesWereSwappedIsRememberedWhenAllFall() {
        differAndFall(doomed("undermine", new Face[] {LEADERSHIP, TARGET, TARGET, TARGET}, "BG", "W."), 3);
    }

    @Test
    void whichStoneWasMovedIsRememberedWhenAllFall() {
        differAndFall(doomed("breach", new Face[] {LEADERSHIP, TARGET, TARGET}, "B.", ".."), 3);
    }

    @Test
    void whichStoneWasReplacedIsRememberedWhenAllFall() {
        differAndFall(doomed("counterfeit", new Face[] {LEADERSHIP, TARGET, TARGET}, "B.", ".."), 2);
    }

    @Test
    void whichBuildingWasSabotagedIsRememberedWhenTheFortFallsToo() {
        SceneGame play = Orders.plays(
                Orders.holding("sabotage")
                        .player(
                                2,
                                side -> side.startingFort(0, "...B")
                                        .building("armory")
                                        .building("cannon-smith"))
                        .actionOf(1)
                        .attacksAndKeeps("starting-fort-2", LEADERSHIP, LEADERSHIP, BLACK),
                "sabotage");

        assertThat(play.options()).hasSize(2);
        assertThat(after(play))
                .doesNotHaveDuplicates()
                .allMatch(state ->
                        state.table().findFort(play.card("starting-fort-2")).isEmpty());
    }

    /** Raven adds a Black result for one Leadership too, and a Tack that all know comes back as it was. */
    @Test
    void aTackThatComesBackIsNotTheSameAsUsingAShip() {
        SceneGame play = Orders.holding("black-tack")
                .player(1, side -> side.ship("raven"))
                .actionOf(1)
                .attacksAndKeeps("starting-fort-2", LEADERSHIP, LEADERSHIP, LEADERSHIP);
        SceneGame again = Orders.plays(play, "black-tack");

        assertThat(again.options()).hasSize(4);
        assertThat(after(again)).doesNotHaveDuplicates();
        assertThat(again.table().slice(CaptainsLog.KEY))
                .isEqualTo(new CaptainsLog(1, Option.some(play.card("black-tack")), Option.none()));
    }
}
