package io.github.casemate.fog;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.fog.table.FogRuleset;
import io.github.casemate.fog.tile.Tile;
import io.github.casemate.fog.tile.TileCatalog;
import io.github.casemate.pack.Settings;
import io.github.casemate.testkit.rules.Rule;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;

/** The tiles that are shipped, and tiles of one's own. */
class TilesTest {

    private static final TileCatalog SHIPPED = TileCatalog.SHIPPED;

    @Test
    @Rule({"SET-1", "RUL-26"})
    void theShippedTilesAreReconstructedAndCanBePlayed() {
        assertThat(SHIPPED.problem(32)).isEmpty();
        assertThat(SHIPPED.source()).startsWith("Reconstructed");
        String all = SHIPPED.tiles().flatMap(Tile::rows).mkString();
        assertThat(Array.of('.', 'f', 'm', '~', 'L')
                        .map(symbol -> Array.ofAll(all.toCharArray()).count(symbol::equals)))
                .containsExactly(464, 162, 48, 60, 66);
        assertThat(SHIPPED.tiles().filter(tile -> ".f".indexOf(tile.symbol(0, 2, 2)) < 0))
                .isEmpty();
        Tile tower = TileCatalog.lighthouse();
        assertThat(tower.turned(1)).isEqualTo(tower.rows());
        Tile start = TileCatalog.start();
        assertThat(Array.range(0, 25).filter(i -> start.symbol(0, i / 5, i % 5) != start.symbol(0, i % 5, i / 5)))
                .as("the start tile is its own mirror image")
                .isEmpty();
    }

    @Test
    void whatIsWrongWithATileIsSaidWithItsField() {
        assertThat(problem(tile("Bad Id", "x", SHIPPED.tiles().get(3).rows())))
                .startsWith("tiles[3].id: 'Bad Id' is not");
        assertThat(problem(tile(
                        "a" + "-a".repeat(100_000), "x", SHIPPED.tiles().get(3).rows())))
                .isEqualTo("tiles[3].id: is longer than 40 characters");
        for (String name : new String[] {" ", "", "Two\nlines", "\u001b[31mRed", "x".repeat(25)}) {
            assertThat(problem(tile("own", name, SHIPPED.tiles().get(3).rows())))
                    .isEqualTo("tiles[3].name: the tile 'own' needs a line of 1 to 24 characters");
        }
        assertThat(problem(tile("own", "old pasture", Array.of("f....", "..L..", ".....", ".....", "....."))))
                .isEqualTo("tiles[3].name: 'old pasture' is also the name of tiles[1]");
        for (String source : new String[] {"two\nlines", "x".repeat(201)}) {
            assertThat(new TileCatalog(source, SHIPPED.tiles()).problem(20))
                    .containsExactly("source: is not a line of at most 200 characters");
        }
        assertThat(problem(own(".....", ".....", "....."))).isEqualTo("tiles[3].rows: there are 3 rows, not 5");
        assertThat(problem(own(".....", "....", ".....", ".....", ".....")))
                .isEqualTo("tiles[3].rows[1]: '....' has 4 characters, not 5");
        assertThat(problem(own(".....", "..x..", ".....", ".....", ".....")))
                .startsWith("tiles[3].rows[1]: 'x' is not a kind of ground");
        assertThat(problem(own(".....", ".....", "..~..", ".....", ".....")))
                .isEqualTo("tiles[3].rows: the centre is water");
        assertThat(problem(own("..~..", ".....", ".....", ".....", ".....")))
                .startsWith("tiles[3].rows: the middle of a side");
        assertThat(problem(own(".~...", "~~...", ".....", ".....", ".....")))
                .isEqualTo("tiles[3].rows: row 1, column 1 is cut off from the centre");
        assertThat(problem(own("f...f", ".....", "..L..", ".....", "f...f")))
                .contains("looks the same when it is turned");
        assertThat(problem(own("f...f", "....L", "..L..", "L....", "f...f")))
                .contains("looks the same when it is turned");
        assertThat(problem(tile("own", "Own", SHIPPED.tiles().get(1).turned(3))))
                .contains("is tiles[1], 'old-pasture'");
        assertThat(problem(tile("old-pasture", "Own", Array.of("f....", ".L...", ".....", ".....", "....."))))
                .contains("also the id of tiles[1]");
        assertThat(problem(tile("start", "Own", Array.of("f....", "..L..", ".....", ".....", "....."))))
                .contains("every game has");
        assertThat(problem(own("f....", "..L..", ".....", ".....", "....."))).isEmpty();
    }

    private static Tile own(String... rows) {
        return tile("own", "Own", Array.of(rows));
    }

    private static Tile tile(String id, String name, Array<String> rows) {
        return new Tile(id, name, rows);
    }

    /** What is wrong when the fourth tile is another. */
    private static String problem(Tile other) {
        return new TileCatalog("ours", SHIPPED.tiles().update(3, other))
                .problem(20)
                .getOrElse("");
    }

    @Test
    void thereMustBeEnoughTilesForTheBoard() {
        TileCatalog few = new TileCatalog("ours", SHIPPED.tiles().take(20));
        assertThat(FogRuleset.standard(2).withTiles(few).problem()).isEmpty();
        TileCatalog fewer = new TileCatalog("ours", SHIPPED.tiles().take(19));
        assertThat(FogRuleset.standard(2).withTiles(fewer).problem())
                .containsExactly("tiles: there are 19, but the board needs at least 20");
        assertThat(FogRuleset.standard(2)
                        .onBoard(4)
                        .withTiles(new TileCatalog("ours", SHIPPED.tiles().take(11)))
                        .problem())
                .as("the lighthouse is the twelfth")
                .isEmpty();
        assertThat(new TileCatalog("ours", Array.fill(61, SHIPPED.tiles().head())).problem(20))
                .containsExactly("tiles: there are 61, but at most 60 fit");
        IslandOfFogPack pack = new IslandOfFogPack();
        var refused = pack.create(Settings.standard(pack.settings()).with(IslandOfFogPack.TILES, fewer));
        assertThat(refused.getLeft().code()).isEqualTo(Settings.IMPOSSIBLE);
        assertThat(refused.getLeft().sentence()).contains("tiles: there are 19");
    }

    @Test
    void tilesOfOnesOwnAreDrawn() {
        Tile own = own("f....", "..L..", ".....", ".....", ".....");
        TileCatalog other = new TileCatalog("ours", SHIPPED.tiles().update(0, own));
        FogPlay play = FogScene.of(FogRuleset.standard(2).withTiles(other))
                .at("b2 -", "e2 Rb1")
                .unitsOf(1);
        play.go("e2", "B1", "e2 e", "tile own").expectAt("f2", "Rb1");
    }
}
