package io.github.casemate.fire.rules;

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
import io.vavr.collection.Seq;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.IntPredicate;

/**
 * Sites (SIT-2 to SIT-5, TOW): where a building could stand, is being built, or is complete. A site is a plan, one of its
 * forms, a place, and the level that it stands on. Nothing is searched that does not contain a given brick: the plans know
 * in which of their forms the brick could lie, and where.
 */
public final class Sites {

    /**
     * What somebody may build, and the card for it.
     *
     * @param plan what is built
     * @param card the number of the card; {@link Building#NO_CARD} for a Cottage
     * @param reclaims whether the card lies before another player (TOW-2)
     */
    public record Project(BuildingPlan plan, int card, boolean reclaims) {

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

    private final FireTable table;
    private final Terrain terrain;
    private final Board board;
    private final int giant;
    private final int seat;
    private final Project[] projects;
    private final BuildingPlan cottage;
    private final long cottages;

    private Sites(FireTable table, PlayerId player, List<Project> projects) {
        this.table = table;
        this.terrain = table.realm().terrain();
        this.board = table.board();
        this.giant = table.walkers().giant();
        this.seat = player.index();
        this.projects = projects.toArray(new Project[0]);
        this.cottage = table.realm().cottage();
        this.cottages = cottages(table, player);
    }

    /**
     * {@return BLD-7: the sites of what a player may work on above the ground: the hand in deck order, Towers, Cottages
     * last}
     *
     * @param table the table, or what the player sees of it
     * @param player the player
     */
    public static Sites of(FireTable table, PlayerId player) {
        Counts hand = table.hand(player);
        return of(table, player, card -> hand.of(card) > 0);
    }

    /** {@return what a player whose hand is not known might be working on: every card that does not lie face up} */
    static Sites possible(FireTable table, PlayerId player) {
        return of(
                table,
                player,
                card -> table.faceUp(card) < table.realm().card(card).copies());
    }

    private static Sites of(FireTable table, PlayerId player, IntPredicate held) {
        List<Project> all = new ArrayList<>();
        for (int card = 0; card < table.realm().cards(); card++) {
            if (held.test(card)) {
                addFromHand(table.realm(), card, all);
            }
        }
        addReclaims(table, player, all);
        all.add(new Project(table.realm().cottage(), Building.NO_CARD, false));
        return new Sites(table, player, all);
    }

    /** {@return no sites at all, for those who lay roads} */
    static Sites none(FireTable table, PlayerId player) {
        return new Sites(table, player, List.of());
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
                    && low.rule() == SiteRule.TALLER_RECLAIMS
                    && !building.owner().equals(player)) {
                for (BuildingPlan plan : table.realm().plansOf(building.card())) {
                    if (plan.rise() == low.rise() + 1 || plan.rise() == low.rise() + 2) {
                        all.add(new Project(plan, building.card(), true));
                    }
                }
            }
        }
    }

    /** {@return what the sites are for} */
    public Seq<Project> projects() {
        return Array.of(projects);
    }

    /**
     * {@return SIT-3: whether a site is open, full ones included}
     *
     * @param plan what would be built
     * @param form the number of its form
     * @param x the column of its north-west corner
     * @param y the row of its north-west corner
     * @param base the level that it stands on
     */
    public boolean isOpen(BuildingPlan plan, int form, int x, int y, int base) {
        return status(plan, form, x, y, base) != Status.CLOSED;
    }

    /** {@return whether something can be built for which a rule holds} */
    boolean builds(SiteRule rule) {
        for (Project project : projects) {
            if (project.plan().rule() == rule) {
                return true;
            }
        }
        return false;
    }

    /** {@return whether nothing can be built} */
    boolean isEmpty() {
        return projects.length == 0;
    }

    /** {@return SIT-5: whether a brick fits an open site} */
    boolean fits(Shape shape, int level, int x, int y) {
        for (Project project : projects) {
            if (find(project, shape, level, x, y, Status.OPEN, site -> {})) {
                return true;
            }
        }
        return false;
    }

    /** {@return SIT-7: the full sites that contain a brick} */
    Array<Site> full(Brick brick) {
        List<Site> found = new ArrayList<>();
        for (Project project : projects) {
            find(project, brick.shape(), brick.level(), brick.x(), brick.y(), Status.FULL, found::add);
        }
        return Array.ofAll(found);
    }

    /** Looks at the sites of a project that contain a brick: all full ones, or only the first one that is open. */
    private boolean find(Project project, Shape shape, int level, int x, int y, Status wanted, Consumer<Site> found) {
        BuildingPlan plan = project.plan();
        SiteRule rule = plan.rule();
        int lowest = rule == SiteRule.ON_OWN_BUILDING ? 1 : rule == SiteRule.VOLCANO ? terrain.groundAt(x, y) : 0;
        int highest = rule == SiteRule.ON_OWN_BUILDING ? level - 1 : lowest;
        for (int base = Math.max(lowest, level - plan.levels()); base <= highest && base < level; base++) {
            int within = level - 1 - base;
            for (int use = 0; use < plan.uses(within, shape); use++) {
                int form = plan.form(within, shape, use);
                int left = x - plan.dx(within, shape, use);
                int top = y - plan.dy(within, shape, use);
                Status status = status(plan, form, left, top, base);
                if (status == wanted || status == Status.FULL) {
                    if (wanted == Status.OPEN) {
                        return true;
                    }
                    found.accept(new Site(project, form, left, top, base));
                }
            }
        }
        return false;
    }

    /** SIT-3, and whether all of its cells are filled. */
    private Status status(BuildingPlan plan, int number, int x, int y, int base) {
        BuildingForm form = plan.forms().get(number);
        if (!form.fits(x, y)) {
            return Status.CLOSED;
        }
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
        return isAllowed(plan, form, x, y, base) ? full ? Status.FULL : Status.OPEN : Status.CLOSED;
    }

    /** The parts of SIT-3 that are not about bricks of the site itself. */
    private boolean isAllowed(BuildingPlan plan, BuildingForm form, int x, int y, int base) {
        SiteRule rule = plan.rule();
        for (int cell = 0; cell < form.size(0); cell++) {
            int column = x + form.dx(0, cell);
            int row = y + form.dy(0, cell);
            if (terrain.territoryAt(column, row) == giant
                    || (rule == SiteRule.VOLCANO && terrain.groundAt(column, row) != base)
                    || (rule == SiteRule.ON_OWN_BUILDING && !isTop(base, column, row))) {
                return false;
            }
        }
        return plan != cottage || ((cottages >>> terrain.territoryAt(x + form.dx(0, 0), y + form.dy(0, 0))) & 1) == 0;
    }

    /** SIT-4: on a completed own building that is not one of the same rule, not on a Roof, outside the Giant's reach. */
    private boolean isTop(int level, int x, int y) {
        int at = board.at(level, x, y);
        if (Board.owner(at) != seat || Board.building(at) == 0 || Board.element(at) == Element.ROOF) {
            return false;
        }
        Building below = table.building(Board.building(at));
        return table.realm().plans().get(below.plan()).rule() != SiteRule.ON_OWN_BUILDING && !below.isIn(giant);
    }

    /** BLD-8: the territories where a player has a Cottage. */
    private static long cottages(FireTable table, PlayerId player) {
        long all = 0;
        for (Building building : table.buildings()) {
            if (building.owner().equals(player)
                    && building.plan() == table.realm().cottage().number()) {
                all |= building.territories();
            }
        }
        return all;
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
