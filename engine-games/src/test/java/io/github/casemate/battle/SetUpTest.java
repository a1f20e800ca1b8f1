package io.github.casemate.battle;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.battle.Battlefield.Now;
import io.github.casemate.battle.rules.LoadPad;
import io.github.casemate.battle.rules.PlaceBlock;
import io.github.casemate.battle.rules.PlaceCharacter;
import io.github.casemate.battle.table.CharacterKind;
import io.github.casemate.battle.table.IslandBoard;
import io.github.casemate.battle.table.Square;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.testkit.rules.Proof;
import org.junit.jupiter.api.Test;

class SetUpTest {

    private static final String[] DIAGONAL = {"a1", "b2", "c3", "d4", "e5", "f6", "g7", "h8", "i9", "j10"};

    private static Now began() {
        return Now.newGame("").play("first P1");
    }

    private static Now blocksLaid(String settings) {
        Now now = Now.newGame(settings);
        now = now.asked().equals("chance") ? now.play("first P1") : now;
        for (String square : DIAGONAL) {
            now = now.play("block " + square);
        }
        return now;
    }

    /** Each player has placed soldiers only, which all look north. */
    private static Now soldiersPlaced(String settings) {
        Now now = blocksLaid(settings);
        for (char column = 'c'; column <= 'g'; column++) {
            for (int player = 0; player < 2; player++) {
                now = now.play("soldier " + column + (now.asked().equals("P1") ? "1" : "12"), "north");
            }
        }
        return now;
    }

    @Test
    @Proof("SET-1")
    void theIslandHas144SquaresAndEachPlayerTenCharacters() {
        assertThat(began().options())
                .hasSize(144)
                .startsWith("block a1", "block b1")
                .endsWith("block l12");
        for (int seat = 0; seat < 2; seat++) {
            int owner = seat;
            assertThat(CharacterKind.ALL.map(kind -> began().table().reserves().inHand(owner, kind)))
                    .containsExactly(5, 3, 2);
        }
    }

    @Test
    @Proof({"SET-2", "SET-8"})
    void thePlayersPlaceCharactersInTheTwoRowsAtTheirOwnEdges() {
        Now first = blocksLaid("");
        assertThat(first.asked()).isEqualTo("P1");
        // Two of the 24 squares have a block.
        assertThat(first.options())
                .hasSize(3 * 22)
                .startsWith("soldier b1")
                .endsWith("tank l2")
                .doesNotContain("soldier a1", "soldier b2", "soldier a3");
        Now second = first.play("tank c2", "east");
        assertThat(second.asked()).isEqualTo("P2");
        assertThat(second.options()).hasSize(3 * 24).startsWith("soldier a11").endsWith("tank l12");
        assertThat(second.at("c2")).isEqualTo("T>");
    }

    @Test
    @Proof({"SET-3", "RUL-1"})
    void chanceNamesTheFirstPlayer() {
        Now now = Now.newGame("");
        assertThat(now.options()).containsExactly("first P1", "first P2");
        assertThat(now.weight("first P1")).isEqualTo(now.weight("first P2"));
        assertThat(now.play("first P2").asked()).isEqualTo("P2");
    }

    @Test
    @Proof("RUL-1")
    void theTableMayNameTheFirstPlayer() {
        assertThat(Now.newGame("first=p1").asked()).isEqualTo("P1");
        assertThat(Now.newGame("first=p2").asked()).isEqualTo("P2");
    }

    @Test
    @Proof({"SET-4", "BLK-1"})
    void tenBlocksLieFaceDownSixLiveAndFourSafe() {
        IslandBoard island = blocksLaid("").table().island();
        assertThat(island.blocks().size()).isEqualTo(10);
        assertThat(island.live()).isEqualTo(6);
        assertThat(island.safe()).isEqualTo(4);
    }

    @Test
    @Proof("SET-5")
    void thePlayersLayBlocksInTurn() {
        Now now = Now.newGame("").play("first P2");
        for (int laid = 0; laid < 10; laid++) {
            assertThat(now.asked()).isEqualTo(laid % 2 == 0 ? "P2" : "P1");
            assertThat(now.question()).isEqualTo(new PlaceBlock(laid));
            now = now.play("block " + DIAGONAL[laid]);
        }
        assertThat(now.question()).isEqualTo(new PlaceCharacter(0));
    }

    @Test
    @Proof("SET-6")
    void noRowAndNoColumnHoldsTwoBlocks() {
        Now now = began();
        for (int laid = 0; laid < 10; laid++) {
            assertThat(now.options()).hasSize((12 - laid) * (12 - laid));
            now = now.play("block " + DIAGONAL[laid]);
        }
        assertThat(began().play("block c4").options())
                .contains("block d5")
                .doesNotContain("block c4", "block c9", "block h4");
    }

    @Test
    @Proof({"SET-7", "RUL-2", "PAD-1"})
    void thePadsLieInFrontOfTheFiveSquaresAtTheirOwnersLeft() {
        Now now = began();
        for (int column = 1; column <= 5; column++) {
            assertThat(Square.of(now.table().reserves().pad(0).front(0, column)).toString())
                    .isEqualTo((char) ('a' + column - 1) + "1");
            assertThat(Square.of(now.table().reserves().pad(1).front(1, column)).toString())
                    .isEqualTo((char) ('l' - column + 1) + "12");
        }
    }

    @Test
    @Proof("SET-8")
    void aCharacterMayLookInAnyDirectionAndFiveArePlaced() {
        Now now = blocksLaid("").play("jeep d2");
        assertThat(now.asked()).isEqualTo("P1");
        assertThat(now.options()).containsExactly("north", "east", "south", "west");
        assertThat(now.play("south").at("d2")).isEqualTo("Jv");
        Now placed = soldiersPlaced("");
        assertThat(placed.question()).isEqualTo(new LoadPad(0));
        assertThat(placed.table().island().characters(0).size()).isEqualTo(5);
        assertThat(placed.table().island().characters(1).size()).isEqualTo(5);
    }

    @Test
    @Proof({"SET-9", "RUL-3"})
    void theOtherFiveGoOntoThePadFirstPlayerFirst() {
        Now now = soldiersPlaced("");
        assertThat(now.asked()).isEqualTo("P1");
        assertThat(now.options()).containsExactly("jeep", "tank");
        now = now.play("tank", "jeep", "tank");
        // Only jeeps are left for columns 4 and 5, so nobody is asked.
        assertThat(now.asked()).isEqualTo("P2");
        assertThat(now.table().reserves().pad(0).kinds())
                .containsExactly(
                        CharacterKind.TANK,
                        CharacterKind.JEEP,
                        CharacterKind.TANK,
                        CharacterKind.JEEP,
                        CharacterKind.JEEP);
        assertThat(now.table().reserves().pad(1).isEmpty()).isTrue();
    }

    @Test
    @Proof("SET-10")
    void theFirstPlayerBeginsTheFirstTurn() {
        Now now = soldiersPlaced("first=p2").play("tank", "tank", "tank", "tank");
        assertThat(now.asked()).isEqualTo("chance");
        assertThat(now.table().activePlayer()).isEqualTo(PlayerId.of(1));
        assertThat(now.options()).hasSize(6);
    }

    @Test
    @Proof("RUL-4")
    void blocksMayLieInTheFirstRows() {
        Now now = began().play("block a1", "block b2", "block c11", "block d12");
        assertThat(now.all("a1", "b2", "c11", "d12")).containsOnly("##");
    }

    @Test
    @Proof("RUL-5")
    void aCharacterIsItsOwnerKindAndFacingAndNothingElse() {
        Now one = blocksLaid("").play("jeep c1", "north", "tank c12", "south", "jeep d1", "north");
        Now other = blocksLaid("").play("jeep d1", "north", "tank c12", "south", "jeep c1", "north");
        assertThat(one.state()).isEqualTo(other.state());
    }

    @Test
    @Proof("RUL-29")
    void withoutPadsFiveOrTenStartOnTheIsland() {
        assertThat(soldiersPlaced("pads=no").asked()).isEqualTo("chance");
        assertThat(soldiersPlaced("pads=no").table().left(0)).isEqualTo(5);
        assertThat(soldiersPlaced("pads=no").table().lost(0)).isZero();
        Now ten = soldiersPlaced("pads=no start=10");
        assertThat(ten.question()).isEqualTo(new PlaceCharacter(10));
        ten = ten.play("jeep h1", "north", "jeep h12", "north", "jeep i1", "north", "jeep i12", "north");
        ten = ten.play("jeep j1", "north", "jeep j12", "north", "tank k1", "north", "tank k12", "north");
        ten = ten.play("tank l1", "north", "tank l12", "north");
        assertThat(ten.asked()).isEqualTo("chance");
        assertThat(ten.table().left(1)).isEqualTo(10);
    }

    @Test
    @Proof("RUL-30")
    void anyNumberOfTheTenBlocksMayBeLive() {
        assertThat(blocksLaid("live=10").table().island().safe()).isZero();
        assertThat(blocksLaid("live=0").table().island().safe()).isEqualTo(10);
    }
}
