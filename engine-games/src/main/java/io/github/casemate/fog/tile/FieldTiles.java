package io.github.casemate.fog.tile;

import io.vavr.collection.Array;

/**
 * The tiles that are shipped. All of them are our reconstruction: the rulebook prints no tile, only how many there are of
 * each kind. RUL-26: the grid of 5 x 5 spaces is ours, too.
 */
final class FieldTiles {

    static final String RECONSTRUCTED =
            "Reconstructed: the rulebook prints no tile, so all of these are ours; only their number is printed.";

    /** The start tile as it lies in the north-west corner. It is its own mirror image on the diagonal. */
    static final Tile START = tile("start", "Landing", "~~~..", "~B.L.", "~..f.", ".Lf..", ".....");

    /** The lighthouse tile. It looks the same from all sides. */
    static final Tile LIGHTHOUSE = tile("lighthouse", "Lighthouse", "m...m", "..f..", ".f*f.", "..f..", "m...m");

    /** The 32 field tiles. */
    static final Array<Tile> ALL = Array.of(
            tile("wide-meadow", "Wide Meadow", "..ff.", ".L...", ".....", ".f.L.", ".f..."),
            tile("old-pasture", "Old Pasture", ".....", "ff.L.", ".....", ".Lf..", "..fL."),
            tile("hedge-farms", "Hedge Farms", "..ff.", ".L..L", ".....", "ff...", ".fL.f"),
            tile("great-plain", "Great Plain", ".....", "..f..", "..f..", ".Lf..", "..fL."),
            tile("deep-wood", "Deep Wood", "ff.ff", "f.f.f", ".f.L.", "ff..f", ".f.ff"),
            tile("clearing", "Clearing", "ff.f.", "fL..f", ".....", "f..Lf", ".ff.f"),
            tile("charcoal-wood", "Charcoal Wood", ".fff.", "fL.f.", "..f..", ".f...", ".f.Lf"),
            tile("forest-road", "Forest Road", "f.f.f", "ff.Lf", ".....", "fLf.f", "ff.ff"),
            tile("ridge", "Ridge", "mmfmm", ".m...", ".....", ".LfL.", ".ff.."),
            tile("twin-peaks", "Twin Peaks", ".....", "fmfm.", "L...L", ".....", ".ff.."),
            tile("mountain-wall", "Mountain Wall", "mmmmm", "..mf.", ".....", ".Lff.", "..fL."),
            tile("crater", "Crater", ".mmm.", ".mLfm", ".....", ".mfm.", "L..f."),
            tile("broken-hills", "Broken Hills", "m..fm", "f.m..", ".....", "m.L..", "f.m.L"),
            tile("high-valley", "High Valley", "m.L.m", "m...m", ".....", "mmfmm", "ff..f"),
            tile("stone-quarry", "Stone Quarry", ".ff..", "fmm.L", ".....", ".Lmm.", "....."),
            tile("river-bend", "River Bend", "~....", "~~.L.", "...ff", "..~~f", ".L.~~"),
            tile("hook-lake", "Hook Lake", "f.L..", "f~~..", "f~...", ".~~~.", "...L."),
            tile("two-ponds", "Two Ponds", "....f", ".~.L.", ".....", ".L.~.", "fff~."),
            tile("upper-ford", "Upper Ford", "..L..", "~~.~~", ".....", ".L.ff", "...ff"),
            tile("lower-ford", "Lower Ford", "fff..", "f..L.", ".....", "~~.~~", "L...."),
            tile("cove", "Cove", "~~..L", "~~ff.", ".ff..", "...L.", "....."),
            tile("marsh", "Marsh", ".~.~.", ".fff.", ".~.~L", "...f.", "~L..~"),
            tile("long-lake", "Long Lake", "L....", ".~~~.", "..f~.", ".Lf..", ".ff.."),
            tile("harbour-hill", "Harbour Hill", "~~.mm", "~..L.", ".....", ".L.ff", "...ff"),
            tile("wooded-shore", "Wooded Shore", "..f.~", ".Lf.~", "..f..", "..f.f", "~~fL."),
            tile("valley-farm", "Valley Farm", "mf.fm", "f...L", "f....", "L..ff", "..f.m"),
            tile("mill-stream", "Mill Stream", ".~..f", ".~L..", ".....", "ff~~.", "fL..."),
            tile("spring", "Spring", "f..mm", ".~Lfm", ".....", ".f.~.", "Lf..."),
            tile("isthmus", "Isthmus", "~~.~~", "~.f.~", "..ff.", ".LfL.", "....."),
            tile("crossroads", "Crossroads", "f...f", "fL.L.", ".....", ".ff..", ".L..."),
            tile("market-fields", "Market Fields", "..L..", "f....", "f..L.", "ff...", ".L..f"),
            tile("cliffs", "Cliffs", "mm.~~", "mf.~.", ".....", ".Lff.", "..f.L"));

    private FieldTiles() {}

    private static Tile tile(String id, String name, String... rows) {
        return new Tile(id, name, Array.of(rows));
    }
}
