package io.github.casemate.testkit.siege.cards;

import static io.github.casemate.siege.box.Face.BLACK;
import static io.github.casemate.siege.box.Face.GRAY;
import static io.github.casemate.siege.box.Face.LEADERSHIP;
import static io.github.casemate.siege.box.Face.TARGET;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.siege.IslandSiege;
import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.action.ChooseReinforce;
import io.github.casemate.siege.action.ChooseSecondWave;
import io.github.casemate.siege.action.FellStones;
import io.github.casemate.siege.action.RerollDice;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.box.Layout;
import io.github.casemate.siege.box.Spaces;
import io.github.casemate.siege.cards.BaseCards;
import io.github.casemate.siege.event.StoneFell;
import io.github.casemate.siege.table.Table;
import io.github.casemate.testkit.rules.Proof;
import io.github.casemate.testkit.rules.Rule;
import io.github.casemate.testkit.siege.Scene;
import io.github.casemate.testkit.siege.SceneGame;
import org.junit.jupiter.api.Test;

class StartingFortTest {

    private static final Scene SCENE = Scene.of(Ruleset.secondEdition(2));

    @Test
    @Rule("SET-4")
    @Proof("SET-1")
    void everyPlayerHasOneWithAllItsStonesAndNoneIsInTheDeck() {
        Table layout = IslandSiege.of(Ruleset.secondEdition(4)).initialTable();

        assertThat(layout.players().flatMap(side -> side.forts()).map(fort -> fort.toString()))
                .containsExactly(
                        "starting-fort-1[WGGB, crew {}]",
                        "starting-fort-2[WGGB, crew {}]",
                        "starting-fort-3[WGGB, crew {}]",
                        "starting-fort-4[WGGB, crew {}]");
        assertThat(layout.main().cards(layout.main().undrawn().known()))
                .hasSize(36)
                .noneMatch(Card::starting);
    }

    @Test
    @Proof("SET-1")
    void itHasFourFlagsRoomForFourColonistsAndNoAbility() {
        Card card = BaseCards.card("starting-fort");

        assertThat(card.fortLayout()).isEqualTo(Layout.of("WGGB"));
        assertThat(card.slots()).isEqualTo(4);
        assertThat(card.abilities()).isEmpty();
    }

    @Test
    @Rule({"ATK-2", "ATK-3"})
    void anAttackOnItRollsThreeDiceAndOneReroll() {
        SceneGame attack = SCENE.actionOf(1).attacks("starting-fort-2");

        assertThat(attack.table().requireAttack().rolling()).isEqualTo(3);
        assertThat(attack.rolls(BLACK, LEADERSHIP, TARGET).options(RerollDice.class))
                .hasSize(7);
        assertThat(attack.table().requireAttack().rerolls()).isEqualTo(1);
    }

    @Test
    @Rule("DEF-2")
    void itsTwoGrayStonesAreConnected() {
        SceneGame one = SCENE.actionOf(1).attacksAndKeeps("starting-fort-2", GRAY, LEADERSHIP, LEADERSHIP);
        SceneGame two = SCENE.actionOf(1).attacksAndKeeps("starting-fort-2", GRAY, GRAY, LEADERSHIP);

        assertThat(one.events(StoneFell.class)).isEmpty();
        assertThat(two.events(StoneFell.class).map(StoneFell::space)).containsExactly(1, 2);
    }

    @Test
    @Rule({"ATK-11", "RUL-31"})
    void whenItFallsItLeavesTheGameWithItsBuildingsOnTheDiscardPile() {
        SceneGame over = SCENE.player(2, side -> side.startingFort(2, "...B").building("prison"))
                .actionOf(1)
                .attacksAndKeeps("starting-fort-2", BLACK, LEADERSHIP, LEADERSHIP);

        assertThat(over.findFort("starting-fort-2")).isEmpty();
        assertThat(over.discardPile()).containsExactly("prison");
        assertThat(over.table().main().removed().contains(over.card("starting-fort-2")))
                .isTrue();
        assertThat(over.player(2).home()).isEqualTo(9);
    }

    @Test
    @Rule({"ATK-8", "ATK-10"})
    void itsOwnerHasNoSayInASecondWave() {
        SceneGame wave = SCENE.actionOf(1).attacksAndKeeps("starting-fort-2", TARGET, LEADERSHIP, LEADERSHIP);

        assertThat(wave.asked()).isEqualTo(1);
        assertThat(wave.options()).contains(new ChooseReinforce());

        SceneGame fallen = wave.does(new ChooseSecondWave()).does(new FellStones(Spaces.of(1)));

        assertThat(fallen.fort("starting-fort-2").toString()).startsWith("starting-fort-2[W.GB");
    }

    @Test
    @Rule("RUL-22")
    void aFlotillaOfItsOwnerProtectsIt() {
        SceneGame attack = SCENE.player(2, side -> side.fort("flotilla-outpost", 0, "..~", "~W."))
                .actionOf(1)
                .attacks("starting-fort-2");

        assertThat(attack.table().requireAttack().rolling()).isEqualTo(2);
    }
}
