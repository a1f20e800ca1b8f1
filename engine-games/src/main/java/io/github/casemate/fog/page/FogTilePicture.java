package io.github.casemate.fog.page;

import io.github.casemate.fog.table.Compass;
import io.github.casemate.fog.tile.Tile;
import io.github.casemate.fog.words.FogText;

/** A tile that does not lie on the island, with its arrow. */
final class FogTilePicture {

    private FogTilePicture() {}

    /**
     * @param quarters how many quarter turns clockwise it is turned
     * @param ids what ids begin with; empty if the patterns of the island are there
     */
    static void draw(FogPen pen, Tile tile, int quarters, String ids) {
        String label = tile.name() + ", arrow to the " + FogText.direction(Compass.STRAIGHT.get(quarters));
        pen.picture("0 0 " + FogTerrain.SIDE + " " + FogTerrain.SIDE, "fog-tile", label);
        FogTerrain terrain = new FogTerrain(pen, ids.isEmpty() ? "fog-" : ids);
        if (!ids.isEmpty()) {
            terrain.patterns();
        }
        terrain.tile(tile.grounds(quarters));
        int middle = FogTerrain.SIDE / 2;
        pen.markup().open("g", "transform", "translate(" + middle + " " + middle + ") rotate(" + 90 * quarters + ")");
        pen.path("fog-arrow", "M0-18L15 12H-15Z").close();
        pen.rect(0, 0, FogTerrain.SIDE, FogTerrain.SIDE, 0, "fog-edge").close();
    }
}
