package io.github.casemate.testkit.siege.rules;

import static io.github.casemate.siege.box.Face.BLACK;
import static io.github.casemate.siege.box.Face.LEADERSHIP;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.agenda.GameState;
import io.github.casemate.agenda.GameView;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.SplitMix64;
import io.github.casemate.kernel.Turn;
import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.action.Attack;
import io.github.casemate.siege.action.BuildFort;
import io.github.casemate.siege.table.Table;
import io.github.casemate.testkit.rules.Proof;
import io.github.casemate.testkit.rules.Rule;
import io.github.casemate.testkit.siege.Scene;
import io.github.casemate.testkit.siege.SceneGame;
import org.junit.jupiter.api.Test;

/** Whether somebody is asked tells nobody anything about a hand. */
class SecretQuestionTest {

    private static final PlayerId FIRST = PlayerId.of(0);
    private static final PlayerId THIRD = PlayerId.of(2);

    /**
     * There is nothing to draw, and one fort to attack. What the first player can do beside that depends on the hand, which
     * the third player does not know.
     */
    private static SceneGame withHands(String first, String second) {
        return Scene.of(Ruleset.secondEdition(3))
                .player(1, side -> side.startingFort(0, "WGGB").hand(first))
                .player(2, side -> side.hand(second))
                .player(3, side -> side.fleetOf(2))
                .deck()
                .actionOf(1);
    }

    @Test
    @Proof({"LAW-6", "LAW-7"})
    void whoHasOneActionOnlyIsAskedForItAsIfThereWereMore() {
        SceneGame one = withHands("raven", "secret-fortress");
        SceneGame more = withHands("secret-fortress", "raven");

        assertThat(one.options()).containsExactly(new Attack(one.card("starting-fort-2")));
        assertThat(more.options())
                .containsExactly(new BuildFort(more.card("secret-fortress")), new Attack(more.card("starting-fort-2")));
        assertThat(one.game().turn(one.state())).isEqualTo(Turn.secretly(FIRST));
        assertThat(more.game().turn(more.state())).isEqualTo(Turn.secretly(FIRST));
        assertThat(one.view(3)).isEqualTo(more.view(3));
        assertThat(one.view(3).turn()).isEqualTo(more.view(3).turn());
    }

    @Test
    @Rule("LAW-7")
    void whatAnOnlookerImaginesAsksTheSamePlayerWhateverTheHand() {
        SceneGame play = withHands("secret-fortress", "raven");
        GameView<Table> seen = play.view(3);
        boolean[] found = new boolean[3];
        for (int seed = 0; seed < 50; seed++) {
            GameState<Table> imagined = play.game().determinize(seen, new SplitMix64(seed));
            assertThat(play.game().view(imagined, THIRD)).isEqualTo(seen);
            assertThat(play.game().turn(imagined)).isEqualTo(play.game().turn(play.state()));
            found[play.game().legalActions(imagined).size()] = true;
        }
        assertThat(found).as("hands with one and with two things to do").containsExactly(false, true, true);
    }

    @Test
    @Rule("ATK-6")
    @Proof("LAW-6")
    void whatLiesOpenIsNotAskedForOneAnswer() {
        SceneGame play =
                Scene.of(Ruleset.secondEdition(2)).actionOf(1).attacksAndKeeps("starting-fort-2", BLACK, BLACK, BLACK);

        assertThat(play.asked()).as("one colour, and nothing to choose").isEqualTo(2);
    }

    @Test
    @Rule({"LAW-6", "ATK-4"})
    void whoseLeadershipEverybodySeesToBeOfNoUseIsNotAsked() {
        SceneGame play = Scene.of(Ruleset.secondEdition(2))
                .actionOf(1)
                .attacksAndKeeps("starting-fort-2", LEADERSHIP, BLACK, BLACK);

        assertThat(play.asked()).isEqualTo(2);
    }
}
