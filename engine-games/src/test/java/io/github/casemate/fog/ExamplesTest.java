package io.github.casemate.fog;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.fog.event.CombatEvents.FightDecided;
import io.github.casemate.fog.event.TileEvents.EntryBlocked;
import io.github.casemate.fog.event.TurnEvents.CountdownBegan;
import io.github.casemate.fog.table.Compass;
import io.github.casemate.fog.table.FogPlace;
import io.github.casemate.fog.table.FogRuleset;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.testkit.rules.Proof;
import io.github.casemate.testkit.rules.Rule;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;

/** The eighteen worked examples of the rules, as drawn. */
class ExamplesTest {

    private static final String HOME = """
               a   b   c   d   e
            1  ~   ~   ~   .   .
            2  ~  Rb1  .   C1  .
            3  ~   .   .   f   .
            4  .   C1  f   .   .
            5  .   .   .   .   .
            """;

    private static FogPlay redBegins() {
        return FogPlay.newGame(FogScene.of(2).draw(HOME).game).go("first 1");
    }

    @Test
    @Proof({"MOV-1", "EXP-1"})
    void example1TheFirstTurn() {
        FogPlay start = redBegins();
        assertThat(start.coins(1)).isEqualTo(2);
        start.expect("done | b2");
        FogPlay chosen = start.go("b2").expect("A1 | B1 | A2");
        chosen.go("B1").expect("e1 e | e2 e | e3 e | e4 e");
        chosen.go("A2").expect("a5 s | b5 s | c5 s | d5 s");
    }

    @Test
    @Proof({"EXP-2", "EXP-3"})
    void example2TheTileCanBeEntered() {
        FogPlay entered = redBegins().go("b2", "B1", "e2 e", "tile upper-ford");
        entered.expectAt("f2", "Rb1").expectAt("e2", "-").expect("stay | A1 | B1");
        assertThat(entered.table().points()).isEqualTo(2);
        assertThat(entered.table().land().arrow(FogPlace.of("B1").index())).isEqualTo(Compass.SOUTH);
        FogScene.of(2).tile("B1 upper-ford s").draw("""
                   f   g   h   i   j
                1  f   f   .   .   .
                2 Rb1  f   .   L   .
                3  .   .   .   .   .
                4  ~   ~   .   ~   ~
                5  .   .   L   .   .
                """);
    }

    @Test
    @Proof("EXP-2")
    void example3WaterAhead() {
        FogPlay blocked = redBegins().go("b2", "B1", "e2 e", "tile lower-ford");
        blocked.expectAt("e2", "Rb1").expect("stay | A1 | B1");
        assertThat(blocked.table().points()).isEqualTo(3);
        assertThat(blocked.happened(EntryBlocked.class)).isEqualTo(1);
        FogScene.of(2).tile("B1 lower-ford s").draw("""
                   f   g   h   i   j
                1  .   .   .   .   L
                2  ~   ~   .   ~   ~
                3  .   .   .   .   .
                4  .   L   .   .   f
                5  .   .   f   f   f
                """);
    }

    @Test
    @Proof({"EXP-2", "MOV-2"})
    void example4AMountainAhead() {
        FogPlay basic = FogScene.of(2).at("b2 -", "e2 Rb1").unitsOf(1).go("e2", "B1", "e2 e", "tile high-valley");
        basic.expectAt("f2", "Rb1");
        assertThat(basic.table().points()).isEqualTo(4);
        FogPlay tired = FogScene.of(2).at("b2 -", "b4 Rb1").unitsOf(1).go("b4", "B1", "e2 e", "tile high-valley");
        tired.expectAt("e2", "Rb1").expect("stay | A1");
        assertThat(tired.table().points()).isEqualTo(1);
        FogPlay elite = FogScene.of(2).at("b2 -", "e2 Re1").unitsOf(1).go("e2", "B1", "e2 e", "tile high-valley");
        elite.expectAt("e2", "Re1").expect("stay | A1 | B1 | C1 | A2 | B2");
        assertThat(elite.table().points()).isEqualTo(7);
        FogScene.of(2).tile("B1 high-valley s").draw("""
                   f   g   h   i   j
                1  f   .   .   f   f
                2  m   m   f   m   m
                3  .   .   .   .   .
                4  m   .   .   .   m
                5  m   .   L   .   m
                """);
    }

    @Test
    @Proof({"BRD-5", "RUL-6"})
    void example5Arrows() {
        assertThat(arrows(5))
                .containsExactly(
                        "-   s   s   s   -",
                        "e  e/s  s  s/w  w",
                        "e   e   -   w   w",
                        "e  n/e  n  n/w  w",
                        "-   n   n   n   -");
        FogScene scene = FogScene.of(2).tile("B1 wide-meadow s").at("j5 Rb1", "b2 -");
        scene.unitsOf(1).go("j5", "B2", "j5 s", "tile marsh").expect("e | s").expectAsked(1);
        FogPlay alone = redBegins().go("b2", "B1", "e2 e", "tile marsh");
        alone.expect("stay | A1 | B1");
    }

    @Test
    @Proof({"BRD-4", "HSE-2"})
    void example6EvenBoards() {
        assertThat(arrows(4)).containsExactly("-   s   s   -", "e  e/s s/w  w", "e  n/e n/w  w", "-   n   n   -");
        FogRuleset four = FogRuleset.standard(4).onBoard(4);
        assertThat(four.fogPlaces()).isEqualTo(12);
        assertThat(Long.bitCount(FogScene.of(four).table().land().pile())).isEqualTo(33);
        var board = FogScene.of(FogRuleset.standard(2).onBoard(6)).table().board();
        assertThat(Array.of("A1", "C1", "B2", "E5", "C3", "D4")
                        .map(name -> board.value(FogPlace.of(name).index())))
                .containsExactly(1, 1, 2, 2, 3, 3);
        Array<String> choices = Array.range(0, 36)
                .map(i -> FogPlace.of(i / 6 * FogPlace.ROW + i % 6))
                .filter(place -> board.arrows(place.index()).size() > 1)
                .map(FogPlace::toString)
                .removeAll(Array.of("A1", "F1", "A6", "F6"));
        assertThat(choices).containsExactly("B2", "E2", "C3", "D3", "C4", "D4", "B5", "E5");
    }

    /** The arrows of a board as they are drawn, without the corners and a centre. */
    private static Array<String> arrows(int size) {
        var table = FogScene.of(FogRuleset.standard(4).onBoard(size)).table();
        Array<Array<String>> cells = Array.range(0, size)
                .map(row -> Array.range(0, size)
                        .map(column -> row * FogPlace.ROW + column)
                        .map(place -> table.land().tile(place) >= 0
                                ? "-"
                                : table.board().arrows(place).map(Compass::text).mkString("/")));
        return cells.map(row -> row.map(cell -> cell.length() == 1 ? " " + cell + " " : cell)
                .mkString(" ")
                .strip());
    }

    @Test
    @Proof({"BLD-1", "MOV-2"})
    void example7ActingOnALot() {
        FogScene scene = FogScene.of(2).tile("B1 upper-ford s").at("b2 -").draw("""
                   f   g   h   i   j
                1 Rb1  f   .   .   .
                2  f   f   .   L   .
                3  .   .   .   .   .
                4  ~   ~   .   ~   ~
                5  .   .   L   .   .
                """);
        FogPlay there = scene.unitsOf(1).go("f1", "B1", "i2").expect("none | city | factory");
        FogPlay built = there.go("city").expectAt("i2", "Rb1/C1");
        assertThat(built.coins(1)).isZero();
        assertThat(scene.unitsOf(1).go("f1", "B1").options()).contains("f5");
        FogPlay round = scene.unitsOf(1).go("f1", "B1", "f5");
        assertThat(round.events.mkString()).contains("FogUnitMoved[from=f1, to=f5, cost=6]");
    }

    @Test
    @Proof("BLD-2")
    @Rule("RUL-8")
    void example8ASwap() {
        FogPlay play = FogScene.of(2).draw("""
                   a   b   c   d   e
                1  ~   ~   ~   .   .
                2  ~   B1  .  Rb1/C1 .
                3  ~   .   .   f   .
                4  .   C1  f   .   .
                5  .  Rb1  .   .   .
                """).unitsOf(1).expect("done | d2 | b5");
        play.go("d2")
                .expect("stay | A1 | B1 | A2")
                .go("stay")
                .expectAt("d2", "Rb1/F1")
                .expect("done | b5");
    }

    @Test
    @Proof({"STK-1", "STK-2", "RUL-11", "MOV-3"})
    void example9Stacking() {
        FogPlay play = FogScene.of(2).draw("""
                   a   b   c   d   e
                1  ~   ~   ~   .   .
                2  ~   B1  .  Rb2  .
                3  ~  Rb3 Rb1  f   .
                4  .  Re1  f   .   .
                5  .   .   .   .   .
                """).unitsOf(1).expect("done | d2 | b3 | c3 | b4");
        play.go("c3", "A1")
                .expect("d1 | e1 | b2 | c2 | d2 | e2 | d3 | e3 | a4 | c4 | d4 | e4 | a5 | b5 | c5 | d5 | e5")
                .go("d2")
                .expectAt("d2", "Rb3/C1")
                .expectAt("c3", "-")
                .expect("done | b3 | b4");
    }

    @Test
    @Proof({"MOV-3", "RUL-9"})
    void example10Passing() {
        String drawing = """
                   f   g   h   i   j
                1  f   f   .   .   .
                2  f   f   .   L   .
                3  .   .  Bb1  .   .
                4  ~   ~  Re1  ~   ~
                5  .   .  Rb1  .   .
                """;
        FogScene scene = FogScene.of(2).tile("B1 upper-ford s").at("b2 -");
        scene.draw(drawing)
                .unitsOf(1)
                .go("h5")
                .expect("stay | A1 | B1 | C1 | A2 | B2")
                .go("B1")
                .expect("f3 | f5 | g5 | i5 | j5");
        String northToo = "f1 | g1 | h1 | i1 | j1 | f2 | g2 | h2 | i2 | j2 | f3 | g3 | %si3 | j3 | f5 | g5 | i5 | j5";
        scene.draw(drawing.replace("Bb1", "Re1")).unitsOf(1).go("h5", "B1").expect(String.format(northToo, ""));
        scene.draw(drawing.replace("Bb1", "Rb1")).unitsOf(1).go("h5", "B1").expect(String.format(northToo, "h3 | "));
    }

    @Test
    @Proof({"CBT-1", "CBT-2", "CBT-3", "RUL-12"})
    void example11AFight() {
        FogPlay attack = FogScene.of(2).draw("""
                   a   b   c   d   e
                1  ~   ~   ~   .   .
                2  ~   B1  .   C1  .
                3  ~   .  Rb1 Be1  .
                4  .   C1  f   .   .
                5  .   .   .   .   .
                """).unitsOf(1).go("c3", "stay", "dice 3 4 5");
        FogPlay lost = attack.go("dice 2 4 6").expectAt("c3", "-").expectAt("d3", "Be1");
        assertThat(lost.only(FightDecided.class)).isEqualTo(new FightDecided(13, 14));
        attack.go("dice 2 4 5").expectAt("c3", "Rb1").expectAt("d3", "Be1");
        attack.go("dice 2 3 5").expectAt("c3", "Rb1").expectAt("d3", "-");
    }

    @Test
    @Proof({"CBT-4", "RUL-13"})
    void example12SecondRolls() {
        FogPlay attack = FogScene.of(2)
                .draw("""
                   a   b   c   d   e
                1  ~   ~   ~   .   .
                2  ~   B1  .   C1  .
                3  ~   .  Rb3 Bb2  .
                4  .   C1  f   .   .
                5  .   .   .   .   .
                """)
                .unitsOf(1)
                .go("c3", "stay", "dice 2 2 5", "dice 3 4 4")
                .expectAsked(1);
        FogPlay again = attack.expect("none | again 2 | again 5 | again 2 2 | again 2 5")
                .go("again 2 2", "dice 1 6")
                .expectAsked(2)
                .expect("none | again 3 | again 4");
        FogPlay decided = again.go("none").expectAt("d3", "-").expectAt("c3", "Rb3");
        assertThat(decided.only(FightDecided.class)).isEqualTo(new FightDecided(13, 12));
        again.go("again 3", "dice 5").expectAt("c3", "-").expectAt("d3", "Bb2");
    }

    @Test
    @Proof({"CBT-5", "CON-1", "CON-2", "TRN-2"})
    @Rule("RUL-15")
    void example13StormingACity() {
        FogScene scene = FogScene.of(2).coins(1, 2).draw("""
                   u   v   w   x   y
                21 .   .   .   .   .
                22 .   .  Rb1 Bb1/C2 .
                23 .   f   .   .   ~
                24 .   C2  .   B2  ~
                25 .   .   ~   ~   ~
                """).at("b2 -");
        FogPlay stormed = scene.unitsOf(1).go("w22", "stay", "dice 3 4 5", "dice 2 3 5");
        stormed.expectAt("x22", "Rb1/C2").expectAt("w22", "-").expect("none | basic");
        FogPlay blue = stormed.go("none");
        assertThat(blue.coins(2)).isEqualTo(2);
        FogPlay red = blue.expectAsked(2).go("none").expectAsked(1).expect("city | factory");
        assertThat(red.go("city").coins(1)).isEqualTo(5);
        assertThat(red.go("factory").coins(1)).isEqualTo(4);
        red.go("factory").expectAt("x22", "Rb1/F1");
    }

    @Test
    @Proof({"CON-3", "CON-4", "RUL-16"})
    void example14ABaseFalls() {
        FogPlay fallen = FogScene.of(3)
                .tile("D1 wide-meadow s")
                .at("b2 -", "s2 F2")
                .coins(2, 9)
                .draw("""
                   u   v   w   x   y
                1  .   .   ~   ~   ~
                2  .   C2  .  Rb1/B2 ~
                3  .   f   .   .   ~
                4  .   .   f   C2  .
                5  .  Ye1  .   .   .
                """)
                .turnOf(1);
        fallen.expectAt("v2", "C1").expectAt("x4", "C1").expectAt("s2", "F1").expectAt("x2", "Rb1/B1");
        fallen.expectAt("v5", "-");
        assertThat(fallen.coins(2)).isZero();
        assertThat(fallen.coins(1)).isEqualTo(4);
        assertThat(fallen.table().isUndefeated(1)).isFalse();
        fallen.go("done", "none", "none").expectAsked(3);
    }

    @Test
    @Proof({"LGT-1", "LGT-2", "LGT-3", "RUL-18"})
    void example15TheLighthouse() {
        FogPlay there = FogScene.of(2).at("b2 -").draw("""
                   k   l   m   n   o
                11 m   .   .   .   m
                12 .   .  Rb1  .   .
                13 .   f   *   f   .
                14 .   .   f   .   .
                15 m   .   .   .   m
                """).unitsOf(1).go("m12", "C3", "m13");
        FogPlay claimed = there.expect("none | city").go("city").expectAt("m13", "Rb1/*1");
        FogPlay red = claimed.expectAsked(2).go("done").expect("chance");
        assertThat(red.coins(1)).isEqualTo(5);
        FogPlay drawn = red.go("tile marsh").expectAsked(1);
        drawn.expect(
                "B1 | C1 | D1 | A2 | B2 | C2 | D2 | E2 | A3 | B3 | D3 | E3 | A4 | B4 | C4 | D4 | E4 | B5 | C5 | D5");
        drawn.go("D4").expect("n | w").go("n").expect("done | m13");
        drawn.go("C1").expect("done | m13");
    }

    @Test
    @Proof({"PHS-1", "PHS-2", "RUL-21", "WIN-2"})
    @Rule("RUL-20")
    void example16TheLastTile() {
        FogScene scene = FogScene.of(2)
                .tile("C2 wide-meadow s")
                .tile("B2 old-pasture s")
                .tile("C4 river-bend n")
                .tile("B4 marsh n")
                .fillBut("B3")
                .at("b2 -", "k13 Rb1");
        FogPlay last = scene.unitsOf(1).go("k13", "B3");
        last.expect("j10 s | k11 w | k12 w | k13 w | k14 w | k15 w");
        FogPlay laid = last.go("k13 w").go("tile " + lastTile(last)).go("stay");
        assertThat(laid.only(CountdownBegan.class).fogGone()).isTrue();
        FogPlay now = laid;
        for (int turn = 0; turn < 5; turn++) {
            now = now.expectAsked(2).go("done");
            now = now.options().equals("none | basic") ? now.go("none") : now;
            now = now.expectAsked(1).go("done");
            now = now.options().startsWith("none | basic") ? now.go("none") : now;
        }
        now.expect("over");
        assertThat(now.result().winners()).containsExactly(PlayerId.of(0), PlayerId.of(1));
    }

    private static String lastTile(FogPlay play) {
        var table = play.table();
        return table.board()
                .tiles()
                .get(63 - Long.numberOfLeadingZeros(table.land().pile()))
                .id();
    }

    @Test
    @Proof({"MAK-1", "RUL-19"})
    void example17MakingUnits() {
        FogScene scene = FogScene.of(2).coins(1, 7).at("b2 -", "d2 F1");
        FogPlay asked = scene.makingOf(1).expect("none | basic | elite");
        FogPlay elite = asked.go("elite").expectAt("b2", "Re1/B1").expectAsked(2);
        assertThat(elite.coins(1)).isEqualTo(1);
        FogPlay basic = asked.go("basic").expect("none | basic");
        assertThat(basic.coins(1)).isEqualTo(5);
        basic.go("basic").expectAt("d2", "Rb1/F1").expectAt("b2", "Rb1/B1");
    }

    @Test
    @Proof({"RUL-14", "WIN-1"})
    @Rule("CBT-5")
    void example18ARescue() {
        FogPlay attack =
                FogScene.of(2).coins(1, 8).at("b2 Bb1", "c2 Rb1").unitsOf(1).go("c2", "stay");
        FogPlay saved =
                attack.go("dice 5 5 5", "dice 1 1 1").expectAt("b2", "Rb1/B1").expectAt("c2", "-");
        saved.expectAsked(2);
        assertThat(saved.only(FightDecided.class)).isEqualTo(new FightDecided(16, 5));
        FogPlay tie = attack.go("dice 2 2 2", "dice 1 2 2").expect("over");
        assertThat(tie.result().winners()).containsExactly(PlayerId.of(1));
        assertThat(tie.result().why()).isEqualTo("last-standing");
    }
}
