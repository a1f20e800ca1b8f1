package io.github.casemate.testkit.siege.rules;

import static io.github.casemate.siege.box.Face.LEADERSHIP;
import static io.github.casemate.siege.box.Face.WHITE;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.Result;
import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.action.DrawCards;
import io.github.casemate.siege.action.EndLeadership;
import io.github.casemate.siege.action.GiveCard;
import io.github.casemate.siege.action.PlaceStone;
import io.github.casemate.siege.box.StoneColor;
import io.github.casemate.testkit.rules.Proof;
import io.github.casemate.testkit.rules.Rule;
import io.github.casemate.testkit.siege.Scene;
import io.github.casemate.testkit.siege.SceneGame;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class VictoryTest {

    private static final Ruleset RULES = Ruleset.secondEdition(2);

    /** The colonist victory example. */
    @Test
    @Proof({"VIC-1", "VIC-2"})
    void whoHasNoColonistAtHomeAtTheStartOfTheirTurnWins() {
        SceneGame play = Scene.of(RULES)
                .player(1, side -> side.startingFort(4, "WGGB").ship("raven").building("academy"))
                .turnOf(1);

        assertThat(play.player(1).home()).isZero();
        assertWins(play, 1, "colonist-victory");
    }

    @Test
    @Proof({"VIC-1", "VIC-2"})
    void whoSendsOutTheLastColonistMustHoldOutUntilTheirNextTurn() {
        SceneGame sentOut = Scene.of(RULES)
                .player(1, side -> side.startingFort(3, "W...").ship("raven").building("academy"))
                .turnOf(1);
        assertThat(sentOut.player(1).home()).isZero();
        assertThat(sentOut.asked()).isEqualTo(1);

        SceneGame waiting = drawsAndGives(sentOut, 2);
        assertThat(waiting.asked()).as("the opponent has a turn to answer").isEqualTo(2);

        SceneGame saved = drawsAndGives(waiting, 1);
        assertWins(saved, 1, "colonist-victory");

        SceneGame lost = waiting.attacksAndKeeps("starting-fort-1", WHITE, LEADERSHIP, LEADERSHIP)
                .does(new EndLeadership());
        assertThat(lost.turn().isOver()).isFalse();
        assertThat(lost.player(1).home()).isEqualTo(6);
    }

    /** The economic victory example of the first edition's rulebook. */
    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    @Rule({"VIC-1", "VIC-3"})
    void twentyOneCoinsBeatTwentyInTheNextVictoryPhase(boolean firstEdition) {
        SceneGame built = Scene.of(firstEdition ? Ruleset.firstEdition() : RULES)
                .player(1, side -> side.coins(18).supply("BBW").hand("secret-fortress"))
                .player(2, side -> side.coins(16).startingFort(3, "WGGB").hand("raven"))
                .actionOf(1)
                .buildsFort("secret-fortress")
                .does(new PlaceStone(1, StoneColor.BLACK))
                .does(new PlaceStone(2, StoneColor.BLACK))
                .does(new PlaceStone(3, StoneColor.WHITE));
        assertThat(built.player(1).coins()).isEqualTo(21);
        assertThat(built.asked()).isEqualTo(2);

        SceneGame play = built.buildsShip("raven", "starting-fort-2");
        assertThat(play.player(2).coins()).isEqualTo(20);
        assertWins(play, 1, "economic-victory");
    }

    @ParameterizedTest
    @CsvSource({"19, 0, false", "20, 0, true", "20, 19, true", "20, 20, false", "25, 30, false", "31, 30, true"})
    @Proof("VIC-3")
    void anEconomicVictoryNeedsTwentyCoinsAndMoreThanTheOpponent(int own, int others, boolean won) {
        SceneGame play = Scene.of(RULES)
                .player(1, side -> side.coins(own))
                .player(2, side -> side.coins(others))
                .turnOf(1);

        assertThat(play.turn().isOver()).isEqualTo(won);
    }

    @ParameterizedTest
    @CsvSource({"22, 21, 20, true", "22, 22, 20, false", "22, 21, 22, false", "22, 30, 5, false"})
    @Proof("VIC-3")
    void withThreePlayersItTakesMoreThanEveryOpponent(int own, int second, int third, boolean won) {
        SceneGame play = Scene.of(Ruleset.secondEdition(3))
                .player(1, side -> side.coins(own))
                .player(2, side -> side.coins(second))
                .player(3, side -> side.coins(third))
                .turnOf(1);

        assertThat(play.turn().isOver()).isEqualTo(won);
    }

    @Test
    @Proof({"VIC-1", "LAW-12"})
    void nobodyWinsInTheTurnOfAnOpponent() {
        SceneGame play = Scene.of(RULES)
                .player(
                        2,
                        side -> side.coins(40)
                                .startingFort(4, "WGGB")
                                .ship("raven")
                                .building("academy"))
                .turnOf(1);

        assertThat(play.asked()).isEqualTo(1);
        assertWins(drawsAndGives(play, 2), 2, "colonist-victory");
    }

    @Test
    @Proof("VIC-4")
    void everyoneSeesEverybodysCoins() {
        SceneGame play = Scene.of(RULES).player(1, side -> side.coins(7)).actionOf(2);

        assertThat(play.view(2).table().player(PlayerId.of(0)).coins()).isEqualTo(7);
    }

    @Test
    @Proof("RUL-17")
    void theCoinsNeverRunOut() {
        SceneGame play = Scene.of(RULES)
                .player(1, side -> side.coins(5000).startingFort(3, "WGGB").hand("raven"))
                .actionOf(1)
                .buildsShip("raven", "starting-fort-1");

        assertThat(play.player(1).coins()).isEqualTo(5004);
    }

    @Test
    @Proof("RUL-20")
    void withoutAVariantTheGameGoesOnForHoweverManyTurns() {
        SceneGame play =
                Scene.of(RULES).with(table -> table.withTurn(1_000_000)).turnOf(1);
        assertThat(play.asked()).isEqualTo(1);

        SceneGame next = drawsAndGives(play, 2);
        assertThat(next.turn().isOver())
                .as("the turn is over and the game is not")
                .isFalse();
        assertThat(next.asked()).isEqualTo(2);
    }

    @ParameterizedTest
    @CsvSource({"9, 8, 5, 1, 1", "8, 9, 1, 5, 2", "8, 8, 3, 5, 1", "8, 8, 5, 3, 2"})
    @Proof("RUL-20")
    void atTheTurnLimitMostCoinsThenFewestColonistsAtHomeWin(int coins1, int coins2, int home1, int home2, int winner) {
        SceneGame play = atTheLimit(coins1, coins2, home1, home2);

        assertWins(play, winner, "turn-limit");
    }

    @Test
    @Proof("RUL-20")
    void atTheTurnLimitEqualCoinsAndColonistsAreADraw() {
        Result result = atTheLimit(8, 8, 4, 4).turn().ended().get();

        assertThat(result.winners()).isEmpty();
        assertThat(result.why()).isEqualTo("draw");
        assertThat(result.utilities()).containsOnly(0.0);
    }

    @Test
    @Rule("RUL-20")
    void theTurnsBeforeTheLimitArePlayedToTheEnd() {
        SceneGame play = Scene.of(RULES.withTurnLimit(12))
                .with(table -> table.withTurn(10))
                .turnOf(1);

        assertThat(play.table().turn()).isEqualTo(11);
        SceneGame last = drawsAndGives(play, 2);
        assertThat(last.asked()).isEqualTo(2);
        assertThat(drawsAndGives(last, 1).turn().isOver()).isTrue();
    }

    private static SceneGame atTheLimit(int coins1, int coins2, int home1, int home2) {
        return drawsAndGives(
                Scene.of(RULES.withTurnLimit(10))
                        .player(1, side -> side.coins(coins1).home(home1))
                        .player(2, side -> side.coins(coins2).home(home2))
                        .actionOf(1),
                2);
    }

    /** Draws any three cards and gives the first away. */
    private static SceneGame drawsAndGives(SceneGame play, int to) {
        SceneGame drawing = play.does(new DrawCards());
        SceneGame drawn =
                drawing.does(drawing.game().chance(drawing.state()).outcomes().head());
        return drawn.does(drawn.options(GiveCard.class)
                .find(give -> give.to().equals(PlayerId.of(to - 1)))
                .get());
    }

    private static void assertWins(SceneGame play, int player, String why) {
        Result result =
                play.turn().ended().getOrElseThrow(() -> new AssertionError("the game goes on: " + play.turn()));
        assertThat(result.winners()).containsExactly(PlayerId.of(player - 1));
        assertThat(result.why()).isEqualTo(why);
        assertThat(play.options()).isEmpty();
    }
}
