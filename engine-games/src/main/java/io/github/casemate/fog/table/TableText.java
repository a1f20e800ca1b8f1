package io.github.casemate.fog.table;

import io.github.casemate.fog.tile.Tile;

/** A table as one line of text, for logs and failing tests: everything that equality compares. */
final class TableText {

    private static final String KINDS = "-CFB*";

    private TableText() {}

    static String of(FogTable table) {
        StringBuilder text = new StringBuilder("FogTable[");
        Landscape land = table.land();
        FogBoard board = table.board();
        for (int place = 0; place < FogPlace.ROW * FogPlace.ROW; place++) {
            int tile = land.tile(place);
            if (tile >= 0) {
                Tile laid = board.tiles().get(tile);
                text.append(FogPlace.of(place)).append(' ').append(laid.id()).append(' ');
                text.append(land.arrow(place).text()).append(", ");
            }
        }
        text.append("pile ").append(Long.toHexString(land.pile()));
        for (int space = 0; space < board.length(); space++) {
            int unit = table.unit(space);
            int building = table.building(space);
            if (unit != UnitCode.NONE || building != BuildingCode.NONE) {
                text.append(", ").append(FogSpace.of(space)).append(unit(unit)).append(building(building));
            }
        }
        for (int seat = 0; seat < board.ruleset().players(); seat++) {
            text.append(", ")
                    .append(board.color(seat))
                    .append(' ')
                    .append(table.coins(seat))
                    .append(" coins");
            text.append(table.isCountdown() ? " " + table.turnsLeft(seat) + " turns" : "");
        }
        text.append(", turn of ")
                .append(board.color(table.active()))
                .append(' ')
                .append(table.activations());
        text.append(table.acting() == 0 ? "" : ", acting " + FogSpace.of(table.acting()) + " " + table.points());
        text.append(table.explored() ? " explored" : "").append(table.laidThisTurn() ? ", tile laid" : "");
        text.append(", quiet ").append(table.quietTurns());
        text.append(table.fight().map(fight -> ", " + fight).getOrElse(""));
        text.append(table.defeats().isEmpty() ? "" : ", " + table.defeats());
        text.append(table.ending() == null ? "" : ", " + table.ending());
        return text.append(']').toString();
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
