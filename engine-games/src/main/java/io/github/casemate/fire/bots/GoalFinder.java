package io.github.casemate.fire.bots;

import io.github.casemate.fire.bots.BuildGoal.Way;
import io.github.casemate.fire.box.Brick;
import io.github.casemate.fire.box.BuildingForm;
import io.github.casemate.fire.box.BuildingPlan;
import io.github.casemate.fire.box.Element;
import io.github.casemate.fire.box.EventEffect;
import io.github.casemate.fire.box.FireCard;
import io.github.casemate.fire.box.Grid;
import io.github.casemate.fire.box.Shape;
import io.github.casemate.fire.box.SiteRule;
import io.github.casemate.fire.box.Terrain;
import io.github.casemate.fire.rules.Sites;
import io.github.casemate.fire.table.Board;
import io.github.casemate.fire.table.Building;
import io.github.casemate.fire.table.Counts;
import io.github.casemate.fire.table.FireTable;
import io.github.casemate.kernel.PlayerId;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Finds out what a player could build: for each card of the hand and for the Cottage the cheapest site.
 *
 * <p>Sites are found a row at a time: the places where the ground fits, where some cell touches the kingdom, and where
 * nothing is in the way are sets of bits. Where nothing has been built yet all places of a building cost the same, so only
 * a few of them are looked at more closely; where something has, all are.
 */
final class GoalFinder {

    /** How many places without any brick are compared for each form. */
    private static final int FRESH = 3;

    /** The need of what cannot be built. */
    private static final long NEVER = -1;

    /** How far a brick of road leads. */
    private static final int ROAD = 3;

    private final FireTable table;
    private final PlayerId player;
    private final int seat;
    private final Board board;
    private final Terrain terrain;
    private final BrickCovers covers;
    private final BrickPrices prices;
    private final FireStyle style;
    private final Counts pile;
    private final Sites sites;
    private final long[] near;
    private final List<BuildGoal> goals = new ArrayList<>();
    /** What a Cottage is worth that produces an element, once it has been asked for. */
    private final double[] cottages = new double[Element.ALL.size()];

    private @Nullable BuildGoal best;

    /** The need of a place without any brick, which is the same for all places of a form; 0 if it is not known yet. */
    private long empty;

    private int fresh;

    private GoalFinder(FireTable table, PlayerId player, BrickCovers covers, BrickPrices prices, FireStyle style) {
        this.table = table;
        this.style = style;
        this.player = player;
        this.seat = player.index();
        this.board = table.board();
        this.terrain = table.realm().terrain();
        this.covers = covers;
        this.prices = prices;
        this.pile = table.pile(player);
        this.sites = Sites.of(table, player);
        this.near = nearAt(1);
    }

    /**
     * {@return what a player could build, the best first}
     *
     * @param table the table, or what the player sees
     * @param player the player
     * @param covers what buildings take
     * @param prices what elements are worth to the player
     * @param style how the player weighs things
     */
    static List<BuildGoal> find(
            FireTable table, PlayerId player, BrickCovers covers, BrickPrices prices, FireStyle style) {
        GoalFinder finder = new GoalFinder(table, player, covers, prices, style);
        long[] bridged = finder.bridged();
        long[] along = finder.along();
        for (Sites.Project project : finder.sites.projects()) {
            finder.look(project, bridged, along);
        }
        finder.goals.sort(Comparator.comparingDouble(goal -> -goal.score()));
        return finder.goals;
    }

    private void look(Sites.Project project, long[] bridged, long[] along) {
        best = null;
        SiteRule rule = project.plan().rule();
        if (rule == SiteRule.ON_OWN_BUILDING) {
            for (int base = 1; base <= board.top(); base++) {
                search(project, base, tops(base), Way.NONE);
            }
        } else if (rule == SiteRule.VOLCANO) {
            for (int base = 0; base < 3; base++) {
                search(project, base, nearAt(base + 1), Way.NONE);
            }
        } else {
            search(project, 0, near, Way.NONE);
        }
        boolean cottage = project.card() == Building.NO_CARD;
        if (rule != SiteRule.ON_OWN_BUILDING && (best == null || cottage)) {
            search(project, 0, along, Way.ROAD);
            search(project, 0, bridged, Way.BRIDGE);
        }
        if (best != null) {
            goals.add(best);
        }
    }

    /** The cells of a level that touch the kingdom, or where own bricks lie. */
    private long[] nearAt(int level) {
        long[] owned = board.owned(level, seat);
        long[] all = Grid.beside(owned);
        for (int y = 0; y < all.length; y++) {
            all[y] |= owned[y];
        }
        return all;
    }

    private long[] tops(int level) {
        long[] all = board.owned(level, seat).clone();
        for (int y = 0; y < all.length; y++) {
            all[y] &= ~board.roofs(level)[y] & ~board.loose(level, seat)[y];
        }
        return all;
    }

    private long free(int y) {
        return y < 0 || y >= terrain.height()
                ? 0
                : terrain.ground(0)[y]
                        & ~board.filled(1)[y]
                        & ~terrain.cellsOf(table.walkers().giant())[y];
    }

    /** The cells that touch the far end of a Bridge over a river. */
    private long[] bridged() {
        long[] ends = new long[near.length];
        for (int y = 0; y < near.length; y++) {
            long river = terrain.river()[y] & ~board.filled(1)[y];
            long from = free(y) & near[y];
            ends[y] |= (((from << 1) & river) << 1) & free(y);
            ends[y] |= (((from >>> 1) & river) >>> 1) & free(y);
            if (y > 0 && y + 1 < near.length) {
                long above = free(y - 1);
                long below = free(y + 1);
                ends[y + 1] |= above & near[y - 1] & river & below;
                ends[y - 1] |= below & near[y + 1] & river & above;
            }
        }
        return Grid.beside(ends);
    }

    /** The cells that one brick of road would bring into reach. */
    private long[] along() {
        long[] reached = near.clone();
        for (int step = 0; step < ROAD; step++) {
            long[] next = new long[reached.length];
            for (int y = 0; y < next.length; y++) {
                next[y] = reached[y] & free(y);
            }
            next = Grid.beside(next);
            for (int y = 0; y < next.length; y++) {
                reached[y] |= next[y] & free(y);
            }
        }
        return reached;
    }

    private void search(Sites.Project project, int base, long[] touched, Way way) {
        BuildingPlan plan = project.plan();
        if (base + plan.levels() > Board.MOST_LEVELS) {
            return;
        }
        for (int number = 0; number < plan.forms().size(); number++) {
            BuildingForm form = plan.forms().get(number);
            fresh = 0;
            empty = 0;
            for (int y = 0; y + form.height() <= near.length; y++) {
                long open = open(form, y, base, touched);
                if (open != 0) {
                    long begun = begun(form, y, base) & open;
                    for (long left = way == Way.NONE ? open : open & ~begun; left != 0; left &= left - 1) {
                        int x = Long.numberOfTrailingZeros(left);
                        boolean isFresh = ((begun >>> x) & 1) == 0;
                        if (!isFresh || fresh < FRESH || project.card() == Building.NO_CARD) {
                            consider(project, number, x, y, base, way, isFresh);
                        }
                    }
                }
            }
        }
    }

    private long open(BuildingForm form, int y, int base, long[] touched) {
        long open = form.fits(y);
        long touching = 0;
        for (int cell = 0; cell < form.size(0) && open != 0; cell++) {
            touching |= Grid.eastOf(touched[y + form.dy(0, cell)], form.dx(0, cell));
        }
        open &= touching;
        for (int level = 0; level < form.levels() && open != 0; level++) {
            long[] filled = board.filled(base + 1 + level);
            long[] loose = board.loose(base + 1 + level, seat);
            for (int cell = 0; cell < form.size(level) && open != 0; cell++) {
                int row = y + form.dy(level, cell);
                open &= Grid.eastOf(~filled[row] | loose[row], form.dx(level, cell));
            }
        }
        return open;
    }

    private long begun(BuildingForm form, int y, int base) {
        long begun = 0;
        for (int level = 0; level < form.levels(); level++) {
            long[] loose = board.loose(base + 1 + level, seat);
            for (int cell = 0; cell < form.size(level); cell++) {
                begun |= Grid.eastOf(loose[y + form.dy(level, cell)], form.dx(level, cell));
            }
        }
        return begun;
    }

    private void consider(Sites.Project project, int number, int x, int y, int base, Way way, boolean isFresh) {
        BuildingPlan plan = project.plan();
        BuildingForm form = plan.forms().get(number);
        long need = isFresh && empty != 0 ? empty : need(plan, number, x, y, base, way);
        if (need == NEVER) {
            return;
        }
        empty = isFresh ? need : empty;
        double cost = prices.cost(need, pile)
                + (way == Way.ROAD ? prices.of(Element.TWO.ordinal()) / 2 : 0)
                + shore(form, x, y) * 0.01;
        double value = value(project, form, x, y);
        double score = value / (style.haste() + cost);
        boolean isBetter = best == null || score > best.score();
        if (isBetter && !sites.isOpen(plan, number, x, y, base)) {
            return;
        }
        fresh += isFresh ? 1 : 0;
        if (isBetter) {
            best = new BuildGoal(project, number, x, y, base, way, need, lacking(need), cost, value, score);
        }
    }

    private long need(BuildingPlan plan, int number, int x, int y, int base, Way way) {
        long[] needs = covers.needs(plan, number, missing(board, plan.forms().get(number), x, y, base));
        return needs.length == 0
                ? NEVER
                : prices.cheapest(needs, pile) + (way == Way.BRIDGE ? BrickCovers.one(Element.BRIDGE) : 0);
    }

    /** Bricks beside water are in danger. */
    private int shore(BuildingForm form, int x, int y) {
        int cells = 0;
        for (int cell = 0; cell < form.size(0); cell++) {
            cells += Grid.has(terrain.waterside(), x + form.dx(0, cell), y + form.dy(0, cell)) ? 1 : 0;
        }
        return cells;
    }

    private int lacking(long need) {
        int lacking = 0;
        for (int kind = 0; kind < Element.ALL.size(); kind++) {
            lacking += Math.max(0, BrickCovers.of(need, kind) - pile.of(kind));
        }
        return lacking;
    }

    private double value(Sites.Project project, BuildingForm form, int x, int y) {
        if (project.card() == Building.NO_CARD) {
            int territory = terrain.territoryAt(x + form.dx(0, 0), y + form.dy(0, 0));
            int element = table.flags().elements().get(territory).ordinal();
            if (cottages[element] == 0) {
                cottages[element] = style.cottages() * FireWorth.cottage(table, player, prices, element);
            }
            return cottages[element];
        }
        FireCard card = table.realm().card(project.card());
        if (card.isEvent()) {
            return card.effect().contains(EventEffect.HARVEST) ? 0.12 * prices.total() : 0.15;
        }
        double points = project.reclaims() ? 1.5 * card.points() : card.points();
        long there = territories(form, x, y);
        return points
                + style.bonus()
                        * card.bonus()
                                .map(bonus -> BonusWorth.of(table, player, bonus, there))
                                .getOrElse(0.0);
    }

    private long territories(BuildingForm form, int x, int y) {
        long all = 0;
        for (int cell = 0; cell < form.size(0); cell++) {
            int territory = terrain.territoryAt(x + form.dx(0, cell), y + form.dy(0, cell));
            all |= territory < 0 ? 0 : 1L << territory;
        }
        return all;
    }

    /** {@return for each level of a site the cells where nothing lies, as sets of bits} */
    static long[] missing(Board board, BuildingForm form, int x, int y, int base) {
        long[] missing = new long[form.levels()];
        for (int level = 0; level < missing.length; level++) {
            for (int cell = 0; cell < form.size(level); cell++) {
                if (board.at(base + 1 + level, x + form.dx(level, cell), y + form.dy(level, cell)) == 0) {
                    missing[level] |= 1L << cell;
                }
            }
        }
        return missing;
    }

    /**
     * {@return a brick of the pile that brings a goal nearer; null if there is none} It is one that leaves the rest as cheap
     * as possible, of the lowest level that is not finished.
     */
    static @Nullable Brick next(
            FireTable table, PlayerId player, BrickCovers covers, BrickPrices prices, BuildGoal goal) {
        BuildingPlan plan = goal.project().plan();
        long[] missing = missing(table.board(), goal.shape(), goal.x(), goal.y(), goal.base());
        Counts pile = table.pile(player);
        Brick best = null;
        double least = Double.POSITIVE_INFINITY;
        for (int level = 0; level < missing.length && best == null; level++) {
            for (BrickUse use : covers.uses(plan, goal.form(), level)) {
                int element = use.shape().element().ordinal();
                if ((use.cells() & ~missing[level]) == 0 && pile.of(element) > 0) {
                    Brick brick =
                            Brick.of(use.shape(), goal.base() + 1 + level, goal.x() + use.dx(), goal.y() + use.dy());
                    missing[level] ^= use.cells();
                    long[] needs = covers.needs(plan, goal.form(), missing);
                    missing[level] ^= use.cells();
                    if (needs.length > 0 && canLay(table, player.index(), brick)) {
                        Counts left = pile.plus(element, -1);
                        double cost = prices.cost(prices.cheapest(needs, left), left) + prices.used(element);
                        if (cost < least) {
                            least = cost;
                            best = brick;
                        }
                    }
                }
            }
        }
        return best;
    }

    /** Whether a brick would touch the kingdom, and stand. */
    private static boolean canLay(FireTable table, int seat, Brick brick) {
        Board board = table.board();
        Shape shape = brick.shape();
        int level = brick.level();
        boolean touches = false;
        for (int part = 0; part < shape.size(); part++) {
            int x = brick.x() + shape.dx(part);
            int y = brick.y() + shape.dy(part);
            boolean below = level > 1
                    && Grid.has(board.owned(level - 1, seat), x, y)
                    && !Grid.has(board.roofs(level - 1), x, y);
            boolean ground = table.realm().terrain().groundAt(x, y) == level - 1;
            if (!below && !ground && !shape.isOpening(part)) {
                return false;
            }
            long[] owned = board.owned(level, seat);
            touches |= (below && !shape.isOpening(part))
                    || Grid.has(owned, x - 1, y)
                    || Grid.has(owned, x + 1, y)
                    || Grid.has(owned, x, y - 1)
                    || Grid.has(owned, x, y + 1);
        }
        return touches;
    }
}
