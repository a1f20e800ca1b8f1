package io.github.casemate.fog.page;

import io.github.casemate.fog.table.BuildingCode;
import io.github.casemate.fog.table.FogBoard;
import io.github.casemate.fog.table.FogPlace;
import io.github.casemate.fog.table.FogSpace;
import io.github.casemate.fog.table.FogTable;
import io.github.casemate.fog.table.FogVariant;
import io.github.casemate.fog.table.UnitCode;
import io.github.casemate.fog.tile.Ground;
import io.github.casemate.fog.tile.Tile;
import io.github.casemate.fog.words.FogText;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.pack.Names;
import io.github.casemate.text.English;
import io.github.casemate.text.Markup;

/**
 * The island: the tiles and the fog below, the pieces on them, and above these what can be chosen. The layers of land and
 * pieces have ids, so that a narrow page can show them once more as a small overview.
 */
final class FogIsland {

    /** Where a building stands that has a unit on it. */
    private static final String BEHIND = "translate(-5 -5) scale(.82)";

    /** Where a unit stands that is on a building. */
    private static final String BEFORE = "translate(9 9) scale(.72)";

    private final FogTable table;
    private final FogBoard board;
    private final FogChoices choices;
    private final Names names;
    private final Markup markup = new Markup();
    private final FogPen pen = new FogPen(markup);
    private final FogTerrain terrain = new FogTerrain(pen, "fog-");
    private final FogTokens tokens = new FogTokens(pen);

    FogIsland(FogTable table, FogChoices choices, Names names) {
        this.table = table;
        this.board = table.board();
        this.choices = choices;
        this.names = names;
    }

    String html() {
        FogWindow window = FogWindow.of(table, choices);
        int side = FogWindow.width(window.all());
        String whole = "0 0 " + side + " " + side;
        markup.open("div", "class", window.isWhole() ? "fog-map" : "fog-map fog-zoomed", "style", window.style());
        markup.open("svg", "viewBox", whole, "class", "fog-island", "role", "group", "aria-label", "The island");
        terrain.patterns();
        pen.rect(0, 0, side, side, 14, "fog-sea");
        margins(window.all());
        markup.open("g", "id", "fog-land");
        for (long rest = board.places(); rest != 0; rest &= rest - 1) {
            place(Long.numberOfTrailingZeros(rest));
        }
        markup.close().open("g", "id", "fog-pieces");
        for (int space = 0; space < board.length(); space++) {
            pieces(space);
        }
        markup.close();
        new FogChoiceLayer(pen, table, choices).draw();
        markup.close().close();
        overview(window, whole);
        return markup.toString();
    }

    private void margins(int all) {
        int end = FogPen.MARGIN + all * FogPen.CELL;
        for (int i = 0; i < all; i++) {
            int middle = FogPen.MARGIN + i * FogPen.CELL + FogPen.CELL / 2;
            String letter = FogSpace.of(FogSpace.ROW + i).toString().substring(0, 1);
            String number = String.valueOf(i + 1);
            pen.words(middle, 21, "fog-margin", letter).words(middle, end + 21, "fog-margin", letter);
            pen.words(15, middle + 6, "fog-margin", number).words(end + 15, middle + 6, "fog-margin", number);
        }
    }

    private void place(int place) {
        int corner = board.spaceOf(place, 0);
        String name = FogPlace.of(place).toString();
        int tile = table.land().tile(place);
        boolean fog = tile < 0;
        markup.open(
                "g",
                "transform",
                "translate(" + FogPen.x(corner) + " " + FogPen.y(corner) + ")",
                "role",
                "img",
                "aria-label",
                name + ", " + (fog ? "fog" : board.tiles().get(tile).name()));
        // What is animated has no transform of its own.
        markup.open("g", "data-piece", fog ? "" : "tile-" + name);
        if (fog) {
            terrain.mist();
            pen.words(100, 96, "fog-place", name).words(100, 128, "fog-worth", "worth " + board.value(place));
        } else {
            byte[] grounds = new byte[Tile.SIDE * Tile.SIDE];
            for (int i = 0; i < grounds.length; i++) {
                grounds[i] = (byte) table.land().ground(board.spaceOf(place, i));
            }
            terrain.tile(grounds);
            pen.words(17, 18, "fog-corner", name);
        }
        pen.rect(0, 0, FogTerrain.SIDE, FogTerrain.SIDE, 0, "fog-edge");
        markup.close().close();
    }

    private void pieces(int space) {
        int unit = table.unit(space);
        int building = table.building(space);
        boolean both = unit != UnitCode.NONE;
        if (building != BuildingCode.NONE) {
            int owner = BuildingCode.owner(building);
            String kind = FogText.building(building);
            begin(space, kind + "-" + owner + "-" + FogSpace.of(space), "", owner, kind, "");
            shifted(both ? BEHIND : "");
            tokens.building(building, pays(space, building));
            markup.close();
            end();
        } else if (table.ground(space) == Ground.LIGHTHOUSE) {
            pen.group(FogPen.middleX(space), FogPen.middleY(space), "fog-piece");
            markup.open("g", "role", "img", "aria-label", "the lighthouse on " + FogSpace.of(space) + ", nobody's");
            shifted(both ? BEHIND : "");
            tokens.tower("fog-house");
            markup.close();
            end();
        }
        if (both) {
            unit(space, unit, building);
        }
    }

    /** RUL-7: what a building pays; the lighthouse does not say that it pays three. */
    private int pays(int space, int building) {
        boolean pays = BuildingCode.kind(building) == BuildingCode.CITY || board.plays(FogVariant.ALL_PAY);
        return pays && BuildingCode.kind(building) != BuildingCode.LIGHTHOUSE ? table.value(space) : 0;
    }

    private void unit(int space, int unit, int building) {
        int owner = UnitCode.owner(unit);
        boolean acting = table.acting() == space;
        boolean guest = building != BuildingCode.NONE && BuildingCode.owner(building) != owner;
        boolean onHouse = building != BuildingCode.NONE || table.ground(space) == Ground.LIGHTHOUSE;
        boolean done = UnitCode.isFinished(unit);
        String about = (done ? ", finished" : "")
                + (guest ? ", taking the " + FogText.building(building) : "")
                + (acting ? ", " + FogText.count(table.points(), "point") + " left" : "");
        begin(
                space,
                acting ? "acting-" + owner : "unit-" + owner + "-" + FogSpace.of(space),
                "unit-" + owner,
                owner,
                FogText.unit(unit),
                about);
        shifted(onHouse ? BEFORE : "");
        if (acting) {
            pen.circle(0, 0, 20, "fog-acting");
        }
        tokens.unit(unit);
        if (done) {
            pen.circle(11, 10, 7, "fog-done").path("fog-tick", "M7 10l3 3l5-6");
        }
        if (acting) {
            pen.circle(13, -13, 9, "fog-points").words(13, -8, "fog-points-left", String.valueOf(table.points()));
        }
        markup.close();
        if (guest) {
            pen.path("fog-alarm", "M14-19l6 12h-12z").words(14, -9, "fog-alarm-sign", "!");
        }
        end();
    }

    /**
     * @param kin what the page takes for one piece that has moved, if one goes and another comes; empty if it cannot move
     */
    private void begin(int space, String piece, String kin, int owner, String kind, String about) {
        PlayerId player = PlayerId.of(owner);
        String where = kind + " on " + FogSpace.of(space);
        pen.group(FogPen.middleX(space), FogPen.middleY(space), "fog-piece");
        markup.open(
                "g",
                "data-piece",
                piece,
                "data-kin",
                kin,
                "data-thing",
                names.isYou(player) ? English.capital(where) : "",
                "role",
                "img",
                "aria-label",
                names.whose(player) + " " + where + about);
    }

    private void shifted(String transform) {
        markup.open("g", "transform", transform);
    }

    private void end() {
        markup.close().close();
    }

    /** Only a narrow page shows it, and only if it does not show the whole island. */
    private void overview(FogWindow window, String whole) {
        if (window.isWhole()) {
            return;
        }
        int size = FogWindow.width(window.side());
        markup.open("svg", "viewBox", whole, "class", "fog-overview", "role", "img", "aria-label", "The whole island");
        markup.empty("use", "href", "#fog-land").empty("use", "href", "#fog-pieces");
        pen.rect(FogWindow.start(window.column()), FogWindow.start(window.row()), size, size, 0, "fog-window");
        markup.close();
    }
}
