package io.github.casemate.fog.table;

import io.vavr.collection.Array;
import java.util.ArrayList;
import java.util.List;

/** A table as one line of text, for logs and failing tests: everything that equality compares. */
final class TableText {

    private static final String KINDS = "-CFB*";

    private TableText() {}

    static String of(FogTable table) {
        List<String> text = new ArrayList<>();
        Landscape land = table.land();
        FogBoard board = table.board();
        for (int place = 0; place < FogPlace.ROW * FogPlace.ROW; place++) {
            if (land.tile(place) >= 0) {
                String tile = board.tiles().get(land.tile(place)).id();
                text.add(FogPlace.of(place) + " " + tile + " "
                        + land.arrow(place).text());
            }
        }
        text.add("pile " + Long.toHexString(land.pile()));
        for (int space = 0; space < board.length(); space++) {
            String pieces = unit(table.unit(space)) + building(table.building(space));
            if (!pieces.isEmpty()) {
                text.add(FogSpace.of(space) + pieces);
            }
        }
        for (int seat = 0; seat < board.ruleset().players(); seat++) {
            String turns = table.isCountdown() ? " " + table.turnsLeft(seat) + " turns" : "";
            text.add(board.color(seat) + " " + table.coins(seat) + " coins" + turns);
        }
        String acting = table.acting() == 0 ? "" : ", acting " + FogSpace.of(table.acting()) + " " + table.points();
        text.add("turn of " + board.color(table.active()) + " " + table.clock().activations() + acting
                + (table.explored() ? " explored" : "")
                + (table.clock().laid() ? ", tile laid" : ""));
        text.add("quiet " + table.clock().quietTurns());
        table.fight().forEach(fight -> text.add(fight.toString()));
        if (!table.defeats().isEmpty()) {
            text.add(table.defeats().toString());
        }
        table.ending().forEach(ending -> text.add(ending.toString()));
        return Array.ofAll(text).mkString("FogTable[", ", ", "]");
    }

    /** {@code Rb2}: Red, basic, two figures; with {@code !} if it is finished and {@code ?} if it is taking. */
    private static String unit(int unit) {
        return unit == UnitCode.NONE
                ? ""
                : " P" + (UnitCode.owner(unit) + 1) + (UnitCode.isElite(unit) ? "e" : "b") + UnitCode.figures(unit)
                        + (UnitCode.isFinished(unit) ? "!" : "")
                        + (UnitCode.isTaking(unit) ? "?" : "");
    }

    private static String building(int building) {
        return building == BuildingCode.NONE
                ? ""
                : " " + KINDS.charAt(BuildingCode.kind(building)) + (BuildingCode.owner(building) + 1);
    }
}
