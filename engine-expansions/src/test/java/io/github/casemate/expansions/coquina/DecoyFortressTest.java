package io.github.casemate.expansions.coquina;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.kernel.Rejection;
import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.action.Attack;
import io.github.casemate.siege.action.AttackOpenWaters;
import io.github.casemate.siege.action.Decline;
import io.github.casemate.siege.action.UseCard;
import io.github.casemate.siege.box.Variants;
import io.github.casemate.testkit.rules.Proof;
import io.github.casemate.testkit.rules.Rule;
import io.github.casemate.testkit.siege.Scene;
import io.github.casemate.testkit.siege.SceneGame;
import io.vavr.collection.Seq;
import org.junit.jupiter.api.Test;

/** Decoy Fortress, which draws the attacks on its owner to itself. */
class DecoyFortressTest {

    private static final Scene DECOY = Scene.of(Ruleset.secondEdition(3).with("coquina"))
            .player(2, side -> side.fort("decoy-fortress", 0, ".P.", "~.~"));

    private static Seq<String> targets(SceneGame play) {
        return play.options(Attack.class).map(attack -> attack.fort().id());
    }

    @Test
    @Proof("RUL-71")
    void whoAttacksTheOwnerMustAttackTheDecoy() {
        SceneGame play = DECOY.actionOf(1);

        assertThat(targets(play)).containsExactly("decoy-fortress", "starting-fort-3");
        Rejection refusal = play.refusal(new Attack(play.card("starting-fort-2")));
        assertThat(refusal.code()).isEqualTo("another-fort-first");
        assertThat(refusal.rule()).contains("RUL-71");
        assertThat(play.attacks("decoy-fortress").table().requireAttack().fort())
                .containsExactly(play.card("decoy-fortress"));
    }

    @Test
    @Proof("RUL-71")
    void attackingSomebodyElseStaysFree() {
        assertThat(targets(DECOY.actionOf(3))).containsExactly("starting-fort-1", "decoy-fortress");
        assertThat(targets(DECOY.actionOf(2))).containsExactly("starting-fort-3", "starting-fort-1");
    }

    @Test
    @Proof("RUL-71")
    void aDecoyAtWhichAThirdPlayersFleetLiesBindsNobody() {
        Scene fleet = DECOY.player(2, side -> side.fleetOf(3));

        assertThat(targets(fleet.actionOf(1))).containsExactly("starting-fort-2", "starting-fort-3");
        assertThat(targets(fleet.actionOf(3)))
                .as("their own fleet has come home")
                .containsExactly("starting-fort-1", "decoy-fortress");
    }

    @Test
    @Rule({"RUL-71", "RUL-3"})
    void aDecoyDoesNotOpenTheWaters() {
        SceneGame play = Scene.of(
                        Ruleset.secondEdition(2).with("coquina").withVariants(new Variants(true, false, false, 0)))
                .player(2, side -> side.fort("decoy-fortress", 0, ".P.", "~.~"))
                .actionOf(1);

        assertThat(targets(play)).containsExactly("decoy-fortress");
        assertThat(play.options()).doesNotContain(new AttackOpenWaters());
    }

    @Test
    @Rule({"RUL-71", "RUL-22"})
    void aFlotillaHelpsTheDecoy() {
        SceneGame attack = DECOY.player(2, side -> side.fort("flotilla-outpost", 0, "..~", "~W."))
                .actionOf(1)
                .attacks("decoy-fortress");

        assertThat(attack.table().requireAttack().rolling()).isEqualTo(2);
    }

    @Test
    @Rule({"RUL-71", "RUL-62"})
    void aSignalMayStillTurnTheAttackAwayFromTheDecoy() {
        SceneGame asked = Scene.of(Ruleset.secondEdition(2).with("coquina", "ramparts"))
                .player(2, side -> side.fort("decoy-fortress", 0, ".P.", "~.~").fort("signal-outpost", 0, ".~.", "W~."))
                .actionOf(1)
                .attacks("decoy-fortress");

        assertThat(asked.options()).containsExactly(new Decline(), new UseCard(asked.card("signal-outpost")));
        assertThat(asked.uses("signal-outpost").table().requireAttack().fort())
                .containsExactly(asked.card("signal-outpost"));
    }
}
