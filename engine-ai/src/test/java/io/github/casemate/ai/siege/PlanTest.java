package io.github.casemate.ai.siege;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.table.Table;
import io.github.casemate.testkit.siege.Scene;
import io.github.casemate.testkit.siege.Side;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

/** What the first player reaches alone, before the colonists of the next turn have settled if nothing else is said. */
class PlanTest {

    private static final PlayerId FIRST = PlayerId.of(0);

    @Test
    void whoHasWonNeedsNoTurn() {
        assertThat(plan(side -> side.coins(20)).coinTurns()).isZero();
        assertThat(plan(side -> side.home(0)).colonistTurns()).isZero();
        assertThat(plan(side -> side.home(0)).turns()).isZero();
    }

    @Test
    void eachFortWithRoomTakesAColonistATurn() {
        assertThat(plan(side -> side.home(3)).colonistTurns()).isEqualTo(3);
        assertThat(plan(side -> side.fort("robust-stronghold", 1, "G.", "..").home(3))
                        .colonistTurns())
                .isEqualTo(2);
        assertThat(plan(side -> side.fort("robust-stronghold", 4, "G.", "..").home(3))
                        .colonistTurns())
                .as("one fort is full")
                .isEqualTo(3);
    }

    @Test
    void whoHasSettledDoesNotSettleAgainInThatTurn() {
        Table table = scene(side -> side.home(3).supply(""));
        assertThat(Plan.of(table, table.player(FIRST), true, null).colonistTurns())
                .isEqualTo(4);
    }

    @Test
    void aShipIsBuiltWhenThereAreColonistsForIt() {
        assertThat(plan(side -> side.coins(16).startingFort(2, "WGGB").hand("raven"))
                        .coinTurns())
                .as("3 colonists, 4 coins")
                .isEqualTo(1);
        assertThat(plan(side -> side.coins(16)
                                .supply("")
                                .startingFort(1, "WGGB")
                                .hand("raven"))
                        .coinTurns())
                .isEqualTo(2);
    }

    @Test
    void aFortScoresItsStonesButTheFlag() {
        UnaryOperator<Side> ready = side -> side.coins(17).hand("robust-stronghold");

        assertThat(plan(side -> ready.apply(side).supply("BWG")).coinTurns()).isEqualTo(1);
        assertThat(plan(side -> ready.apply(side).coins(16).supply("BWGBWG")).coinTurns())
                .as("three spaces and the flag")
                .isGreaterThan(1);
    }

    @Test
    void whatBringsMostIsBuiltFirst() {
        assertThat(plan(side -> side.coins(15)
                                .supply("")
                                .startingFort(3, "WGGB")
                                .hand("armory", "victory", "dominica"))
                        .coinTurns())
                .as("5 coins for the Dominica")
                .isEqualTo(1);
    }

    @Test
    void anOpponentWithMoreCoinsIsAhead() {
        Table table = Scene.of(Ruleset.secondEdition(2))
                .player(1, side -> side.coins(20))
                .player(2, side -> side.coins(20))
                .table();
        assertThat(Plan.of(table, table.player(FIRST), false, null).coinTurns()).isPositive();
    }

    @Test
    void coinsThatComeSoonAreThoseOfFourTurns() {
        int two = plan(side -> side.supply("").startingFort(4, "WGGB").hand("victory", "sister-catarina"))
                .soon();
        int one = plan(side -> side.supply("").startingFort(4, "WGGB").hand("victory"))
                .soon();
        assertThat(two).isGreaterThan(one);
        assertThat(one).isGreaterThanOrEqualTo(3);
    }

    @Test
    void whatWasOnALostFortIsHomeAgain() {
        Table table = scene(side -> side.fort("robust-stronghold", 2, "G.", "..")
                .building("academy", 2)
                .home(1)
                .supply(""));
        Card lost = table.player(FIRST).forts().last().card();

        assertThat(Plan.of(table, table.player(FIRST), false, null).colonistTurns())
                .isEqualTo(1);
        assertThat(Plan.of(table, table.player(FIRST), false, lost).colonistTurns())
                .as("five at home, and only the Starting Fort with four spaces")
                .isGreaterThan(4);
    }

    @Test
    void whatIsFarAwayIsTheFartherTheMoreIsMissing() {
        UnaryOperator<Side> poor = side -> side.noStartingFort().supply("");
        assertThat(plan(poor).coinTurns()).isGreaterThan(6);
        assertThat(plan(side -> poor.apply(side).coins(6)).coinTurns())
                .isLessThan(plan(poor).coinTurns());
        assertThat(plan(poor).colonistTurns()).isGreaterThan(4);
    }

    @Test
    void colonistsOnAShipPayForNoOther() {
        UnaryOperator<Side> fleet = side -> side.coins(14).supply("").hand("victory", "sister-catarina");

        assertThat(plan(side -> fleet.apply(side).startingFort(4, "WGGB").home(0))
                        .coinTurns())
                .as("two ships of 3 coins for 2 colonists each")
                .isEqualTo(2);
        assertThat(plan(side -> fleet.apply(side).startingFort(2, "WGGB").home(0))
                        .coinTurns())
                .isGreaterThan(2);
    }

    @Test
    void stonesInAFortAreSpent() {
        UnaryOperator<Side> builder = side -> side.coins(14).hand("robust-stronghold", "secret-fortress");

        assertThat(plan(side -> builder.apply(side).supply("BWGBWG")).coinTurns())
                .isEqualTo(2);
        assertThat(plan(side -> builder.apply(side).supply("BWG")).coinTurns()).isGreaterThan(2);
    }

    @Test
    void withManyCardsAndFewStonesItGoesForStones() {
        UnaryOperator<Side> bare = side -> side.noStartingFort().coins(19).supply("");

        assertThat(plan(side -> bare.apply(side).hand("robust-stronghold", "secret-fortress", "scout-outpost"))
                        .coinTurns())
                .as("stones, then a fort")
                .isEqualTo(2);
        assertThat(plan(side -> bare.apply(side).hand("robust-stronghold", "secret-fortress"))
                        .coinTurns())
                .as("cards, stones, then a fort")
                .isEqualTo(3);
    }

    @Test
    void aFortIsAlsoBuiltForItsRoomWhileSomebodyIsHome() {
        UnaryOperator<Side> poor =
                side -> side.coins(19).supply("B").startingFort(4, "WGGB").hand("robust-stronghold");

        assertThat(plan(side -> poor.apply(side).home(2)).coinTurns()).isEqualTo(1);
        assertThat(plan(side -> poor.apply(side).home(0)).coinTurns()).isGreaterThan(1);
    }

    @Test
    void aFullFortPaysFirst() {
        assertThat(plan(side -> side.supply("")
                                .startingFort(2, "WGGB")
                                .fort("robust-stronghold", 4, "G.", "..")
                                .hand("victory")
                                .home(3))
                        .colonistTurns())
                .as("one settles, then both forts have room")
                .isEqualTo(2);
    }

    @Test
    void beyondTheHorizonTwoCoinsAreATurn() {
        UnaryOperator<Side> poor = side -> side.noStartingFort().supply("");

        assertThat(plan(poor).coinTurns()
                        - plan(side -> poor.apply(side).coins(2)).coinTurns())
                .isEqualTo(1);
    }

    private static Table scene(UnaryOperator<Side> first) {
        return Scene.of(Ruleset.secondEdition(2)).player(1, first).table();
    }

    private static Plan plan(UnaryOperator<Side> first) {
        Table table = scene(first);
        return Plan.of(table, table.player(FIRST), false, null);
    }
}
