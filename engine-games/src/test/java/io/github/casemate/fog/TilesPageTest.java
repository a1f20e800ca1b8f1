package io.github.casemate.fog;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.fog.tile.Tile;
import io.github.casemate.fog.tile.TileCatalog;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/**
 * The page with all tiles is what the code plays with. If it is not, this test fails and leaves the right page in {@code
 * target/island-of-fog-tiles.md}.
 */
class TilesPageTest {

    private static final int IN_A_ROW = 4;

    private static final String HEAD = """
            # Battle on the Island of Fog: the tiles

            <!-- Written by TilesPageTest from the tiles in the code; do not edit. -->

            **All of these tiles are our reconstruction.** The rulebook says how many tiles there are, and prints none of them; no
            public source shows them. Names, ground and the grid of 5 x 5 spaces are ours. The game can be played with
            [tiles of your own](rules.md#tiles-of-your-own).

            `.` plains, `f` forest, `m` mountain, `~` water, `L` a lot, `B` the base square, `*` the lighthouse. Field tiles are
            drawn with their arrow pointing up, to the north.

            """;

    @Test
    void thePageShowsAllTilesAsTheyAre() throws IOException {
        StringBuilder page = new StringBuilder(HEAD);
        page.append("## The start tile and the lighthouse\n\n");
        page.append(
                "The start tile is drawn as it lies in the north-west corner. In the other corners it is turned clockwise.\n");
        page.append("The lighthouse tile looks the same from all sides.\n\n");
        draw(page, Array.of(TileCatalog.start(), TileCatalog.lighthouse()));
        page.append("\n## The field tiles\n\n");
        draw(page, TileCatalog.SHIPPED.tiles());
        Files.writeString(Path.of("target", "island-of-fog-tiles.md"), page);
        assertThat(Files.readString(Path.of("..", "docs", "games", "island-of-fog", "tiles.md")))
                .isEqualTo(page.toString());
    }

    private static void draw(StringBuilder page, Seq<Tile> tiles) {
        page.append("```\n");
        boolean first = true;
        for (Seq<Tile> row : tiles.grouped(IN_A_ROW)) {
            page.append(first ? "" : "\n");
            first = false;
            line(page, row.map(Tile::name));
            for (int i = 0; i < Tile.SIDE; i++) {
                int number = i;
                line(
                        page,
                        row.map(tile -> String.join(" ", tile.rows().get(number).split(""))));
            }
        }
        page.append("```\n");
    }

    private static void line(StringBuilder page, Seq<String> cells) {
        page.append(cells.map(cell -> String.format("%-18s", cell)).mkString().stripTrailing())
                .append('\n');
    }
}
