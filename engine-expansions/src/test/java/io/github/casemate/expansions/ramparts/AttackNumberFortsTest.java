package io.github.casemate.expansions.ramparts;

import static io.github.casemate.siege.box.Face.BLACK;
import static io.github.casemate.siege.box.Face.GRAY;
import static io.github.casemate.siege.box.Face.LEADERSHIP;
import static io.github.casemate.siege.box.Face.TARGET;
import static io.github.casemate.siege.box.Face.WHITE;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.action.AttackOpenWaters;
import io.github.casemate.siege.action.ChooseColor;
import io.github.casemate.siege.action.EndLeadership;
import io.github.casemate.siege.action.KeepDice;
import io.github.casemate.siege.action.SinkShip;
import io.github.casemate.siege.action.UseCard;
import io.github.casemate.siege.box.StoneColor;
import io.github.casemate.siege.event.LeadershipSpent;
import io.github.casemate.siege.event.ResultsAdded;
import io.github.casemate.testkit.rules.Proof;
import io.github.casemate.testkit.rules.Rule;
import io.github.casemate.testkit.siege.Scene;
import io.github.casemate.testkit.siege.SceneGame;
import io.github.casemate.testkit.siege.Side;
import org.junit.jupiter.api.Test;

/** Citadel Fortress, Hilltop Fortress and Arsenal Stronghold: dice, prices and results of an attack. */
class AttackNumberFortsTest {

    private static final Ruleset RULES = Ruleset.secondEdition(2).with("ramparts");

    private static final Scene CITADEL =
            Scene.of(RULES).player(2, side -> side.fort("citadel-fortress", 0, "B.", "..", "~."));

    private static final Scene HILLTOP =
            Scene.of(RULES).player(2, side -> side.fort("hilltop-fortress", 0, "WW~", "~BB"));

    private static final Scene ARSENAL =
            Scene.of(RULES).player(1, side -> side.fort("arsenal-stronghold", 0, "GBW", "~W~"));

    private static int dice(Scene scene, String fort) {
        return scene.actionOf(1).attacks(fort).table().requireAttack().rolling();
    }

    private static ResultsAdded oneGray(int player) {
        return new ResultsAdded(PlayerId.of(player - 1), GRAY, 1);
    }

    @Test
    @Proof("RUL-56")
    void whoHasNoShipRollsOneDieFewerAgainstACitadel() {
        assertThat(dice(CITADEL, "citadel-fortress")).isEqualTo(2);
        assertThat(dice(CITADEL.player(1, side -> side.ship("raven")), "citadel-fortress"))
                .isEqualTo(3);
    }

    @Test
    @Rule("RUL-11")
    @Proof("RUL-56")
    void aShipWithoutACrewIsAShip() {
        assertThat(dice(CITADEL.player(1, side -> side.ship("raven", 0)), "citadel-fortress"))
                .isEqualTo(3);
    }

    @Test
    @Rule("RUL-56")
    void shipsOfTheDefenderDoNotHelpTheAttacker() {
        assertThat(dice(CITADEL.player(2, side -> side.ship("raven")), "citadel-fortress"))
                .isEqualTo(2);
    }

    @Test
    @Rule({"RUL-56", "RUL-22"})
    void aCitadelGuardsNoOtherFort() {
        assertThat(dice(CITADEL, "starting-fort-2")).isEqualTo(3);
        assertThat(CITADEL.actionOf(2)
                        .attacks("starting-fort-1")
                        .table()
                        .requireAttack()
                        .rolling())
                .isEqualTo(3);
    }

    @Test
    @Rule({"RUL-56", "RUL-29", "RUL-9"})
    void citadelAndFlotillaTakeTwoDice() {
        Scene both = CITADEL.player(2, side -> side.fort("flotilla-outpost", 0, "..~", "~W."));

        assertThat(dice(both, "citadel-fortress")).isEqualTo(1);
        assertThat(dice(both.player(1, side -> side.ship("raven")), "citadel-fortress"))
                .isEqualTo(2);
    }

    @Test
    @Proof("RUL-57")
    void aShipCostsOneLeadershipMoreAgainstAHilltop() {
        Scene scene = HILLTOP.player(1, side -> side.ship("raven"));
        SceneGame one = scene.actionOf(1).attacksAndKeeps("hilltop-fortress", LEADERSHIP, WHITE, BLACK);
        SceneGame two = scene.actionOf(1).attacksAndKeeps("hilltop-fortress", LEADERSHIP, LEADERSHIP, WHITE);

        assertThat(one.options(UseCard.class)).isEmpty();
        assertThat(one.options()).as("the attack colour is asked for").hasSize(2);
        assertThat(two.options()).containsExactly(new EndLeadership(), new UseCard(two.card("raven")));
        SceneGame used = two.uses("raven");
        assertThat(used.events(LeadershipSpent.class)).containsExactly(new LeadershipSpent(PlayerId.of(0), 2));
        assertThat(used.results().count(LEADERSHIP)).isZero();
        assertThat(used.results().count(BLACK)).isEqualTo(1);
    }

    @Test
    @Proof("RUL-57")
    void everySingleUseCostsOneMoreAgainstAHilltop() {
        SceneGame once = HILLTOP.player(1, side -> side.ship("raven"))
                .actionOf(1)
                .attacksAndKeeps("hilltop-fortress", LEADERSHIP, LEADERSHIP, LEADERSHIP)
                .uses("raven");

        assertThat(once.results().count(LEADERSHIP)).as("one is left").isEqualTo(1);
        assertThat(once.options(UseCard.class)).as("and it does not do").isEmpty();
        assertThat(once.asked()).as("the attack is over").isEqualTo(2);
    }

    @Test
    @Rule("ATK-5")
    @Proof("RUL-57")
    void theImperialBoardCostsThreeAgainstAHilltop() {
        Scene scene = HILLTOP.player(1, side -> side.ship("victory")).player(2, side -> side.ship("raven"));
        SceneGame two = scene.actionOf(1).attacksAndKeeps("hilltop-fortress", LEADERSHIP, LEADERSHIP, WHITE);
        SceneGame three = scene.actionOf(1).attacksAndKeeps("hilltop-fortress", LEADERSHIP, LEADERSHIP, LEADERSHIP);

        assertThat(two.options()).containsExactly(new EndLeadership(), new UseCard(two.card("victory")));
        assertThat(two.refusal(new SinkShip(two.card("raven"))).code()).isEqualTo("not-enough-leadership");
        assertThat(three.options())
                .containsExactly(
                        new EndLeadership(), new SinkShip(three.card("raven")), new UseCard(three.card("victory")));
        SceneGame sunk = three.sinks("raven");
        assertThat(sunk.events(LeadershipSpent.class)).containsExactly(new LeadershipSpent(PlayerId.of(0), 3));
        assertThat(sunk.player(2).ships()).isEmpty();
    }

    @Test
    @Rule({"RUL-57", "RUL-22"})
    void elsewhereLeadershipHasItsPrintedPrice() {
        SceneGame attack = HILLTOP.player(1, side -> side.ship("raven"))
                .actionOf(1)
                .attacksAndKeeps("starting-fort-2", LEADERSHIP, WHITE, BLACK);
        SceneGame owners = HILLTOP.player(2, side -> side.ship("raven"))
                .actionOf(2)
                .attacksAndKeeps("starting-fort-1", LEADERSHIP, WHITE, BLACK);

        assertThat(attack.options()).contains(new UseCard(attack.card("raven")));
        assertThat(owners.options()).contains(new UseCard(owners.card("raven")));
    }

    @Test
    @Rule("RUL-59")
    void aFullArsenalAddsAGrayResultToEachAttackOfItsOwner() {
        SceneGame attack = ARSENAL.actionOf(1).attacksAndKeeps("starting-fort-2", BLACK, WHITE, TARGET);

        assertThat(attack.events(ResultsAdded.class)).containsExactly(oneGray(1));
        assertThat(attack.results().count(GRAY)).isEqualTo(1);
    }

    @Test
    @Proof("RUL-59")
    void anArsenalWithAnEmptySpaceAddsNothing() {
        SceneGame attack = Scene.of(RULES)
                .player(1, side -> side.fort("arsenal-stronghold", 0, "GBW", "~.~"))
                .actionOf(1)
                .attacksAndKeeps("starting-fort-2", BLACK, WHITE, TARGET);

        assertThat(attack.events(ResultsAdded.class)).isEmpty();
        assertThat(attack.results().count(GRAY)).isZero();
        assertThat(attack.options(ChooseColor.class)).as("the colour is next").hasSize(2);
    }

    @Test
    @Rule("RUL-59")
    void anArsenalHelpsNobodyElse() {
        SceneGame attack = ARSENAL.actionOf(2).attacksAndKeeps("arsenal-stronghold", BLACK, WHITE, TARGET);

        assertThat(attack.events(ResultsAdded.class)).isEmpty();
    }

    @Test
    @Rule({"RUL-59", "RUL-38"})
    void anArsenalHelpsInOpenWaters() {
        SceneGame over = ARSENAL.player(1, side -> side.supply(""))
                .player(2, Side::noStartingFort)
                .actionOf(1)
                .does(new AttackOpenWaters())
                .rolls(TARGET, LEADERSHIP, LEADERSHIP)
                .does(new KeepDice());

        assertThat(over.player(1).supply().count(StoneColor.GRAY)).isEqualTo(1);
    }

    @Test
    @Rule({"RUL-59", "RUL-39"})
    void secludedFortressSilencesAnArmoryAndNoArsenal() {
        Scene scene = ARSENAL.player(1, side -> side.building("armory"))
                .player(2, side -> side.fort("secluded-fortress", 0, ".~~", ".B."));
        SceneGame elsewhere = scene.actionOf(1).attacksAndKeeps("starting-fort-2", BLACK, WHITE, TARGET);
        SceneGame secluded = scene.actionOf(1).attacksAndKeeps("secluded-fortress", BLACK, WHITE, TARGET);

        assertThat(elsewhere.results().count(GRAY)).isEqualTo(2);
        assertThat(secluded.results().count(GRAY)).isEqualTo(1);
    }
}
