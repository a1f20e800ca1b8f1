package io.github.casemate.fire.page;

import io.github.casemate.fire.box.Blueprint;
import io.github.casemate.fire.box.BuildingForm;
import io.github.casemate.fire.box.BuildingPlan;
import io.github.casemate.fire.box.Element;
import io.github.casemate.fire.box.Shape;
import io.github.casemate.fire.box.SiteRule;
import io.github.casemate.fire.box.Terrain;
import io.github.casemate.fire.table.Board;
import io.github.casemate.fire.table.Building;
import io.github.casemate.fire.table.FireTable;

/**
 * The place where most of a building already stands as loose bricks of its builder, for a plan that shows what is still
 * missing. It follows SIT-2 and SIT-3; whether the missing bricks can be reached is not asked. If nothing stands anywhere,
 * it is the building as its card draws it.
 *
 * @param form the form of the building
 * @param x the column of its north-west corner; negative if nothing stands
 * @param y the row of its north-west corner
 * @param base the level that it stands on
 * @param standing how many cells are there already
 */
record NearestSite(BuildingForm form, int x, int y, int base, int standing) {

    static NearestSite of(FireTable table, int seat, BuildingPlan plan) {
        NearestSite best = new NearestSite(plan.forms().head(), -1, 0, 0, 0);
        Terrain terrain = table.realm().terrain();
        boolean onTop = plan.blueprint().rule() == SiteRule.ON_OWN_BUILDING;
        for (BuildingForm form : plan.forms()) {
            for (int y = 0; y < terrain.height(); y++) {
                for (int x = 0; x < terrain.width(); x++) {
                    if (form.fits(x, y)) {
                        int ground = terrain.groundAt(x + form.dx(0, 0), y + form.dy(0, 0));
                        int lowest = onTop ? 1 : ground;
                        int highest = onTop ? Math.min(table.board().top(), Board.MOST_LEVELS - form.levels()) : ground;
                        for (int base = lowest; base <= highest; base++) {
                            int standing = standing(table, seat, plan, form, x, y, base);
                            best = standing > best.standing ? new NearestSite(form, x, y, base, standing) : best;
                        }
                    }
                }
            }
        }
        return best;
    }

    /** How many cells stand; 0 if the site is closed. */
    private static int standing(
            FireTable table, int seat, BuildingPlan plan, BuildingForm form, int x, int y, int base) {
        int standing = 0;
        for (int level = 0; level < form.levels(); level++) {
            for (int cell = 0; cell < form.size(level); cell++) {
                int at = table.board().at(base + 1 + level, x + form.dx(level, cell), y + form.dy(level, cell));
                if (at != 0 && !Board.isLoose(at, seat, form.codes(level, cell))) {
                    return 0;
                }
                standing += at == 0 ? 0 : 1;
            }
        }
        return standing > 0 && isAllowed(table, seat, plan, form, x, y, base) ? standing : 0;
    }

    private static boolean isAllowed(
            FireTable table, int seat, BuildingPlan plan, BuildingForm form, int x, int y, int base) {
        Terrain terrain = table.realm().terrain();
        SiteRule rule = plan.blueprint().rule();
        for (int cell = 0; cell < form.size(0); cell++) {
            int column = x + form.dx(0, cell);
            int row = y + form.dy(0, cell);
            if (terrain.territoryAt(column, row) == table.walkers().giant()
                    || (rule == SiteRule.VOLCANO && terrain.groundAt(column, row) != base)
                    || (rule == SiteRule.ON_OWN_BUILDING && !isTop(table, seat, base, column, row))) {
                return false;
            }
        }
        return true;
    }

    private static boolean isTop(FireTable table, int seat, int level, int x, int y) {
        int at = table.board().at(level, x, y);
        if (Board.owner(at) != seat || Board.building(at) == 0 || Board.element(at) == Element.ROOF) {
            return false;
        }
        Building below = table.building(Board.building(at));
        Blueprint blueprint = table.realm().plans().get(below.plan()).blueprint();
        return blueprint.rule() != SiteRule.ON_OWN_BUILDING
                && !below.isIn(table.walkers().giant());
    }

    /** {@return whether a cell of the building stands already} */
    boolean stands(FireTable table, int level, int cell) {
        return x >= 0 && table.board().at(base + 1 + level, x + form.dx(level, cell), y + form.dy(level, cell)) != 0;
    }

    /** {@return what a cell needs: {@code B} a Bridge, {@code R} a Roof, {@code #} any other element} */
    char kind(int level, int cell) {
        long codes = form.codes(level, cell);
        return (codes & Kinds.BRIDGE) != 0 ? 'B' : (codes & Kinds.ROOF) != 0 ? 'R' : '#';
    }

    /** The codes of all cells of an element. */
    private static final class Kinds {
        static final long BRIDGE = codes(Element.BRIDGE);
        static final long ROOF = codes(Element.ROOF);

        private static long codes(Element element) {
            long codes = 0;
            for (Shape shape : Shape.of(element)) {
                codes |= ((1L << shape.size()) - 1) << shape.code();
            }
            return codes;
        }
    }
}
