package io.github.casemate.siege.rules;

import io.github.casemate.agenda.AutoStep;
import io.github.casemate.agenda.Play;
import io.github.casemate.siege.box.StoneColor;
import io.github.casemate.siege.box.Stones;
import io.github.casemate.siege.event.Reinforced;
import io.github.casemate.siege.quantity.Reinforcement;
import io.github.casemate.siege.spi.Abilities;
import io.github.casemate.siege.spi.Problem;
import io.github.casemate.siege.spi.StepChecks;
import io.github.casemate.siege.spi.ValidatedStep;
import io.github.casemate.siege.table.AttackState;
import io.github.casemate.siege.table.Table;
import io.vavr.control.Option;

/**
 * ATK-9, RUL-7: for each result of a colour other than the attack colour the attacker takes a stone, as long as the
 * general supply lasts.
 */
public record Reinforce() implements AutoStep<Table>, ValidatedStep {

    /** The only instance: the step has no fields. */
    public static final Reinforce STEP = new Reinforce();

    @Override
    public void take(Play<Table> play) {
        Stones taken = stones(play.table());
        if (!taken.isEmpty()) {
            play.emit(new Reinforced(play.table().requireAttack().attacker(), taken));
        }
    }

    /**
     * What the attacker would take now.
     *
     * @param table the table; there is an attack
     * @return the stones, as long as the general supply lasts
     */
    public static Stones stones(Table table) {
        AttackState attack = table.requireAttack();
        Stones taken = Stones.NONE;
        for (int i = 0; i < StoneColor.count(); i++) {
            StoneColor color = StoneColor.at(i);
            int results = attack.isColor(color) ? 0 : attack.results(color);
            int due = Abilities.number(table, Reinforcement.class, attack, color, results, Reinforcement::new);
            taken = taken.plus(color, Math.min(due, table.supply().count(color)));
        }
        return taken;
    }

    @Override
    public Option<Problem> validate(Table table) {
        return StepChecks.attack(table);
    }
}
