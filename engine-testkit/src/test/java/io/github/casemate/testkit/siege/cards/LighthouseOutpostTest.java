package io.github.casemate.testkit.siege.cards;

import static io.github.casemate.siege.box.Face.BLACK;
import static io.github.casemate.siege.box.Face.LEADERSHIP;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.action.BuildShip;
import io.github.casemate.siege.action.Shelter;
import io.github.casemate.siege.event.ColonistsWentHome;
import io.github.casemate.testkit.rules.Proof;
import io.github.casemate.testkit.rules.Rule;
import io.github.casemate.testkit.siege.Scene;
import io.github.casemate.testkit.siege.SceneGame;
import io.vavr.collection.Seq;
import org.junit.jupiter.api.Test;

class LighthouseOutpostTest {

    private static final Scene SCENE = Scene.of(Ruleset.secondEdition(3))
            .player(2, side -> side.hand("armory").ship("raven").fort("lighthouse-outpost", 0, ".W", "~.", "~."));

    private static SceneGame leadership(Scene scene, String fort) {
        return scene.actionOf(1).attacksAndKeeps(fort, LEADERSHIP, LEADERSHIP, LEADERSHIP);
    }

    /** What one player knows of the second player's hand. */
    private static Seq<String> knownHand(SceneGame play, int viewer) {
        var deck = play.view(viewer).table().main();
        return deck.cards(deck.hand(PlayerId.of(1)).known()).map(card -> card.id());
    }

    @Test
    @Proof("RUL-46")
    void aDestroyedShipComesBackToItsOwnersHandAndItsColonistsGoHome() {
        SceneGame sunk = leadership(SCENE, "starting-fort-2").sinks("raven");

        assertThat(sunk.hand(2)).containsExactlyInAnyOrder("armory", "raven");
        assertThat(sunk.discardPile()).isEmpty();
        assertThat(sunk.player(2).ships()).isEmpty();
        assertThat(sunk.events(ColonistsWentHome.class))
                .containsExactly(new ColonistsWentHome(PlayerId.of(1), sunk.card("raven"), 3));
    }

    @Test
    @Rule({"RUL-46", "RUL-28"})
    void everybodyKnowsThatTheShipIsInThatHand() {
        SceneGame sunk = leadership(SCENE, "starting-fort-2").sinks("raven");

        assertThat(knownHand(sunk, 1)).containsExactly("raven");
        assertThat(knownHand(sunk, 3)).containsExactly("raven");
        assertThat(sunk.view(3).table().main().hand(PlayerId.of(1)).size()).isEqualTo(2);
    }

    @Test
    @Rule({"RUL-46", "RUL-23"})
    void aLighthouseThatFallsInTheSameAttackHasSavedTheShipBefore() {
        SceneGame over = leadership(
                        Scene.of(Ruleset.secondEdition(2))
                                .player(2, side -> side.ship("raven").fort("lighthouse-outpost", 0, "..", "~.", "~.")),
                        "lighthouse-outpost")
                .sinks("raven");

        assertThat(over.hand(2)).containsExactly("raven");
        assertThat(over.discardPile()).containsExactly("lighthouse-outpost");
    }

    @Test
    @Proof("RUL-46")
    void theShipsOfOthersAreDiscarded() {
        SceneGame sunk = SCENE.player(1, side -> side.ship("victory"))
                .actionOf(2)
                .attacksAndKeeps("starting-fort-1", LEADERSHIP, LEADERSHIP, BLACK)
                .sinks("victory");

        assertThat(sunk.discardPile()).containsExactly("victory");
        assertThat(sunk.hand(1)).isEmpty();
    }

    @Test
    @Rule("RUL-46")
    void buildingsAndFortsAreDiscarded() {
        SceneGame fallen = Scene.of(Ruleset.secondEdition(2))
                .player(
                        2,
                        side -> side.fort("secret-fortress", 0, "..", "..")
                                .building("prison")
                                .fort("lighthouse-outpost", 0, ".W", "~.", "~."))
                .actionOf(1)
                .attacksAndKeeps("secret-fortress", LEADERSHIP, LEADERSHIP, LEADERSHIP);

        assertThat(fallen.discardPile()).containsExactlyInAnyOrder("secret-fortress", "prison");
        assertThat(fallen.hand(2)).isEmpty();
    }

    @Test
    @Rule({"RUL-46", "RUL-29"})
    void whenTheLighthouseIsGoneShipsAreDiscarded() {
        SceneGame gone = Scene.of(Ruleset.secondEdition(2))
                .player(2, side -> side.ship("raven").fort("lighthouse-outpost", 0, "..", "~.", "~."))
                .actionOf(1)
                .attacksAndKeeps("lighthouse-outpost", BLACK, BLACK, BLACK);

        assertThat(gone.findFort("lighthouse-outpost")).isEmpty();

        SceneGame sunk = Turns.draw(gone)
                .attacksAndKeeps("starting-fort-2", LEADERSHIP, LEADERSHIP, LEADERSHIP)
                .sinks("raven");

        assertThat(sunk.discardPile()).contains("raven");
        assertThat(sunk.hand(2)).doesNotContain("raven");
    }

    @Test
    @Rule({"RUL-28", "RUL-50"})
    @Proof("RUL-46")
    void aShipThatAWatchtowerDestroysCannotBeBuiltAgainWhileTheWatchtowerStands() {
        SceneGame sunk = Scene.of(Ruleset.secondEdition(3))
                .player(1, side -> side.startingFort(3, "WGGB").hand("watchtower"))
                .player(
                        2,
                        side -> side.startingFort(3, "WGGB")
                                .ship("raven")
                                .fort("lighthouse-outpost", 3, ".W", "~.", "~."))
                .actionOf(1)
                .buildsBuilding("watchtower", "starting-fort-1");

        assertThat(sunk.hand(2)).containsExactly("raven");
        assertThat(knownHand(sunk, 1)).containsExactly("raven");
        assertThat(knownHand(sunk, 3)).containsExactly("raven");
        assertThat(sunk.asked()).isEqualTo(2);
        assertThat(sunk.options(BuildShip.class)).isEmpty();
        assertThat(sunk.refusal(new BuildShip(sunk.card("raven"), sunk.card("lighthouse-outpost")))
                        .code())
                .isEqualTo("build-forbidden");
    }

    @Test
    @Rule({"RUL-46", "RUL-29"})
    void whenTheWatchtowerIsGoneTheShipIsBuiltAgain() {
        SceneGame fallen = Scene.of(Ruleset.secondEdition(2))
                .player(1, side -> side.fort("secret-fortress", 0, "..", "..").building("watchtower"))
                .player(2, side -> side.startingFort(3, "WGGB").hand("raven"))
                .actionOf(2)
                .attacksAndKeeps("secret-fortress", BLACK, BLACK, BLACK);
        SceneGame next = Turns.draw(fallen);

        assertThat(next.asked()).isEqualTo(2);
        assertThat(next.buildsShip("raven", "starting-fort-2").player(2).coins())
                .isEqualTo(4);
    }

    @Test
    @Rule({"RUL-28", "RUL-46"})
    void aShipThatIsBuiltAgainIsInNobodysMemoryOfTheHand() {
        SceneGame rebuilt = leadership(SCENE.player(2, side -> side.startingFort(2, "WGGB")), "starting-fort-2")
                .sinks("raven")
                .buildsShip("raven", "starting-fort-2");

        assertThat(knownHand(rebuilt, 1)).isEmpty();
        assertThat(knownHand(rebuilt, 3)).isEmpty();
        assertThat(rebuilt.colonists("raven")).isEqualTo(3);
    }

    @Test
    @Rule({"RUL-46", "RUL-45"})
    void theColonistsMayGoToAnInfirmaryWhileTheShipGoesToTheHand() {
        SceneGame asked = leadership(SCENE.player(2, side -> side.building("infirmary")), "starting-fort-2")
                .sinks("raven");

        assertThat(asked.asked()).isEqualTo(2);

        SceneGame sheltered = asked.does(new Shelter(2));

        assertThat(sheltered.colonists("infirmary")).isEqualTo(4);
        assertThat(sheltered.events(ColonistsWentHome.class))
                .containsExactly(new ColonistsWentHome(PlayerId.of(1), sheltered.card("raven"), 1));
        assertThat(sheltered.hand(2)).contains("raven");
    }
}
