package io.github.casemate.expansions.coquina;

import static io.github.casemate.siege.box.Face.GRAY;
import static io.github.casemate.siege.box.Face.LEADERSHIP;
import static io.github.casemate.siege.box.Face.TARGET;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.kernel.Rejection;
import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.action.AttackOpenWaters;
import io.github.casemate.siege.action.ChooseCard;
import io.github.casemate.siege.action.ChooseSecondWave;
import io.github.casemate.siege.action.Decline;
import io.github.casemate.siege.action.EndLeadership;
import io.github.casemate.siege.action.KeepDice;
import io.github.casemate.siege.action.SinkShip;
import io.github.casemate.siege.box.Variants;
import io.github.casemate.siege.event.CardDestroyed;
import io.github.casemate.siege.event.ColonistsWentHome;
import io.github.casemate.testkit.rules.Proof;
import io.github.casemate.testkit.rules.Rule;
import io.github.casemate.testkit.siege.Scene;
import io.github.casemate.testkit.siege.SceneGame;
import org.junit.jupiter.api.Test;

/** Safe Harbor, whose owner's ships cannot be destroyed. */
class SafeHarborTest {

    private static final Scene HARBOR = Scene.of(Ruleset.secondEdition(3).with("coquina"))
            .player(2, side -> side.fort("safe-harbor", 0, "~P", "..").ship("raven"))
            .player(3, side -> side.ship("dominica"));

    private static SceneGame watchtower(Scene scene) {
        SceneGame built = scene.player(1, side -> side.startingFort(3, "WGGB").hand("watchtower"))
                .actionOf(1)
                .buildsBuilding("watchtower", "starting-fort-1");
        return built.options().contains(new Decline()) ? built.does(new Decline()) : built;
    }

    @Test
    @Rule({"ATK-5", "RUL-26"})
    @Proof("RUL-73")
    void theImperialBoardSinksNoShipOfTheOwner() {
        Scene scene = HARBOR.player(1, side -> side.ship("victory"));
        SceneGame leadership = scene.actionOf(1).attacksAndKeeps("starting-fort-2", LEADERSHIP, LEADERSHIP, LEADERSHIP);

        assertThat(leadership.options()).hasSize(2).contains(new EndLeadership());
        assertThat(leadership.options(SinkShip.class)).isEmpty();
        Rejection refusal = leadership.refusal(new SinkShip(leadership.card("raven")));
        assertThat(refusal.code()).isEqualTo("ship-is-safe");
        assertThat(refusal.rule()).contains("RUL-73");
        assertThat(leadership.refusal(new SinkShip(leadership.card("dominica"))).code())
                .as("the defender is another")
                .isEqualTo("no-such-ship");
    }

    @Test
    @Rule("RUL-73")
    void shipsOfOthersAreSunkAsEver() {
        SceneGame leadership = HARBOR.actionOf(1).attacksAndKeeps("starting-fort-3", LEADERSHIP, LEADERSHIP, GRAY);

        assertThat(leadership.options())
                .containsExactly(new EndLeadership(), new SinkShip(leadership.card("dominica")));
    }

    /** By the variant the waters are open though the harbor stands, because fleets block everything. */
    @Test
    @Rule({"RUL-73", "RUL-4"})
    void noShipOfTheOwnerIsSunkFromOpenWaters() {
        SceneGame leadership = Scene.of(
                        Ruleset.secondEdition(3).with("coquina").withVariants(new Variants(true, false, false, 0)))
                .player(
                        2,
                        side -> side.noStartingFort()
                                .fort("safe-harbor", 0, "~P", "..")
                                .fleetOf(3)
                                .ship("raven"))
                .player(3, side -> side.fleetOf(2).ship("dominica"))
                .actionOf(1)
                .does(new AttackOpenWaters())
                .rolls(LEADERSHIP, LEADERSHIP, LEADERSHIP)
                .does(new KeepDice());

        assertThat(leadership.options())
                .containsExactly(new EndLeadership(), new SinkShip(leadership.card("dominica")));
        assertThat(leadership.refusal(new SinkShip(leadership.card("raven"))).code())
                .isEqualTo("ship-is-safe");
    }

    @Test
    @Rule({"RUL-73", "RUL-50"})
    void aWatchtowerDestroysAnotherShip() {
        SceneGame only = watchtower(HARBOR);
        SceneGame choice = watchtower(HARBOR.player(3, side -> side.ship("magnifique")));

        assertThat(only.events(CardDestroyed.class).map(event -> event.card().id()))
                .containsExactly("dominica");
        assertThat(choice.options())
                .containsExactly(new ChooseCard(choice.card("dominica")), new ChooseCard(choice.card("magnifique")));
        assertThat(choice.refusal(new ChooseCard(choice.card("raven"))).code()).isEqualTo("ship-is-safe");
        assertThat(choice.refusal(new ChooseCard(choice.card("prison"))).code()).isEqualTo("no-such-target");
    }

    @Test
    @Rule("RUL-50")
    @Proof("RUL-73")
    void aWatchtowerDestroysNothingWhenAllShipsAreSafe() {
        SceneGame built = watchtower(Scene.of(Ruleset.secondEdition(2).with("coquina"))
                .player(2, side -> side.fort("safe-harbor", 0, "~P", "..").ship("raven")));

        assertThat(built.events(CardDestroyed.class)).isEmpty();
        assertThat(built.player(2).ships()).hasSize(1);
    }

    @Test
    @Rule("RUL-73")
    void buildingsOfTheOwnerAreNotSafe() {
        SceneGame built = HARBOR.player(2, side -> side.building("armory"))
                .player(1, side -> side.startingFort(3, "WGGB").hand("trade-company"))
                .actionOf(1)
                .buildsBuilding("trade-company", "starting-fort-1");

        assertThat(built.events(CardDestroyed.class).map(event -> event.card().id()))
                .containsExactly("armory");
    }

    @Test
    @Rule("RUL-44")
    @Proof("RUL-73")
    void shipsOfTheOwnerStillLoseColonists() {
        SceneGame attack = HARBOR.player(1, side -> side.fort("cove-outpost", 0, "..", "W~", ".~"))
                .actionOf(2)
                .attacks("cove-outpost");

        assertThat(attack.events(ColonistsWentHome.class)).hasSize(1);
        assertThat(attack.colonists("raven")).isEqualTo(2);
    }

    @Test
    @Rule({"RUL-73", "RUL-29"})
    void whenTheHarborIsGoneTheShipsAreNoLongerSafe() {
        SceneGame destroyed = HARBOR.actionOf(1)
                .attacksAndKeeps("safe-harbor", TARGET, LEADERSHIP, LEADERSHIP)
                .does(new ChooseSecondWave());
        SceneGame leadership = HARBOR.with(before -> destroyed.table())
                .actionOf(3)
                .attacksAndKeeps("starting-fort-2", LEADERSHIP, LEADERSHIP, GRAY);

        assertThat(destroyed.findFort("safe-harbor")).isEmpty();
        assertThat(leadership.options()).contains(new SinkShip(leadership.card("raven")));
    }
}
