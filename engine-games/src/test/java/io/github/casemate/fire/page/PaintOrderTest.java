package io.github.casemate.fire.page;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.fire.box.Brick;
import io.github.casemate.fire.box.IslandMaps;
import io.github.casemate.fire.box.Shape;
import io.github.casemate.fire.box.Terrain;
import io.github.casemate.kernel.SplitMix64;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** No side of a brick may be painted over the top of a brick that stands in front of it. */
class PaintOrderTest {

    private static final int SIDE = 9;
    private static final int BOARDS = 400;

    private final Terrain terrain = Terrain.of(IslandMaps.STANDARD).get();

    @Test
    void whatStandsInFrontIsPaintedLater() {
        SplitMix64 random = SplitMix64.of(11, 0);
        int pairs = 0;
        for (int board = 0; board < BOARDS; board++) {
            List<Solid> painted = PaintOrder.of(solids(random, new Projection(terrain, board % 4, 1)));
            Map<Integer, Integer> order = new HashMap<>();
            for (int i = 0; i < painted.size(); i++) {
                for (int part = 0; part < painted.get(i).size(); part++) {
                    order.put(key(painted.get(i).u(part), painted.get(i).v(part)), i);
                }
            }
            for (int cell : order.keySet().stream().sorted().toList()) {
                Integer front = order.get(cell + key(1, 1));
                if (front != null) {
                    assertThat(front)
                            .as("board %s, cell %s", board, cell)
                            .isGreaterThanOrEqualTo(order.getOrDefault(cell, 0));
                    pairs++;
                }
            }
        }
        assertThat(pairs).isGreaterThan(BOARDS * 10);
    }

    /** Bricks without order in random places that do not overlap. */
    private static List<Solid> solids(SplitMix64 random, Projection projection) {
        boolean[] taken = new boolean[64 * 64];
        List<Solid> solids = new ArrayList<>();
        for (int tries = 0; tries < 120; tries++) {
            Shape shape = Shape.all().get(random.nextInt(Shape.all().size()));
            Brick brick = Brick.of(shape, 1, 4 + random.nextInt(SIDE), 4 + random.nextInt(SIDE));
            boolean free = true;
            for (int part = 0; part < shape.size(); part++) {
                free &= !taken[key(brick.x() + shape.dx(part), brick.y() + shape.dy(part))];
            }
            for (int part = 0; free && part < shape.size(); part++) {
                taken[key(brick.x() + shape.dx(part), brick.y() + shape.dy(part))] = true;
            }
            if (free) {
                solids.add(Solid.of(brick, 1, projection));
            }
        }
        return solids;
    }

    private static int key(int u, int v) {
        return v * 64 + u;
    }
}
