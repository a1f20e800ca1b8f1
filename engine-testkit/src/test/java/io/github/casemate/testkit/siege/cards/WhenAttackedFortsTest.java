package io.github.casemate.testkit.siege.cards;

import static io.github.casemate.siege.box.Face.BLACK;
import static io.github.casemate.siege.box.Face.LEADERSHIP;
import static io.github.casemate.siege.box.Face.WHITE;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.action.ChooseCard;
import io.github.casemate.siege.action.ChooseColor;
import io.github.casemate.siege.action.KeepDice;
import io.github.casemate.siege.action.UseCard;
import io.github.casemate.siege.box.Faces;
import io.github.casemate.siege.box.StoneColor;
import io.github.casemate.siege.box.Stones;
import io.github.casemate.siege.event.ColonistsWentHome;
import io.github.casemate.siege.event.StoneLost;
import io.github.casemate.testkit.rules.Proof;
import io.github.casemate.testkit.rules.Rule;
import io.github.casemate.testkit.siege.Scene;
import io.github.casemate.testkit.siege.SceneGame;
import org.junit.jupiter.api.Test;

/** Cove Outpost, which takes a colonist from a ship of the attacker, and Saboteur Outpost, which takes a stone. */
class WhenAttackedFortsTest {

    private static final Scene COVE =
            Scene.of(Ruleset.secondEdition(3)).player(2, side -> side.fort("cove-outpost", 0, "..", "W~", ".~"));

    private static final Scene SABOTEUR = Scene.of(Ruleset.secondEdition(3))
            .player(2, side -> side.fort("saboteur-outpost", 0, "~~.W", ".~~~", ".~~~"));

    @Test
    @Proof("RUL-44")
    void theOwnerOfACovePicksTheShipThatLosesAColonist() {
        SceneGame asked = COVE.player(1, side -> side.ship("raven").ship("victory"))
                .actionOf(1)
                .attacks("cove-outpost");

        assertThat(asked.asked()).isEqualTo(2);
        assertThat(asked.options())
                .containsExactly(new ChooseCard(asked.card("raven")), new ChooseCard(asked.card("victory")));

        SceneGame chosen = asked.chooses("victory");

        assertThat(chosen.colonists("victory")).isEqualTo(1);
        assertThat(chosen.colonists("raven")).isEqualTo(3);
        assertThat(chosen.player(1).home()).isEqualTo(5);
    }

    @Test
    @Proof("RUL-8")
    void aCoveActsWhenTheFleetHasMovedAndNoDieHasBeenRolled() {
        SceneGame asked = COVE.player(1, side -> side.ship("raven").ship("victory"))
                .actionOf(1)
                .attacks("cove-outpost");

        assertThat(asked.fort("cove-outpost").fleet()).containsExactly(PlayerId.of(0));
        assertThat(asked.results()).isEqualTo(Faces.NONE);
        assertThat(asked.chooses("raven").turn().isChance()).isTrue();
    }

    @Test
    @Rule({"RUL-44", "LAW-6"})
    void aShipWithoutColonistsCannotBePickedAndASingleOneIsNotAskedFor() {
        SceneGame attack = COVE.player(1, side -> side.ship("raven", 0).ship("victory", 1))
                .actionOf(1)
                .attacks("cove-outpost");

        assertThat(attack.events(ColonistsWentHome.class))
                .containsExactly(new ColonistsWentHome(PlayerId.of(0), attack.card("victory"), 1));
        assertThat(attack.turn().isChance()).isTrue();
    }

    @Test
    @Rule("RUL-44")
    void aStowawayOnAShipOfTheAttackerIsNoneOfTheAttackersColonists() {
        SceneGame attack = COVE.player(1, side -> side.ship("raven", 0))
                .with(table -> table.changeCrew(COVE.card("raven"), crew -> crew.plus(PlayerId.of(2), 1)))
                .actionOf(1)
                .attacks("cove-outpost");

        assertThat(attack.events(ColonistsWentHome.class)).isEmpty();
        assertThat(attack.turn().isChance()).isTrue();
    }

    @Test
    @Proof("RUL-44")
    void aCoveFindsNothingIfNobodyIsOnAShipOfTheAttacker() {
        SceneGame attack = COVE.player(
                        1,
                        side -> side.startingFort(2, "WGGB").building("armory").ship("raven", 0))
                .player(3, side -> side.ship("victory"))
                .actionOf(1)
                .attacks("cove-outpost");

        assertThat(attack.events(ColonistsWentHome.class)).isEmpty();
        assertThat(attack.turn().isChance()).isTrue();
    }

    @Test
    @Rule("RUL-22")
    void aCoveActsOnlyWhenItIsAttackedItself() {
        Scene scene = COVE.player(1, side -> side.ship("raven")).player(2, side -> side.ship("victory"));

        assertThat(scene.actionOf(1).attacks("starting-fort-2").colonists("raven"))
                .isEqualTo(3);
        assertThat(scene.actionOf(2).attacks("starting-fort-1").colonists("victory"))
                .isEqualTo(2);
    }

    @Test
    @Rule("COL-4")
    @Proof("RUL-24")
    void theColonistLostToACoveCanCostTheExtraDie() {
        Scene scene = COVE.player(1, side -> side.ship("raven").startingFort(3, "WGGB"));

        assertThat(scene.actionOf(1)
                        .attacks("starting-fort-2")
                        .table()
                        .requireAttack()
                        .rolling())
                .isEqualTo(4);
        assertThat(scene.actionOf(1)
                        .attacks("cove-outpost")
                        .table()
                        .requireAttack()
                        .rolling())
                .isEqualTo(3);
    }

    @Test
    @Rule({"RUL-24", "COL-4"})
    void theColonistLostToACoveCanCostTheExtraReroll() {
        Scene scene = COVE.player(1, side -> side.ship("raven"));

        assertThat(scene.actionOf(1)
                        .attacks("starting-fort-2")
                        .table()
                        .requireAttack()
                        .rerolls())
                .isEqualTo(2);
        assertThat(scene.actionOf(1)
                        .attacks("cove-outpost")
                        .table()
                        .requireAttack()
                        .rerolls())
                .isEqualTo(1);
    }

    @Test
    @Proof("RUL-24")
    void noColonistThatMovesLaterChangesTheDiceOrTheRerolls() {
        SceneGame rolled = COVE.player(1, side -> side.building("academy").home(6))
                .actionOf(1)
                .attacks("starting-fort-2")
                .rolls(BLACK, BLACK, BLACK)
                .rerolls(BLACK)
                .rolls(BLACK)
                .rerolls(BLACK)
                .rolls(BLACK)
                .uses("academy");

        assertThat(rolled.player(1).home()).isEqualTo(7);
        assertThat(rolled.rerolls(BLACK).rolls(WHITE).results()).isEqualTo(Faces.of(BLACK, BLACK, WHITE));
    }

    @Test
    @Rule({"RUL-11", "RUL-44"})
    void aShipThatACoveHasEmptiedStillWorks() {
        SceneGame leadership = COVE.player(1, side -> side.ship("raven", 1))
                .actionOf(1)
                .attacksAndKeeps("cove-outpost", LEADERSHIP, WHITE, WHITE);

        assertThat(leadership.colonists("raven")).isZero();
        assertThat(leadership.options(UseCard.class)).containsExactly(new UseCard(leadership.card("raven")));
    }

    @Test
    @Proof("RUL-44")
    void theOwnerOfASaboteurPicksTheStoneThatTheAttackerLoses() {
        SceneGame asked =
                SABOTEUR.player(1, side -> side.supply("BBW")).actionOf(1).attacks("saboteur-outpost");

        assertThat(asked.asked()).isEqualTo(2);
        assertThat(asked.options())
                .containsExactly(new ChooseColor(StoneColor.BLACK), new ChooseColor(StoneColor.WHITE));

        SceneGame lost = asked.does(new ChooseColor(StoneColor.BLACK));

        assertThat(lost.player(1).supply()).isEqualTo(Stones.of(StoneColor.BLACK, StoneColor.WHITE));
        assertThat(lost.table().supply()).isEqualTo(asked.table().supply().plus(StoneColor.BLACK, 1));
        assertThat(lost.turn().isChance()).isTrue();
    }

    @Test
    @Rule({"RUL-44", "LAW-6"})
    void aSaboteurTakesAnOnlyColourWithoutAsking() {
        SceneGame attack =
                SABOTEUR.player(1, side -> side.supply("GG")).actionOf(1).attacks("saboteur-outpost");

        assertThat(attack.events(StoneLost.class)).containsExactly(new StoneLost(PlayerId.of(0), StoneColor.GRAY));
        assertThat(attack.player(1).supply()).isEqualTo(Stones.of(StoneColor.GRAY));
    }

    @Test
    @Rule("RUL-44")
    void aSaboteurFindsNothingInAnEmptySupply() {
        SceneGame attack =
                SABOTEUR.player(1, side -> side.supply("")).actionOf(1).attacks("saboteur-outpost");

        assertThat(attack.events(StoneLost.class)).isEmpty();
        assertThat(attack.turn().isChance()).isTrue();
        assertThat(attack.player(3).supply().total()).isEqualTo(2);
    }

    @Test
    @Rule("RUL-22")
    void aSaboteurActsOnlyWhenItIsAttackedItself() {
        SceneGame elsewhere = SABOTEUR.actionOf(1).attacks("starting-fort-2");
        SceneGame owners = SABOTEUR.actionOf(2).attacks("starting-fort-1");

        assertThat(elsewhere.turn().isChance()).isTrue();
        assertThat(elsewhere.events(StoneLost.class)).isEmpty();
        assertThat(owners.turn().isChance()).isTrue();
        assertThat(owners.events(StoneLost.class)).isEmpty();
    }

    @Test
    @Rule({"RUL-8", "RUL-44", "ATK-9"})
    void theStoneLostToASaboteurCanBeWonBackInTheSameAttack() {
        SceneGame over = SABOTEUR.player(1, side -> side.supply("B"))
                .supply("")
                .actionOf(1)
                .attacks("saboteur-outpost")
                .rolls(BLACK, WHITE, LEADERSHIP)
                .does(new KeepDice())
                .does(new ChooseColor(StoneColor.WHITE));

        assertThat(over.player(1).supply()).isEqualTo(Stones.of(StoneColor.BLACK));
        assertThat(over.findFort("saboteur-outpost")).isEmpty();
    }
}
