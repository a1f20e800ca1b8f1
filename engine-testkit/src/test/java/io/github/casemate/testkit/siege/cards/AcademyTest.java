package io.github.casemate.testkit.siege.cards;

import static io.github.casemate.siege.box.Face.BLACK;
import static io.github.casemate.siege.box.Face.GRAY;
import static io.github.casemate.siege.box.Face.LEADERSHIP;
import static io.github.casemate.siege.box.Face.TARGET;
import static io.github.casemate.siege.box.Face.WHITE;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.action.AttackOpenWaters;
import io.github.casemate.siege.action.Decline;
import io.github.casemate.siege.action.KeepDice;
import io.github.casemate.siege.action.RerollDice;
import io.github.casemate.siege.action.UseCard;
import io.github.casemate.siege.box.Faces;
import io.github.casemate.testkit.rules.Proof;
import io.github.casemate.testkit.rules.Rule;
import io.github.casemate.testkit.siege.Scene;
import io.github.casemate.testkit.siege.SceneGame;
import org.junit.jupiter.api.Test;

/** Seven colonists are at home in most scenes: three dice, one re-roll. */
class AcademyTest {

    private static final Scene SCENE = Scene.of(Ruleset.secondEdition(2)).player(1, side -> side.building("academy"));

    private static boolean isOffered(SceneGame play) {
        return play.options().contains(new UseCard(play.card("academy")));
    }

    @Test
    @Rule("RUL-16")
    @Proof("RUL-41")
    void aColonistGoesHomeForOneMoreReroll() {
        SceneGame offered = SCENE.actionOf(1)
                .attacks("starting-fort-2")
                .rolls(GRAY, WHITE, TARGET)
                .rerolls(TARGET)
                .rolls(BLACK);

        assertThat(offered.asked()).isEqualTo(1);
        assertThat(offered.options()).containsExactly(new Decline(), new UseCard(offered.card("academy")));

        SceneGame used = offered.uses("academy");

        assertThat(used.colonists("academy")).isEqualTo(1);
        assertThat(used.player(1).home()).isEqualTo(8);
        assertThat(used.rerolls(BLACK, WHITE).rolls(GRAY, GRAY).results()).isEqualTo(Faces.of(GRAY, GRAY, GRAY));
    }

    @Test
    @Proof("RUL-41")
    void itIsOfferedOnlyWhenNoRerollIsLeft() {
        SceneGame rolled = SCENE.actionOf(1).attacks("starting-fort-2").rolls(GRAY, WHITE, TARGET);

        assertThat(rolled.options(RerollDice.class)).isNotEmpty();
        assertThat(isOffered(rolled)).isFalse();
        assertThat(isOffered(rolled.does(new KeepDice()))).isFalse();
    }

    @Test
    @Rule("RUL-41")
    @Proof("RUL-16")
    void itHelpsOnceInAnAttack() {
        SceneGame play = SCENE.actionOf(1)
                .attacks("starting-fort-2")
                .rolls(GRAY, WHITE, TARGET)
                .rerolls(TARGET)
                .rolls(BLACK)
                .uses("academy")
                .rerolls(BLACK)
                .rolls(TARGET);

        assertThat(play.colonists("academy")).isEqualTo(1);
        assertThat(isOffered(play)).isFalse();
        assertThat(play.options(RerollDice.class)).isEmpty();
    }

    @Test
    @Rule({"RUL-16", "RUL-41"})
    void itHelpsAgainInTheNextAttack() {
        SceneGame afterTheFirst = SCENE.actionOf(1)
                .attacks("starting-fort-2")
                .rolls(LEADERSHIP, LEADERSHIP, WHITE)
                .rerolls(WHITE)
                .rolls(LEADERSHIP)
                .uses("academy")
                .does(new KeepDice())
                .attacksAndKeeps("starting-fort-1", LEADERSHIP, LEADERSHIP, LEADERSHIP);

        SceneGame second = afterTheFirst
                .attacks("starting-fort-2")
                .rolls(LEADERSHIP, LEADERSHIP, WHITE)
                .rerolls(WHITE)
                .rolls(LEADERSHIP);

        assertThat(isOffered(second)).isTrue();
        assertThat(second.uses("academy").colonists("academy")).isZero();
    }

    @Test
    @Rule({"RUL-16", "RUL-41"})
    void itMayBeDeclined() {
        SceneGame declined = SCENE.actionOf(1)
                .attacks("starting-fort-2")
                .rolls(LEADERSHIP, LEADERSHIP, LEADERSHIP)
                .rerolls(LEADERSHIP)
                .rolls(LEADERSHIP)
                .does(new Decline());

        assertThat(declined.colonists("academy")).isEqualTo(2);
        assertThat(declined.asked()).isEqualTo(2);
    }

    @Test
    @Rule("RUL-11")
    @Proof("RUL-41")
    void withoutAColonistOnItThereIsNothingToPayWith() {
        SceneGame rolled = Scene.of(Ruleset.secondEdition(2))
                .player(1, side -> side.building("academy", 0))
                .actionOf(1)
                .attacks("starting-fort-2")
                .rolls(GRAY, WHITE, TARGET)
                .rerolls(TARGET)
                .rolls(BLACK);

        assertThat(isOffered(rolled)).isFalse();
    }

    @Test
    @Rule("RUL-41")
    void theDefendersAcademyIsNotAsked() {
        SceneGame rolled = SCENE.actionOf(2)
                .attacks("starting-fort-1")
                .rolls(GRAY, WHITE, TARGET)
                .rerolls(TARGET)
                .rolls(BLACK);

        assertThat(rolled.asked()).isEqualTo(2);
        assertThat(isOffered(rolled)).isFalse();
    }

    @Test
    @Rule("COL-4")
    @Proof("RUL-24")
    void theColonistThatGoesHomeTakesNoDieAway() {
        SceneGame used = Scene.of(Ruleset.secondEdition(2))
                .player(1, side -> side.startingFort(4, "WGGB").building("academy"))
                .actionOf(1)
                .attacks("starting-fort-2")
                .rolls(GRAY, GRAY, GRAY, GRAY)
                .rerolls(GRAY)
                .rolls(GRAY)
                .rerolls(GRAY)
                .rolls(GRAY)
                .uses("academy");

        assertThat(used.player(1).home()).isEqualTo(4);
        assertThat(used.rerolls(GRAY, GRAY, GRAY, GRAY)
                        .rolls(BLACK, BLACK, BLACK, WHITE)
                        .results()
                        .total())
                .isEqualTo(4);
    }

    @Test
    @Rule({"RUL-39", "RUL-41"})
    void itIsOfNoUseAgainstSecludedFortress() {
        SceneGame rolled = SCENE.player(2, side -> side.fort("secluded-fortress", 0, ".~~", ".B."))
                .actionOf(1)
                .attacks("secluded-fortress")
                .rolls(GRAY, WHITE, TARGET)
                .rerolls(TARGET)
                .rolls(BLACK);

        assertThat(isOffered(rolled)).isFalse();
    }

    @Test
    @Rule({"RUL-40", "RUL-41"})
    void itIsNotOfferedWhenNoDieMayBeRolledAgain() {
        SceneGame play = SCENE.player(2, side -> side.fort("braced-stronghold", 0, "G~.", ".~."))
                .actionOf(1)
                .attacks("braced-stronghold");

        SceneGame atOnce = play.rolls(LEADERSHIP, LEADERSHIP, LEADERSHIP);
        SceneGame later =
                play.rolls(LEADERSHIP, LEADERSHIP, BLACK).rerolls(BLACK).rolls(LEADERSHIP);

        assertThat(atOnce.asked()).as("the turn is over").isEqualTo(2);
        assertThat(later.asked()).as("the turn is over").isEqualTo(2);
        assertThat(later.colonists("academy")).isEqualTo(2);
    }

    @Test
    @Rule("RUL-41")
    void itIsOfferedAfterTheFirstRollWhereThereIsNoRerollAtAll() {
        SceneGame rolled = SCENE.player(2, side -> side.fort("supported-stronghold", 0, ".G.", "~~."))
                .actionOf(1)
                .attacks("supported-stronghold")
                .rolls(GRAY, WHITE, TARGET);

        assertThat(isOffered(rolled)).isTrue();
        assertThat(rolled.uses("academy").options(RerollDice.class)).hasSize(7);
    }

    @Test
    @Rule({"RUL-38", "RUL-41"})
    void itHelpsInOpenWaters() {
        SceneGame rolled = SCENE.player(2, side -> side.noStartingFort())
                .actionOf(1)
                .does(new AttackOpenWaters())
                .rolls(GRAY, WHITE, TARGET)
                .rerolls(TARGET)
                .rolls(BLACK);

        assertThat(isOffered(rolled)).isTrue();
    }
}
