package io.github.casemate.expansions.ramparts;

import static io.github.casemate.siege.box.Face.GRAY;
import static io.github.casemate.siege.box.Face.LEADERSHIP;
import static io.github.casemate.siege.box.Face.TARGET;
import static io.github.casemate.siege.box.Face.WHITE;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.Rejection;
import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.action.AttackOpenWaters;
import io.github.casemate.siege.action.ChooseColor;
import io.github.casemate.siege.action.ChooseSecondWave;
import io.github.casemate.siege.action.Decline;
import io.github.casemate.siege.action.EndLeadership;
import io.github.casemate.siege.action.KeepDice;
import io.github.casemate.siege.action.UseCard;
import io.github.casemate.siege.box.Face;
import io.github.casemate.siege.box.Faces;
import io.github.casemate.siege.box.StoneColor;
import io.github.casemate.siege.event.ColonistsWentHome;
import io.github.casemate.siege.event.ResultsAdded;
import io.github.casemate.testkit.rules.Proof;
import io.github.casemate.testkit.rules.Rule;
import io.github.casemate.testkit.siege.Scene;
import io.github.casemate.testkit.siege.SceneGame;
import io.github.casemate.testkit.siege.Side;
import org.junit.jupiter.api.Test;

class PowderMagazineTest {

    private static final PlayerId FIRST = PlayerId.of(0);

    private static Scene scene() {
        return Scene.of(Ruleset.secondEdition(2).with("ramparts")).player(1, side -> side.building("powder-magazine"));
    }

    @Test
    @Rule({"RUL-66", "RUL-23"})
    void itsColonistGoesHomeForThreeTargets() {
        SceneGame asked = scene().actionOf(1).attacksAndKeeps("starting-fort-2", WHITE, WHITE, GRAY);

        assertThat(asked.asked()).isEqualTo(1);
        assertThat(asked.options()).containsExactly(new Decline(), new UseCard(asked.card("powder-magazine")));

        SceneGame used = asked.uses("powder-magazine");
        assertThat(used.events())
                .containsExactly(
                        new ColonistsWentHome(FIRST, asked.card("powder-magazine"), 1),
                        new ResultsAdded(FIRST, Face.TARGET, 3));
        assertThat(used.results()).isEqualTo(Faces.of(WHITE, WHITE, GRAY, TARGET, TARGET, TARGET));
        assertThat(used.player(1).home()).isEqualTo(9);

        SceneGame second = used.chooses(StoneColor.WHITE).does(new ChooseSecondWave());
        assertThat(second.findFort("starting-fort-2"))
                .as("one falls to White, three to Target")
                .isEmpty();
    }

    @Test
    @Rule("RUL-11")
    @Proof("RUL-66")
    void onceTheColonistIsGoneItStaysWithoutUse() {
        SceneGame play = Scene.of(Ruleset.secondEdition(2).with("ramparts"))
                .player(1, side -> side.building("powder-magazine", 0))
                .actionOf(1)
                .attacksAndKeeps("starting-fort-2", WHITE, WHITE, GRAY);

        assertThat(play.options()).as("the attack colour is next").hasOnlyElementsOfType(ChooseColor.class);
        assertThat(play.fort("starting-fort-1").buildings()).hasSize(1);
    }

    @Test
    @Rule("RUL-66")
    void itMayBeDeclined() {
        SceneGame play = scene().actionOf(1)
                .attacksAndKeeps("starting-fort-2", WHITE, WHITE, GRAY)
                .does(new Decline());

        assertThat(play.colonists("powder-magazine")).isEqualTo(1);
        assertThat(play.results()).isEqualTo(Faces.of(WHITE, WHITE, GRAY));
        assertThat(play.options()).hasOnlyElementsOfType(ChooseColor.class);
    }

    @Test
    @Rule("RUL-23")
    @Proof("RUL-66")
    void itIsOfferedAfterStandingResultsAndBeforeLeadership() {
        SceneGame asked = scene().player(
                        1, side -> side.building("gunpowder-house").ship("raven", 0))
                .actionOf(1)
                .attacksAndKeeps("starting-fort-2", LEADERSHIP, WHITE, GRAY);

        assertThat(asked.results()).isEqualTo(Faces.of(LEADERSHIP, WHITE, GRAY, TARGET));
        assertThat(asked.options()).containsExactly(new Decline(), new UseCard(asked.card("powder-magazine")));
        assertThat(asked.does(new Decline()).options())
                .containsExactly(new EndLeadership(), new UseCard(asked.card("raven")));
    }

    @Test
    @Rule({"RUL-66", "RUL-24"})
    void theColonistThatGoesHomeCostsNoDie() {
        SceneGame used = scene().player(1, side -> side.home(3))
                .actionOf(1)
                .attacksAndKeeps("starting-fort-2", WHITE, WHITE, GRAY, GRAY)
                .uses("powder-magazine");

        assertThat(used.player(1).home()).isEqualTo(4);
        assertThat(used.results()).isEqualTo(Faces.of(WHITE, WHITE, GRAY, GRAY, TARGET, TARGET, TARGET));
    }

    @Test
    @Rule("RUL-38")
    @Proof("RUL-66")
    void itIsNotOfferedInOpenWaters() {
        SceneGame play = scene().player(2, Side::noStartingFort)
                .actionOf(1)
                .does(new AttackOpenWaters())
                .rolls(WHITE, WHITE, GRAY)
                .does(new KeepDice());

        assertThat(play.asked()).as("the attack is over").isEqualTo(2);
        assertThat(play.colonists("powder-magazine")).isEqualTo(1);
    }

    @Test
    @Rule({"RUL-66", "RUL-39"})
    void itIsOfNoUseAgainstSecludedFortress() {
        SceneGame play = scene().player(2, side -> side.fort("secluded-fortress", 0, "W~~", ".B."))
                .actionOf(1)
                .attacksAndKeeps("secluded-fortress", WHITE, WHITE, GRAY);

        assertThat(play.options()).hasOnlyElementsOfType(ChooseColor.class);
    }

    @Test
    @Rule("RUL-66")
    void whoDefendsDoesNotUseIt() {
        SceneGame play = scene().actionOf(2).attacksAndKeeps("starting-fort-1", WHITE, WHITE, GRAY);

        assertThat(play.asked()).isEqualTo(2);
        assertThat(play.options()).hasOnlyElementsOfType(ChooseColor.class);
    }

    @Test
    @Rule({"RUL-66", "LAW-5"})
    void anotherAnswerIsRefused() {
        Rejection refusal = scene().actionOf(1)
                .attacksAndKeeps("starting-fort-2", WHITE, WHITE, GRAY)
                .refusal(new KeepDice());

        assertThat(refusal.code()).isEqualTo(Rejection.NOT_AN_OPTION);
        assertThat(refusal.rule()).containsExactly("RUL-66");
    }
}
