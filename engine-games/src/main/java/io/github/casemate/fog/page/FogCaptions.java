package io.github.casemate.fog.page;

import io.github.casemate.fog.table.BuildingCode;
import io.github.casemate.fog.table.Compass;
import io.github.casemate.fog.table.UnitCode;
import io.github.casemate.text.English;
import java.util.Locale;

/** What pieces are called on a page; the same as in sentences, so that both find each other. */
final class FogCaptions {

    private FogCaptions() {}

    static String unit(int unit) {
        int figures = UnitCode.figures(unit);
        return UnitCode.isElite(unit)
                ? "elite unit"
                : figures == 1 ? "basic unit" : "stack of " + English.number(figures);
    }

    static String building(int building) {
        return switch (BuildingCode.kind(building)) {
            case BuildingCode.CITY -> "city";
            case BuildingCode.FACTORY -> "factory";
            case BuildingCode.BASE -> "base";
            default -> "lighthouse";
        };
    }

    /** A number in digits, and what it counts. */
    static String count(int number, String thing) {
        return number + " " + thing + (number == 1 ? "" : "s");
    }

    static String heading(Compass heading) {
        return heading.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
