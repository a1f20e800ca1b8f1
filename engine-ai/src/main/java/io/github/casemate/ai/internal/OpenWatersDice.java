package io.github.casemate.ai.internal;

import io.github.casemate.agenda.Action;
import io.github.casemate.ai.search.PortableMath;
import io.github.casemate.siege.action.RerollDice;
import io.github.casemate.siege.box.Face;
import io.github.casemate.siege.box.Faces;
import io.github.casemate.siege.table.AttackState;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.Array;

/**
 * Dice in Open Waters (ATK-12), where each colour brings a stone. Leadership counts for whoever has a ship to spend it on.
 * What cards do with dice is left out, and so is the end of the supply.
 *
 * @param lying what the dice show
 * @param rerolls how often dice may be rolled again
 * @param wanted the faces that are of use
 */
record OpenWatersDice(Faces lying, int rerolls, Array<Face> wanted) {

    /** ATK-2: the sides of a die, and those that show Gray. */
    private static final double SIDES = 6;

    private static final int GRAY = 2;

    static OpenWatersDice of(Table table) {
        AttackState attack = table.requireAttack();
        boolean spendsLeadership = !table.player(attack.attacker()).ships().isEmpty();
        return new OpenWatersDice(
                attack.results(),
                attack.rerolls(),
                Array.of(Face.values())
                        .filter(face -> face.color().isDefined() || (face == Face.LEADERSHIP && spendsLeadership)));
    }

    /** How many dice are of use in the end on average, if the player goes on well. */
    double worth(Action option) {
        if (!(option instanceof RerollDice again)) {
            return useful(lying);
        }
        Faces rolled = again.dice();
        double kept = useful(lying) - useful(rolled);
        double useless = lying.total() - rolled.total() - kept;
        return kept + rolled.total() * within(rerolls) + useless * within(rerolls - 1);
    }

    private double useful(Faces faces) {
        return wanted.map(faces::count).sum().doubleValue();
    }

    /** The chance that a die is of use after so many rolls. */
    private double within(int rolls) {
        double once = wanted.map(face -> face == Face.GRAY ? GRAY : 1).sum().doubleValue() / SIDES;
        return 1 - PortableMath.pow(1 - once, rolls);
    }
}
