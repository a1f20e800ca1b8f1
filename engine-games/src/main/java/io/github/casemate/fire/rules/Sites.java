package io.github.casemate.fire.rules;

import io.github.casemate.fire.box.Blueprint;
import io.github.casemate.fire.box.Brick;
import io.github.casemate.fire.box.BuildingForm;
import io.github.casemate.fire.box.BuildingPlan;
import io.github.casemate.fire.box.Element;
import io.github.casemate.fire.box.Realm;
import io.github.casemate.fire.box.Shape;
import io.github.casemate.fire.box.SiteRule;
import io.github.casemate.fire.box.Terrain;
import io.github.casemate.fire.table.Board;
import io.github.casemate.fire.table.Building;
import io.github.casemate.fire.table.Counts;
import io.github.casemate.fire.table.FireTable;
import io.github.casemate.kernel.PlayerId;
import io.vavr.collection.Array;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Sites (SIT-2 to SIT-5, TOW): where a building could stand, is being built, or is complete. A site is a plan, one of its
 * forms, a place, and the level that it stands on. Nothing is searched that does not contain a given brick: the plans know
 * in which of their forms the brick could lie, and where.
 */
public final class Sites {

    /** What somebody may build, and the card for it. */
    record Project(BuildingPlan plan, int card, boolean reclaims) {

        /** {@return the id of the card, or of the Cottage} */
        String name(Realm realm) {
            return card == Building.NO_CARD
                    ? plan.blueprint().id()
                    : realm.card(card).id();
        }
    }

    /** A place where a project could stand. */
    record Site(Project project, int form, int x, int y, int base) {}

    private enum Status {
        CLOSED,
        OPEN,
        FULL
    }

    private Sites() {}

    /** {@return BLD-7: what a player may work on above the ground: the hand in deck order, Towers, Cottages last} */
    static Array<Project> projects(FireTable table, PlayerId player) {
        Counts hand = table.hand(player);
        List<Project> all = new ArrayList<>();
        for (int card = 0; card < hand.kinds(); card++) {
            if (hand.of(card) > 0) {
                addFromHand(table.realm(), card, all);
            }
        }
        addReclaims(table, player, all);
        all.add(cottage(table));
        return Array.ofAll(all);
    }

    /** {@return what a player whose hand is not known might be working on: every card that does not lie face up} */
    static Array<Project> possibleProjects(FireTable table, PlayerId player) {
        List<Project> all = new ArrayList<>();
        for (int card = 0; card < table.realm().cards(); card++) {
            if (table.faceUp(card) < table.realm().card(card).copies()) {
                addFromHand(table.realm(), card, all);
            }
        }
        addReclaims(table, player, all);
        all.add(cottage(table));
        return Array.ofAll(all);
    }

    /** TOW-1: who holds the card builds the lowest Tower, or one level more. */
    private static void addFromHand(Realm realm, int card, List<Project> all) {
        Array<BuildingPlan> plans = realm.plansOf(card);
        for (int i = 0; i < plans.size() && i < 2; i++) {
            all.add(new Project(plans.get(i), card, false));
        }
    }

    /** TOW-2: one or two levels more than a Tower whose card lies before another player. */
    private static void addReclaims(FireTable table, PlayerId player, List<Project> all) {
        for (Building building : table.buildings()) {
            BuildingPlan low = table.realm().plans().get(building.plan());
            if (building.card() != Building.NO_CARD
                    && low.blueprint().rule() == SiteRule.TALLER_RECLAIMS
                    && !building.owner().equals(player)) {
                for (BuildingPlan plan : table.realm().plansOf(building.card())) {
                    if (plan.rise() == low.rise() + 1 || plan.rise() == low.rise() + 2) {
                        all.add(new Project(plan, building.card(), true));
                    }
                }
            }
        }
    }

    private static Project cottage(FireTable table) {
        return new Project(table.realm().plan(Blueprint.COTTAGE), Building.NO_CARD, false);
    }

    /** {@return SIT-5: whether a brick fits an open site of one of some projects} */
    static boolean fits(FireTable table, int seat, Array<Project> projects, Shape shape, int level, int x, int y) {
        for (int i = 0; i < projects.size(); i++) {
            if (find(table, seat, projects.get(i), shape, level, x, y, Status.OPEN, null)) {
                return true;
            }
        }
        return false;
    }

    /** {@return SIT-7: the full sites of some projects that contain a brick} */
    static Array<Site> full(FireTable table, int seat, Array<Project> projects, Brick brick) {
        List<Site> found = new ArrayList<>();
        for (int i = 0; i < projects.size(); i++) {
            find(table, seat, projects.get(i), brick.shape(), brick.level(), brick.x(), brick.y(), Status.FULL, found);
        }
        return Array.ofAll(found);
    }

    /** Looks at the sites of a project that contain a brick: until one is as wanted, or at all if there is a list. */
    private static boolean find(
            FireTable table,
            int seat,
            Project project,
            Shape shape,
            int level,
            int x,
            int y,
            Status wanted,
            @Nullable List<Site> found) {
        BuildingPlan plan = project.plan();
        SiteRule rule = plan.blueprint().rule();
        int lowest = rule == SiteRule.ON_OWN_BUILDING
                ? 1
                : rule == SiteRule.VOLCANO ? table.realm().terrain().groundAt(x, y) : 0;
        int highest = rule == SiteRule.ON_OWN_BUILDING ? level - 1 : lowest;
        for (int base = Math.max(lowest, level - plan.levels()); base <= highest && base < level; base++) {
            int within = level - 1 - base;
            for (int use = 0; use < plan.uses(within, shape); use++) {
                int form = plan.form(within, shape, use);
                int left = x - plan.dx(within, shape, use);
                int top = y - plan.dy(within, shape, use);
                Status status = status(table, seat, plan, form, left, top, base);
                if (status == wanted || status == Status.FULL) {
                    if (found == null) {
                        return true;
                    }
                    found.add(new Site(project, form, left, top, base));
                }
            }
        }
        return false;
    }

    /** SIT-3, and whether all of its cells are filled. */
    private static Status status(FireTable table, int seat, BuildingPlan plan, int number, int x, int y, int base) {
        BuildingForm form = plan.forms().get(number);
        if (!form.fits(x, y)) {
            return Status.CLOSED;
        }
        Board board = table.board();
        boolean full = true;
        for (int level = 0; level < form.levels(); level++) {
            for (int cell = 0; cell < form.size(level); cell++) {
                int at = board.at(base + 1 + level, x + form.dx(level, cell), y + form.dy(level, cell));
                if (at == 0) {
                    full = false;
                } else if (!Board.isLoose(at, seat, form.codes(level, cell))) {
                    return Status.CLOSED;
                }
            }
        }
        return isAllowed(table, seat, plan, form, x, y, base) ? full ? Status.FULL : Status.OPEN : Status.CLOSED;
    }

    /** The parts of SIT-3 that are not about bricks of the site itself. */
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
        return plan != table.realm().plan(Blueprint.COTTAGE)
                || !hasCottage(table, seat, terrain.territoryAt(x + form.dx(0, 0), y + form.dy(0, 0)));
    }

    /** SIT-4: on a completed own building that is not one of the same rule, not on a Roof, outside the Giant's reach. */
    private static boolean isTop(FireTable table, int seat, int level, int x, int y) {
        int at = table.board().at(level, x, y);
        if (Board.owner(at) != seat || Board.building(at) == 0 || Board.element(at) == Element.ROOF) {
            return false;
        }
        Building below = table.building(Board.building(at));
        return table.realm().plans().get(below.plan()).blueprint().rule() != SiteRule.ON_OWN_BUILDING
                && !below.isIn(table.walkers().giant());
    }

    /** BLD-8. */
    static boolean hasCottage(FireTable table, int seat, int territory) {
        for (Building building : table.buildings()) {
            if (building.owner().index() == seat && building.isIn(territory) && table.is(building, Blueprint.COTTAGE)) {
                return true;
            }
        }
        return false;
    }

    /** {@return SIT-10: the territories of a site, as a set of bits} */
    static long territories(FireTable table, Site site) {
        BuildingForm form = site.project().plan().forms().get(site.form());
        long all = 0;
        for (int cell = 0; cell < form.size(0); cell++) {
            int x = site.x() + form.dx(0, cell);
            int y = site.y() + form.dy(0, cell);
            int territory = table.realm().terrain().territoryAt(x, y);
            int below = site.base() == 0 ? 0 : table.board().at(site.base(), x, y);
            if (Board.building(below) != 0) {
                all |= table.building(Board.building(below)).territories();
            } else if (territory != Terrain.NOWHERE) {
                all |= 1L << territory;
            }
        }
        return all;
    }
}
