package io.github.casemate.testkit.siege.cards;

import static io.github.casemate.siege.box.Face.GRAY;
import static io.github.casemate.siege.box.Face.WHITE;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.action.AttackOpenWaters;
import io.github.casemate.siege.action.ChooseColor;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.box.Layout;
import io.github.casemate.siege.box.StoneColor;
import io.github.casemate.siege.cards.BaseCards;
import io.github.casemate.siege.cards.DiceAgainstThis;
import io.github.casemate.testkit.rules.Proof;
import io.github.casemate.testkit.rules.Rule;
import io.github.casemate.testkit.siege.Scene;
import io.github.casemate.testkit.siege.SceneGame;
import org.junit.jupiter.api.Test;

/** Formidable Fortress and Flotilla Outpost. An attack rolls three dice, or four with the middle level empty. */
class DiceFortsTest {

    private static final Scene FORMIDABLE =
            Scene.of(Ruleset.secondEdition(3)).player(2, side -> side.fort("formidable-fortress", 0, ".B.."));

    private static final Scene FLOTILLA =
            Scene.of(Ruleset.secondEdition(3)).player(2, side -> side.fort("flotilla-outpost", 0, "..~", "~W."));

    private static int diceOf(int player, Scene scene, String fort) {
        return dice(scene.actionOf(player).attacks(fort));
    }

    private static int dice(SceneGame attack) {
        return attack.table().requireAttack().rolling();
    }

    @Test
    @Rule("ATK-2")
    void anAttackOnAFormidableFortressRollsOneDieFewer() {
        assertThat(diceOf(1, FORMIDABLE, "formidable-fortress")).isEqualTo(2);
        assertThat(diceOf(3, FORMIDABLE, "formidable-fortress")).isEqualTo(2);
    }

    @Test
    @Rule("COL-4")
    @Proof("ATK-2")
    void theMiddleLevelStillGivesItsDieAgainstAFormidableFortress() {
        Scene scene = FORMIDABLE.player(1, side -> side.home(3));

        assertThat(diceOf(1, scene, "formidable-fortress")).isEqualTo(3);
    }

    @Test
    @Proof("RUL-22")
    void aFormidableFortressProtectsNoOtherFort() {
        assertThat(diceOf(1, FORMIDABLE, "starting-fort-2")).isEqualTo(3);
        assertThat(diceOf(1, FORMIDABLE, "starting-fort-3")).isEqualTo(3);
    }

    @Test
    @Rule("RUL-22")
    void aFormidableFortressTakesNothingFromItsOwner() {
        assertThat(diceOf(2, FORMIDABLE, "starting-fort-1")).isEqualTo(3);
    }

    @Test
    @Rule("RUL-22")
    void anAttackOnAnotherFortOfItsOwnerRollsOneDieFewerForAFlotilla() {
        assertThat(diceOf(1, FLOTILLA, "starting-fort-2")).isEqualTo(2);
        assertThat(diceOf(3, FLOTILLA, "starting-fort-2")).isEqualTo(2);
    }

    @Test
    @Rule("RUL-22")
    void aFlotillaDoesNotProtectItself() {
        assertThat(diceOf(1, FLOTILLA, "flotilla-outpost")).isEqualTo(3);
    }

    @Test
    @Rule("RUL-22")
    void aFlotillaProtectsNobodyElseAndTakesNothingFromItsOwner() {
        assertThat(diceOf(1, FLOTILLA, "starting-fort-3")).isEqualTo(3);
        assertThat(diceOf(2, FLOTILLA, "starting-fort-3")).isEqualTo(3);
    }

    @Test
    @Rule("ATK-12")
    void aFlotillaTakesNothingInOpenWaters() {
        SceneGame openWaters = Scene.of(Ruleset.secondEdition(2))
                .player(1, side -> side.noStartingFort())
                .player(2, side -> side.fort("flotilla-outpost", 0, "..~", "~W."))
                .actionOf(2)
                .does(new AttackOpenWaters());

        assertThat(dice(openWaters)).isEqualTo(3);
    }

    @Test
    @Rule("RUL-29")
    void aFlotillaProtectsFromTheMomentItIsBuilt() {
        SceneGame built = Scene.of(Ruleset.secondEdition(2))
                .player(2, side -> side.hand("flotilla-outpost").supply(""))
                .actionOf(2)
                .buildsFort("flotilla-outpost");

        assertThat(built.asked()).isEqualTo(1);
        assertThat(dice(built.attacks("starting-fort-2"))).isEqualTo(2);
    }

    @Test
    @Rule("RUL-29")
    void aDestroyedFlotillaProtectsNothingAnyMore() {
        SceneGame destroyed = Scene.of(Ruleset.secondEdition(2))
                .player(2, side -> side.fort("flotilla-outpost", 0, "..~", "~W."))
                .actionOf(1)
                .attacksAndKeeps("flotilla-outpost", WHITE, GRAY, GRAY)
                .does(new ChooseColor(StoneColor.WHITE));

        assertThat(destroyed.findFort("flotilla-outpost")).isEmpty();
        assertThat(dice(Turns.draw(destroyed).attacks("starting-fort-2"))).isEqualTo(3);
    }

    @Test
    @Rule({"RUL-29", "RUL-9"})
    void flotillaAndFormidableTogetherTakeTwoDiceAndLeaveOne() {
        Scene both = FLOTILLA.player(2, side -> side.fort("formidable-fortress", 0, ".B.."));

        assertThat(diceOf(1, both, "formidable-fortress")).isEqualTo(1);
        assertThat(diceOf(1, both.player(1, side -> side.home(3)), "formidable-fortress"))
                .isEqualTo(2);
    }

    @Test
    @Rule("RUL-9")
    void atLeastOneDieIsAlwaysRolled() {
        Card rock = Card.fort("sheer-rock", "Sheer Rock", Layout.of("B."), 3, new DiceAgainstThis(-3));
        Scene scene = Scene.of(
                        Ruleset.secondEdition(2).withCards(BaseCards.all().append(rock)))
                .player(
                        2,
                        side -> side.fort("flotilla-outpost", 0, "..~", "~W.").fort("sheer-rock", 0, "BG"));

        SceneGame attack = scene.actionOf(1).attacks("sheer-rock");

        assertThat(dice(attack)).isEqualTo(1);
        assertThat(attack.rolls(GRAY).asked()).isEqualTo(1);
    }
}
