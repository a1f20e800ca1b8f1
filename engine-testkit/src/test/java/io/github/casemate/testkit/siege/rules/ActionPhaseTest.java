package io.github.casemate.testkit.siege.rules;

import static io.github.casemate.siege.box.Face.BLACK;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.Rejection;
import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.action.Attack;
import io.github.casemate.siege.action.AttackOpenWaters;
import io.github.casemate.siege.action.BuildBuilding;
import io.github.casemate.siege.action.BuildFort;
import io.github.casemate.siege.action.BuildShip;
import io.github.casemate.siege.action.DrawCards;
import io.github.casemate.siege.action.Pass;
import io.github.casemate.siege.event.FleetReturned;
import io.github.casemate.siege.event.FortBuilt;
import io.github.casemate.siege.event.Passed;
import io.github.casemate.siege.permission.AttackFort;
import io.github.casemate.siege.spi.Restriction;
import io.github.casemate.siege.table.Source;
import io.github.casemate.siege.table.Table;
import io.github.casemate.testkit.rules.Proof;
import io.github.casemate.testkit.rules.Rule;
import io.github.casemate.testkit.siege.Scene;
import io.github.casemate.testkit.siege.SceneGame;
import io.github.casemate.testkit.siege.Side;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;

class ActionPhaseTest {

    /** A module might have such a rule. Without one, whoever has a fleet abroad can attack that fort again. */
    private record MayNotAttack(PlayerId player) implements Restriction<AttackFort> {
        @Override
        public Class<AttackFort> about() {
            return AttackFort.class;
        }

        @Override
        public boolean forbids(AttackFort permission, Source source, Table table) {
            return permission.player().equals(player);
        }

        @Override
        public Rejection reason(AttackFort permission) {
            return Rejection.of("calm", "There is no wind.", "ATK-1");
        }
    }

    @Test
    @Proof("ACT-1")
    void theActivePlayerDrawsBuildsOrAttacks() {
        SceneGame play = Scene.of(Ruleset.secondEdition(2))
                .player(1, side -> side.startingFort(3, "WGGB").hand("raven", "prison", "secret-fortress"))
                .actionOf(1);

        assertThat(play.options())
                .containsExactlyInAnyOrder(
                        new DrawCards(),
                        new BuildShip(play.card("raven"), play.card("starting-fort-1")),
                        new BuildBuilding(play.card("prison"), play.card("starting-fort-1")),
                        new BuildFort(play.card("secret-fortress")),
                        new Attack(play.card("starting-fort-2")));
    }

    @Test
    @Proof("ACT-1")
    void afterOneActionItIsTheNextPlayersTurn() {
        SceneGame play = Scene.of(Ruleset.secondEdition(3))
                .player(3, side -> side.startingFort(3, "WGGB").hand("raven", "victory"))
                .actionOf(3)
                .buildsShip("raven", "starting-fort-3");

        assertThat(play.asked()).isEqualTo(1);
        assertThat(play.hand(3)).containsExactly("victory");
    }

    @Test
    @Proof("ACT-1")
    void nobodyPassesWhoCanDoSomething() {
        SceneGame play = Scene.of(Ruleset.secondEdition(2)).actionOf(1);

        assertThat(play.options()).doesNotContain(new Pass());
        assertThat(play.refusal(new Pass()).code()).isEqualTo("must-act");
    }

    @Test
    @Rule("ACT-1")
    @Proof("ACT-2")
    void theFleetReturnsHomeAtTheBeginningOfItsOwnersActionPhase() {
        SceneGame play = Scene.of(Ruleset.secondEdition(3))
                .player(2, side -> side.fleetOf(1))
                .player(3, side -> side.fleetOf(2))
                .actionOf(1);

        assertThat(play.events(FleetReturned.class))
                .containsExactly(new FleetReturned(PlayerId.of(0), play.card("starting-fort-2")));
        assertThat(play.fort("starting-fort-2").fleet()).isEmpty();
        assertThat(play.fort("starting-fort-3").fleet()).containsExactly(PlayerId.of(1));
    }

    @Test
    @Proof("ACT-2")
    void aFleetStaysWhereItAttackedAndBlocksTheFortForOthers() {
        SceneGame play =
                Scene.of(Ruleset.secondEdition(3)).actionOf(1).attacksAndKeeps("starting-fort-3", BLACK, BLACK, BLACK);

        assertThat(play.asked()).isEqualTo(2);
        assertThat(play.fort("starting-fort-3").fleet()).containsExactly(PlayerId.of(0));
        assertThat(play.options(Attack.class)).containsExactly(new Attack(play.card("starting-fort-1")));
        assertThat(play.refusal(new Attack(play.card("starting-fort-3"))).code())
                .isEqualTo("fort-blocked");
    }

    @Test
    @Rule("ACT-2")
    void aFleetDoesNotBlockItsOwnPlayer() {
        SceneGame play = Scene.of(Ruleset.secondEdition(2))
                .player(2, side -> side.fleetOf(1))
                .actionOf(1);

        assertThat(play.options()).contains(new Attack(play.card("starting-fort-2")));
    }

    @Test
    @Proof("RUL-13")
    void whoCannotDrawBuildOrAttackPasses() {
        SceneGame play = Scene.of(Ruleset.secondEdition(3))
                .player(1, side -> side.hand("raven"))
                .player(2, side -> side.building("governors-mansion").fleetOf(3))
                .player(3, side -> side.fleetOf(2))
                .actionOf(1);
        assertThat(play.options()).containsExactly(new Pass());

        SceneGame passed = play.does(new Pass());
        assertThat(passed.events(Passed.class)).containsExactly(new Passed(PlayerId.of(0)));
        assertThat(passed.asked()).isEqualTo(2);
        assertThat(passed.hand(1)).containsExactly("raven");
    }

    @Test
    @Rule("RUL-53")
    void passingEndsWithThePlayerWhoseFleetGoesHome() {
        SceneGame play = Scene.of(Ruleset.secondEdition(4))
                .player(1, Side::noStartingFort)
                .player(2, Side::noStartingFort)
                .player(3, Side::noStartingFort)
                .player(4, side -> side.fleetOf(3))
                .deck()
                .turnOf(1);

        assertThat(play.options()).containsExactly(new Pass());
        SceneGame second = play.does(new Pass());
        assertThat(second.options()).containsExactly(new Pass());
        SceneGame third = second.does(new Pass());
        assertThat(third.asked()).isEqualTo(3);
        assertThat(third.options()).containsExactly(new Attack(third.card("starting-fort-4")));
    }

    @Test
    @Rule("RUL-13")
    @Proof("RUL-53")
    void whoPassesHasBroughtTheFleetHomeAllTheSame() {
        SceneGame play = Scene.of(Ruleset.secondEdition(2))
                .player(2, side -> side.fleetOf(1))
                .deck()
                .with(table ->
                        table.withAbilities(table.abilities().plusRules(Array.of(new MayNotAttack(PlayerId.of(0))))))
                .turnOf(1);

        assertThat(play.options()).containsExactly(new Pass());
        assertThat(play.events()).contains(new FleetReturned(PlayerId.of(0), play.card("starting-fort-2")));
        assertThat(play.does(new Pass()).events()).contains(new Passed(PlayerId.of(0)));
    }

    @Test
    @Rule("RUL-53")
    void whoHoldsAFortCardDoesNotPass() {
        SceneGame play = Scene.of(Ruleset.secondEdition(3))
                .player(1, side -> side.hand("secret-fortress").supply(""))
                .player(2, side -> side.building("governors-mansion").fleetOf(3))
                .player(3, side -> side.fleetOf(2))
                .actionOf(1);

        assertThat(play.options()).containsExactly(new BuildFort(play.card("secret-fortress")));
        SceneGame built = play.buildsFort("secret-fortress");
        assertThat(built.events(FortBuilt.class)).hasSize(1);
        assertThat(built.stones("secret-fortress")).containsExactly("B.", "..");
    }

    @Test
    @Rule("RUL-53")
    void withTwoPlayersThereIsAlwaysSomethingToAttack() {
        SceneGame fort = Scene.of(Ruleset.firstEdition())
                .player(2, side -> side.fleetOf(1))
                .deck()
                .actionOf(1);
        assertThat(fort.options()).containsExactly(new Attack(fort.card("starting-fort-2")));

        SceneGame openWaters = Scene.of(Ruleset.firstEdition())
                .player(2, Side::noStartingFort)
                .deck()
                .actionOf(1);
        assertThat(openWaters.options()).containsExactly(new AttackOpenWaters());
    }
}
