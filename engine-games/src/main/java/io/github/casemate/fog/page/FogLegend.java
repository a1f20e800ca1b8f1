package io.github.casemate.fog.page;

import io.github.casemate.fog.tile.Ground;
import io.github.casemate.text.Markup;

/** What the patterns of the ground mean. A wide page shows it while nothing else needs the room. */
final class FogLegend {

    private final FogPen pen;

    FogLegend(FogPen pen) {
        this.pen = pen;
    }

    void draw() {
        Markup markup = pen.markup();
        markup.open("ul", "class", "fog-legend");
        entry(Ground.PLAINS, "Plains", "1 point");
        entry(Ground.FOREST, "Forest", "1 point, defence +1");
        entry(Ground.MOUNTAIN, "Mountain", "2 points (no elite), defence +2");
        entry(Ground.WATER, "Water", "nobody enters");
        entry(Ground.LOT, "Lot", "city or factory, then defence +2");
        markup.close();
    }

    private void entry(Ground ground, String name, String about) {
        int cell = FogPen.CELL;
        pen.markup().open("li");
        pen.picture("0 0 " + cell + " " + cell, "fog-swatch", "");
        new FogTerrain(pen, "fog-").space(ground);
        pen.close();
        pen.markup().open("b").text(name).close().text(" " + about).close();
    }
}
