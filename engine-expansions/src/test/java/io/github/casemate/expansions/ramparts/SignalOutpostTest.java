package io.github.casemate.expansions.ramparts;

import static io.github.casemate.siege.box.Face.GRAY;
import static io.github.casemate.siege.box.Face.LEADERSHIP;
import static io.github.casemate.siege.box.Face.WHITE;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.Rejection;
import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.action.AttackOpenWaters;
import io.github.casemate.siege.action.Decline;
import io.github.casemate.siege.action.KeepDice;
import io.github.casemate.siege.action.UseCard;
import io.github.casemate.siege.event.ColonistsWentHome;
import io.github.casemate.siege.event.FleetReturned;
import io.github.casemate.siege.event.FortAttacked;
import io.github.casemate.siege.event.HandSeen;
import io.github.casemate.siege.table.Fort;
import io.github.casemate.testkit.rules.Proof;
import io.github.casemate.testkit.rules.Rule;
import io.github.casemate.testkit.siege.Scene;
import io.github.casemate.testkit.siege.SceneGame;
import io.github.casemate.testkit.siege.Side;
import org.junit.jupiter.api.Test;

/** Signal Outpost, which turns an attack to itself. */
class SignalOutpostTest {

    private static final Scene SIGNAL = Scene.of(Ruleset.secondEdition(3).with("ramparts"))
            .player(2, side -> side.fort("signal-outpost", 1, "G~.", "W~."));

    private static SceneGame turned(Scene scene, String fort) {
        return scene.actionOf(1).attacks(fort).uses("signal-outpost");
    }

    private static boolean isAsked(SceneGame play) {
        return play.options().contains(new UseCard(play.card("signal-outpost")));
    }

    @Test
    @Rule({"RUL-62", "RUL-23"})
    void theDefenderIsAskedBeforeAnythingElseHappens() {
        SceneGame asked = SIGNAL.actionOf(1).attacks("starting-fort-2");

        assertThat(asked.asked()).isEqualTo(2);
        assertThat(asked.options()).containsExactly(new Decline(), new UseCard(asked.card("signal-outpost")));
        assertThat(asked.events(FortAttacked.class)).isEmpty();
        Rejection refusal = asked.refusal(new KeepDice());
        assertThat(refusal.code()).isEqualTo(Rejection.NOT_AN_OPTION);
        assertThat(refusal.rule()).contains("RUL-62");
    }

    @Test
    @Rule("RUL-62")
    void fleetAndAttackMoveToTheSignal() {
        SceneGame play = turned(SIGNAL, "starting-fort-2");
        PlayerId attacker = PlayerId.of(0);

        assertThat(play.events())
                .startsWith(
                        new AttackTurned(attacker, play.card("starting-fort-2"), play.card("signal-outpost")),
                        new FortAttacked(attacker, play.card("signal-outpost"), PlayerId.of(1)));
        assertThat(play.events(FortAttacked.class)).hasSize(1);
        assertThat(play.fort("starting-fort-2").fleet()).isEmpty();
        assertThat(play.fort("signal-outpost").fleet()).containsExactly(attacker);
        assertThat(play.turn().isChance()).as("there is no second redirection").isTrue();
        SceneGame over = play.rolls(GRAY, LEADERSHIP, LEADERSHIP).does(new KeepDice());
        assertThat(over.stones("signal-outpost")).containsExactly(".~.", "W~.");
        assertThat(over.stones("starting-fort-2")).containsExactly("WGGB");
    }

    @Test
    @Rule("RUL-62")
    void theDefenderMayLeaveTheAttackWhereItIs() {
        SceneGame play = SIGNAL.actionOf(1).attacks("starting-fort-2").does(new Decline());

        assertThat(play.events(AttackTurned.class)).isEmpty();
        assertThat(play.events(FortAttacked.class).map(event -> event.fort().id()))
                .containsExactly("starting-fort-2");
        assertThat(play.fort("starting-fort-2").fleet()).containsExactly(PlayerId.of(0));
        assertThat(play.fort("signal-outpost").fleet()).isEmpty();
        assertThat(play.turn().isChance()).as("the defender is asked once").isTrue();
    }

    @Test
    @Rule("RUL-62")
    void nobodyIsAskedWhenTheSignalItselfIsAttackedOrAnotherPlayer() {
        SceneGame itself = SIGNAL.actionOf(1).attacks("signal-outpost");
        SceneGame another = SIGNAL.actionOf(1).attacks("starting-fort-3");
        SceneGame owners = SIGNAL.actionOf(2).attacks("starting-fort-3");

        assertThat(itself.turn().isChance()).isTrue();
        assertThat(another.turn().isChance()).isTrue();
        assertThat(owners.turn().isChance()).isTrue();
    }

    @Test
    @Proof("RUL-62")
    void aThirdPlayersFleetAtTheSignalBlocksTheTurn() {
        SceneGame blocked =
                SIGNAL.player(2, side -> side.fleetOf(3)).actionOf(1).attacks("starting-fort-2");
        SceneGame own = SIGNAL.player(2, side -> side.fleetOf(1)).actionOf(1).attacks("starting-fort-2");

        assertThat(isAsked(blocked)).isFalse();
        assertThat(blocked.turn().isChance()).isTrue();
        assertThat(isAsked(own))
                .as("the attacker's own fleet has come home before")
                .isTrue();
    }

    @Test
    @Rule({"RUL-62", "RUL-38"})
    void inOpenWatersThereIsNothingToTurn() {
        SceneGame play = SIGNAL.player(1, Side::noStartingFort)
                .player(3, Side::noStartingFort)
                .actionOf(2)
                .does(new AttackOpenWaters());

        assertThat(play.turn().isChance()).isTrue();
    }

    @Test
    @Proof("RUL-62")
    void whatHappensWhenTheFirstFortIsAttackedDoesNotHappen() {
        Scene scene = SIGNAL.player(1, side -> side.ship("raven"))
                .player(2, side -> side.fort("cove-outpost", 0, "..", "W~", ".~"));
        SceneGame asked = scene.actionOf(1).attacks("cove-outpost");

        SceneGame turned = asked.uses("signal-outpost");
        assertThat(turned.events(ColonistsWentHome.class)).isEmpty();
        assertThat(turned.turn().isChance()).as("the dice are next").isTrue();
        assertThat(asked.does(new Decline()).events(ColonistsWentHome.class)).hasSize(1);
    }

    @Test
    @Rule({"RUL-62", "RUL-51"})
    void aSpyLooksWhenTheTargetIsSettled() {
        Scene scene = SIGNAL.player(1, side -> side.fort("spy-outpost", 0, "~~~.", "~~~.", ".W~~"))
                .player(2, side -> side.hand("raven"));

        assertThat(scene.actionOf(1).attacks("starting-fort-2").events(HandSeen.class))
                .isEmpty();
        assertThat(turned(scene, "starting-fort-2").events(HandSeen.class)).hasSize(1);
    }

    @Test
    @Proof("RUL-62")
    void rulesOfTheDefendingFortAndFlotillaLookAtTheSignal() {
        Scene flotilla = SIGNAL.player(2, side -> side.fort("flotilla-outpost", 0, "..~", "~W."));
        Scene formidable = SIGNAL.player(2, side -> side.fort("formidable-fortress", 0, ".B.."));

        assertThat(turned(flotilla, "flotilla-outpost").table().requireAttack().rolling())
                .as("Signal Outpost is another fort than Flotilla Outpost")
                .isEqualTo(2);
        assertThat(turned(formidable, "formidable-fortress")
                        .table()
                        .requireAttack()
                        .rolling())
                .isEqualTo(3);
    }

    @Test
    @Rule("RUL-62")
    @Proof("RUL-14")
    void aSignalWithoutStonesIsDestroyedInPlaceOfTheFirstFort() {
        SceneGame over = turned(
                        Scene.of(Ruleset.secondEdition(2).with("ramparts"))
                                .player(2, side -> side.fort("signal-outpost", 1, ".~.", ".~.")),
                        "starting-fort-2")
                .rolls(GRAY, LEADERSHIP, LEADERSHIP)
                .does(new KeepDice());

        assertThat(over.findFort("signal-outpost")).isEmpty();
        assertThat(over.events(FleetReturned.class).map(event -> event.fort().id()))
                .containsExactly("signal-outpost");
        assertThat(over.events(ColonistsWentHome.class)
                        .map(event -> event.card().id()))
                .containsExactly("signal-outpost");
        assertThat(over.stones("starting-fort-2")).containsExactly("WGGB");
    }

    @Test
    @Rule({"RUL-62", "ACT-2"})
    void afterTheAttackTheFleetLiesAtTheSignal() {
        SceneGame over = turned(SIGNAL, "starting-fort-2")
                .rolls(GRAY, LEADERSHIP, LEADERSHIP)
                .does(new KeepDice());

        assertThat(over.table()
                        .players()
                        .flatMap(side -> side.forts())
                        .filter(fort -> fort.fleet().isDefined())
                        .map(Fort::card))
                .containsExactly(over.card("signal-outpost"));
    }

    @Test
    @Rule({"RUL-62", "RUL-29"})
    void aSignalThatIsGoneTurnsNothing() {
        Scene weak = Scene.of(Ruleset.secondEdition(2).with("ramparts"))
                .player(2, side -> side.fort("signal-outpost", 0, ".~.", "W~."));
        SceneGame destroyed = weak.actionOf(1).attacksAndKeeps("signal-outpost", WHITE, LEADERSHIP, LEADERSHIP);
        SceneGame next = weak.with(before -> destroyed.table()).actionOf(1).attacks("starting-fort-2");

        assertThat(isAsked(weak.actionOf(1).attacks("starting-fort-2"))).isTrue();
        assertThat(destroyed.findFort("signal-outpost")).isEmpty();
        assertThat(next.turn().isChance()).isTrue();
    }
}
