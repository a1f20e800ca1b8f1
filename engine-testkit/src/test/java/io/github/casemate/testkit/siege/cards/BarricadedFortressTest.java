package io.github.casemate.testkit.siege.cards;

import static io.github.casemate.siege.box.Face.BLACK;
import static io.github.casemate.siege.box.Face.GRAY;
import static io.github.casemate.siege.box.Face.LEADERSHIP;
import static io.github.casemate.siege.box.Face.TARGET;
import static io.github.casemate.siege.box.Face.WHITE;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.action.ChooseColor;
import io.github.casemate.siege.action.KeepDice;
import io.github.casemate.siege.action.RerollDice;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.box.Faces;
import io.github.casemate.siege.box.Layout;
import io.github.casemate.siege.cards.BaseCards;
import io.github.casemate.siege.cards.NoRerollOf;
import io.github.casemate.siege.cards.OwnerRerolls;
import io.github.casemate.siege.cards.RerollsTakeAll;
import io.github.casemate.testkit.rules.Proof;
import io.github.casemate.testkit.rules.Rule;
import io.github.casemate.testkit.siege.Scene;
import io.github.casemate.testkit.siege.SceneGame;
import org.junit.jupiter.api.Test;

class BarricadedFortressTest {

    private static final Scene SCENE = Scene.of(Ruleset.secondEdition(2))
            .player(2, side -> side.fort("barricaded-fortress", 0, "~BW~", "~~~~", "G~~."));

    private static SceneGame attacked(Scene scene) {
        return scene.actionOf(1).attacks("barricaded-fortress");
    }

    @Test
    @Rule("RUL-42")
    void whenTheAttackerHasStoppedTheOwnerMayRollOneDieAgain() {
        SceneGame kept = attacked(SCENE).rolls(BLACK, BLACK, GRAY).does(new KeepDice());

        assertThat(kept.asked()).isEqualTo(2);
        assertThat(kept.options())
                .containsExactly(new KeepDice(), new RerollDice(Faces.of(BLACK)), new RerollDice(Faces.of(GRAY)));
        assertThat(kept.rerolls(BLACK).rolls(LEADERSHIP).results()).isEqualTo(Faces.of(LEADERSHIP, BLACK, GRAY));
    }

    @Test
    @Rule("RUL-42")
    void theOwnerMayLeaveTheDiceAsTheyAre() {
        SceneGame left =
                attacked(SCENE).rolls(BLACK, BLACK, GRAY).does(new KeepDice()).does(new KeepDice());

        assertThat(left.asked()).isEqualTo(1);
        assertThat(left.results()).isEqualTo(Faces.of(BLACK, BLACK, GRAY));
    }

    @Test
    @Proof("RUL-42")
    void onlyOneDieIsRolledAgainAndOnlyOnce() {
        SceneGame kept = attacked(SCENE).rolls(BLACK, BLACK, GRAY).does(new KeepDice());

        assertThat(kept.refusal(new RerollDice(Faces.of(BLACK, GRAY))).code()).isEqualTo("one-die");
        assertThat(kept.rerolls(BLACK).rolls(WHITE).options()).hasOnlyElementsOfType(ChooseColor.class);
    }

    @Test
    @Proof("RUL-42")
    void theAttackerCannotAnswerWithARerollThatIsLeft() {
        SceneGame answered = attacked(SCENE.player(1, side -> side.home(6)))
                .rolls(BLACK, BLACK, GRAY)
                .does(new KeepDice())
                .rerolls(BLACK)
                .rolls(TARGET);

        assertThat(answered.table().requireAttack().rerolls()).isEqualTo(2);
        assertThat(answered.asked()).isEqualTo(1);
        assertThat(answered.options(RerollDice.class)).isEmpty();
    }

    @Test
    @Rule({"RUL-42", "RUL-41", "RUL-23"})
    void theOwnerRollsAfterAnAcademyAndTheAcademyIsNotOfferedAgain() {
        SceneGame stopped = attacked(SCENE.player(1, side -> side.building("academy")))
                .rolls(GRAY, GRAY, GRAY)
                .rerolls(GRAY)
                .rolls(BLACK)
                .uses("academy")
                .rerolls(GRAY)
                .rolls(WHITE);

        assertThat(stopped.asked()).isEqualTo(2);
        assertThat(stopped.rerolls(BLACK).rolls(GRAY).options()).hasOnlyElementsOfType(ChooseColor.class);
    }

    @Test
    @Rule({"RUL-42", "RUL-6"})
    void theOwnerRollsBeforeTheResultsOfBuildingsJoin() {
        SceneGame kept = attacked(SCENE.player(1, side -> side.building("armory")))
                .rolls(BLACK, BLACK, WHITE)
                .does(new KeepDice());

        assertThat(kept.options(RerollDice.class))
                .containsExactly(new RerollDice(Faces.of(BLACK)), new RerollDice(Faces.of(WHITE)));
        assertThat(kept.does(new KeepDice()).results()).isEqualTo(Faces.of(BLACK, BLACK, WHITE, GRAY));
    }

    @Test
    @Rule("RUL-22")
    void theOwnerIsNotAskedWhenAnotherFortIsAttacked() {
        SceneGame kept = SCENE.actionOf(1).attacksAndKeeps("starting-fort-2", BLACK, GRAY, GRAY);

        assertThat(kept.asked()).isEqualTo(1);
        assertThat(kept.options()).hasOnlyElementsOfType(ChooseColor.class);
    }

    @Test
    @Rule("RUL-22")
    void theOwnersOwnAttackIsOverWhenTheOwnerStops() {
        SceneGame kept = SCENE.actionOf(2).attacksAndKeeps("starting-fort-1", BLACK, GRAY, GRAY);

        assertThat(kept.asked()).isEqualTo(2);
        assertThat(kept.options()).hasOnlyElementsOfType(ChooseColor.class);
    }

    @Test
    @Rule("RUL-42")
    @Proof("RUL-40")
    void bansOnRerollingBindTheAttackerAndNotTheOwner() {
        Card keep = Card.fort(
                "iron-keep",
                "Iron Keep",
                Layout.of("B."),
                3,
                new NoRerollOf(TARGET),
                new RerollsTakeAll(),
                new OwnerRerolls());
        SceneGame rolled = Scene.of(
                        Ruleset.secondEdition(2).withCards(BaseCards.all().append(keep)))
                .player(2, side -> side.fort("iron-keep", 0, "BW"))
                .actionOf(1)
                .attacks("iron-keep")
                .rolls(TARGET, GRAY, GRAY);

        assertThat(rolled.asked()).isEqualTo(2);
        assertThat(rolled.options())
                .containsExactly(new KeepDice(), new RerollDice(Faces.of(GRAY)), new RerollDice(Faces.of(TARGET)));
        assertThat(rolled.rerolls(TARGET).rolls(GRAY).results()).isEqualTo(Faces.of(GRAY, GRAY, GRAY));
    }
}
