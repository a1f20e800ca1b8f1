package io.github.casemate.fire.box;

import io.vavr.collection.Array;
import io.vavr.control.Option;

/** What can be wrong with the drawing of a building. */
final class BlueprintCheck {

    private static final int LONGEST_SIDE = 6;
    private static final int MOST_LEVELS = 6;

    private BlueprintCheck() {}

    /** {@return the first thing that is wrong, naming the field; none if nothing is} */
    static Option<String> problem(Blueprint plan) {
        return CatalogCheck.naming("building", plan.id(), plan.name(), plan.source())
                .orElse(() -> size(plan))
                .orElse(() -> ground(plan))
                .orElse(() -> levels(plan))
                .orElse(() -> repeated(plan));
    }

    private static Option<String> size(Blueprint plan) {
        if (plan.levels().isEmpty() || plan.levels().size() > MOST_LEVELS) {
            return Option.some("levels: " + plan.levels().size() + " are not possible; possible: 1 to " + MOST_LEVELS);
        }
        int rows = plan.ground().size();
        int columns = rows == 0 ? 0 : plan.ground().head().length();
        if (rows > LONGEST_SIDE || columns < 1 || columns > LONGEST_SIDE) {
            return Option.some("ground: " + columns + " by " + rows + " cells are not possible; each side has 1 to "
                    + LONGEST_SIDE);
        }
        if (plan.ground().exists(row -> row.length() != columns)) {
            return Option.some("ground: its rows are not of the same length");
        }
        int at =
                plan.levels().indexWhere(level -> level.size() != rows || level.exists(row -> row.length() != columns));
        return Option.when(at >= 0, () -> "levels[" + at + "]: is not of the same size as the ground");
    }

    private static Option<String> ground(Blueprint plan) {
        String possible = switch (plan.rule()) {
            case OPEN_LAND, RIVER_ARCH, TALLER_RECLAIMS -> "L";
            case ACROSS_RIVER -> "L~";
            case PORT -> "LO";
            case VOLCANO -> "V";
            case ON_OWN_BUILDING -> "T";
        };
        String all = plan.ground().mkString("");
        for (int cell = 0; cell < all.length(); cell++) {
            char drawn = all.charAt(cell);
            if (drawn != '.' && possible.indexOf(drawn) < 0) {
                return Option.some(
                        "ground: '" + drawn + "' is not possible for " + plan.rule() + "; possible: . " + possible);
            }
        }
        for (int i = 0; i < possible.length(); i++) {
            char needed = possible.charAt(i);
            if (all.indexOf(needed) < 0) {
                return Option.some("ground: " + plan.rule() + " needs a cell '" + needed + "'");
            }
        }
        String lowest = plan.levels().head().mkString("");
        for (int cell = 0; cell < all.length(); cell++) {
            if ((all.charAt(cell) == '.') != (lowest.charAt(cell) == '.')) {
                return Option.some("levels[0]: does not cover the same cells as the ground");
            }
        }
        return Option.when(lowest.indexOf('R') >= 0, "levels[0]: a Roof cannot lie on the ground");
    }

    private static Option<String> levels(Blueprint plan) {
        Array<PlanLevel> drawn = Array.empty();
        for (int at = 0; at < plan.levels().size(); at++) {
            String field = "levels[" + at + "]: ";
            Array<String> level = plan.levels().get(at);
            if (!level.mkString("").matches("[#BR.]*") || level.forAll(row -> row.matches("\\.*"))) {
                return Option.some(field + "consists of #, BBB, RR and ., and is not empty");
            }
            if (level.exists(row -> row.replace("BBB", "").indexOf('B') >= 0
                    || row.replace("RR", "").indexOf('R') >= 0)) {
                return Option.some(field + "each BBB is one Bridge and each RR one Roof, read from the left");
            }
            drawn = drawn.append(PlanLevel.of(level));
            for (int y = 0; y < level.size(); y++) {
                for (int x = 0; x < level.get(y).length(); x++) {
                    boolean above =
                            drawn.get(at).kind(x, y) != '.' && !drawn.get(at).isOpening(x, y);
                    char below = at == 0
                            ? plan.ground().get(y).charAt(x)
                            : drawn.get(at - 1).kind(x, y);
                    if (above && (at == 0 ? below == '~' : below == '.' || below == 'R')) {
                        return Option.some(field + "nothing carries the cell in row " + y + ", column " + x);
                    }
                }
            }
        }
        boolean arch = plan.levels().head().exists(row -> row.contains("BBB"));
        return Option.when(
                plan.rule() == SiteRule.RIVER_ARCH && !arch,
                "levels[0]: " + plan.rule() + " needs a Bridge on the ground");
    }

    private static Option<String> repeated(Blueprint plan) {
        boolean reclaims = plan.rule() == SiteRule.TALLER_RECLAIMS;
        if (!reclaims && plan.repeated() != 0) {
            return Option.some("repeated: only a building that can be reclaimed repeats a level");
        }
        int last = plan.levels().size() - 1;
        if (reclaims && (plan.repeated() < 1 || plan.repeated() > last || last > Blueprint.MOST_REPEATED)) {
            return Option.some("repeated: " + plan.repeated() + " is not possible; possible: 1 to " + last);
        }
        return Option.when(
                reclaims
                        && !plan.levels()
                                .get(plan.repeated() - 1)
                                .equals(plan.levels().head()),
                "repeated: the level that is repeated has to be like the first");
    }
}
