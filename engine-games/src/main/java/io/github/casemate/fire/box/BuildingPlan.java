package io.github.casemate.fire.box;

import io.vavr.collection.Array;

/** A building of a certain height on a certain island: its forms, and where in them each brick could lie. */
public final class BuildingPlan {

    private final int number;
    private final Blueprint blueprint;
    private final SiteRule rule;
    private final int rise;
    private final Array<BuildingForm> forms;
    private final int[][][] uses;

    BuildingPlan(int number, Blueprint blueprint, int rise, Array<BuildingForm> forms, int[][][] uses) {
        this.number = number;
        this.blueprint = blueprint;
        this.rule = blueprint.rule();
        this.rise = rise;
        this.forms = forms;
        this.uses = uses;
    }

    /** {@return its number among all plans of the game} */
    public int number() {
        return number;
    }

    /** {@return what is built} */
    public Blueprint blueprint() {
        return blueprint;
    }

    /** {@return where it may stand} */
    public SiteRule rule() {
        return rule;
    }

    /** {@return TOW-1: how many levels it has below the last one; what makes a Tower taller than another} */
    public int rise() {
        return rise;
    }

    /** {@return the different turned and mirrored forms} */
    public Array<BuildingForm> forms() {
        return forms;
    }

    /** {@return how many levels it has} */
    public int levels() {
        return uses.length;
    }

    /**
     * {@return how many ways there are to use a shape in a level}
     *
     * @param level the level, from zero
     * @param shape the shape
     */
    public int uses(int level, Shape shape) {
        return uses[level][shape.id()].length;
    }

    /**
     * {@return the number of the form of a use}
     *
     * @param level the level, from zero
     * @param shape the shape
     * @param use the use, from zero
     */
    public int form(int level, Shape shape, int use) {
        return uses[level][shape.id()][use] >> 8;
    }

    /**
     * {@return how far to the east of the form's corner the first cell of the shape lies}
     *
     * @param level the level, from zero
     * @param shape the shape
     * @param use the use, from zero
     */
    public int dx(int level, Shape shape, int use) {
        return (uses[level][shape.id()][use] >> 4) & 15;
    }

    /**
     * {@return how far to the south of the form's corner the first cell of the shape lies}
     *
     * @param level the level, from zero
     * @param shape the shape
     * @param use the use, from zero
     */
    public int dy(int level, Shape shape, int use) {
        return uses[level][shape.id()][use] & 15;
    }

    @Override
    public String toString() {
        return blueprint.id() + "/" + rise;
    }
}
