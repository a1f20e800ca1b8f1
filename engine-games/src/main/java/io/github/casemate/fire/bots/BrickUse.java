package io.github.casemate.fire.bots;

import io.github.casemate.fire.box.BuildingForm;
import io.github.casemate.fire.box.BuildingPlan;
import io.github.casemate.fire.box.Shape;
import java.util.ArrayList;
import java.util.List;

/**
 * A brick as part of a form of a building.
 *
 * @param shape the brick's shape
 * @param dx how far to the east of the form's corner its first cell lies
 * @param dy how far to the south of the form's corner its first cell lies
 * @param cells the cells of the form's level that it fills, as a set of bits
 */
record BrickUse(Shape shape, int dx, int dy, long cells) {

    static BrickUse[] all(BuildingPlan plan, int form, int level) {
        List<BrickUse> all = new ArrayList<>();
        for (Shape shape : Shape.all()) {
            for (int use = 0; use < plan.uses(level, shape); use++) {
                if (plan.form(level, shape, use) == form) {
                    int dx = plan.dx(level, shape, use);
                    int dy = plan.dy(level, shape, use);
                    all.add(new BrickUse(shape, dx, dy, cells(plan.forms().get(form), level, shape, dx, dy)));
                }
            }
        }
        return all.toArray(new BrickUse[0]);
    }

    private static long cells(BuildingForm form, int level, Shape shape, int dx, int dy) {
        long cells = 0;
        for (int part = 0; part < shape.size(); part++) {
            for (int cell = 0; cell < form.size(level); cell++) {
                if (form.dx(level, cell) == dx + shape.dx(part) && form.dy(level, cell) == dy + shape.dy(part)) {
                    cells |= 1L << cell;
                }
            }
        }
        return cells;
    }
}
