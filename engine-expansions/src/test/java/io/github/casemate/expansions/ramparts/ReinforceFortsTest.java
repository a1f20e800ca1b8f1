package io.github.casemate.expansions.ramparts;

import static io.github.casemate.siege.box.Face.BLACK;
import static io.github.casemate.siege.box.Face.GRAY;
import static io.github.casemate.siege.box.Face.LEADERSHIP;
import static io.github.casemate.siege.box.Face.TARGET;
import static io.github.casemate.siege.box.Face.WHITE;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.Rejection;
import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.action.AttackOpenWaters;
import io.github.casemate.siege.action.ChooseReinforce;
import io.github.casemate.siege.action.ChooseSecondWave;
import io.github.casemate.siege.action.Decline;
import io.github.casemate.siege.action.KeepDice;
import io.github.casemate.siege.action.PlaceStone;
import io.github.casemate.siege.box.Face;
import io.github.casemate.siege.box.StoneColor;
import io.github.casemate.siege.box.Stones;
import io.github.casemate.siege.event.CoinsScored;
import io.github.casemate.siege.event.Reinforced;
import io.github.casemate.siege.event.StonePlaced;
import io.github.casemate.testkit.rules.Proof;
import io.github.casemate.testkit.rules.Rule;
import io.github.casemate.testkit.siege.Scene;
import io.github.casemate.testkit.siege.SceneGame;
import io.github.casemate.testkit.siege.Side;
import org.junit.jupiter.api.Test;

/** Privateer Outpost and Masons' Stronghold: what comes of reinforcing. */
class ReinforceFortsTest {

    private static final Ruleset RULES = Ruleset.secondEdition(2).with("ramparts");

    private static final Scene PRIVATEER =
            Scene.of(RULES).player(1, side -> side.fort("privateer-outpost", 0, "W..", "~~."));

    private static final Scene MASONS =
            Scene.of(RULES).player(1, side -> side.fort("masons-stronghold", 0, "BG", ".B", "~."));

    private static SceneGame attack(Scene scene, Face... faces) {
        return scene.actionOf(1).attacksAndKeeps("starting-fort-2", faces);
    }

    private static PlaceStone place(int space, StoneColor color) {
        return new PlaceStone(space, color);
    }

    @Test
    @Rule({"RUL-60", "ATK-9"})
    void aPrivateerBringsOneMoreGrayStone() {
        SceneGame over = attack(PRIVATEER, BLACK, WHITE, GRAY).chooses(StoneColor.BLACK);

        assertThat(over.events(Reinforced.class).map(Reinforced::stones))
                .containsExactly(Stones.of(StoneColor.WHITE, StoneColor.GRAY, StoneColor.GRAY));
    }

    @Test
    @Proof("RUL-60")
    void aPrivateerBringsAGrayStoneWhenNothingElseIsGained() {
        SceneGame over = attack(PRIVATEER, LEADERSHIP, LEADERSHIP, LEADERSHIP);

        assertThat(over.events(Reinforced.class))
                .containsExactly(new Reinforced(PlayerId.of(0), Stones.of(StoneColor.GRAY)));
    }

    @Test
    @Rule("RUL-60")
    void aPrivateerBringsAGrayStoneAlsoWhenGrayIsTheAttackColour() {
        SceneGame over = attack(PRIVATEER, GRAY, GRAY, LEADERSHIP);

        assertThat(over.stones("starting-fort-2")).containsExactly("W..B");
        assertThat(over.events(Reinforced.class).map(Reinforced::stones)).containsExactly(Stones.of(StoneColor.GRAY));
    }

    @Test
    @Rule("RUL-60")
    void aPrivateerFindsNothingWhenTheGeneralSupplyHasNoMoreGray() {
        SceneGame none = attack(PRIVATEER.supply("BBWW"), LEADERSHIP, LEADERSHIP, LEADERSHIP);
        SceneGame last =
                attack(PRIVATEER.supply("BBWWG"), WHITE, GRAY, LEADERSHIP).chooses(StoneColor.WHITE);

        assertThat(none.events(Reinforced.class)).isEmpty();
        assertThat(last.events(Reinforced.class).map(Reinforced::stones)).containsExactly(Stones.of(StoneColor.GRAY));
    }

    @Test
    @Rule("RUL-60")
    @Proof("ATK-8")
    void aSecondWaveBringsAPrivateerNothing() {
        SceneGame wave = attack(PRIVATEER, TARGET, LEADERSHIP, LEADERSHIP);

        assertThat(wave.does(new ChooseSecondWave()).fells(0).events(Reinforced.class))
                .isEmpty();
        assertThat(wave.does(new ChooseReinforce()).events(Reinforced.class)).hasSize(1);
    }

    @Test
    @Rule({"RUL-60", "RUL-36"})
    void againstASecretFortressThereIsNoReinforceAndNoBonus() {
        Scene scene = PRIVATEER
                .player(1, side -> side.fort("masons-stronghold", 0, ".G", "..", "~."))
                .player(2, side -> side.fort("secret-fortress", 0, "BG", "W."));
        SceneGame over = scene.actionOf(1)
                .attacksAndKeeps("secret-fortress", BLACK, WHITE, WHITE)
                .chooses(StoneColor.BLACK);

        assertThat(over.events(Reinforced.class)).isEmpty();
        assertThat(over.asked()).isEqualTo(2);
    }

    @Test
    @Rule("RUL-60")
    void aPrivateerBringsOthersNothing() {
        SceneGame over = PRIVATEER.actionOf(2).attacksAndKeeps("starting-fort-1", LEADERSHIP, LEADERSHIP, LEADERSHIP);

        assertThat(over.events(Reinforced.class)).isEmpty();
    }

    @Test
    @Proof("RUL-60")
    void masonsMayPutOneOfTheGainedStonesOnAnyEmptySpace() {
        SceneGame asked = attack(MASONS, BLACK, WHITE, GRAY).chooses(StoneColor.BLACK);

        assertThat(asked.asked()).isEqualTo(1);
        assertThat(asked.options())
                .containsExactly(
                        new Decline(),
                        place(2, StoneColor.WHITE),
                        place(2, StoneColor.GRAY),
                        place(4, StoneColor.WHITE),
                        place(4, StoneColor.GRAY));
        SceneGame placed = asked.does(place(4, StoneColor.GRAY));
        assertThat(placed.stones("masons-stronghold")).containsExactly("BG", ".B", "~G");
        assertThat(placed.events(StonePlaced.class))
                .containsExactly(new StonePlaced(PlayerId.of(0), asked.card("masons-stronghold"), 4, StoneColor.GRAY));
        assertThat(placed.player(1).supply())
                .isEqualTo(Stones.of(StoneColor.BLACK, StoneColor.WHITE, StoneColor.WHITE));
        assertThat(placed.events(CoinsScored.class)).as("it scores nothing").isEmpty();
    }

    @Test
    @Rule("RUL-60")
    void masonsMayFillTheFlagSpaceWithAnyColour() {
        Scene scene = Scene.of(RULES).player(1, side -> side.fort("masons-stronghold", 0, "B.", "GB", "~G"));
        SceneGame asked = attack(scene, BLACK, WHITE, GRAY).chooses(StoneColor.BLACK);

        assertThat(asked.options())
                .containsExactly(new Decline(), place(1, StoneColor.WHITE), place(1, StoneColor.GRAY));
        assertThat(asked.does(place(1, StoneColor.WHITE)).stones("masons-stronghold"))
                .containsExactly("BW", "GB", "~G");
    }

    @Test
    @Rule("RUL-60")
    void masonsMayKeepAllStones() {
        SceneGame asked = attack(MASONS, BLACK, WHITE, GRAY).chooses(StoneColor.BLACK);
        SceneGame kept = asked.does(new Decline());

        assertThat(kept.stones("masons-stronghold")).containsExactly("BG", ".B", "~.");
        assertThat(kept.player(1).supply())
                .isEqualTo(Stones.of(StoneColor.BLACK, StoneColor.WHITE, StoneColor.WHITE, StoneColor.GRAY));
    }

    @Test
    @Rule("RUL-60")
    void whatMasonsCannotPlaceIsRefusedWithAReason() {
        SceneGame asked = attack(MASONS, BLACK, WHITE, GRAY).chooses(StoneColor.BLACK);

        assertThat(asked.refusal(place(2, StoneColor.BLACK)).code())
                .as("a stone from before")
                .isEqualTo("not-gained");
        assertThat(asked.refusal(place(0, StoneColor.WHITE)).code()).isEqualTo("space-not-empty");
        assertThat(asked.refusal(place(5, StoneColor.WHITE)).code()).isEqualTo("no-such-space");
        assertThat(asked.refusal(place(-1, StoneColor.WHITE)).code()).isEqualTo("no-such-space");
        Rejection wrong = asked.refusal(new KeepDice());
        assertThat(wrong.code()).isEqualTo(Rejection.NOT_AN_OPTION);
        assertThat(wrong.rule()).contains("RUL-60");
    }

    @Test
    @Rule({"RUL-60", "RUL-26"})
    void masonsAreNotAskedWithoutAnEmptySpaceOrWithoutAStone() {
        SceneGame full = attack(
                        Scene.of(RULES).player(1, side -> side.fort("masons-stronghold", 0, "BG", "WB", "~W")),
                        BLACK,
                        WHITE,
                        GRAY)
                .chooses(StoneColor.BLACK);
        SceneGame nothing = attack(MASONS, LEADERSHIP, LEADERSHIP, LEADERSHIP);

        assertThat(full.asked()).isEqualTo(2);
        assertThat(full.events(Reinforced.class)).hasSize(1);
        assertThat(nothing.asked()).isEqualTo(2);
    }

    @Test
    @Rule("RUL-60")
    void masonsDoNotWorkForOthers() {
        SceneGame over = MASONS.actionOf(2)
                .attacksAndKeeps("starting-fort-1", BLACK, WHITE, GRAY)
                .chooses(StoneColor.BLACK);

        assertThat(over.events(Reinforced.class)).hasSize(1);
        assertThat(over.options(PlaceStone.class)).isEmpty();
        assertThat(over.asked()).isEqualTo(1);
    }

    @Test
    @Proof("RUL-60")
    void masonsMayPlaceTheGrayStoneOfAPrivateer() {
        SceneGame asked = attack(
                MASONS.player(1, side -> side.fort("privateer-outpost", 0, "W..", "~~.")),
                LEADERSHIP,
                LEADERSHIP,
                LEADERSHIP);

        assertThat(asked.options())
                .containsExactly(new Decline(), place(2, StoneColor.GRAY), place(4, StoneColor.GRAY));
    }

    @Test
    @Rule({"RUL-60", "RUL-38"})
    void bothBonusesWorkInOpenWaters() {
        SceneGame asked = MASONS.player(1, side -> side.fort("privateer-outpost", 0, "W..", "~~."))
                .player(2, Side::noStartingFort)
                .actionOf(1)
                .does(new AttackOpenWaters())
                .rolls(BLACK, TARGET, LEADERSHIP)
                .does(new KeepDice());

        assertThat(asked.events(Reinforced.class).map(Reinforced::stones))
                .containsExactly(Stones.of(StoneColor.BLACK, StoneColor.GRAY));
        assertThat(asked.does(place(2, StoneColor.BLACK)).stones("masons-stronghold"))
                .containsExactly("BG", "BB", "~.");
    }
}
