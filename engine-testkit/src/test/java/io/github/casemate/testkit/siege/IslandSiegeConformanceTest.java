package io.github.casemate.testkit.siege;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.AutoStep;
import io.github.casemate.agenda.Event;
import io.github.casemate.agenda.GameState;
import io.github.casemate.agenda.Play;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.Transition;
import io.github.casemate.siege.IslandSiege;
import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.action.DrawCards;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.rules.ActionPhase;
import io.github.casemate.siege.rules.EndTurn;
import io.github.casemate.siege.table.Table;
import io.github.casemate.testkit.Playthrough;
import io.github.casemate.testkit.Start;
import io.github.casemate.testkit.rules.Proof;
import io.vavr.collection.List;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

/** The laws for rule modules bite: each refuses a game that breaks it, and accepts one that does not. */
class IslandSiegeConformanceTest {

    private static final IslandSiege GAME = IslandSiege.of(Ruleset.secondEdition(2));

    private static final IslandSiegeConformance LAWS = new IslandSiegeConformance(GAME.ruleset()) {};

    /** A step that tells everybody about a card. */
    private record Whisper(Card card) implements AutoStep<Table> {
        @Override
        public void take(Play<Table> play) {}
    }

    @Test
    void aStoneThatIsNowhereIsMissed() {
        assertThatCode(() -> LAWS.nothingIsLost(at(Scene.of(GAME).actionOf(1)))).doesNotThrowAnyException();
        assertThatThrownBy(
                        () -> LAWS.nothingIsLost(at(Scene.of(GAME).supply("B").actionOf(1))))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("LAW-1")
                .hasMessageContaining("after 0 steps");
    }

    @Test
    @Proof("LAW-10")
    void aCoinThatIsTakenBackIsMissed() {
        GameState<Table> rich = withCoins(3);
        GameState<Table> poor = withCoins(2);

        assertThatCode(() -> LAWS.nobodyLosesACoin(from(poor, rich))).doesNotThrowAnyException();
        assertThatThrownBy(() -> LAWS.nobodyLosesACoin(from(rich, poor)))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("P1 had 3 coins and has 2")
                .hasMessageContaining("after 1 steps");
    }

    @Test
    void aStepThatNamesAHiddenCardIsFound() {
        Scene scene = Scene.of(GAME).player(1, side -> side.hand("raven").ship("victory"));

        assertThatCode(() -> LAWS.theAgendaNamesNoHiddenCard(at(whispering(scene, "victory"))))
                .as("a card on the table is not a secret")
                .doesNotThrowAnyException();
        assertThatThrownBy(() -> LAWS.theAgendaNamesNoHiddenCard(at(whispering(scene, "raven"))))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("the agenda shows raven to P2");
    }

    private static SceneGame whispering(Scene scene, String card) {
        return scene.play(1, List.of(ActionPhase.STEP, new Whisper(scene.card(card)), EndTurn.STEP));
    }

    private static GameState<Table> withCoins(int coins) {
        return Scene.of(GAME).player(1, side -> side.coins(coins)).actionOf(1).state();
    }

    private static Playthrough<GameState<Table>, Action, Event<Table>> at(SceneGame play) {
        return new Playthrough<>(
                GAME, new Start<>("here", play.state()), 0, Vector.empty(), Vector.empty(), String::valueOf);
    }

    private static Playthrough<GameState<Table>, Action, Event<Table>> from(
            GameState<Table> before, GameState<Table> after) {
        return new Playthrough<>(
                GAME,
                new Start<>("before", before),
                0,
                Vector.of(0),
                Vector.of(new Playthrough.Step<>(
                        before, Option.some(PlayerId.of(0)), new DrawCards(), new Transition<>(after, List.empty()))),
                String::valueOf);
    }
}
