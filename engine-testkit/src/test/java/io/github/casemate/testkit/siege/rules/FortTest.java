package io.github.casemate.testkit.siege.rules;

import static io.github.casemate.siege.box.Face.GRAY;
import static io.github.casemate.siege.box.StoneColor.BLACK;
import static io.github.casemate.siege.box.StoneColor.WHITE;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.agenda.Action;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.action.AttackOpenWaters;
import io.github.casemate.siege.action.DrawCards;
import io.github.casemate.siege.action.KeepDice;
import io.github.casemate.siege.action.LeaveEmpty;
import io.github.casemate.siege.action.PlaceStone;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.box.Face;
import io.github.casemate.siege.box.Layout;
import io.github.casemate.siege.box.StoneColor;
import io.github.casemate.siege.box.Stones;
import io.github.casemate.siege.box.Variants;
import io.github.casemate.siege.cards.BaseCards;
import io.github.casemate.siege.event.StoneBrought;
import io.github.casemate.siege.table.Fort;
import io.github.casemate.testkit.rules.Proof;
import io.github.casemate.testkit.rules.Rule;
import io.github.casemate.testkit.siege.Scene;
import io.github.casemate.testkit.siege.SceneGame;
import io.github.casemate.testkit.siege.Side;
import org.junit.jupiter.api.Test;

class FortTest {

    private static final Ruleset RULES = Ruleset.secondEdition(2);

    /** The fort building example of the first edition's rulebook, on a fort of five spaces. */
    @Test
    @Rule("FRT-2")
    @Proof({"FRT-1", "FRT-4"})
    void aFreeFlagStoneThreeOwnStonesAndAnEmptySpaceScoreThreeCoins() {
        Card pictured = Card.fort("pictured-fort", "Pictured Fort", Layout.of("B..", ".~."), 3);
        SceneGame play = Scene.of(
                        Ruleset.firstEdition().withCards(BaseCards.all().append(pictured)))
                .player(1, side -> side.supply("BWG").hand("pictured-fort"))
                .actionOf(1)
                .buildsFort("pictured-fort")
                .does(new PlaceStone(1, BLACK))
                .does(new PlaceStone(2, WHITE))
                .does(new LeaveEmpty(3))
                .does(new PlaceStone(4, StoneColor.GRAY));

        assertThat(play.stones("pictured-fort")).containsExactly("BBW", ".~G");
        assertThat(play.player(1).coins()).isEqualTo(3);
        assertThat(play.player(1).supply().isEmpty()).isTrue();
        assertThat(play.hand(1)).isEmpty();
    }

    /** The fort example of the second edition's rulebook. */
    @Test
    @Proof({"FRT-1", "FRT-2", "FRT-4"})
    void aWhiteABlackAndAGrayStoneBesideTheFlagScoreThreeCoins() {
        SceneGame before = Scene.of(RULES)
                .player(1, side -> side.supply("BWG").hand("secret-fortress"))
                .actionOf(1);
        SceneGame play = before.buildsFort("secret-fortress")
                .does(new PlaceStone(1, WHITE))
                .does(new PlaceStone(2, BLACK))
                .does(new PlaceStone(3, StoneColor.GRAY));

        assertThat(play.stones("secret-fortress")).containsExactly("BW", "BG");
        assertThat(play.player(1).coins()).isEqualTo(3);
        assertThat(play.table().supply())
                .as("only the flag stone comes from the general supply")
                .isEqualTo(before.table().supply().minus(BLACK, 1));
    }

    @Test
    @Proof("FRT-2")
    void eachSpaceTakesOneStoneOfAnyColourThatIsLeft() {
        SceneGame play = Scene.of(RULES)
                .player(1, side -> side.supply("BW").hand("secret-fortress"))
                .actionOf(1)
                .buildsFort("secret-fortress");
        assertThat(play.options())
                .containsExactlyInAnyOrder(new LeaveEmpty(1), new PlaceStone(1, BLACK), new PlaceStone(1, WHITE));

        SceneGame next = play.does(new PlaceStone(1, BLACK));
        assertThat(next.options()).containsExactlyInAnyOrder(new LeaveEmpty(2), new PlaceStone(2, WHITE));

        SceneGame done = next.does(new PlaceStone(2, WHITE));
        assertThat(done.stones("secret-fortress")).containsExactly("BB", "W.");
        assertThat(done.asked()).as("without stones nothing is left to ask").isEqualTo(2);
    }

    @Test
    @Proof({"FRT-3", "RUL-34"})
    void withoutAFlagStoneInTheSupplyTheFlagSpaceIsAnOrdinaryOne() {
        SceneGame play = Scene.of(RULES)
                .player(1, side -> side.supply("W").hand("secret-fortress"))
                .supply("WWGG")
                .actionOf(1)
                .buildsFort("secret-fortress");

        assertThat(play.options()).containsExactlyInAnyOrder(new LeaveEmpty(0), new PlaceStone(0, WHITE));
        SceneGame filled = play.does(new PlaceStone(0, WHITE));
        assertThat(filled.stones("secret-fortress")).containsExactly("W.", "..");
        assertThat(filled.player(1).coins()).isEqualTo(1);
    }

    @Test
    @Proof({"FRT-1", "FRT-4", "RUL-34"})
    void theFlagStoneIsCompulsoryAndScoresNothing() {
        SceneGame play = Scene.of(RULES)
                .player(1, side -> side.supply("W").hand("formidable-fortress"))
                .actionOf(1)
                .buildsFort("formidable-fortress");

        assertThat(play.events(StoneBrought.class))
                .containsExactly(new StoneBrought(play.card("formidable-fortress"), 1, BLACK));
        SceneGame built = play.does(new LeaveEmpty(0)).does(new LeaveEmpty(2)).does(new LeaveEmpty(3));
        assertThat(built.stones("formidable-fortress")).containsExactly(".B..");
        assertThat(built.player(1).coins()).isZero();
        assertThat(built.player(1).supply()).isEqualTo(Stones.of(WHITE));
    }

    @Test
    @Rule({"FRT-3", "FRT-5"})
    void aFortMayBeBuiltWithoutAnyStone() {
        SceneGame play = Scene.of(RULES)
                .player(1, side -> side.supply("").hand("secret-fortress"))
                .supply("")
                .actionOf(1)
                .buildsFort("secret-fortress");

        assertThat(play.fort("secret-fortress").stones()).isZero();
        assertThat(play.player(1).coins()).isZero();
        assertThat(play.asked()).isEqualTo(2);
    }

    @Test
    @Rule("FRT-2")
    @Proof("FRT-5")
    void whoHasStonesMayLeaveEverySpaceEmpty() {
        SceneGame play = Scene.of(RULES)
                .player(1, side -> side.supply("BW").hand("secret-fortress"))
                .actionOf(1)
                .buildsFort("secret-fortress")
                .does(new LeaveEmpty(1))
                .does(new LeaveEmpty(2))
                .does(new LeaveEmpty(3));

        assertThat(play.stones("secret-fortress")).as("the flag stone").containsExactly("B.", "..");
        assertThat(play.player(1).supply()).isEqualTo(Stones.of(BLACK, WHITE));
        assertThat(play.asked()).isEqualTo(2);
    }

    @Test
    @Proof("FRT-5")
    void aNewFortGoesToTheEndOfTheRow() {
        SceneGame play = Scene.of(RULES)
                .player(
                        1,
                        side -> side.supply("")
                                .fort("robust-stronghold", 0, "G.", "..")
                                .hand("secret-fortress"))
                .actionOf(1)
                .buildsFort("secret-fortress");

        assertThat(play.player(1).forts().map(Fort::card).map(Card::id))
                .containsExactly("starting-fort-1", "robust-stronghold", "secret-fortress");
    }

    @Test
    @Proof("FRT-6")
    void laterNoStoneIsPutOnAFort() {
        SceneGame play = Scene.of(RULES)
                .player(1, side -> side.supply("BWG").fort("robust-stronghold", 4, "G.", ".."))
                .turnOf(1);

        assertThat(play.options(PlaceStone.class)).isEmpty();
        for (int space = 1; space < 4; space++) {
            Action place = new PlaceStone(space, BLACK);
            assertThat(play.refusal(place).code()).isEqualTo("not-an-option");
        }
    }

    @Test
    @Proof("FRT-6")
    void whoBuildsAnotherFortPutsNoStoneOnTheFirst() {
        SceneGame built = Scene.of(RULES)
                .player(1, side -> side.supply("BWG").hand("secret-fortress").fort("robust-stronghold", 0, ".W", ".."))
                .actionOf(1)
                .buildsFort("secret-fortress")
                .does(new PlaceStone(1, BLACK))
                .does(new LeaveEmpty(2))
                .does(new LeaveEmpty(3));

        assertThat(built.asked()).as("nobody is asked for more stones").isEqualTo(2);
        assertThat(built.stones("secret-fortress")).containsExactly("BB", "..");
        assertThat(built.stones("robust-stronghold"))
                .as("not even on the flag space")
                .containsExactly(".W", "..");
        assertThat(built.player(1).supply()).isEqualTo(Stones.of(WHITE, StoneColor.GRAY));
    }

    @Test
    @Proof("FRT-6")
    void anAttackWithReinforcementsBringsNoStoneToTheAttackersForts() {
        SceneGame play = Scene.of(RULES)
                .player(1, side -> side.supply("BWG").fort("robust-stronghold", 4, "G.", ".."))
                .turnOf(1)
                .attacksAndKeeps("starting-fort-2", Face.BLACK, GRAY, Face.LEADERSHIP)
                .chooses(BLACK);

        assertThat(play.player(1).supply().total()).as("one is gained").isEqualTo(4);
        assertThat(play.asked()).as("the turn is over").isEqualTo(2);
        assertThat(play.stones("robust-stronghold")).containsExactly("G.", "..");
    }

    @Test
    @Proof("RUL-31")
    void aDestroyedStartingFortLeavesTheGame() {
        SceneGame play = Scene.of(RULES)
                .player(2, side -> side.startingFort(2, "..G."))
                .actionOf(1)
                .attacksAndKeeps("starting-fort-2", GRAY, GRAY, GRAY);

        assertThat(play.findFort("starting-fort-2")).isEmpty();
        assertThat(play.discardPile()).isEmpty();
        assertThat(play.table().main().removed().contains(play.card("starting-fort-2")))
                .isTrue();
    }

    @Test
    @Proof("RUL-31")
    void byTheVariantADestroyedStartingFortIsDrawnAndBuiltAgainWithFourFreeStones() {
        SceneGame fallen = Scene.of(RULES.withVariants(new Variants(false, false, true, 0)))
                .player(1, Side::noStartingFort)
                .player(2, side -> side.startingFort(0, "..G.").supply("W"))
                .deck()
                .actionOf(1)
                .attacks("starting-fort-2")
                .rolls(GRAY, GRAY, GRAY)
                .does(new KeepDice());
        assertThat(fallen.discardPile()).containsExactly("starting-fort-2");

        SceneGame drawn = fallen.does(new DrawCards());
        assertThat(drawn.hand(2)).containsExactly("starting-fort-2");

        // The first player can only sail into Open Waters: there is no card left to draw and no fort to attack.
        SceneGame second = drawn.does(new AttackOpenWaters())
                .rolls(GRAY, GRAY, GRAY)
                .does(new KeepDice())
                .buildsFort("starting-fort-2");
        assertThat(second.stones("starting-fort-2")).containsExactly("WGGB");
        assertThat(second.player(2).coins()).isZero();
        assertThat(second.player(2).forts().map(Fort::owner)).containsExactly(PlayerId.of(1));
    }
}
