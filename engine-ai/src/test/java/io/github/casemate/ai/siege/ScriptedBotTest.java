package io.github.casemate.ai.siege;

import static io.github.casemate.siege.box.Face.BLACK;
import static io.github.casemate.siege.box.Face.GRAY;
import static io.github.casemate.siege.box.Face.LEADERSHIP;
import static io.github.casemate.siege.box.Face.TARGET;
import static io.github.casemate.siege.box.Face.WHITE;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.GameView;
import io.github.casemate.ai.Bots;
import io.github.casemate.ai.Budget;
import io.github.casemate.ai.Decision;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.SplitMix64;
import io.github.casemate.siege.IslandSiege;
import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.action.Attack;
import io.github.casemate.siege.action.BuildFort;
import io.github.casemate.siege.action.BuildShip;
import io.github.casemate.siege.action.ChooseColor;
import io.github.casemate.siege.action.ChooseSecondWave;
import io.github.casemate.siege.action.KeepDice;
import io.github.casemate.siege.action.RerollDice;
import io.github.casemate.siege.action.UseCard;
import io.github.casemate.siege.box.Faces;
import io.github.casemate.siege.box.StoneColor;
import io.github.casemate.siege.table.Table;
import io.github.casemate.testkit.siege.Scene;
import io.github.casemate.testkit.siege.SceneGame;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;

/** What a good player does without much thought. */
class ScriptedBotTest {

    private static final Ruleset RULES = Ruleset.secondEdition(2).with("ramparts", "coquina");

    @Test
    void itIsFoundByItsName() {
        assertThat(Bots.of(IslandSiege.of(RULES)).entrant("scripted").bots().get())
                .isInstanceOf(ScriptedBot.class);
    }

    @Test
    void itBuildsTheShipThatBringsTheEconomicVictory() {
        SceneGame play = Scene.of(RULES)
                .player(1, side -> side.coins(16).hand("raven", "scout-outpost").startingFort(3, "WGGB"))
                .actionOf(1);

        assertThat(answer(play)).isInstanceOf(BuildShip.class);
    }

    @Test
    void itAttacksAnOpponentWhoseLastColonistHasLeftHome() {
        SceneGame play = Scene.of(RULES)
                .player(1, side -> side.hand("raven", "scout-outpost").startingFort(3, "WGGB"))
                .player(
                        2,
                        side -> side.startingFort(4, "W..B")
                                .fort("robust-stronghold", 3, "GG", "GG")
                                .ship("victory"))
                .actionOf(1);
        assertThat(play.player(2).home()).isZero();

        assertThat(answer(play)).isEqualTo(new Attack(play.card("starting-fort-2")));
    }

    @Test
    void itBuildsASecondFortBeforeAnythingElse() {
        SceneGame play = Scene.of(RULES)
                .player(1, side -> side.hand("robust-stronghold", "academy").startingFort(2, "WGGB"))
                .actionOf(1);

        assertThat(answer(play)).isEqualTo(new BuildFort(play.card("robust-stronghold")));
    }

    @Test
    void itRollsAgainWhatDoesNotHit() {
        SceneGame play = fort("G.", ".B").attacks("robust-stronghold").rolls(TARGET, LEADERSHIP, WHITE);

        assertThat(answer(play)).isEqualTo(new RerollDice(Faces.of(LEADERSHIP, WHITE)));
    }

    @Test
    void itSpendsLeadershipOnTheResultThatFellsTheFort() {
        SceneGame play = Scene.of(RULES)
                .player(1, side -> side.ship("victory").ship("raven"))
                .player(2, side -> side.noStartingFort().fort("robust-stronghold", 2, "G.", ".P"))
                .actionOf(1)
                .attacks("robust-stronghold")
                .rolls(LEADERSHIP, GRAY, WHITE)
                .does(new KeepDice());

        assertThat(answer(play)).isEqualTo(new UseCard(play.card("victory")));
    }

    @Test
    void itChoosesTheColourAndTheWaveThatBringTheFortDown() {
        SceneGame play = fort("GG", ".B").attacks("robust-stronghold").rolls(GRAY, GRAY, TARGET);
        SceneGame chosen = play.does(answer(play));

        assertThat(chosen.table().requireAttack().results()).isEqualTo(Faces.of(GRAY, GRAY, TARGET));
        assertThat(answer(chosen)).isEqualTo(new ChooseSecondWave());
        assertThat(chosen.does(new ChooseSecondWave()).findFort("robust-stronghold"))
                .isEmpty();
    }

    @Test
    void itPrefersTheColourThatFellsMore() {
        SceneGame play = fort("G.", "BG")
                .attacks("robust-stronghold")
                .rolls(GRAY, GRAY, BLACK)
                .does(new KeepDice());

        assertThat(answer(play)).isEqualTo(new ChooseColor(StoneColor.GRAY));
    }

    @Test
    void theOwnerOfABarricadedFortRollsTheDieThatHurtsAgain() {
        SceneGame play = Scene.of(RULES)
                .player(2, side -> side.noStartingFort().fort("barricaded-fortress", 3, "~..~", "~~~~", "G~~."))
                .actionOf(1)
                .attacks("barricaded-fortress")
                .rolls(GRAY, WHITE, WHITE)
                .does(new KeepDice());
        assertThat(play.asked()).isEqualTo(2);

        assertThat(answer(play)).isEqualTo(new RerollDice(Faces.of(GRAY)));
    }

    @Test
    void equalViewsGetEqualAnswersWhateverItSawBefore() {
        ScriptedBot busy = new ScriptedBot();
        IslandSiege game = IslandSiege.of(RULES.withTurnLimit(60));
        BotMatches.played(game, 7, Vector.of(busy, busy));
        SceneGame play = fort("GB", ".B");

        assertThat(busy.choose(decision(play))).isEqualTo(new ScriptedBot().choose(decision(play)));
    }

    private static SceneGame fort(String... rows) {
        return Scene.of(RULES)
                .player(2, side -> side.noStartingFort().fort("robust-stronghold", 2, rows))
                .actionOf(1);
    }

    private static Action answer(SceneGame play) {
        return new ScriptedBot().choose(decision(play));
    }

    private static Decision<GameView<Table>, Action> decision(SceneGame play) {
        int asked = play.asked();
        return Decision.of(
                PlayerId.of(asked - 1), play.view(asked), play.options(), new SplitMix64(1), Budget.iterations(1));
    }
}
