package io.github.casemate.expansions.captains;

import static io.github.casemate.siege.box.Face.LEADERSHIP;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.kernel.Rejection;
import io.github.casemate.siege.action.AttackOpenWaters;
import io.github.casemate.siege.action.ChooseCard;
import io.github.casemate.siege.action.Decline;
import io.github.casemate.siege.action.KeepDice;
import io.github.casemate.siege.action.Shelter;
import io.github.casemate.siege.box.Faces;
import io.github.casemate.siege.box.Variants;
import io.github.casemate.siege.event.CardDestroyed;
import io.github.casemate.siege.table.BuiltCard;
import io.github.casemate.testkit.rules.Proof;
import io.github.casemate.testkit.rules.Rule;
import io.github.casemate.testkit.siege.Scene;
import io.github.casemate.testkit.siege.SceneGame;
import org.junit.jupiter.api.Test;

class SabotageTest {

    private static SceneGame attack(Scene scene) {
        return scene.actionOf(1).attacksAndKeeps("starting-fort-2", LEADERSHIP, LEADERSHIP, LEADERSHIP);
    }

    @Test
    @Rule("RUL-79")
    void itDestroysTheOnlyBuildingAtOnce() {
        SceneGame play =
                Orders.plays(attack(Orders.holding("sabotage").player(2, side -> side.building("armory"))), "sabotage");

        assertThat(play.fort("starting-fort-2").buildings()).isEmpty();
        assertThat(play.discardPile()).containsExactly("armory");
        assertThat(play.player(2).home()).isEqualTo(9);
        assertThat(Orders.captainDiscards(play)).containsExactly("sabotage");
        assertThat(play.results()).as("it costs two").isEqualTo(Faces.of(LEADERSHIP));
        assertThat(play.events(CardDestroyed.class))
                .containsExactly(new CardDestroyed(Orders.SECOND, play.card("armory")));
    }

    @Test
    @Proof("RUL-79")
    void theAttackerPicksABuildingBelowTheDefendingFortWithAtMostTwoColonists() {
        SceneGame play = Orders.plays(
                attack(Orders.holding("sabotage")
                        .player(
                                2,
                                side -> side.building("academy")
                                        .building("prison")
                                        .building("infirmary", 0)
                                        .fort("robust-stronghold", 0, "G.", "..")
                                        .building("armory"))),
                "sabotage");
        assertThat(play.asked()).isEqualTo(1);
        assertThat(play.options())
                .containsExactly(new ChooseCard(play.card("academy")), new ChooseCard(play.card("infirmary")));
        assertThat(play.refusal(new ChooseCard(play.card("prison"))).code()).isEqualTo("no-such-target");
        assertThat(play.refusal(new ChooseCard(play.card("armory"))).rule()).containsExactly("RUL-79");
        assertThat(play.refusal(new Decline()).code()).isEqualTo(Rejection.NOT_AN_OPTION);

        SceneGame done = play.chooses("infirmary");
        assertThat(done.fort("starting-fort-2").buildings().map(BuiltCard::card))
                .containsExactly(play.card("academy"), play.card("prison"));
    }

    /** By the variant of RUL-3 there may be forts all the same. */
    @Test
    @Rule({"RUL-79", "RUL-3"})
    void inOpenWatersItCannotBePlayedThoughThereAreForts() {
        SceneGame play = Scene.of(Orders.THREE.withVariants(new Variants(true, false, false, 0)))
                .player(1, side -> side.hand("sabotage", "twin-black"))
                .player(2, side -> side.fleetOf(3).building("armory"))
                .player(3, side -> side.fleetOf(2).building("academy"))
                .actionOf(1)
                .does(new AttackOpenWaters())
                .rolls(LEADERSHIP, LEADERSHIP, LEADERSHIP)
                .does(new KeepDice());

        assertThat(Orders.playable(play)).containsExactly("twin-black");
    }

    @Test
    @Rule({"RUL-79", "RUL-77"})
    void onlyColonistsOfTheBuildingsOwnerAreCounted() {
        Scene scene = Scene.of(Orders.THREE)
                .player(1, side -> side.hand("sabotage"))
                .player(2, side -> side.building("academy"))
                .player(3, side -> side.infiltrator("academy"));
        SceneGame play = Orders.plays(attack(scene), "sabotage");

        assertThat(play.discardPile()).containsExactly("academy");
        assertThat(play.player(2).home()).isEqualTo(9);
        assertThat(play.player(3).home()).isEqualTo(9);
    }

    @Test
    @Rule({"RUL-79", "RUL-26"})
    void itIsNotOfferedWithoutSuchABuilding() {
        SceneGame none = attack(Orders.holding("sabotage"));
        assertThat(Orders.playable(none)).isEmpty();
        assertThat(none.refusal(Orders.order(none, "sabotage")).rule()).containsExactly("RUL-26");

        SceneGame large = attack(Orders.holding("sabotage").player(2, side -> side.building("prison")));
        assertThat(Orders.playable(large)).isEmpty();

        SceneGame elsewhere = Orders.holding("sabotage")
                .player(2, side -> side.building("armory").fort("robust-stronghold", 0, "G.", ".."))
                .actionOf(1)
                .attacksAndKeeps("robust-stronghold", LEADERSHIP, LEADERSHIP, LEADERSHIP);
        assertThat(Orders.playable(elsewhere)).isEmpty();

        SceneGame safe = attack(Orders.holding("sabotage")
                .player(2, side -> side.building("armory"))
                .with(Orders.rule(new Orders.KeepsCards())));
        assertThat(Orders.playable(safe)).isEmpty();
    }

    @Test
    @Rule({"RUL-79", "RUL-45"})
    void anInfirmarySavesItsColonists() {
        SceneGame play = Orders.plays(
                attack(Orders.holding("sabotage")
                        .player(
                                2,
                                side -> side.building("academy")
                                        .fort("robust-stronghold", 0, "G.", "..")
                                        .building("infirmary", 0))),
                "sabotage");
        assertThat(play.asked()).isEqualTo(2);
        assertThat(play.options()).containsExactly(new Shelter(0), new Shelter(1), new Shelter(2));

        SceneGame saved = play.does(new Shelter(2));
        assertThat(saved.asked()).as("Leadership goes on").isEqualTo(1);
        assertThat(saved.colonists("infirmary")).isEqualTo(2);
        assertThat(saved.discardPile()).containsExactly("academy");
        assertThat(saved.player(2).home()).isEqualTo(7);
    }
}
