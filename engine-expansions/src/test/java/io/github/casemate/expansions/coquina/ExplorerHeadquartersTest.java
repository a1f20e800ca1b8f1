package io.github.casemate.expansions.coquina;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.Rejection;
import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.action.Decline;
import io.github.casemate.siege.action.DrawCards;
import io.github.casemate.siege.event.ColonistsMoved;
import io.github.casemate.siege.rules.ActionPhase;
import io.github.casemate.siege.rules.FirstTurn;
import io.github.casemate.testkit.rules.Proof;
import io.github.casemate.testkit.rules.Rule;
import io.github.casemate.testkit.siege.Scene;
import io.github.casemate.testkit.siege.SceneGame;
import io.vavr.collection.List;
import org.junit.jupiter.api.Test;

class ExplorerHeadquartersTest {

    private static final PlayerId FIRST = PlayerId.of(0);

    private static Scene scene(int starting, int secret) {
        return Scene.of(Ruleset.secondEdition(2).with("coquina", "ramparts"))
                .player(
                        1,
                        side -> side.startingFort(starting, "WGGB")
                                .building("explorer-headquarters")
                                .fort("secret-fortress", secret, "B.", ".."));
    }

    private static MoveColonist move(SceneGame play, String from, String to) {
        return new MoveColonist(play.card(from), play.card(to));
    }

    @Test
    @Rule("RUL-75")
    void afterTheColonizePhaseAColonistMayMove() {
        SceneGame asked = scene(1, 1).turnOf(1);

        assertThat(asked.colonists("starting-fort-1")).isEqualTo(2);
        assertThat(asked.options())
                .containsExactly(
                        new Decline(),
                        move(asked, "starting-fort-1", "secret-fortress"),
                        move(asked, "secret-fortress", "starting-fort-1"));

        SceneGame moved = asked.does(move(asked, "starting-fort-1", "secret-fortress"));
        assertThat(moved.events(ColonistsMoved.class))
                .containsExactly(
                        new ColonistsMoved(FIRST, asked.card("starting-fort-1"), asked.card("secret-fortress"), 1));
        assertThat(moved.colonists("starting-fort-1")).isEqualTo(1);
        assertThat(moved.colonists("secret-fortress")).isEqualTo(3);
        assertThat(moved.options()).as("the Action phase").contains(new DrawCards());
    }

    @Test
    @Rule("RUL-75")
    void itMayBeDeclined() {
        SceneGame play = scene(1, 1).turnOf(1).does(new Decline());

        assertThat(play.events(ColonistsMoved.class)).isEmpty();
        assertThat(play.options()).contains(new DrawCards());
    }

    @Test
    @Proof("RUL-75")
    void theOtherFortNeedsAnEmptySpace() {
        SceneGame asked = scene(4, 0).turnOf(1);

        assertThat(asked.options()).containsExactly(new Decline(), move(asked, "starting-fort-1", "secret-fortress"));
        assertThat(asked.refusal(move(asked, "secret-fortress", "starting-fort-1"))
                        .code())
                .isEqualTo("no-room");
    }

    @Test
    @Rule({"RUL-75", "RUL-26"})
    void withOneFortOrWithFullFortsThereIsNothingToAsk() {
        SceneGame one = Scene.of(Ruleset.secondEdition(2).with("coquina"))
                .player(1, side -> side.building("explorer-headquarters"))
                .turnOf(1);
        assertThat(one.options()).contains(new DrawCards());

        SceneGame full = scene(4, 2).player(1, side -> side.home(1)).turnOf(1);
        assertThat(full.options()).contains(new DrawCards());
        assertThat(full.colonists("secret-fortress")).isEqualTo(3);
    }

    @Test
    @Rule("RUL-75")
    void anOpponentsTurnMovesNobody() {
        assertThat(scene(1, 1).turnOf(2).asked()).isEqualTo(2);
    }

    @Test
    @Rule("SET-6")
    @Proof("RUL-75")
    void onTheFirstTurnThereIsNoColonizePhase() {
        SceneGame play = scene(1, 1).play(1, List.of(FirstTurn.STEP));

        assertThat(play.options()).contains(new DrawCards());
        assertThat(play.colonists("starting-fort-1")).isEqualTo(1);
    }

    @Test
    @Proof({"RUL-48", "RUL-75"})
    void nobodyMovesUnderAnOpponentsPrison() {
        SceneGame play = scene(1, 1).player(2, side -> side.building("prison")).turnOf(1);

        assertThat(play.options()).contains(new DrawCards());
        assertThat(play.colonists("starting-fort-1")).isEqualTo(1);
    }

    @Test
    @Rule({"RUL-75", "RUL-63"})
    void withAChapelThePrisonHindersNobody() {
        SceneGame asked = scene(0, 1)
                .player(1, side -> side.building("chapel"))
                .player(2, side -> side.building("prison"))
                .turnOf(1);

        assertThat(asked.options(MoveColonist.class)).hasSize(2);
        assertThat(asked.does(move(asked, "secret-fortress", "starting-fort-1")).colonists("starting-fort-1"))
                .isEqualTo(2);
    }

    @Test
    @Rule({"RUL-75", "LAW-5"})
    void whatCannotBeMovedIsRefusedWithTheReason() {
        SceneGame asked = scene(2, 0)
                .player(1, side -> side.fort("robust-stronghold", 0, "G.", "..").home(1))
                .play(1, List.of(new OfferMove(FIRST), ActionPhase.STEP));

        assertThat(asked.options())
                .containsExactly(
                        new Decline(),
                        move(asked, "starting-fort-1", "secret-fortress"),
                        move(asked, "starting-fort-1", "robust-stronghold"));
        assertThat(asked.refusal(move(asked, "secret-fortress", "robust-stronghold"))
                        .code())
                .isEqualTo("not-enough-colonists");
        assertThat(asked.refusal(move(asked, "starting-fort-1", "starting-fort-1"))
                        .code())
                .isEqualTo("same-fort");
        assertThat(asked.refusal(move(asked, "starting-fort-1", "starting-fort-2"))
                        .code())
                .isEqualTo("not-your-fort");
        assertThat(asked.refusal(move(asked, "raven", "secret-fortress")).code())
                .isEqualTo("not-your-fort");
        assertThat(asked.refusal(new DrawCards()).code()).isEqualTo(Rejection.NOT_AN_OPTION);
        assertThat(asked.refusal(new DrawCards()).rule()).containsExactly("RUL-75");
    }
}
