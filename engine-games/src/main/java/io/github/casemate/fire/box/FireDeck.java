package io.github.casemate.fire.box;

import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * The buildings and the deck of the standard game. The rulebook prints its cards as pictures that are lost. Everything
 * here is our reconstruction, true to what the rulebook says in words; the source of each entry tells what that is.
 */
public final class FireDeck {

    private static final Array<Blueprint> BUILDINGS = Array.of(
            building("cottage", "Cottage", "##/#. | RR/#.", "LL/L.", SiteRule.OPEN_LAND),
            building("marketplace", "Marketplace", "BBB/### | .../RR#", "LLL/LLL", SiteRule.OPEN_LAND),
            building("mill", "Mill", "BBB/##. | #../RR.", "LLL/LL.", SiteRule.RIVER_ARCH),
            building("chapel", "Chapel", "### | RR#", "LLL", SiteRule.OPEN_LAND),
            building("inn", "Inn", "###/##. | ##./RR.", "LLL/LL.", SiteRule.OPEN_LAND),
            building("stable", "Stable", "BBB/##. | RR./RR.", "LLL/LL.", SiteRule.OPEN_LAND),
            building("monument", "Monument", "##/## | #./.. | #./..", "LL/LL", SiteRule.OPEN_LAND),
            building("rampart", "Rampart", "##### | #.#.#", "LLLLL", SiteRule.OPEN_LAND),
            building("covered-bridge", "Covered Bridge", "BBB | ### | RR.", "L~L", SiteRule.ACROSS_RIVER),
            building("beacon", "Beacon", "# | # | #", "T", SiteRule.ON_OWN_BUILDING),
            building("tower", "Tower", "##/## | ##/## | ##/## | RR/..", "LL/LL", SiteRule.TALLER_RECLAIMS),
            building("port", "Port", "####/##.. | RR.#/##.. | ..../RR..", "LLOO/LL..", SiteRule.PORT),
            building("temple", "Temple", "### | RR# | ..#", "VVV", SiteRule.VOLCANO),
            building("manor", "Manor", "###/### | ###/### | RR#/RR# | ..#/...", "LLL/LLL", SiteRule.OPEN_LAND),
            building("grand-bridge", "Grand Bridge", "BBB/BBB | ###/### | RR#/RR#", "L~L/L~L", SiteRule.ACROSS_RIVER),
            building(
                    "fortress",
                    "Fortress",
                    "####/#..#/#..#/BBB# | #RR#/..../..../#..# | #..#/..../..../....",
                    "LLLL/L..L/L..L/LLLL",
                    SiteRule.OPEN_LAND),
            building(
                    "cathedral",
                    "Cathedral",
                    "#####/##### | #####/##### | RRRR#/RRRR# | ....#/.....",
                    "LLLLL/LLLLL",
                    SiteRule.OPEN_LAND),
            building("signal-fire", "Signal Fire", "## | #.", "LL", SiteRule.OPEN_LAND),
            building("shrine", "Shrine", "##/#. | RR/..", "LL/L.", SiteRule.OPEN_LAND));

    private static final Array<FireCard> CARDS = Array.of(
            challenge("mill", 3, 1, Bonus.MORE_MILLING),
            challenge("marketplace", 3, 1, Bonus.MORE_TRADES),
            challenge("chapel", 3, 1, Bonus.MORE_DISCARDS),
            challenge("inn", 3, 1, Bonus.MORE_OFFERS),
            challenge("stable", 3, 1, Bonus.ARMY_RANGE),
            challenge("monument", 3, 1, Bonus.GIANT_NEVER_EATS),
            challenge("rampart", 3, 1, Bonus.NO_ENTRY),
            challenge("covered-bridge", 3, 1, Bonus.TOLL),
            challenge("beacon", 3, 1, Bonus.GIANT_FREE_CHOICE),
            challenge("tower", 1, 2, Bonus.DOUBLES_GIVE_ONE),
            challenge("port", 2, 2, Bonus.CHEAPER_TRADES),
            challenge("temple", 2, 2, Bonus.DOUBLES_MOVE_FAR),
            challenge("manor", 3, 2, Bonus.DOUBLE_HARVEST),
            challenge("grand-bridge", 2, 2, Bonus.GIANT_NOTICES_LATE),
            challenge("fortress", 2, 3, Bonus.ARMY),
            challenge("cathedral", 2, 3, Bonus.SANCTUARY),
            event("eruption", "Volcanic Eruption", 2, false, EventEffect.ERUPTION),
            event("major-flooding", "Major Flooding", 2, false, EventEffect.MAJOR_FLOODING),
            event("flood", "Flood", 2, false, EventEffect.FLOOD),
            event("good-fortune", "Good Fortune", 3, false, EventEffect.TAKE_THREE),
            event("giants-lure", "Giant's Lure", 2, false, EventEffect.GIANT_WITHIN_TWO),
            event("signal-fire", "Signal Fire", 2, true, EventEffect.GIANT_ANYWHERE),
            event("shrine", "Shrine", 2, true, EventEffect.HARVEST));

    /** The standard buildings and cards. */
    public static final FireCatalog STANDARD = new FireCatalog("fire-island-deck", BUILDINGS, CARDS);

    private FireDeck() {}

    private static Blueprint building(String id, String name, String levels, String ground, SiteRule rule) {
        return new Blueprint(
                id,
                name,
                Array.of(levels.split(" \\| ")).map(level -> Array.of(level.split("/"))),
                Array.of(ground.split("/")),
                rule,
                rule == SiteRule.TALLER_RECLAIMS ? 3 : 0,
                source(id));
    }

    private static FireCard challenge(String id, int copies, int points, Bonus bonus) {
        String name = BUILDINGS.find(building -> building.id().equals(id)).get().name();
        return new FireCard(id, name, copies, points, Option.some(id), Option.some(bonus), Option.none(), source(id));
    }

    private static FireCard event(String id, String name, int copies, boolean builds, EventEffect effect) {
        return new FireCard(
                id, name, copies, 0, Option.when(builds, id), Option.none(), Option.some(effect), source(id));
    }

    /** What the rulebook does say. */
    private static String source(String id) {
        String printed = switch (id) {
            case "cottage" -> "that a Hook is a ground floor for it";
            case "mill" -> "its name, the archway and that it runs along a river";
            case "marketplace" -> "its name";
            case "monument" -> "its name";
            case "tower" -> "its name, and that a taller one reclaims the card";
            case "port" -> "its name, and that it may stand in the ocean";
            case "fortress" -> "its name, and that it gives an army";
            case "eruption" -> "its name, and that it destroys everything in the volcano territory";
            case "major-flooding" -> "its name";
            case "flood" -> "its name, and that bricks beside a river are in danger";
            case "good-fortune" -> "its name";
            default -> "";
        };
        return printed.isEmpty() ? "reconstructed" : "reconstructed; printed: " + printed;
    }
}
