package io.github.casemate.expansions.ramparts;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.action.DrawCards;
import io.github.casemate.siege.action.PlaceStone;
import io.github.casemate.siege.box.StoneColor;
import io.github.casemate.siege.box.Stones;
import io.github.casemate.siege.event.ActionPhaseBegan;
import io.github.casemate.siege.event.StoneLost;
import io.github.casemate.testkit.rules.Proof;
import io.github.casemate.testkit.rules.Rule;
import io.github.casemate.testkit.siege.Scene;
import io.github.casemate.testkit.siege.SceneGame;
import org.junit.jupiter.api.Test;

class QuarryTest {

    private static final PlayerId FIRST = PlayerId.of(0);

    private static Scene scene(String supply) {
        return Scene.of(Ruleset.secondEdition(2).with("ramparts"))
                .player(1, side -> side.supply(supply).building("quarry"));
    }

    @Test
    @Proof("RUL-64")
    void anEmptySupplyGainsAGrayStoneWhenTheActionPhaseBegins() {
        SceneGame play = scene("").actionOf(1);

        assertThat(play.events()).containsExactly(new ActionPhaseBegan(FIRST), new StoneGained(FIRST, StoneColor.GRAY));
        assertThat(play.player(1).supply()).isEqualTo(Stones.of(StoneColor.GRAY));
        assertThat(play.table().supply().count(StoneColor.GRAY)).isEqualTo(4);
    }

    @Test
    @Rule("RUL-64")
    void oneStoneInTheSupplyIsEnoughToGainNone() {
        SceneGame play = scene("W").actionOf(1);

        assertThat(play.events(StoneGained.class)).isEmpty();
        assertThat(play.player(1).supply()).isEqualTo(Stones.of(StoneColor.WHITE));
    }

    @Test
    @Proof("RUL-64")
    void withoutGrayInTheGeneralSupplyNothingIsGained() {
        SceneGame play = scene("").supply("BBWW").actionOf(1);

        assertThat(play.events(StoneGained.class)).isEmpty();
        assertThat(play.player(1).supply().isEmpty()).isTrue();
        assertThat(play.options(DrawCards.class)).as("the action is chosen").hasSize(1);
    }

    @Test
    @Rule("RUL-64")
    void itWorksInItsOwnersActionPhaseOnly() {
        SceneGame play = scene("").player(2, side -> side.supply("")).actionOf(2);

        assertThat(play.events(StoneGained.class)).isEmpty();
    }

    @Test
    @Rule({"RUL-64", "RUL-11"})
    void withoutAColonistItKeepsWorking() {
        SceneGame play = Scene.of(Ruleset.secondEdition(2).with("ramparts"))
                .player(1, side -> side.supply("").building("quarry", 0))
                .actionOf(1);

        assertThat(play.events(StoneGained.class)).hasSize(1);
    }

    @Test
    @Rule("FRT-2")
    @Proof("RUL-64")
    void theStoneMayBeBuiltWithInTheSameTurn() {
        SceneGame play = scene("")
                .player(1, side -> side.hand("robust-stronghold"))
                .actionOf(1)
                .buildsFort("robust-stronghold")
                .does(new PlaceStone(1, StoneColor.GRAY));

        assertThat(play.stones("robust-stronghold")).containsExactly("GG", "..");
        assertThat(play.player(1).coins()).isEqualTo(1);
    }

    @Test
    @Rule({"RUL-64", "RUL-44"})
    void whatASaboteurTakesComesBackTooLateForTheAttack() {
        SceneGame play = scene("B")
                .player(2, side -> side.fort("saboteur-outpost", 0, "~~.W", ".~~~", ".~~~"))
                .actionOf(1)
                .attacks("saboteur-outpost");

        assertThat(play.events(StoneLost.class)).hasSize(1);
        assertThat(play.player(1).supply().isEmpty()).isTrue();
    }
}
