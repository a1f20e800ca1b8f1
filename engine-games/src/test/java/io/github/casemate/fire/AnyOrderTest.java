package io.github.casemate.fire;

import static io.github.casemate.fire.FireScene.P1;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.GameState;
import io.github.casemate.fire.action.FireAction;
import io.github.casemate.fire.box.Brick;
import io.github.casemate.fire.box.BuildingForm;
import io.github.casemate.fire.box.BuildingPlan;
import io.github.casemate.fire.box.FireCard;
import io.github.casemate.fire.box.Grid;
import io.github.casemate.fire.box.Shape;
import io.github.casemate.fire.box.SiteRule;
import io.github.casemate.fire.box.Terrain;
import io.github.casemate.fire.event.BrickEvents;
import io.github.casemate.fire.rules.CompleteWhich;
import io.github.casemate.fire.table.FireTable;
import io.github.casemate.kernel.SplitMix64;
import io.github.casemate.testkit.rules.Rule;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import org.junit.jupiter.api.Test;

/**
 * SIT-1, SIT-7: whatever exact cover a building is made of, and in whatever order its bricks are laid as soon as each is
 * supported and touches, the last one completes it and none before.
 */
class AnyOrderTest {

    private static final int TRIES = Integer.getInteger("casemate.orders", 6);

    private final FireIsland game = FireScene.basic().game;
    private final Terrain terrain = game.realm().terrain();

    @Test
    @Rule({"SIT-1", "SIT-2", "SIT-5", "SIT-7", "SIT-8", "TOW-1"})
    void theLastBrickCompletesItAndNoneBefore() {
        int built = 0;
        for (int number = 0; number < game.realm().cards(); number++) {
            FireCard card = game.realm().card(number);
            for (BuildingPlan plan : game.realm().plansOf(number).take(2)) {
                for (int seed = 0; seed < TRIES; seed++) {
                    build(card, plan, SplitMix64.of(seed, plan.number()));
                    built++;
                }
            }
        }
        // Sixteen challenges, one of them in two heights, and two events.
        assertThat(built).isEqualTo(19 * TRIES);
    }

    private void build(FireCard card, BuildingPlan plan, SplitMix64 random) {
        FireScene scene = FireScene.basic();
        BuildingForm form = plan.forms().get(random.nextInt(plan.forms().size()));
        int[] place =
                plan.blueprint().rule() == SiteRule.ON_OWN_BUILDING ? onChapel(scene) : onGround(scene, form, random);
        Seq<Brick> left = cover(form, place, random);
        scene.hand(P1, card.id())
                .pile(P1, left.map(brick -> "" + brick.element().letter()).mkString());
        GameState<FireTable> state = scene.menu();
        while (!left.isEmpty()) {
            GameState<FireTable> menu = state;
            Seq<Brick> possible = left.filter(brick -> canLay(menu, brick));
            assertThat(possible).as("%s: one of %s can be laid", plan, left).isNotEmpty();
            Brick brick = possible.get(random.nextInt(possible.size()));
            left = left.remove(brick);
            state = laid(state, brick, left.isEmpty(), card);
        }
    }

    private boolean canLay(GameState<FireTable> menu, Brick brick) {
        Action element = new FireAction.LayElement(brick.element());
        return game.legalActions(menu).contains(element)
                && game.legalActions(game.apply(menu, element).state()).contains(new FireAction.LayBrick(brick));
    }

    private GameState<FireTable> laid(GameState<FireTable> menu, Brick brick, boolean last, FireCard card) {
        GameState<FireTable> where =
                game.apply(menu, new FireAction.LayElement(brick.element())).state();
        var transition = game.apply(where, new FireAction.LayBrick(brick));
        GameState<FireTable> state = transition.state();
        if (!(state.agenda().head() instanceof CompleteWhich)) {
            assertThat(last).as("%s is complete", card.id()).isFalse();
            return state;
        }
        Seq<Action> answers = game.legalActions(state);
        Seq<Action> sites = answers.filter(FireAction.CompleteSite.class::isInstance);
        assertThat(sites.map(site -> ((FireAction.CompleteSite) site).name()))
                .as("%s is completed by its last brick", card.id())
                .isEqualTo(last ? Array.of(card.id()) : Array.empty());
        var after = game.apply(state, answers.head());
        assertThat(after.events()
                        .exists(event -> event instanceof BrickEvents.BuildingCompleted
                                || event instanceof BrickEvents.EventBuilt))
                .isEqualTo(last);
        return after.state();
    }

    /** A cover by random elements: the first free cell of a level in reading order is the first cell of a brick. */
    private static Seq<Brick> cover(BuildingForm form, int[] place, SplitMix64 random) {
        Array<Brick> bricks = Array.empty();
        for (int level = 0; level < form.levels(); level++) {
            int at = level;
            Array<Integer> free = Array.range(0, form.size(level));
            while (!free.isEmpty()) {
                int first = free.head();
                Array<Integer> left = free;
                Array<Shape> shapes = Shape.all()
                        .filter(shape -> !cells(form, at, first, shape, left).isEmpty());
                Shape shape = shapes.get(random.nextInt(shapes.size()));
                free = free.removeAll(cells(form, at, first, shape, left));
                bricks = bricks.append(Brick.of(
                        shape, place[2] + 1 + at, place[0] + form.dx(at, first), place[1] + form.dy(at, first)));
            }
        }
        return bricks;
    }

    /** The cells that a shape would cover; none if it does not match there. */
    private static Array<Integer> cells(BuildingForm form, int level, int first, Shape shape, Array<Integer> free) {
        Array<Integer> cells = Array.empty();
        for (int part = 0; part < shape.size(); part++) {
            int x = form.dx(level, first) + shape.dx(part);
            int y = form.dy(level, first) + shape.dy(part);
            int code = shape.code() + part;
            cells = cells.appendAll(free.filter(cell -> form.dx(level, cell) == x
                    && form.dy(level, cell) == y
                    && ((form.codes(level, cell) >>> code) & 1) != 0));
        }
        return cells.size() == shape.size() ? cells : Array.empty();
    }

    /** On the Chimney of a Chapel: column, row, and the level below. */
    private static int[] onChapel(FireScene scene) {
        scene.building(P1, "chapel", 0, 7, 8);
        return new int[] {9, 8, 2};
    }

    /** Somewhere beside a Cottage; with one in each territory, no other one is completed on the way. */
    private int[] onGround(FireScene scene, BuildingForm form, SplitMix64 random) {
        while (true) {
            int x = random.nextInt(terrain.width());
            int y = random.nextInt(terrain.height());
            if (!form.fits(x, y) || !isLow(form, x, y)) {
                continue;
            }
            Array<int[]> ground =
                    Array.range(0, form.size(0)).map(cell -> new int[] {x + form.dx(0, cell), y + form.dy(0, cell)});
            boolean volcano =
                    ground.exists(cell -> terrain.territoryAt(cell[0], cell[1]) == terrain.volcanoTerritory());
            scene.giant(ground.exists(cell -> terrain.territoryAt(cell[0], cell[1]) == 0) ? "X" : "A");
            if (volcano) {
                int[] beside = Array.range(0, terrain.width())
                        .map(column -> new int[] {column, y})
                        .find(cell -> touches(ground, cell) && Grid.has(terrain.ground(0), cell[0], cell[1]))
                        .getOrElse(new int[] {-1, -1});
                if (beside[0] >= 0) {
                    scene.bricks(P1, "C1 " + beside[0] + "," + beside[1]);
                    return new int[] {x, y, 0};
                }
            } else if (settle(scene, ground)) {
                return new int[] {x, y, 0};
            }
        }
    }

    private static boolean touches(Array<int[]> cells, int[] cell) {
        return !contains(cells, cell)
                && cells.exists(one -> Math.abs(one[0] - cell[0]) + Math.abs(one[1] - cell[1]) == 1);
    }

    private boolean isLow(BuildingForm form, int x, int y) {
        return Array.range(0, form.size(0))
                .forAll(cell -> terrain.groundAt(x + form.dx(0, cell), y + form.dy(0, cell)) == 0);
    }

    private static boolean contains(Array<int[]> cells, int[] cell) {
        return cells.exists(one -> one[0] == cell[0] && one[1] == cell[1]);
    }

    /** Puts an original Cottage into each territory of a site, on other cells, the first one beside it. */
    private boolean settle(FireScene scene, Array<int[]> ground) {
        Array<Integer> territories = ground.map(cell -> terrain.territoryAt(cell[0], cell[1]))
                .filter(territory -> territory >= 0)
                .distinct();
        BuildingPlan cottage = game.realm().plan("cottage");
        Array<int[]> homes = Array.empty();
        for (int territory : territories) {
            boolean first = homes.isEmpty();
            var site = game.realm().homeSites("cottage", territory).find(home -> {
                BuildingForm form = cottage.forms().get(home.form());
                Array<int[]> cells = Array.range(0, form.size(0)).map(cell ->
                        new int[] {home.x() + form.dx(0, cell), home.y() + form.dy(0, cell)});
                return cells.forAll(cell -> !contains(ground, cell))
                        && (!first || cells.exists(cell -> touches(ground, cell)));
            });
            if (site.isEmpty()) {
                return false;
            }
            homes = homes.append(
                    new int[] {site.get().form(), site.get().x(), site.get().y()});
        }
        homes.forEach(home -> scene.original(P1, "cottage", home[0], home[1], home[2]));
        return true;
    }
}
