package io.github.casemate.ai.siege;

import static io.github.casemate.siege.box.Face.BLACK;
import static io.github.casemate.siege.box.Face.GRAY;
import static io.github.casemate.siege.box.Face.LEADERSHIP;
import static io.github.casemate.siege.box.Face.TARGET;
import static io.github.casemate.siege.box.Face.WHITE;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.GameState;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.SplitMix64;
import io.github.casemate.siege.IslandSiege;
import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.action.ChooseColor;
import io.github.casemate.siege.action.ChooseReinforce;
import io.github.casemate.siege.action.ChooseSecondWave;
import io.github.casemate.siege.action.DrawCards;
import io.github.casemate.siege.action.EndLeadership;
import io.github.casemate.siege.action.FellStones;
import io.github.casemate.siege.action.GiveCard;
import io.github.casemate.siege.action.KeepDice;
import io.github.casemate.siege.action.PlaceStone;
import io.github.casemate.siege.action.RepairSpace;
import io.github.casemate.siege.action.UseCard;
import io.github.casemate.siege.box.Spaces;
import io.github.casemate.siege.box.StoneColor;
import io.github.casemate.siege.table.Table;
import io.github.casemate.testkit.siege.Scene;
import io.github.casemate.testkit.siege.SceneGame;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class SiegePlayoutTest {

    private final SiegePlayout playout = new SiegePlayout(new SiegePruning());

    @ParameterizedTest
    @MethodSource("io.github.casemate.ai.siege.SiegeGames#all")
    void itAnswersLegallyEverywhereAndFromItsGeneratorAlone(IslandSiege game) {
        int number = 0;
        for (GameState<Table> state : SiegeGames.questions(game, 12)) {
            Action answer = playout.choose(state, game.legalActions(state), new SplitMix64(number));
            assertThat(game.legalActions(state)).contains(answer);
            assertThat(playout.choose(state, game.legalActions(state), new SplitMix64(number)))
                    .isEqualTo(answer);
            number++;
        }
        assertThat(number).isPositive();
    }

    @Test
    void itSendsTheSecondWaveThatBringsTheFortDown() {
        assertThat(answer(wave("GG", ".B"))).isEqualTo(new ChooseSecondWave());
    }

    @Test
    void itReinforcesWhereTheSecondWaveWouldNotBeEnough() {
        assertThat(answer(wave("GG", "BB"))).isEqualTo(new ChooseReinforce());
    }

    /** DEF-2: without the stone in the middle no two of a colour stand together. */
    @Test
    void itFellsTheStoneThatHoldsTheOthers() {
        SceneGame play = secondWave("steep-walled-stronghold", "GGGW");

        assertThat(play.options()).hasSize(4);
        assertAlways(play, new FellStones(Spaces.of(1)));
    }

    /** DEF-1: of the three only the white one in the second row is protected, by the gray one. */
    @Test
    void itFellsNoStoneThatNeitherProtectsNorIsProtected() {
        SceneGame play = secondWave("robust-stronghold", "GW", "W.");

        assertThat(play.options()).hasSize(3);
        for (int seed = 0; seed < 20; seed++) {
            assertThat(playout.choose(play.state(), play.options(), new SplitMix64(seed)))
                    .isIn(new FellStones(Spaces.of(0)), new FellStones(Spaces.of(2)));
        }
    }

    @Test
    void theOwnerGivesUpTheStoneThatHoldsNothing() {
        SceneGame play = secondWave("guarded-fortress", "~G~", "GGW");

        assertThat(play.asked()).isEqualTo(2);
        assertAlways(play, new FellStones(Spaces.of(3)));
    }

    @Test
    void itSpendsLeadershipOnSomething() {
        SceneGame play = Scene.of(Ruleset.secondEdition(2))
                .player(1, side -> side.ship("magnifique"))
                .actionOf(1)
                .attacksAndKeeps("starting-fort-2", LEADERSHIP, WHITE, WHITE);

        assertThat(play.options()).contains(new EndLeadership());
        assertAlways(play, new UseCard(play.card("magnifique")));
    }

    @Test
    void itRepairsNextToItsLike() {
        SceneGame play = Scene.of(Ruleset.secondEdition(2))
                .player(1, side -> side.hand("armory").noStartingFort().fort("steep-walled-stronghold", 2, "G..W"))
                .actionOf(1)
                .buildsBuilding("armory", "steep-walled-stronghold");

        assertThat(play.options()).hasSize(3);
        assertAlways(play, new RepairSpace(1));
    }

    @Test
    void itBuildsWithStonesOfOneColour() {
        SceneGame play = Scene.of(Ruleset.secondEdition(2))
                .player(1, side -> side.hand("robust-stronghold").supply("GBB"))
                .actionOf(1)
                .buildsFort("robust-stronghold");

        assertThat(play.options(PlaceStone.class)).hasSize(2);
        assertAlways(play, new PlaceStone(1, StoneColor.GRAY));
    }

    @Test
    void itTakesTheColourThatFellsMore() {
        SceneGame play = Scene.of(Ruleset.secondEdition(2))
                .player(2, side -> side.noStartingFort().fort("robust-stronghold", 2, "G.", "BG"))
                .actionOf(1)
                .attacks("robust-stronghold")
                .rolls(BLACK, GRAY, GRAY)
                .does(new KeepDice());

        assertThat(play.options()).hasSize(2);
        assertAlways(play, new ChooseColor(StoneColor.GRAY));
    }

    @Test
    void itPartsWithTheCardThatIsWorthLeast() {
        SceneGame play = Scene.of(Ruleset.secondEdition(2))
                .actionOf(1)
                .does(new DrawCards())
                .deals("armory", "robust-stronghold", "prison");

        assertAlways(play, new GiveCard(play.card("armory"), PlayerId.of(1)));
    }

    /** Two stones have fallen, and one Target is left. */
    private static SceneGame wave(String... rows) {
        SceneGame play = Scene.of(Ruleset.secondEdition(2))
                .player(2, side -> side.noStartingFort().fort("robust-stronghold", 2, rows))
                .actionOf(1)
                .attacksAndKeeps("robust-stronghold", GRAY, GRAY, TARGET);
        while (!play.options().contains(new ChooseReinforce())) {
            play = play.does(play.options().head());
        }
        return play;
    }

    /** No stone has fallen, and one Target is left. */
    private static SceneGame secondWave(String fort, String... rows) {
        return Scene.of(Ruleset.secondEdition(2))
                .player(2, side -> side.noStartingFort().fort(fort, 2, rows))
                .actionOf(1)
                .attacksAndKeeps(fort, BLACK, TARGET, LEADERSHIP)
                .does(new ChooseSecondWave());
    }

    private void assertAlways(SceneGame play, Action expected) {
        for (int seed = 0; seed < 20; seed++) {
            assertThat(playout.choose(play.state(), play.options(), new SplitMix64(seed)))
                    .isEqualTo(expected);
        }
    }

    private Action answer(SceneGame play) {
        return playout.choose(play.state(), play.options(), new SplitMix64(1));
    }
}
