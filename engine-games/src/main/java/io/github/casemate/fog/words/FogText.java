package io.github.casemate.fog.words;

import io.github.casemate.fog.rules.FightOdds;
import io.github.casemate.fog.table.BuildingCode;
import io.github.casemate.fog.table.Compass;
import io.github.casemate.fog.table.FogBoard;
import io.github.casemate.fog.table.FogTable;
import io.github.casemate.fog.table.UnitCode;
import io.github.casemate.fog.tile.Tile;
import io.github.casemate.text.English;
import io.github.casemate.text.Style;
import io.vavr.collection.CharSeq;
import java.util.Locale;

/** The words that sentences, labels, drawings and pages share, so that they call everything the same. */
public final class FogText {

    private FogText() {}

    /**
     * {@return what a unit is}
     *
     * @param unit a unit
     */
    public static String unit(int unit) {
        int figures = UnitCode.figures(unit);
        return UnitCode.isElite(unit)
                ? "elite unit"
                : figures == 1 ? "basic unit" : "stack of " + English.number(figures);
    }

    /**
     * {@return what a building is}
     *
     * @param building a building
     */
    public static String building(int building) {
        return switch (BuildingCode.kind(building)) {
            case BuildingCode.CITY -> "city";
            case BuildingCode.FACTORY -> "factory";
            case BuildingCode.BASE -> "base";
            default -> "lighthouse";
        };
    }

    /** The colour that a player is called by; each can be read on light and on dark screens. */
    static Style style(FogBoard board, int seat) {
        return Style.colored(
                        switch (board.color(seat)) {
                            case "Red" -> 160;
                            case "Yellow" -> 136;
                            case "Blue" -> 33;
                            default -> 29;
                        })
                .inBold();
    }

    static String ground(FogTable table, int space) {
        return switch (table.ground(space)) {
            case FOG -> "fog";
            case PLAINS -> "plains";
            case FOREST -> "forest";
            case MOUNTAIN -> "mountain";
            case WATER -> "water";
            case LOT -> "empty lot";
            case LIGHTHOUSE -> "lighthouse";
        };
    }

    /**
     * {@return the name of a direction}
     *
     * @param heading the direction
     */
    public static String direction(Compass heading) {
        return heading.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** Dice as people say them: 225 is "2, 2 and 5". */
    static String dice(int dice) {
        return English.list(CharSeq.of(String.valueOf(dice)).map(String::valueOf));
    }

    static String tile(FogBoard board, String id) {
        return board.tiles().find(tile -> tile.id().equals(id)).map(Tile::name).getOrElse(id);
    }

    static String odds(FightOdds odds) {
        return "wins " + percent(odds.win()) + ", ties " + percent(odds.tie());
    }

    /**
     * {@return a number in digits, and what it counts, for captions}
     *
     * @param number the number
     * @param thing one of what it counts
     */
    public static String count(int number, String thing) {
        return number + " " + thing + (number == 1 ? "" : "s");
    }

    /**
     * {@return a part of one in percent}
     *
     * @param part the part
     */
    public static String percent(double part) {
        return Math.round(100 * part) + "%";
    }
}
