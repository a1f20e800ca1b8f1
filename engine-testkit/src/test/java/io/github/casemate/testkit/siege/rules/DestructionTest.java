package io.github.casemate.testkit.siege.rules;

import static io.github.casemate.siege.box.Face.BLACK;
import static io.github.casemate.siege.box.Face.GRAY;
import static io.github.casemate.siege.box.Face.LEADERSHIP;
import static io.github.casemate.siege.box.Face.TARGET;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.action.ChooseReinforce;
import io.github.casemate.siege.action.DrawCards;
import io.github.casemate.siege.action.EndLeadership;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.event.CardDestroyed;
import io.github.casemate.siege.event.CardRemoved;
import io.github.casemate.siege.event.ColonistsWentHome;
import io.github.casemate.siege.event.FleetReturned;
import io.github.casemate.siege.event.StoneFell;
import io.github.casemate.siege.rules.EndTurn;
import io.github.casemate.siege.rules.Evacuate;
import io.github.casemate.testkit.rules.Proof;
import io.github.casemate.testkit.rules.Rule;
import io.github.casemate.testkit.siege.Scene;
import io.github.casemate.testkit.siege.SceneGame;
import io.vavr.collection.List;
import org.junit.jupiter.api.Test;

class DestructionTest {

    private static final Ruleset RULES = Ruleset.secondEdition(2);

    @Test
    @Proof("ATK-11")
    void aFortWithoutStonesFallsWithItsBuildingsAndEverybodyGoesHome() {
        SceneGame play = Scene.of(RULES)
                .player(
                        2,
                        side -> side.fort("robust-stronghold", 2, "GG", "..")
                                .building("armory")
                                .building("prison"))
                .actionOf(1)
                .attacksAndKeeps("robust-stronghold", GRAY, GRAY, LEADERSHIP);

        assertThat(play.findFort("robust-stronghold")).isEmpty();
        assertThat(play.discardPile()).containsExactlyInAnyOrder("robust-stronghold", "armory", "prison");
        assertThat(play.events(FleetReturned.class))
                .containsExactly(new FleetReturned(PlayerId.of(0), play.card("robust-stronghold")));
        assertThat(play.player(2).home())
                .as("all nine at home, then one settles on the Starting Fort")
                .isEqualTo(8);
    }

    @Test
    @Proof("ATK-11")
    void theFortGoesFirstThenItsBuildingsThenTheColonistsAndTheFleetComeHome() {
        SceneGame play = Scene.of(RULES)
                .player(
                        2,
                        side -> side.fort("robust-stronghold", 2, "GG", "..")
                                .building("armory")
                                .building("prison"))
                .actionOf(1)
                .attacksAndKeeps("robust-stronghold", GRAY, GRAY, LEADERSHIP);
        PlayerId attacker = PlayerId.of(0);
        PlayerId owner = PlayerId.of(1);
        Card fort = play.card("robust-stronghold");
        Card armory = play.card("armory");
        Card prison = play.card("prison");

        assertThat(play.events())
                .containsSequence(
                        new CardDestroyed(owner, fort),
                        new CardDestroyed(owner, armory),
                        new CardDestroyed(owner, prison),
                        new ColonistsWentHome(owner, fort, 2),
                        new ColonistsWentHome(owner, armory, armory.cost()),
                        new ColonistsWentHome(owner, prison, prison.cost()),
                        new FleetReturned(attacker, fort));
    }

    @Test
    @Rule("ATK-11")
    void aFleetGoesHomeFromAFortThatFallsOutsideAnAttack() {
        Scene scene = Scene.of(RULES)
                .player(2, side -> side.fort("robust-stronghold", 0, "GG", "..").fleetOf(1));
        Card fort = scene.card("robust-stronghold");

        SceneGame play = scene.play(2, List.of(new Evacuate(PlayerId.of(1), fort), EndTurn.STEP));

        assertThat(play.events(StoneFell.class)).hasSize(2);
        assertThat(play.events(FleetReturned.class)).containsExactly(new FleetReturned(PlayerId.of(0), fort));
        assertThat(play.findFort("robust-stronghold")).isEmpty();
    }

    @Test
    @Rule("ATK-13")
    void aCardDestroyedOnItsOwnGoesBeforeItsColonists() {
        SceneGame play = Scene.of(RULES)
                .player(2, side -> side.ship("raven"))
                .actionOf(1)
                .attacksAndKeeps("starting-fort-2", LEADERSHIP, LEADERSHIP, GRAY)
                .sinks("raven");
        Card raven = play.card("raven");

        assertThat(play.events())
                .containsSequence(
                        new CardDestroyed(PlayerId.of(1), raven),
                        new ColonistsWentHome(PlayerId.of(1), raven, raven.cost()));
    }

    @Test
    @Proof("RUL-15")
    void theOrderInWhichBuildingsAreDiscardedIsNotAsked() {
        SceneGame play = Scene.of(RULES)
                .player(
                        2,
                        side -> side.fort("robust-stronghold", 0, "G.", "..")
                                .building("armory")
                                .building("cannon-smith")
                                .building("academy"))
                .actionOf(1)
                .attacksAndKeeps("robust-stronghold", GRAY, LEADERSHIP, LEADERSHIP);

        assertThat(play.events(CardDestroyed.class)).hasSize(4);
        assertThat(play.options())
                .as("the next question is the defender's action")
                .contains(new DrawCards());
    }

    @Test
    @Rule("ATK-11")
    void aFortWithAStoneLeftStandsAndTheFleetStays() {
        SceneGame play = Scene.of(RULES)
                .player(2, side -> side.startingFort(2, "W.GB"))
                .actionOf(1)
                .attacksAndKeeps("starting-fort-2", GRAY, LEADERSHIP, LEADERSHIP);

        assertThat(play.stones("starting-fort-2")).containsExactly("W..B");
        assertThat(play.fort("starting-fort-2").fleet()).containsExactly(PlayerId.of(0));
        assertThat(play.events(CardRemoved.class)).isEmpty();
    }

    @Test
    @Proof("ATK-11")
    void onlyTheFortAttackedIsDestroyed() {
        SceneGame play = Scene.of(RULES)
                .player(2, side -> side.fort("secret-fortress", 1, "..", ".."))
                .actionOf(1)
                .attacksAndKeeps("starting-fort-2", BLACK, LEADERSHIP, LEADERSHIP);

        assertThat(play.findFort("secret-fortress")).isNotEmpty();
    }

    @Test
    @Proof("RUL-14")
    void anAttackedFortWithoutStonesIsDestroyedThoughNothingWasHit() {
        SceneGame play = Scene.of(RULES)
                .player(2, side -> side.fort("secret-fortress", 3, "..", ".."))
                .actionOf(1)
                .attacksAndKeeps("secret-fortress", LEADERSHIP, LEADERSHIP, TARGET);

        assertThat(play.findFort("secret-fortress")).isEmpty();
        assertThat(play.discardPile()).containsExactly("secret-fortress");
        assertThat(play.player(2).home()).isEqualTo(8);
    }

    @Test
    @Rule("ATK-11")
    @Proof("COL-2")
    void colonistsThatComeHomeTakeTheDieAndTheRerollAway() {
        SceneGame before = Scene.of(RULES)
                .player(1, side -> side.fort("secret-fortress", 3, "B.", "..").ship("raven"))
                .player(2, side -> side.fort("cove-outpost", 0, "..", "W~", ".~"))
                .actionOf(2);
        assertThat(before.player(1).middleEmpty()).isTrue();

        SceneGame play = before.attacksAndKeeps("secret-fortress", BLACK, LEADERSHIP, LEADERSHIP)
                .does(new EndLeadership());
        assertThat(play.player(1).home())
                .as("three came home, one left to colonize")
                .isEqualTo(5);
        assertThat(play.player(1).middleEmpty()).isFalse();
        assertThat(play.player(1).bottomEmpty()).isTrue();
    }

    @Test
    @Rule("ATK-11")
    void whoSparesTheFortLeavesItStanding() {
        SceneGame play = Scene.of(RULES)
                .player(2, side -> side.startingFort(0, "W..."))
                .actionOf(1)
                .attacksAndKeeps("starting-fort-2", TARGET, LEADERSHIP, LEADERSHIP)
                .does(new ChooseReinforce());

        assertThat(play.findFort("starting-fort-2")).isNotEmpty();
    }
}
