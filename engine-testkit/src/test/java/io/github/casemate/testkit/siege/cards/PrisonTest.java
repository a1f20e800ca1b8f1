package io.github.casemate.testkit.siege.cards;

import static io.github.casemate.siege.box.Face.LEADERSHIP;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.kernel.Rejection;
import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.box.StoneColor;
import io.github.casemate.siege.cards.BaseCards;
import io.github.casemate.siege.event.ColonistsSettled;
import io.github.casemate.siege.event.ColonistsWentHome;
import io.github.casemate.siege.permission.BarColonists;
import io.github.casemate.siege.spi.Restriction;
import io.github.casemate.siege.table.Source;
import io.github.casemate.siege.table.Table;
import io.github.casemate.testkit.rules.Proof;
import io.github.casemate.testkit.rules.Rule;
import io.github.casemate.testkit.siege.Scene;
import io.github.casemate.testkit.siege.SceneGame;
import org.junit.jupiter.api.Test;

class PrisonTest {

    private static Scene builder(int players) {
        return Scene.of(Ruleset.secondEdition(players))
                .player(1, side -> side.startingFort(4, "WGGB").hand("prison"));
    }

    private static SceneGame built(Scene scene) {
        return scene.actionOf(1).buildsBuilding("prison", "starting-fort-1");
    }

    @Test
    @Rule("RUL-32")
    @Proof("RUL-48")
    void eachOpposingFortLosesAColonist() {
        SceneGame play = built(
                builder(2).player(2, side -> side.startingFort(2, "WGGB").fort("robust-stronghold", 3, "G.", "..")));

        assertThat(play.colonists("starting-fort-2")).isEqualTo(1);
        assertThat(play.colonists("robust-stronghold")).isEqualTo(2);
        assertThat(play.player(2).home()).isEqualTo(6);
        assertThat(play.player(1).coins()).isEqualTo(3);
    }

    @Test
    @Rule("RUL-48")
    void anEmptyFortLosesNobody() {
        SceneGame play = built(builder(2).player(2, side -> side.fort("robust-stronghold", 1, "G.", "..")));

        assertThat(play.events(ColonistsWentHome.class)).hasSize(1);
        assertThat(play.colonists("starting-fort-2")).isZero();
        assertThat(play.colonists("robust-stronghold")).isZero();
        assertThat(play.player(2).home()).isEqualTo(9);
    }

    @Test
    @Rule("RUL-48")
    void buildingsShipsAndTheBuildersOwnFortsLoseNobody() {
        SceneGame play =
                built(builder(2).player(2, side -> side.building("academy").ship("raven")));

        assertThat(play.events(ColonistsWentHome.class)).isEmpty();
        assertThat(play.colonists("academy")).isEqualTo(2);
        assertThat(play.colonists("raven")).isEqualTo(3);
        assertThat(play.colonists("starting-fort-1")).isEqualTo(1);
    }

    @Test
    @Rule({"RUL-48", "COL-1"})
    void opposingFortsGainNobodyInTheColonizePhase() {
        SceneGame play = built(builder(2).player(2, side -> side.startingFort(2, "WGGB")));

        assertThat(play.asked()).as("player 2 is in the Action phase").isEqualTo(2);
        assertThat(play.events(ColonistsSettled.class)).isEmpty();
        assertThat(play.colonists("starting-fort-2")).isEqualTo(1);
    }

    @Test
    @Rule({"RUL-48", "COL-1"})
    void itsOwnersFortsGainAsEver() {
        SceneGame play = Scene.of(Ruleset.secondEdition(2))
                .player(1, side -> side.building("prison"))
                .turnOf(1);

        assertThat(play.colonists("starting-fort-1")).isEqualTo(1);
    }

    @Test
    @Proof("RUL-48")
    void withThreePlayersBothOpponentsAreBound() {
        SceneGame second = built(builder(3)
                .player(2, side -> side.startingFort(2, "WGGB"))
                .player(3, side -> side.startingFort(3, "WGGB").fort("robust-stronghold", 1, "..", "..")));

        assertThat(second.colonists("starting-fort-2")).isEqualTo(1);
        assertThat(second.colonists("starting-fort-3")).isEqualTo(2);
        assertThat(second.colonists("robust-stronghold")).isZero();

        SceneGame third = second.attacksAndKeeps("robust-stronghold", LEADERSHIP, LEADERSHIP, LEADERSHIP);

        assertThat(third.asked()).isEqualTo(3);
        assertThat(third.events(ColonistsSettled.class)).isEmpty();
        assertThat(third.colonists("starting-fort-3")).isEqualTo(2);
    }

    @Test
    @Rule("RUL-48")
    @Proof("RUL-29")
    void whenItFallsColonistsComeAgain() {
        SceneGame play = Scene.of(Ruleset.secondEdition(3))
                .player(1, side -> side.building("prison"))
                .player(2, side -> side.startingFort(3, "WGGB").hand("trade-company"))
                .actionOf(2)
                .buildsBuilding("trade-company", "starting-fort-2");

        assertThat(play.discardPile()).containsExactly("prison");
        assertThat(play.colonists("starting-fort-3")).isEqualTo(1);
    }

    @Test
    @Rule("RUL-48")
    @Proof("RUL-11")
    void withoutColonistsItKeepsWorking() {
        SceneGame play = Scene.of(Ruleset.secondEdition(2))
                .player(1, side -> side.building("prison", 0))
                .turnOf(2);

        assertThat(play.colonists("starting-fort-2")).isZero();
    }

    /** Its owner's forts are open to colonists, whatever opponents do. */
    private record OpenGate() implements Restriction<BarColonists> {

        @Override
        public Class<BarColonists> about() {
            return BarColonists.class;
        }

        @Override
        public boolean forbids(BarColonists permission, Source source, Table table) {
            return source.isOf(permission.fort().owner()) && source.isAgainst(permission.by());
        }

        @Override
        public Rejection reason(BarColonists permission) {
            return Rejection.of("gate-open", "The gate is open.", "RUL-48");
        }
    }

    @Test
    @Rule("RUL-48")
    void aCardMayForbidToKeepColonistsFromItsOwnersForts() {
        Scene scene = Scene.of(Ruleset.secondEdition(3)
                        .withCards(BaseCards.all()
                                .append(Card.building(
                                        "open-gate", "Open Gate", 1, 1, StoneColor.GRAY, new OpenGate()))))
                .player(1, side -> side.building("prison"))
                .player(2, side -> side.building("open-gate"));

        assertThat(scene.turnOf(2).colonists("starting-fort-2")).isEqualTo(1);
        assertThat(scene.turnOf(3).colonists("starting-fort-3")).isZero();
    }
}
