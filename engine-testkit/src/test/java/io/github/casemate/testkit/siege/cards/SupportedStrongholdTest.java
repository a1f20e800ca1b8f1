package io.github.casemate.testkit.siege.cards;

import static io.github.casemate.siege.box.Face.BLACK;
import static io.github.casemate.siege.box.Face.GRAY;
import static io.github.casemate.siege.box.Face.WHITE;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.action.ChooseColor;
import io.github.casemate.siege.action.Decline;
import io.github.casemate.siege.action.RerollDice;
import io.github.casemate.siege.action.UseCard;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.box.Layout;
import io.github.casemate.siege.cards.BaseCards;
import io.github.casemate.siege.cards.RerollsAgainstThis;
import io.github.casemate.testkit.rules.Proof;
import io.github.casemate.testkit.rules.Rule;
import io.github.casemate.testkit.siege.Scene;
import io.github.casemate.testkit.siege.SceneGame;
import org.junit.jupiter.api.Test;

class SupportedStrongholdTest {

    private static final Scene SCENE =
            Scene.of(Ruleset.secondEdition(2)).player(2, side -> side.fort("supported-stronghold", 0, "WG.", "~~B"));

    private static int rerolls(SceneGame attack) {
        return attack.table().requireAttack().rerolls();
    }

    @Test
    @Rule({"ATK-3", "RUL-9"})
    void anAttackerWithOneRerollHasNoneAndIsNotAsked() {
        SceneGame rolled = SCENE.actionOf(1).attacks("supported-stronghold").rolls(GRAY, WHITE, BLACK);

        assertThat(rolled.options(RerollDice.class)).isEmpty();
        assertThat(rolled.options(ChooseColor.class)).hasSize(3);
    }

    @Test
    @Rule({"ATK-3", "COL-4"})
    void withTheBottomLevelEmptyOneRerollIsLeft() {
        SceneGame attack = SCENE.player(1, side -> side.home(6)).actionOf(1).attacks("supported-stronghold");

        assertThat(rerolls(attack)).isEqualTo(1);
        assertThat(attack.rolls(GRAY, WHITE, BLACK).rerolls(GRAY).rolls(GRAY).options(RerollDice.class))
                .isEmpty();
    }

    @Test
    @Rule("RUL-22")
    void otherFortsAndItsOwnersAttacksAreNoneOfItsBusiness() {
        assertThat(rerolls(SCENE.actionOf(1).attacks("starting-fort-2"))).isEqualTo(1);
        assertThat(rerolls(SCENE.actionOf(2).attacks("starting-fort-1"))).isEqualTo(1);
    }

    @Test
    @Rule("RUL-41")
    void anAcademyIsOfferedAfterTheFirstRollWhenNoRerollIsLeft() {
        SceneGame rolled = SCENE.player(1, side -> side.building("academy"))
                .actionOf(1)
                .attacks("supported-stronghold")
                .rolls(GRAY, WHITE, BLACK);

        assertThat(rolled.options()).containsExactly(new Decline(), new UseCard(rolled.card("academy")));
        assertThat(rolled.uses("academy").options(RerollDice.class)).hasSize(7);
    }

    @Test
    @Proof("RUL-9")
    void rerollsNeverGoBelowNone() {
        Card keep = Card.fort("dark-keep", "Dark Keep", Layout.of("B."), 3, new RerollsAgainstThis(-4));
        SceneGame attack = Scene.of(
                        Ruleset.secondEdition(2).withCards(BaseCards.all().append(keep)))
                .player(1, side -> side.building("academy"))
                .player(2, side -> side.fort("dark-keep", 0, "BW"))
                .actionOf(1)
                .attacks("dark-keep");

        assertThat(rerolls(attack)).isZero();
        assertThat(attack.rolls(GRAY, WHITE, BLACK)
                        .uses("academy")
                        .rerolls(GRAY)
                        .rolls(GRAY)
                        .asked())
                .isEqualTo(1);
    }
}
